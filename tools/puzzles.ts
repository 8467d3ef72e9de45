// Makes the puzzles of the app from games of the levels, or rates or checks those there are.
//
// `npm run puzzles` plays the games of 900 seeds and writes puzzles/base.txt. It takes some minutes of processor time on
// all cores; what is done is kept in .cache/puzzles, so an interrupted run continues. `npm run puzzles -- --rate` lets the
// levels try every puzzle again and replaces only ratings and levels. `npm run puzzles -- --check` proves every line of
// the file again. All of them share the work out among the cores; `--processes 1` uses one.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Puzzle, readPuzzles, writePuzzles } from '@wagons/ai/puzzles';
import { choosePuzzles, type PuzzleQuota, puzzlesOf, withRating } from '@wagons/ai/puzzle-making';
import { invariant } from '@wagons/rules';
import { doShare, shareOut, type Work } from '../bench/processes.ts';
import { baseDeck } from '../reference/agree.ts';
import { durationText, progressText } from '../lab/progress.ts';
import { checkPuzzle, type PuzzleCheck } from './puzzles/check.ts';
import { checkSummary, summaryOf } from './puzzles/summary.ts';

/** A game that was played, and its puzzles as lines. */
type PlayedGame = { readonly seed: string; readonly lines: string };
type Task = { readonly seeds: readonly string[] } | 'rate' | 'check';
type Rated = { readonly at: number; readonly rating: number; readonly level: number };

const QUOTA: PuzzleQuota = { placeOne: 190, placeThree: 150, gift: 190, duel: 150 };
const FILE = new URL('../puzzles/base.txt', import.meta.url);
const CACHE = new URL('../.cache/puzzles/', import.meta.url);
const REPORT_EVERY = 5000;
const PLAYED = new URL('played.jsonl', CACHE);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '900' },
    rate: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    processes: { type: 'string' },
    share: { type: 'string' },
  },
});

const readFile = (): readonly Puzzle[] => readPuzzles(readFileSync(FILE, 'utf8'));

if (values.share) {
  const puzzles = existsSync(FILE) ? readFile() : [];
  doShare(values.share, (piece, task: Task): PlayedGame | Rated | PuzzleCheck => {
    if (typeof task === 'object') {
      const seed = task.seeds[piece] ?? '';
      return { seed, lines: writePuzzles(puzzlesOf(seed, baseDeck)) };
    }
    const puzzle = puzzles[piece];
    invariant(puzzle, 'every share is one of the file');
    if (task === 'check') return checkPuzzle(puzzle);
    const { rating, level } = withRating(puzzle, baseDeck);
    return { at: piece, rating, level };
  });
} else if (values.check) {
  await check(readFile());
} else if (values.rate) {
  await rate(readFile());
} else {
  await make(Array.from({ length: Number(values.games) }, (_, i) => `puzzles/${i}`));
}

/** The pieces of work from 0, on as many processes as asked for. */
function upTo(to: number): Work {
  return { from: 0, to, processes: values.processes === undefined ? undefined : Number(values.processes) };
}

/** Reports every few seconds how many puzzles are done, and how long the rest takes. */
function puzzleProgress(count: number): () => void {
  const start = performance.now();
  let done = 0;
  let reported = start;
  return () => {
    done++;
    const now = performance.now();
    if (now - reported < REPORT_EVERY && done < count) return;
    reported = now;
    console.error(progressText({ done, stored: 0, left: count }, (now - start) / 1000, 'puzzles'));
  };
}

async function rate(puzzles: readonly Puzzle[]): Promise<void> {
  const rated = [...puzzles];
  let done = 0;
  let changed = 0;
  const onDone = puzzleProgress(puzzles.length);
  await shareOut(import.meta.url, upTo(puzzles.length), 'rate', ({ at, rating, level }: Rated) => {
    const puzzle = puzzles[at];
    if (!puzzle) return;
    if (puzzle.rating !== rating || puzzle.level !== level) changed++;
    rated[at] = { ...puzzle, rating, level };
    done++;
    onDone();
  });
  invariant(done === puzzles.length, 'every puzzle was rated');
  writeFileSync(FILE, writePuzzles(rated));
  console.log(`${summaryOf(rated)}\n${changed} of ${done} ratings changed`);
}

async function check(puzzles: readonly Puzzle[]): Promise<void> {
  const start = performance.now();
  const checks: PuzzleCheck[] = [];
  const onDone = puzzleProgress(puzzles.length);
  await shareOut(import.meta.url, upTo(puzzles.length), 'check', (one: PuzzleCheck) => {
    checks.push(one);
    // A long run shouldn't keep bad news to itself.
    if (one.fault !== undefined) console.error(`puzzle ${one.number}: ${one.fault}`);
    onDone();
  });
  const { text, isProven } = checkSummary(checks, puzzles.length);
  console.log(`${text} (${durationText((performance.now() - start) / 1000)})`);
  if (!isProven) process.exitCode = 1;
}

async function make(seeds: readonly string[]): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const done = existsSync(PLAYED) ? readFileSync(PLAYED, 'utf8').trimEnd().split('\n') : [];
  const played = new Map(
    done
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as PlayedGame)
      .map((game) => [game.seed, game]),
  );
  const task = { seeds: seeds.filter((seed) => !played.has(seed)) };
  await shareOut(import.meta.url, upTo(task.seeds.length), task, (game: PlayedGame) => {
    played.set(game.seed, game);
    appendFileSync(PLAYED, `${JSON.stringify(game)}\n`);
    if (played.size % 20 === 0) console.error(`${played.size} of ${seeds.length} games`);
  });
  const made = seeds.flatMap((seed) => readPuzzles(played.get(seed)?.lines ?? ''));
  const chosen = choosePuzzles(made, QUOTA, baseDeck);
  const text = writePuzzles(chosen);
  writeFileSync(FILE, text);
  console.log(summaryOf(readPuzzles(text)));
}
