// The file of puzzles: one line for each, `kind code best gap rating level answers`.
//
// Kinds are letters, a gift with the number of cards behind it. Answers are separated by commas, the indices of one
// answer by dots. Our own file is read without validation; `npm run puzzles -- --check` proves every line.

import { invariant } from '@wagons/rules';
import type { Puzzle, PuzzleAnswer, PuzzleKind } from './puzzle.ts';

const LETTERS: Readonly<Record<PuzzleKind, string>> = {
  placeOne: 'o',
  placeThree: 't',
  gift: 'g',
  duel: 'd',
};
const KINDS: Readonly<Record<string, PuzzleKind>> = { o: 'placeOne', t: 'placeThree', g: 'gift', d: 'duel' };

export const writePuzzles = (puzzles: ReadonlyArray<Omit<Puzzle, 'number'>>): string =>
  puzzles.map((puzzle) => `${writePuzzle(puzzle)}\n`).join('');

function writePuzzle({
  kind,
  skips,
  code,
  best,
  gap,
  rating,
  level,
  answers,
}: Omit<Puzzle, 'number'>): string {
  const written = answers.map((answer) => answer.join('.')).join();
  return `${LETTERS[kind]}${skips > 0 ? skips : ''} ${code} ${best} ${gap} ${rating} ${level} ${written}`;
}

export const readPuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, i) => readPuzzle(line, i + 1));

function readPuzzle(line: string, number: number): Puzzle {
  const [about = '', code = '', best, gap, rating, level, answers = ''] = line.split(' ');
  const kind = KINDS[about.charAt(0)];
  invariant(kind, `line ${number} of the puzzles has a kind`);
  return {
    number,
    kind,
    code,
    skips: Number(about.slice(1)),
    best: Number(best),
    gap: Number(gap),
    rating: Number(rating),
    level: Number(level),
    answers: answers.split(',').map((answer): PuzzleAnswer => answer.split('.').map(Number)),
  };
}
