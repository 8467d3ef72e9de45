// A peer in a process of its own: installed when it is missing, asked for one block of games after the other.

import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A tally as peers write it: points only, terrains in the order of the rules, bonuses in that of the centre. */
export type PeerTally = {
  readonly terrains: readonly number[];
  readonly bonuses: readonly number[];
  readonly total: number;
};

type PeerBlock = {
  readonly seconds: number;
  readonly tallies: ReadonlyArray<readonly [PeerTally, PeerTally]>;
};

export type Peer = {
  /** Plays the games with these numbers, in one of the ways the peer knows. */
  readonly play: (way: string, games: readonly number[]) => Promise<PeerBlock>;
  readonly leave: () => void;
};

export function startPeer(name: string): Peer {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  install(folder);
  const child: ChildProcess = fork(`${folder}player.js`, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const died = once(child, 'exit').then(() => {
    throw new Error(`The peer ${name} has ended before its time.`);
  });
  // While nobody waits for a block, its end is nobody's concern.
  died.catch(() => undefined);
  return {
    async play(way, games) {
      child.send({ way, games });
      const [block] = (await Promise.race([once(child, 'message'), died])) as [PeerBlock];
      return block;
    },
    leave: () => child.disconnect(),
  };
}

function install(folder: string): void {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return;
  console.error(`Installing ${folder} …`);
  const npm = process.env['npm_execpath']; // Set when npm started this; otherwise npm is looked up.
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm install failed, see above.');
}
