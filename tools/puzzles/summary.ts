// What a file of puzzles contains: kinds, difficulties, and scoring cards.

import { type Puzzle, PUZZLE_KINDS, taskOf } from '@wagons/ai/puzzles';
import { baseDeck } from '../../reference/agree.ts';

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
