// A server in its own process, as an operator runs it, which can be killed and restarted at any time.

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../../../tools/build.mjs';
import { ROOT } from '../../../../tools/files.mjs';
import { startSupervised } from '../../../../tools/supervise.mjs';

export const PROGRAM = join(ROOT, 'packages/server/dist/gathered.js');
const SITE = join(ROOT, 'packages/web/dist/site/index.html');

export type Node = {
  /** `localhost:1234`; changes with each start. */
  readonly host: () => string;
  readonly pid: () => number;
  /** Its data folder. */
  readonly data: string;
  /** SIGKILL, as in a power cut. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
  readonly said: () => readonly string[];
};

export type NodeWish = {
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** A program that runs the server, with its arguments: `strace -c`. */
  readonly under?: readonly string[];
};

export async function startNode({ env = {}, under = [] }: NodeWish = {}): Promise<Node> {
  expectBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'wagons-node-'));
  const data = join(folder, 'data');
  const [command, ...args] = [...under, process.execPath, PROGRAM];
  const server = await startSupervised(
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
  const { pid, kill, restart, stop, said, greeting } = server;
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

/** The tests run the built server; an outdated build would prove nothing about the sources. */
export function expectBuilt(): void {
  if (!isBuilt())
    throw new Error('packages/server/dist is missing or older than its sources. Run: npm run check -- types');
  if (!existsSync(SITE)) throw new Error('packages/web/dist/site is missing. Run: npm run check -- site');
}
