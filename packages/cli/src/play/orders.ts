// Typed commands other than moves, such as `undo` or `score`.

import { type BySeat, type Game, score, type Seat, SEATS } from '@wagons/rules';
import { makeGame } from '@wagons/rules/notation';
import { type Order, ORDERS, type Who, whoArgs } from '@wagons/words/terminal';
import { type Context, titles } from '../kit/context.ts';
import { type Block, definitions } from '../terminal/block.ts';
import { drawKnownConditions } from '../draw/cards.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { explainTally } from '../draw/tally.ts';
import { drawHints } from './drawHints.ts';
import { codeLines } from './opening.ts';
import type { Seating } from './seating.ts';
import { drawScreen } from './screen.ts';

const ALIASES: Readonly<Record<string, Order>> = {
  q: 'quit',
  exit: 'quit',
  h: 'help',
  hints: 'hint',
  u: 'undo',
};

/** An order and its repeat count. */
export type Ordered = { readonly order: Order; readonly times: number };

/** Parses an order; `undo 3` repeats it three times. */
export function readOrder(typed: string): Ordered | undefined {
  const [word = '', count, ...more] = typed.trim().toLowerCase().split(/\s+/);
  const order =
    ORDERS.find((one) => one === word) ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined);
  if (!order || more.length > 0) return undefined;
  if (count === undefined) return { order, times: 1 };
  const isCounted = (order === 'undo' || order === 'redo') && /^[1-9]\d?$/.test(count);
  return isCounted ? { order, times: Number(count) } : undefined;
}

/** Orders that only print something. */
export function answerOrder(
  context: Context,
  game: Game,
  table: Seating,
  order: Exclude<Order, 'undo' | 'redo' | 'hint' | 'quit'>,
): Block {
  switch (order) {
    case '?':
      return drawHints(context, game);
    case 'show':
      return drawScreen(context, game, table.names);
    case 'cards':
      return drawKnownConditions(context, game.deck, game.deal.center);
    case 'score':
      return explainBoth(context, game, table.names);
    case 'code':
      return codeLines(context, game, table);
    case 'notation':
      return makeGame(game).trimEnd().split('\n');
    case 'help':
      return drawOrders(context);
  }
}

/** Both tallies line by line. */
export function explainBoth(context: Context, game: Game, names: BySeat<Who>): Block {
  const tallies = score(game);
  const explained = (seat: Seat): Block => [
    context.paint.strong(context.say.table.townOf(whoArgs(names[seat]))),
    ...explainTally(context, tallies[seat], seat, titles(context, game.deck)),
  ];
  return SEATS.flatMap(explained);
}

/** Everything that can be typed. */
function drawOrders(context: Context): Block {
  const { say, width } = context;
  const { orders, typedMoves } = say.table;
  const entries = [
    ['3', typedMoves.number],
    ['take the-herd', typedMoves.name],
    ['2,1', typedMoves.cell],
    ['2,1 t', typedMoves.turned],
    ...ORDERS.map((order) => [order, orders[order]] as const),
  ] as const;
  return [...definitions(entries, width - 2).map((line) => `  ${line}`), ...drawTownLegend(context)];
}
