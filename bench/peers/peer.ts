// Runs a peer in its own process, installs it if needed, and sends one request at a time.

import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process that replies to each request with one message. */
export type Peer<Request, Reply> = {
  readonly ask: (request: Request) => Promise<Reply>;
  readonly leave: () => void;
};

/** Starts a script of a peer. */
export function startPeer<Request extends object, Reply>(name: string, script: string): Peer<Request, Reply> {
  const folder = installPeer(name);
  const child: ChildProcess = fork(`${folder}${script}`, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const died = once(child, 'exit').then(() => {
    throw new Error(`The peer ${name} exited unexpectedly.`);
  });
  // Without a pending request its exit is not an error.
  died.catch(() => undefined);
  return {
    async ask(request) {
      child.send(request);
      const [reply] = (await Promise.race([once(child, 'message'), died])) as [Reply];
      return reply;
    },
    leave: () => child.disconnect(),
  };
}

/** Installs a peer with its dependencies, unless it is up to date; returns its folder. */
export function installPeer(name: string): string {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  const installed = `${folder}node_modules/.package-lock.json`;
  // A newer lock file needs another installation.
  const isCurrent = existsSync(installed) && changed(installed) >= changed(`${folder}package-lock.json`);
  if (isCurrent) return folder;
  console.error(`Installing ${folder} …`);
  const npm = process.env['npm_execpath']; // Set by npm; without it, npm is found by the PATH.
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm install failed, see above.');
  return folder;
}

const changed = (file: string): number => statSync(file).mtimeMs;
