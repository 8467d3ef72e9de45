// Other programs as processes of their own: started, heard, and ended together with their process group.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Hearing, Running } from '../kit/ports.ts';

/** Its complaints are its own affair, so they are not read. */
type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * A group of its own can be ended as a whole: all that a program has started, except what has left the group for one of
 * its own. Windows has no such groups; there only the program itself is ended.
 */
const HAS_GROUPS = process.platform !== 'win32';

export function makePrograms(folder: string): {
  readonly start: (command: readonly string[], hearing: Hearing) => Running;
  readonly close: () => void;
} {
  const all = new Set<Running>();
  const close = (): void => {
    for (const one of [...all]) one.kill();
  };
  // No program and nobody in its group outlives this one.
  process.once('exit', close);
  return {
    close,
    start: (command, hearing) => {
      const child = begin(command, folder);
      if (!child) {
        queueMicrotask(() => {
          hearing.gone('notStarted');
        });
        return { send: () => undefined, kill: () => undefined };
      }
      const running = follow(child, hearing, () => all.delete(running));
      all.add(running);
      return running;
    },
  };
}

/** Some that cannot be started are told of at once, and most a little later. */
function begin([program = '', ...args]: readonly string[], folder: string): Child | undefined {
  try {
    return spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: folder,
      detached: HAS_GROUPS,
      windowsHide: true,
    });
  } catch {
    return undefined;
  }
}

function follow(child: Child, hearing: Hearing, over: () => void): Running {
  let isOver = false;
  const end = (): boolean => {
    if (isOver) return false;
    isOver = true;
    over();
    return true;
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!isOver) hearing.hear(text);
  });
  // Whoever writes to a program that has gone hears of it below.
  child.stdin.on('error', () => undefined);
  child.on('error', () => {
    if (end()) hearing.gone(child.pid === undefined ? 'notStarted' : 'ended');
  });
  // Whoever it leaves behind would keep its output open, and nobody would hear that it has gone.
  child.once('exit', () => {
    killGroup(child);
  });
  child.once('close', () => {
    if (end()) hearing.gone('ended');
  });
  return {
    send: (text) => {
      child.stdin.write(text);
    },
    kill: () => {
      if (!end()) return;
      killGroup(child);
      child.stdin.destroy();
      child.stdout.destroy();
      child.unref();
    },
  };
}

function killGroup(child: Child): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has gone by itself.
  }
}
