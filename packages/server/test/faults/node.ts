// A server as an operator runs it: a process of its own that can be killed at any moment and started again.

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../../../tools/build.mjs';
import { ROOT } from '../../../../tools/files.mjs';
import { startOnLeash } from '../../../../tools/leash.mjs';

export const PROGRAM = join(ROOT, 'packages/server/dist/gathered.js');
const SITE = join(ROOT, 'packages/web/dist/site/index.html');

export type Node = {
  /** `localhost:1234`; another one after each start. */
  readonly host: () => string;
  readonly pid: () => number;
  /** The folder of its data. */
  readonly data: string;
  /** As a power cut would, at once. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
  readonly said: () => readonly string[];
};

export type NodeWish = {
  /** More variables of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A program that runs the server, with what it is told: `strace -c`. */
  readonly under?: readonly string[];
};

export async function startNode({ env = {}, under = [] }: NodeWish = {}): Promise<Node> {
  expectBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'wagons-node-'));
  const data = join(folder, 'data');
  const [command, ...args] = [...under, process.execPath, PROGRAM];
  const leashed = await startOnLeash(
    {
      command,
      args,
      options: {
        cwd: folder,
        env: { PATH: process.env['PATH'], PORT: '0', DATA: data, RATE_LIMIT: '0', ...env },
      },
      ready: /is ready: http/,
    },
    folder,
  );
  const { pid, kill, restart, stop, said, greeting } = leashed;
  return {
    host: () => /http:\/\/(\S+)/.exec(greeting())?.[1] ?? '',
    pid,
    data,
    kill,
    restart,
    stop,
    said,
  };
}

/** What is tested is what is built: an old build would prove something about old sources. */
export function expectBuilt(): void {
  if (!isBuilt())
    throw new Error('packages/server/dist is missing or older than its sources. Run: npm run check -- types');
  if (!existsSync(SITE)) throw new Error('packages/web/dist/site is missing. Run: npm run check -- site');
}
