// Simulates a range of seeds; each one that violates a guarantee is named, so that it can be run alone.

import { expect } from 'vitest';
import { createSimulator } from './run.ts';

export async function expectPromisesKept(from: number, count: number): Promise<void> {
  const simulator = await createSimulator();
  const broken: string[] = [];
  let events = 0;
  let conflicts = 0;
  let flags = 0;
  let clocks = 0;
  for (let seed = from; seed < from + count; seed++) {
    const report = await simulator.run(String(seed));
    broken.push(...report.broken.map((what) => `seed ${seed}: ${what}`));
    events += report.events;
    conflicts += report.conflicts;
    flags += report.flags;
    clocks += report.clocks;
  }
  await simulator.close();
  expect(broken).toEqual([]);
  // A simulation in which nothing happens proves nothing.
  expect(events).toBeGreaterThan(count * 40);
  expect(conflicts).toBeGreaterThan(count / 4);
  expect(flags).toBeGreaterThan(count / 4);
  expect(clocks).toBeGreaterThan(count * 20);
}
