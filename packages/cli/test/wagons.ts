// Runs the program in a test with fake ports.

import { readFileSync } from 'node:fs';
import { makeEngine, type Question } from '@wagons/ai/service';
import { makeRequestHandler } from '@wagons/ai/worker';
import { type Deck, ok, refused } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { DECK_FILES } from '../src/options/decks.ts';
import { type Ports, Unwritable } from '../src/kit/ports.ts';
import type { Colors } from '../src/terminal/paint.ts';
import { run } from '../src/run.ts';

/** The fake environment. Defaults: pipes, 80 columns, no files but the built-in decks. */
export type World = {
  /** The whole standard input, or a function that answers each prompt; it receives the output so far. */
  readonly input?: string | ((printed: string) => string | undefined);
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** Milliseconds that pass with each reading of the clock. */
  readonly tick?: number;
  /** Whether standard output fails with a full disk. */
  readonly isFull?: boolean;
  readonly colors?: Colors;
  readonly files?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Real ports instead of fake ones. */
  readonly real?: Partial<Pick<Ports, 'start' | 'setTimer'>>;
  /** Fake programs by the first word of their command. Their clock jumps to the next timer when all are idle. */
  readonly programs?: Readonly<Record<string, FakeProgram>>;
  /** Presses Ctrl-C after this many yields, tasks or checks for a stop. */
  readonly interruptAfter?: number;
  /** Receives every question to the engine. */
  readonly onQuestion?: (question: Question) => void;
};

/** A fake program that answers lines, and may exit. */
type FakeProgram = (leave: () => void) => (line: string) => string | undefined;

export type Ended = { readonly code: number; readonly out: string; readonly err: string };

const deckTexts = new Map(DECK_FILES.map((file) => [file, readFileSync(file, 'utf8')]));
export const [printedText = '', frontierText = ''] = deckTexts.values();

function readDeck(text: string): Deck {
  const read = parseDeck(text);
  if (!read.ok) throw new Error('a deck of ours cannot be read');
  return read.value;
}
export const printedDeck = readDeck(printedText);
export const frontierDeck = readDeck(frontierText);
/** A custom deck, which the program only finds by its file. */
export const exampleText = readFileSync(new URL('../../rules/decks/example.json', import.meta.url), 'utf8');
export const exampleDeck = readDeck(exampleText);

/** Runs a command line. */
export async function wagons(argv: readonly string[], world: World = {}): Promise<Ended> {
  const { input = '', isTerminal = false, columns = 80, rows, colors = 0 } = world;
  const { files = {}, environment = {}, tick = 0, isFull = false } = world;
  let time = 0;
  const printed = { out: '', err: '' };
  const write = (to: keyof typeof printed) => (text: string) => {
    if (isFull && to === 'out') return Promise.reject(new Unwritable());
    printed[to] += text;
    return Promise.resolve();
  };
  const transient = (to: keyof typeof printed) => (text: string) =>
    write(to)(text === '' ? '\u001B[K' : `${text}\r`);
  const lines = typeof input === 'string' ? input.split('\n') : [];
  const listeners = new Set<() => void>();
  let patience = world.interruptAfter ?? Infinity;
  const wait = (): void => {
    if (--patience === 0) for (const heard of [...listeners]) heard();
  };
  const fake = makeFakeTime(world.programs ?? {});
  const ports: Ports = {
    out: { write: write('out'), transient: transient('out'), isTerminal, columns, rows, colors },
    err: { write: write('err'), transient: transient('err'), isTerminal },
    input: {
      isTerminal,
      async *chunks() {
        // Chunks of any length, as through a pipe.
        const text = lines.join('\n');
        for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
      },
      listen: () => undefined,
      ask: () => Promise.resolve(typeof input === 'string' ? lines.shift() : input(printed.out)),
    },
    readFile: (path) => {
      const text = deckTexts.get(path) ?? files[path];
      return Promise.resolve(text === undefined ? refused('noSuchFile') : ok(text));
    },
    environment,
    randomInt: dice('a test'),
    now: () => (time += tick),
    yieldToEventLoop: () => {
      wait();
      return Promise.resolve();
    },
    setTimer: world.real?.setTimer ?? fake.setTimer,
    start: world.real?.start ?? fake.start,
    engine: makeEngine((receive) => {
      let stopped = 0;
      const isStopped = (id: number): boolean => {
        wait();
        return stopped === id;
      };
      const handle = makeRequestHandler({ post: receive, now: () => ports.now(), isStopped });
      return {
        // Pending input has been read by then.
        send: (request) => {
          world.onQuestion?.(request.question);
          setImmediate(() => {
            wait();
            handle(request);
          });
        },
        stop: (id) => {
          stopped = id;
        },
        end: () => undefined,
      };
    }),
    onInterrupt: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
  const code = await run(argv, ports);
  return { code, ...printed };
}

/** Parses output that must be JSON, one object per line. */
export const jsonLines = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** Fake timers and programs: no test sleeps; when everything is idle, the next timer fires. */
function makeFakeTime(programs: NonNullable<World['programs']>): Pick<Ports, 'start' | 'setTimer'> {
  const timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  let now = 0;
  /** Lets pending callbacks run, then moves the clock to the next timer. */
  const settle = (): void => {
    setImmediate(() => {
      const [next] = [...timers].toSorted((a, b) => a.at - b.at);
      if (!next) return;
      timers.delete(next);
      now = next.at;
      next.ring();
    });
  };
  return {
    setTimer: (milliseconds, ring) => {
      const timer = { at: now + milliseconds, ring };
      timers.add(timer);
      settle();
      return () => timers.delete(timer);
    },
    start: ([name = ''], { onOutput, onExit }) => {
      const answer = programs[name]?.(() => {
        leave('ended');
      });
      let isGone = false;
      const leave = (how: 'notStarted' | 'ended'): void => {
        if (isGone) return;
        isGone = true;
        onExit(how);
      };
      if (!answer)
        queueMicrotask(() => {
          leave('notStarted');
        });
      return {
        send: (text) => {
          queueMicrotask(() => {
            for (const line of text.trimEnd().split('\n')) {
              if (isGone) return;
              const said = answer?.(line);
              if (said !== undefined) onOutput(said);
            }
          });
        },
        kill: () => {
          isGone = true;
        },
      };
    },
  };
}
