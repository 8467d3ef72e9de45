// The machine a figure was measured on, in one line.

import { cpus, totalmem } from 'node:os';

export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}`;
}
