// The real ports: terminal or pipes, files, clock and secure random numbers of this process.

import { randomInt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { makeEngine } from '@wagons/ai/service';
import { ok, refused, type Result } from '@wagons/rules';
import { FILE_LIMIT, type FileError, type Input, type Output, type Ports, Unwritable } from '../kit/ports.ts';
import type { Colors } from '../terminal/paint.ts';
import { makePrograms } from './programs.ts';
import { startThread } from './startThread.ts';

const { stdin, stdout, stderr, env } = process;
const IS_TERMINAL = { in: isatty(0), out: isatty(1), err: isatty(2) };
/** Paths are relative to the caller's directory, even when npm has changed to the project root. */
const HERE = env['npm_lifecycle_event'] === 'wagons' ? (env['INIT_CWD'] ?? '.') : '.';

/** Opens the ports of this process; `close` releases them. */
export function openWorld(): { readonly ports: Ports; readonly close: () => void } {
  // Writers handle the error themselves. Without a listener the process would crash with a stack trace.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  const interrupts = makeInterrupts();
  const asker = makeAsker(interrupts.ring);
  const programs = makePrograms(HERE);
  const engine = makeEngine(startThread());
  return {
    ports: {
      out: makeOutput(),
      err: makeErrors(),
      input: { isTerminal: IS_TERMINAL.in, chunks, ...asker.input },
      readFile,
      environment: env,
      randomInt: (sides) => randomInt(sides),
      now: () => performance.now(),
      yieldToEventLoop: () => setImmediate(),
      setTimer: (milliseconds, ring) => {
        const timer = setTimeout(ring, milliseconds);
        return () => {
          clearTimeout(timer);
        };
      },
      start: programs.start,
      engine,
      onInterrupt: interrupts.listen,
    },
    close: () => {
      programs.close();
      engine.close();
      asker.close();
      stdin.destroy();
    },
  };
}

// ---- Ctrl-C ----

/** Dispatches Ctrl-C to its listeners; without any, it ends the program as usual. */
function makeInterrupts(): { readonly listen: Ports['onInterrupt']; readonly ring: () => void } {
  const listeners = new Set<() => void>();
  const ring = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    ring,
    listen: (listener) => {
      if (listeners.size === 0) process.on('SIGINT', ring);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) process.off('SIGINT', ring);
      };
    },
  };
}

// ---- Output ----

/** Writes, and returns the error if there was one. */
const write = (stream: NodeJS.WriteStream, text: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((done) => {
    stream.write(text, (error) => {
      done(error ?? undefined);
    });
  });

async function writeOut(text: string): Promise<void> {
  const trouble = await write(stdout, text);
  // `wagons … | head` closes the pipe when it has enough. That isn't an error.
  if (trouble?.code === 'EPIPE') process.exit(0);
  if (trouble) throw new Unwritable();
}

/** A failure to write to standard error can only show in the exit code. */
async function writeErr(text: string): Promise<void> {
  await write(stderr, text);
}

/** Moves the cursor back to the start of the line, so that the next text overwrites it. */
const asTransient = (text: string): string => (text === '' ? '\u001B[K' : `${text}\r`);

const makeErrors = (): Ports['err'] => ({
  write: writeErr,
  transient: (text) => writeErr(asTransient(text)),
  isTerminal: IS_TERMINAL.err,
});

function makeOutput(): Output {
  return {
    write: writeOut,
    transient: (text) => writeOut(asTransient(text)),
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

/** Colors only on a terminal, and not if NO_COLOR is set to a non-empty value (no-color.org). */
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

/** Prompts for lines, with editing and history on a terminal. Ctrl-C and Ctrl-D end the input. */
function makeAsker(interrupted: () => void): {
  readonly input: Pick<Input, 'listen' | 'ask'>;
  readonly close: () => void;
} {
  // Lines that a pipe sends before they are asked for.
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
    // With line editing the terminal delivers Ctrl-C as a key, otherwise as a signal.
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

async function readFile(path: string): Promise<Result<string, FileError>> {
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
