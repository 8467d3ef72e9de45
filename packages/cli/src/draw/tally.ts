// Tallies: a table of both players' points, and every line explained with the cells it comes from.

import { type BySeat, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { capital, explainBonus, explainTerrain } from '@wagons/words';
import type { Context } from '../context.ts';
import { type Block, columns, widthOf, wrap } from './block.ts';

/** Both tallies side by side, a row for each terrain and scoring card. */
export function drawTallies(
  { words: { names, amounts }, say, paint }: Context,
  tallies: BySeat<Tally>,
  headings: BySeat<string>,
  title: (card: string) => string,
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
      row(clip(title(card)), points, second.bonuses[i]?.points ?? 0),
    ),
    row(say.table.total, first.total, second.total),
  ];
  const isStrong = (i: number): boolean => i === 0 || i === rows.length - 1;
  return columns(rows, '<>>').map((line, i) => (isStrong(i) ? paint.strong(line) : line));
}

/** Titles are short enough that the table fits beside two towns; the scoring cards above tell them in full. */
const TITLE_WIDTH = 18;
const clip = (title: string): string =>
  widthOf(title) > TITLE_WIDTH ? `${[...title].slice(0, TITLE_WIDTH - 1).join('')}…` : title;

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
    paint.strong(`${say.table.total}${say.colon} ${words.amounts.number(tally.total)}`),
  ].map((line) => `  ${line}`);
}
