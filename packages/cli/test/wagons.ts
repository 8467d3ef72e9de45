// Runs the program in a test: everything it may touch of the world is made up.

import { readFileSync } from 'node:fs';
import { dice, ok, parseDeck, refused } from '@wagons/rules';
import { BASE_DECK } from '../src/decks.ts';
import { type Colours, type Ports, Unwritable } from '../src/ports.ts';
import { run } from '../src/run.ts';

/** What the made-up world is like. Nothing said: pipes, 80 columns, no files but the base deck. */
export type World = {
  /** All of standard input, or what is answered to each question; it sees what has been printed so far. */
  readonly input?: string | ((printed: string) => string | undefined);
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** Milliseconds that pass whenever somebody looks at the clock. */
  readonly tick?: number;
  /** The disk behind standard output. */
  readonly isFull?: boolean;
  readonly colours?: Colours;
  readonly files?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
};

export type Ended = { readonly code: number; readonly out: string; readonly err: string };

const baseText = readFileSync(BASE_DECK, 'utf8');
const read = parseDeck(baseText);
if (!read.ok) throw new Error('the base deck cannot be read');
export const baseDeck = read.value;

/** Runs a command line, written as its words. */
export async function wagons(argv: readonly string[], world: World = {}): Promise<Ended> {
  const { input = '', isTerminal = false, columns = 80, rows, colours = 0 } = world;
  const { files = {}, environment = {}, tick = 0, isFull = false } = world;
  let time = 0;
  const printed = { out: '', err: '' };
  const write = (to: keyof typeof printed) => (text: string) => {
    if (isFull && to === 'out') return Promise.reject(new Unwritable());
    printed[to] += text;
    return Promise.resolve();
  };
  const passing = (to: keyof typeof printed) => (text: string) =>
    write(to)(text === '' ? '\u001B[K' : `${text}\r`);
  const lines = typeof input === 'string' ? input.split('\n') : [];
  const ports: Ports = {
    out: { write: write('out'), passing: passing('out'), isTerminal, columns, rows, colours },
    err: { write: write('err'), passing: passing('err'), isTerminal },
    input: {
      isTerminal,
      async *chunks() {
        // Pieces of any length, as they come through a pipe.
        const text = lines.join('\n');
        for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
      },
      listen: () => undefined,
      ask: () => Promise.resolve(typeof input === 'string' ? lines.shift() : input(printed.out)),
    },
    readFile: (path) => {
      const text = path === BASE_DECK ? baseText : files[path];
      return Promise.resolve(text === undefined ? refused('noSuchFile') : ok(text));
    },
    environment,
    chance: dice('a test'),
    now: () => (time += tick),
    breathe: () => Promise.resolve(),
  };
  const code = await run(argv, ports);
  return { code, ...printed };
}

/** The objects of an output that must be nothing but JSON, one on each line. */
export const jsonLines = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
