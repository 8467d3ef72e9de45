// Child processes: starts them, reads their output, and kills them with their process group.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { ProcessEvents, ChildProgram } from '../kit/ports.ts';

/** Their standard error is ignored. */
type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * A process group is killed as a whole: the program and everything it started, except processes that left the group.
 * Windows has no process groups, so only the program itself is killed.
 */
const HAS_GROUPS = process.platform !== 'win32';

export function makePrograms(folder: string): {
  readonly start: (command: readonly string[], events: ProcessEvents) => ChildProgram;
  readonly close: () => void;
} {
  const all = new Set<ChildProgram>();
  const close = (): void => {
    for (const one of [...all]) one.kill();
  };
  // No child process outlives this one.
  process.once('exit', close);
  return {
    close,
    start: (command, events) => {
      const child = begin(command, folder);
      if (!child) {
        queueMicrotask(() => {
          events.onExit('notStarted');
        });
        return { send: () => undefined, kill: () => undefined };
      }
      const running = follow(child, events, () => all.delete(running));
      all.add(running);
      return running;
    },
  };
}

/** Some start failures throw, most are reported later as events. */
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

function follow(child: Child, events: ProcessEvents, over: () => void): ChildProgram {
  let isOver = false;
  const end = (): boolean => {
    if (isOver) return false;
    isOver = true;
    over();
    return true;
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!isOver) events.onOutput(text);
  });
  // A failed write is reported by the exit event below.
  child.stdin.on('error', () => undefined);
  child.on('error', () => {
    if (end()) events.onExit(child.pid === undefined ? 'notStarted' : 'ended');
  });
  // Orphans would keep the output open, and `close` would never fire.
  child.once('exit', () => {
    killGroup(child);
  });
  child.once('close', () => {
    if (end()) events.onExit('ended');
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
    // It has already exited.
  }
}
