// A server in a process of its own, and the processor time that it has used.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOnLeash } from '../../tools/leash.mjs';

export type Running = {
  /** `localhost:1234` */
  readonly host: string;
  /** Microseconds of processor time, of all its threads. */
  readonly cpu: () => number;
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
};

export async function run(
  program: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-bench-'));
  const options = { cwd: folder, env: { PATH: process.env['PATH'], DATA: join(folder, 'data'), ...env } };
  const { greeting, pid, stop } = await startOnLeash(
    { command: process.execPath, args: [program], options, ready: /is ready: http/ },
    folder,
  );
  return {
    host: /http:\/\/([^\s/]+)/.exec(greeting())?.[1] ?? '',
    cpu: () => cpuOf(pid()),
    megabytes: () => memoryOf(pid()),
    stop,
  };
}

/** What the kernel counted, in nanoseconds, thread by thread. */
function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
