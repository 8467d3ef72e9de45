// Simulates 250 seeds with faults, and one seed twice.

import { expect, it } from 'vitest';
import { createSimulator } from './run.ts';
import { expectPromisesKept } from './seeds.ts';

const FIVE_MINUTES = 300_000;

it('all guarantees hold under faults: seeds 1 to 250', { timeout: FIVE_MINUTES }, async () => {
  await expectPromisesKept(1, 250);
});

it('a run is reproducible by its seed', async () => {
  const simulator = await createSimulator();
  const traces = [];
  for (const seed of ['7', '7', '8']) traces.push((await simulator.run(seed)).trace);
  await simulator.close();
  expect(traces[1]).toBe(traces[0]);
  expect(traces[2]).not.toBe(traces[0]);
});
