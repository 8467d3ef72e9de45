// Draws the table: scoring cards, circle, both towns, both tallies.

import { type BySeat, type Game, score, type Seat } from '@wagons/rules';
import { type Who, whoArgs } from '@wagons/words/terminal';
import { type Context, titles } from '../kit/context.ts';
import { type Block, flow, widthOf, wrap } from '../terminal/block.ts';
import { drawCircle, drawConditions } from '../draw/cards.ts';
import { drawTallies } from '../draw/tally.ts';
import { drawTown } from '../draw/town.ts';

/** Players who are named by their seats. */
export const SEATED: BySeat<Who> = {
  first: { is: 'seat', seat: 'first' },
  second: { is: 'seat', seat: 'second' },
};

/** Width of an empty town. */
const EMPTY_WIDTH = 16;

/** A horizontal line with a heading. */
export function drawHeadline({ paint, width }: Context, texts: readonly string[]): string {
  const text = `── ${texts.join(' · ')} `;
  return paint.faint(text + '─'.repeat(Math.max(0, width - widthOf(text))));
}

/** Circle, towns and tallies. */
export function drawTable(context: Context, game: Game, names: BySeat<Who>): Block {
  const { say, paint, width } = context;
  const town = (seat: Seat): Block => {
    const drawn = drawTown(game.deck, game.towns[seat], paint);
    return [
      paint.strong(say.table.townOf(whoArgs(names[seat]))),
      ...(drawn.length > 0 ? drawn : wrap(say.table.emptyTown, EMPTY_WIDTH)),
    ];
  };
  const headings = {
    first: say.table.column(whoArgs(names.first)),
    second: say.table.column(whoArgs(names.second)),
  };
  const towns = [town('first'), town('second')];
  const title = titles(context, game.deck);
  const tallies = score(game);
  const drawBelow = (titleWidth: number): Block =>
    flow([...towns, drawTallies(context, tallies, headings, { title, titleWidth })], width, {
      gap: 3,
      between: 1,
    });
  const heading = game.phase === 'pickStart' ? say.table.circleBeforeStart : say.table.circle;
  return [
    ...(game.circle.length > 0
      ? [paint.strong(heading), ...drawCircle(context, game.deck, game.circle), '']
      : []),
    ...widestWithin(width, Math.max(...game.deal.center.map((id) => widthOf(title(id)))), drawBelow),
  ];
}

/** Titles may be clipped to this width if that lets the tallies fit beside the towns; `cards` shows them in full. */
const SHORT_TITLE = 18;

/** Draws with the longest titles that take no more lines than short ones. */
function widestWithin(width: number, longest: number, draw: (titleWidth: number) => Block): Block {
  const short = draw(SHORT_TITLE);
  for (let titleWidth = longest; titleWidth > SHORT_TITLE; titleWidth--) {
    const drawn = draw(titleWidth);
    if (drawn.length <= short.length && drawn.every((line) => widthOf(line) <= width)) return drawn;
  }
  return short;
}

/** The whole screen. */
export const drawScreen = (context: Context, game: Game, names: BySeat<Who>): Block => [
  ...drawConditions(context, game.deck, game.deal.center),
  '',
  ...drawTable(context, game, names),
];
