// The real ports: this process's terminal or pipes, its files, its clock, and secure chance.

import { randomInt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { ok, refused, type Result } from '@wagons/rules';
import {
  FILE_LIMIT,
  type FileTrouble,
  type Input,
  type Output,
  type Ports,
  Unwritable,
} from '../kit/ports.ts';
import type { Colors } from '../terminal/paint.ts';
import { makePrograms } from './programs.ts';
import { makeThread } from '../thinking/thread.ts';

const { stdin, stdout, stderr, env } = process;
const IS_TERMINAL = { in: isatty(0), out: isatty(1), err: isatty(2) };
/** Paths are meant from where the player stands, even when npm has gone to the project's root. */
const HERE = env['npm_lifecycle_event'] === 'wagons' ? (env['INIT_CWD'] ?? '.') : '.';

/** The ports of this process, and how to let go of them. */
export function openWorld(): { readonly ports: Ports; readonly close: () => void } {
  // Whoever writes hears of it; without a listener the process would end with a stack trace.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  const interrupts = makeInterrupts();
  const asker = makeAsker(interrupts.ring);
  const programs = makePrograms(HERE);
  const thread = makeThread();
  return {
    ports: {
      out: makeOutput(),
      err: makeErrors(),
      input: { isTerminal: IS_TERMINAL.in, chunks, ...asker.input },
      readFile,
      environment: env,
      chance: (sides) => randomInt(sides),
      now: () => performance.now(),
      breathe: () => setImmediate(),
      after: (milliseconds, ring) => {
        const timer = setTimeout(ring, milliseconds);
        return () => {
          clearTimeout(timer);
        };
      },
      start: programs.start,
      think: thread.think,
      onInterrupt: interrupts.listen,
    },
    close: () => {
      programs.close();
      thread.close();
      asker.close();
      stdin.destroy();
    },
  };
}

// ---- Ctrl-C ----

/** Whoever listens hears of Ctrl-C; while nobody does, it ends the program as usual. */
function makeInterrupts(): { readonly listen: Ports['onInterrupt']; readonly ring: () => void } {
  const listeners = new Set<() => void>();
  const ring = (): void => {
    for (const heard of [...listeners]) heard();
  };
  return {
    ring,
    listen: (heard) => {
      if (listeners.size === 0) process.on('SIGINT', ring);
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0) process.off('SIGINT', ring);
      };
    },
  };
}

// ---- Output ----

/** Writes, and answers with what went wrong, if anything did. */
const write = (stream: NodeJS.WriteStream, text: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((done) => {
    stream.write(text, (error) => {
      done(error ?? undefined);
    });
  });

async function writeOut(text: string): Promise<void> {
  const trouble = await write(stdout, text);
  // `wagons … | head` closes the pipe when it has enough: that is no error, and there is nobody left to tell.
  if (trouble?.code === 'EPIPE') process.exit(0);
  if (trouble) throw new Unwritable();
}

/** When even complaints cannot be written, only the exit code is left to tell of them. */
async function writeErr(text: string): Promise<void> {
  await write(stderr, text);
}

/** The cursor goes back to the beginning of the line, which stays until it is written over or taken away. */
const asPassing = (text: string): string => (text === '' ? '\u001B[K' : `${text}\r`);

const makeErrors = (): Ports['err'] => ({
  write: writeErr,
  passing: (text) => writeErr(asPassing(text)),
  isTerminal: IS_TERMINAL.err,
});

function makeOutput(): Output {
  return {
    write: writeOut,
    passing: (text) => writeOut(asPassing(text)),
    isTerminal: IS_TERMINAL.out,
    get rows() {
      return (IS_TERMINAL.out && stdout.rows) || undefined;
    },
    get columns() {
      return (IS_TERMINAL.out && stdout.columns) || 80;
    },
    colors: colors(),
  };
}

/** Color only on a terminal, and not where NO_COLOR is set (no-color.org: to anything but nothing). */
function colors(): Colors {
  if (!IS_TERMINAL.out || (env['NO_COLOR'] ?? '') !== '') return 0;
  const depth = stdout.getColorDepth(env);
  if (depth >= 8) return 256;
  return depth >= 4 ? 16 : 0;
}

// ---- Input ----

async function* chunks(): AsyncGenerator<string> {
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) yield String(chunk);
}

/** Asks for one line after another, on a terminal with editing and history. Ctrl-C and Ctrl-D end the asking. */
function makeAsker(interrupted: () => void): {
  readonly input: Pick<Input, 'listen' | 'ask'>;
  readonly close: () => void;
} {
  // A pipe may send many lines before the first is asked for, so they wait here.
  const lines: string[] = [];
  let opened: Interface | undefined;
  let ended = false;
  let answer: ((line: string | undefined) => void) | undefined;

  const hand = (): void => {
    if (!answer || (lines.length === 0 && !ended)) return;
    const asked = answer;
    answer = undefined;
    asked(lines.shift());
  };
  const begin = (): Interface => {
    const asking = createInterface(
      IS_TERMINAL.in && IS_TERMINAL.out ? { input: stdin, output: stdout } : { input: stdin },
    );
    const leave = (): void => {
      asking.close();
    };
    asking.on('line', (line) => {
      lines.push(line);
      hand();
    });
    asking.on('close', () => {
      ended = true;
      hand();
    });
    // A terminal that edits lines reads Ctrl-C as a key; otherwise it comes as a signal.
    asking.on('SIGINT', () => {
      interrupted();
      leave();
    });
    process.on('SIGINT', leave);
    return asking;
  };
  const listen = (): Interface => (opened ??= begin());
  return {
    input: {
      listen,
      ask: (prompt) =>
        new Promise((asked) => {
          answer = asked;
          const asking = listen();
          if (!ended && lines.length === 0) {
            asking.setPrompt(prompt);
            asking.prompt();
          }
          hand();
        }),
    },
    close: () => opened?.close(),
  };
}

// ---- Files ----

/** A file's text. */
async function readFile(path: string): Promise<Result<string, FileTrouble>> {
  const file = await open(resolve(HERE, path)).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (file instanceof Error) return refused(file.code === 'ENOENT' ? 'noSuchFile' : 'unreadableFile');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(FILE_LIMIT + 1), 0, FILE_LIMIT + 1, 0);
    return bytesRead > FILE_LIMIT
      ? refused('fileTooLarge')
      : ok(new TextDecoder().decode(buffer.subarray(0, bytesRead)));
  } catch {
    return refused('unreadableFile');
  } finally {
    await file.close();
  }
}
