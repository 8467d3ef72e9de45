// The options of `npm run lab`, validated.

import { parseArgs } from 'node:util';
import { ok, refused, type Result } from '@wagons/rules';

export type LabOptions = {
  /** Games for each set of three scoring cards and each deck. */
  readonly games: number;
  /** The engine's budget for a decision. */
  readonly nodes: number;
  /** Numbers of built-in decks. */
  readonly decks: readonly number[];
  /** Processes that play at the same time. */
  readonly jobs: number;
  /** The most games of this run. */
  readonly limit: number;
  /** The file of the data set. */
  readonly out: string;
};

export const USAGE = `npm run lab -- [options]
  --games N    games for each set of three scoring cards and each deck (2)
  --nodes N    nodes that the engine may visit for a decision (1000)
  --decks N,N  numbers of built-in decks (1,2)
  --jobs N     processes that play at the same time (all cores)
  --limit N    stop after this many games (no limit)
  --out FILE   where the games are stored, one per line (lab/games.jsonl)
A run that was stopped continues where it was when it is started again with the same options.`;

const MOST = { games: 1000, nodes: 100_000_000, jobs: 256, limit: 1_000_000_000 } as const;
const DECKS: readonly string[] = ['1', '2'];

/** The error is a sentence for the person who typed the options. */
export function readLabOptions(
  args: readonly string[],
  defaults: Pick<LabOptions, 'jobs' | 'out'>,
): Result<LabOptions, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { games, nodes, decks, jobs, limit, out } = parsed.value;
  const numbers = [
    readNumber('games', games, 2),
    readNumber('nodes', nodes, 1000),
    readNumber('jobs', jobs, defaults.jobs),
    readNumber('limit', limit, MOST.limit),
  ];
  const wrong = numbers.find((one) => !one.ok);
  if (wrong) return wrong;
  const [gameCount = 0, nodeCount = 0, jobCount = 0, most = 0] = numbers.flatMap((one) =>
    one.ok ? one.value : [],
  );
  const names = (decks ?? DECKS.join()).split(',').map((name) => name.trim());
  const unknown = names.find((name) => !DECKS.includes(name));
  if (unknown !== undefined)
    return refused(`--decks: “${unknown}” isn’t a built-in deck. Choose from ${DECKS.join(' and ')}.`);
  if (out?.trim() === '') return refused('--out needs the name of a file.');
  return ok({
    games: gameCount,
    nodes: nodeCount,
    decks: DECKS.filter((name) => names.includes(name)).map(Number),
    jobs: jobCount,
    limit: most,
    out: out ?? defaults.out,
  });
}

type Typed = Readonly<Partial<Record<keyof LabOptions, string>>>;

function parse(args: readonly string[]): Result<Typed, string> {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { games: text, nodes: text, decks: text, jobs: text, limit: text, out: text },
    });
    return ok(values);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function readNumber(
  option: keyof typeof MOST,
  text: string | undefined,
  byDefault: number,
): Result<number, string> {
  if (text === undefined) return ok(byDefault);
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= 1 && number <= MOST[option]
    ? ok(number)
    : refused(`--${option} is a whole number from 1 to ${MOST[option]}, not “${text}”.`);
}
