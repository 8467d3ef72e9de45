// Draws tallies: a table of both players' points, and each line explained by its cells.

import { type BySeat, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { capital, locateBonus, locateTerrain } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { type Block, columns, widthOf, wrap } from '../terminal/block.ts';

/** Both tallies side by side, a row for each terrain and scoring card; titles are clipped. */
export function drawTallies(
  { words: { names, amounts }, say, paint }: Context,
  tallies: BySeat<Tally>,
  headings: BySeat<string>,
  { title, titleWidth }: { readonly title: (card: string) => string; readonly titleWidth: number },
): Block {
  const { first, second } = tallies;
  const row = (name: string, one: number, other: number) => [
    name,
    amounts.number(one),
    amounts.number(other),
  ];
  const rows = [
    ['', headings.first, headings.second],
    ...TERRAINS.map((terrain) =>
      row(capital(names.terrains[terrain]), first.terrains[terrain].points, second.terrains[terrain].points),
    ),
    ...first.bonuses.map(({ card, points }, i) =>
      row(clip(title(card), titleWidth), points, second.bonuses[i]?.points ?? 0),
    ),
    row(say.table.total, first.total, second.total),
  ];
  const isStrong = (i: number): boolean => i === 0 || i === rows.length - 1;
  return columns(rows, '<>>').map((line, i) => (isStrong(i) ? paint.strong(line) : line));
}

const clip = (title: string, width: number): string =>
  widthOf(title) > width ? `${[...title].slice(0, width - 1).join('')}…` : title;

/** One tally line by line, each with its contributions and their cells. */
export function explainTally(
  { words, say, paint, width }: Context,
  tally: Tally,
  seat: Seat,
  title: (card: string) => string,
): Block {
  const wrapped = (lines: Block): Block => lines.flatMap((line) => wrap(line, width - 2, 2));
  const terrains = TERRAINS.map((terrain) => tally.terrains[terrain]);
  const subtotal = terrains.reduce((sum, { points }) => sum + points, 0);
  return [
    ...wrapped(TERRAINS.map((terrain) => locateTerrain(words, terrain, tally.terrains[terrain]))),
    ...(tally.bonuses.length > 0
      ? [paint.faint(`${say.table.subtotal}${say.colon} ${words.amounts.number(subtotal)}`)]
      : []),
    ...wrapped(tally.bonuses.map((line) => locateBonus(words, title(line.card), line, seat))),
    paint.strong(`${say.table.total}${say.colon} ${words.amounts.number(tally.total)}`),
  ].map((line) => `  ${line}`);
}
