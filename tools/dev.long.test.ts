// Starts the development server as `npm run dev` does, uses it like a browser, and stops it with Ctrl-C.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ROOT } from './files.mjs';
import { freePort } from './supervise.mjs';

const data = mkdtempSync(join(tmpdir(), 'wagons-dev-'));
let dev: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  dev = child;
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Ready')) break;
});

afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

it('serves the page with the client for live reload, and without the policy that forbids it', async () => {
  const page = await (await fetch(origin)).text();
  expect(page).toContain('/@vite/client');
  expect(page).not.toContain('Content-Security-Policy');
  const entry = /src="([^"]+\.tsx)[^"]*"/.exec(page)?.[1] ?? '';
  const script = await fetch(new URL(entry, origin));
  expect(script.headers.get('content-type')).toContain('javascript');
});

it('passes requests and sockets to the game server, which accepts the origin of the page', async () => {
  const guest = await fetch(`${origin}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Ann' }),
  });
  expect(guest.status).toBe(200);
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { origin, headers: { cookie } });
  await once(socket, 'open');
  socket.close();
});

it('says in one line that its port is in use', async () => {
  const second = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: new URL(origin).port, DATA: join(data, 'second') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(second, 'exit');
  expect(await text(second.stderr)).toMatch(/^Port \d+ is already in use\. .*PORT=\d+ npm run dev\n$/);
  expect(await exit).toEqual([1, null]);
});

it('stops both servers on Ctrl-C', async () => {
  const exit = once(dev, 'exit');
  dev.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

it.skipIf(process.platform === 'win32')('ends with all its processes when npm ends', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['run', 'dev', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Closes when the last process that could write to it has ended.
  const ended = Promise.all([once(npm.stdout, 'close'), text(npm.stderr)]);
  for await (const line of createInterface({ input: npm.stdout })) if (line.startsWith('Ready')) break;
  npm.stdout.resume();
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
});
