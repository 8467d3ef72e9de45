// A server in its own process, and the CPU time it has used.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSupervised } from '../../tools/supervise.mjs';

/** What `npm start` runs, without logs and rate limits. */
export const SERVER = fileURLToPath(new URL('../../packages/server/dist/gathered.js', import.meta.url));
export const QUIET = { PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };

export type Running = {
  /** `localhost:1234`; changes with each start. */
  readonly host: () => string;
  /** Its data folder. */
  readonly data: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** CPU time of all its threads, in microseconds. */
  readonly cpu: () => number;
  /** Its resident memory. */
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
};

/** Pins a process to the first core. */
export const ON_ONE_CORE = ['taskset', '-c', '0'];

export async function run(
  program: string,
  env: Readonly<Record<string, string | undefined>> = {},
  under: readonly string[] = [],
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-bench-'));
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { PATH: process.env['PATH'], DATA: data, ...env } };
  const [command, ...args] = [...under, process.execPath, program];
  const { greeting, pid, kill, restart, stop } = await startSupervised(
    { command, args, options, ready: /is ready: http/ },
    folder,
  );
  return {
    host: () => /http:\/\/([^\s/]+)/.exec(greeting())?.[1] ?? '',
    data,
    kill,
    restart,
    cpu: () => cpuOf(pid()),
    megabytes: () => memoryOf(pid()),
    stop,
  };
}

/** The kernel's counters in nanoseconds, per thread. */
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
