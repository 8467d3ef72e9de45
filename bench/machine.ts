// Describes the machine of a measurement, in one line.

import { cpus, loadavg, totalmem } from 'node:os';

export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}`;
}

/** The load average before a measurement; above the number of cores it makes all times longer. */
export const busyness = (): string => `load ${(loadavg()[0] ?? NaN).toFixed(1)} before it began`;
