// A peer in a process of its own: installed when it is missing, asked one question after the other.

import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process that answers each question with one message. */
export type Peer<Question, Answer> = {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly leave: () => void;
};

/** Starts a script of a peer. */
export function startPeer<Question extends object, Answer>(
  name: string,
  script: string,
): Peer<Question, Answer> {
  const folder = installPeer(name);
  const child: ChildProcess = fork(`${folder}${script}`, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const died = once(child, 'exit').then(() => {
    throw new Error(`The peer ${name} has ended before its time.`);
  });
  // While no question is open, its end is no failure.
  died.catch(() => undefined);
  return {
    async ask(question) {
      child.send(question);
      const [answer] = (await Promise.race([once(child, 'message'), died])) as [Answer];
      return answer;
    },
    leave: () => child.disconnect(),
  };
}

/** Answers in which folder a peer lies, with everything it needs. */
export function installPeer(name: string): string {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  const installed = `${folder}node_modules/.package-lock.json`;
  // A lock file that came later asks for something else.
  const isCurrent = existsSync(installed) && changed(installed) >= changed(`${folder}package-lock.json`);
  if (isCurrent) return folder;
  console.error(`Installing ${folder} …`);
  const npm = process.env['npm_execpath']; // Set when npm started this; otherwise npm is looked up.
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm install failed, see above.');
  return folder;
}

const changed = (file: string): number => statSync(file).mtimeMs;
