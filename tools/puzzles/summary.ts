// What a file of puzzles contains (kinds, difficulties, scoring cards), and what a check of it found.

import { type Puzzle, PUZZLE_KINDS, taskOf } from '@wagons/ai/puzzles';
import { baseDeck } from '../../reference/agree.ts';
import type { PuzzleCheck } from './check.ts';

const count = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const line = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts].map(([key, many]) => `${key} ${many}`).join(', ');

export function summaryOf(puzzles: readonly Puzzle[]): string {
  const kinds = PUZZLE_KINDS.map((kind) => {
    const own = puzzles.filter((puzzle) => puzzle.kind === kind);
    const ratings = own.map(({ rating }) => rating).toSorted((a, b) => a - b);
    const quarters = [0, 0.25, 0.5, 0.75, 1].map(
      (part) => ratings[Math.round(part * (ratings.length - 1))] ?? 0,
    );
    const levels = count(own.map(({ level }) => level).toSorted((a, b) => a - b));
    const gaps = count(own.map(({ gap }) => gap).toSorted((a, b) => a - b));
    return `${kind}: ${own.length}, ratings ${quarters.join(' ')}, by level ${line(levels)}, by gap ${line(gaps)}`;
  });
  const cards = count(puzzles.flatMap((puzzle) => taskOf(puzzle, [baseDeck]).game.deal.center));
  const used = new Map([...cards].toSorted(([, a], [, b]) => a - b));
  return [`${puzzles.length} puzzles`, ...kinds, `scoring cards (${used.size}): ${line(used)}`].join('\n');
}

/** The result of a check: how many of each kind are proven, what took longest, what is wrong, and the verdict. */
export function checkSummary(
  checks: readonly PuzzleCheck[],
  puzzles: number,
): { readonly text: string; readonly isProven: boolean } {
  const groups = new Set(checks.map(({ group }) => group));
  const lines = [...groups].toSorted().map((group) => {
    const own = checks.filter((one) => one.group === group);
    const proven = own.filter(({ fault }) => fault === undefined).length;
    const seconds = own.map((one) => one.seconds);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    const times = `${total.toFixed(0)} s of processor time, at most ${Math.max(...seconds).toFixed(1)} s each`;
    return `${group}: ${proven} of ${own.length} proven, ${times}`;
  });
  const wrong = checks
    .filter(({ fault }) => fault !== undefined)
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, fault }) => `puzzle ${number}: ${fault}`);
  const isProven = checks.length === puzzles && wrong.length === 0;
  const verdict = isProven
    ? `all ${puzzles} puzzles are proven`
    : `${wrong.length} of ${checks.length} puzzles are wrong; ${puzzles - checks.length} weren't checked`;
  return { text: [...lines, ...wrong, verdict].join('\n'), isProven };
}
