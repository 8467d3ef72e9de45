// Tallies: a table of both players' points, and every line explained with the cells it comes from.

import { type BySeat, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { capital, explainBonus, explainTerrain } from '@wagons/words';
import type { Context } from '../context.ts';
import { type Block, padEnd, padStart, widthOf, wrap } from './block.ts';

/** Both tallies side by side, a row for each terrain and scoring card. */
export function drawTallies(
  { words: { names, amounts }, say, paint }: Context,
  tallies: BySeat<Tally>,
  headings: BySeat<string>,
  title: (card: string) => string,
): Block {
  const { first, second } = tallies;
  const rows = [
    ...TERRAINS.map((terrain) => ({
      name: capital(names.terrains[terrain]),
      first: first.terrains[terrain].points,
      second: second.terrains[terrain].points,
    })),
    ...first.bonuses.map(({ card, points }, i) => ({
      name: title(card),
      first: points,
      second: second.bonuses[i]?.points ?? 0,
    })),
    { name: say.table.total, first: first.total, second: second.total },
  ];
  const nameWidth = Math.max(...rows.map(({ name }) => widthOf(name)));
  const line = (name: string, one: string, other: string): string =>
    padEnd(name, nameWidth) +
    padStart(one, Math.max(4, widthOf(headings.first) + 2)) +
    padStart(other, Math.max(4, widthOf(headings.second) + 2));
  const lines = rows.map((row) => line(row.name, amounts.number(row.first), amounts.number(row.second)));
  return [
    paint.strong(line('', headings.first, headings.second)),
    ...lines.slice(0, -1),
    paint.strong(lines.at(-1) ?? ''),
  ];
}

/** One tally line by line, with its reasons and where they lie. */
export function explainTally(
  { words, say, paint, width }: Context,
  tally: Tally,
  seat: Seat,
  title: (card: string) => string,
): Block {
  const lines = [
    ...TERRAINS.map((terrain) => explainTerrain(words, terrain, tally.terrains[terrain], { cells: true })),
    ...tally.bonuses.map((line) => explainBonus(words, title(line.card), line, { cells: true, seat })),
  ];
  return [
    ...lines.flatMap((line) => wrap(line, width - 2, 2)),
    paint.strong(`${say.table.total}: ${words.amounts.number(tally.total)}`),
  ].map((line) => `  ${line}`);
}
