// Stops a real server with signals, as systemd and a terminal do, while connections are stuck.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOT } from '../../../../tools/files.mjs';
import { type Folder, freshFolder } from '../folders.ts';
import { PATIENCE } from '../patience.ts';
import { becomeGuest } from './guests.ts';
import { expectBuilt } from './node.ts';
import { dialRaw, upgradeRequest } from './rawSocket.ts';

let folder: Folder;
let program: ChildProcess | undefined;
afterEach(() => {
  // Whatever a failed test has left of the group.
  if (program?.pid !== undefined && program.exitCode === null && program.signalCode === null)
    process.kill(-program.pid, 'SIGKILL');
  folder.remove();
});

/** A program in its own process group, like that of a terminal, once it serves. */
async function start(command: string, ...args: readonly string[]) {
  expectBuilt();
  folder = freshFolder();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  program = child;
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  // Open as long as any process of the group is running.
  const allGone = once(child.stdout, 'close');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const host = /http:\/\/(\S+)/.exec(line)?.[1] ?? '';
  return { host, exited, allGone, signal: (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name) };
}

const isListening = async (host: string): Promise<boolean> =>
  fetch(`http://${host}/healthz`).then(
    () => true,
    () => false,
  );

/** Connections of every kind that would never end on their own. */
async function stick(host: string): Promise<readonly Socket[]> {
  const { token } = await becomeGuest(host, 'Ada');
  const said = [
    '',
    'GET / HTTP/1.1\r\n',
    'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    upgradeRequest(host, token),
  ];
  return Promise.all(
    said.map(async (text) => {
      const socket = await dialRaw(host);
      socket.write(text);
      if (text.includes('Upgrade')) await once(socket, 'data');
      return socket.pause();
    }),
  );
}

const SERVER = [process.execPath, 'packages/server/dist/gathered.js'] as const;

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the server stops gracefully on %s, whatever is connected',
  async (name) => {
    const { host, exited, signal } = await start(...SERVER);
    const stuck = await stick(host);
    signal(name);
    expect(await exited).toEqual([0, null]);
    for (const socket of stuck) socket.destroy();
  },
);

it('the server stops immediately on a second signal', async () => {
  const { host, exited, signal } = await start(...SERVER);
  const stuck = await stick(host);
  signal('SIGTERM');
  await vi.waitUntil(async () => !(await isListening(host)), PATIENCE);
  // Long enough to count as a second signal instead of a forwarded first one.
  const again = setInterval(() => signal('SIGTERM'), 100);
  const [code] = await exited;
  clearInterval(again);
  expect(code).toBe(128 + 15);
  for (const socket of stuck) socket.destroy();
});

it('the server stops with Ctrl-C under npm start', async () => {
  const { host, allGone, signal } = await start('npm', 'start', '--silent');
  const stuck = await stick(host);
  signal('SIGINT');
  await allGone;
  expect(await isListening(host)).toBe(false);
  for (const socket of stuck) socket.destroy();
});

it('the server stops with npm, when only npm gets the signal', async () => {
  const { host, allGone } = await start('npm', 'start', '--silent');
  const stuck = await stick(host);
  program?.kill('SIGTERM');
  await allGone;
  expect(await isListening(host)).toBe(false);
  for (const socket of stuck) socket.destroy();
});
