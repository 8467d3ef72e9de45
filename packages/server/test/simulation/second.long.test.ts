// Simulates 250 more seeds with faults.

import { it } from 'vitest';
import { expectPromisesKept } from './seeds.ts';

const FIVE_MINUTES = 300_000;

it('all guarantees hold under faults: seeds 251 to 500', { timeout: FIVE_MINUTES }, async () => {
  await expectPromisesKept(251, 250);
});
