// A server in a process of its own, and the processor time that it has used.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOnLeash } from '../../tools/leash.mjs';

/** What `npm start` runs; it says nothing of its work, and lets everybody do as much as they like. */
export const SERVER = fileURLToPath(new URL('../../packages/server/dist/gathered.js', import.meta.url));
export const QUIET = { PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };

export type Running = {
  /** `localhost:1234`; another one after each start. */
  readonly host: () => string;
  /** The folder of its data. */
  readonly data: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Microseconds of processor time, of all its threads. */
  readonly cpu: () => number;
  /** What it holds in memory. */
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
};

/** A program that lets another one use only the first core. */
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
  const { greeting, pid, kill, restart, stop } = await startOnLeash(
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
