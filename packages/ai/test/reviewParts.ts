// What every review guarantees: its numbers add up.

import { type Game, mustPlay, opponent, score, SEATS, undo } from '@wagons/rules';
import { balanceOf } from '../src/grades/balance.ts';
import type { Grade } from '../src/grades/grade.ts';
import { isReported } from '../src/grades/marks.ts';
import { partsOf } from '../src/grades/parts.ts';
import { summarize } from '../src/grades/summary.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectSame(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
}

/** Throws if the parts of a loss don't add up to it, or the losses to their totals. */
export function expectPartsToAddUp(game: Game, grades: readonly Grade[]): void {
  for (const grade of grades) {
    const name = `move ${grade.at + 1}`;
    expectSame(`${name}, parts`, sum(partsOf(grade).flatMap(({ own, kept }) => [own, kept])), grade.lost);
    // The tallies are those of the lines, replayed by the rules.
    const before = undo(game, game.moves.length - grade.at);
    for (const { line, value } of [grade.played, grade.best]) {
      const tallies = score(line.reduce(mustPlay, before));
      const margin = tallies[grade.seat].total - tallies[opponent(grade.seat)].total;
      expectSame(`${name}, margin of a line`, margin, value);
    }
    expectSame(`${name}, loss`, grade.best.value - grade.played.value, grade.lost);
  }
  for (const seat of SEATS) {
    const { total, decisions, gifts, lines, marks } = summarize(grades, seat);
    const own = grades.filter((grade) => grade.seat === seat);
    expectSame(`${seat}, total`, sum(own.filter(isReported).map(({ lost }) => lost)), total);
    expectSame(`${seat}, decisions`, sum(Object.values(decisions)), total);
    expectSame(`${seat}, lines`, sum(lines.flatMap((line) => [line.own, line.kept])), total);
    expectSame(`${seat}, marks`, sum(Object.values(marks)), own.length);
    const balance = balanceOf(grades, seat);
    if (balance) {
      const { start, own: ownLoss, other, correction, end } = balance;
      expectSame(`${seat}, balance`, start + ownLoss + other + correction, end);
      if (game.phase === 'over') {
        const tallies = score(game);
        expectSame(`${seat}, result`, end, tallies[seat].total - tallies[opponent(seat)].total);
      }
    }
    if (gifts > decisions.draft) throw new Error(`${seat}: more lost by gifts than by drafting`);
  }
}
