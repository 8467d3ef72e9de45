// A few simulated storms, as a quick check; the long tests run hundreds.

import { expect, it } from 'vitest';
import { createSimulator } from './run.ts';

it('all guarantees hold in a few storms', async () => {
  const simulator = await createSimulator();
  const broken: string[] = [];
  for (const seed of ['1', '2', '3', '4', '5', '6']) broken.push(...(await simulator.run(seed)).broken);
  await simulator.close();
  expect(broken).toEqual([]);
});
