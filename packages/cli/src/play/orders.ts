// What a player types besides moves: orders to the program, each answered with a few lines.

import { type BySeat, type Game, makeCode, makeGame, score, type Seat, SEATS } from '@wagons/rules';
import { type Order, ORDERS, type Who } from '@wagons/words/terminal';
import { type Context, titles } from '../context.ts';
import type { Block } from '../draw/block.ts';
import { drawConditions } from '../draw/cards.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { explainTally } from '../draw/tally.ts';
import { definitions } from '../help.ts';
import { drawHints } from './drawHints.ts';
import { drawScreen } from './screen.ts';

const ALIASES: Readonly<Record<string, Order>> = {
  q: 'quit',
  exit: 'quit',
  h: 'help',
  hint: '?',
  hints: '?',
  u: 'undo',
};

/** The order that was typed, if it is one. */
export function readOrder(typed: string): Order | undefined {
  const word = typed.trim().toLowerCase();
  return ORDERS.find((order) => order === word) ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined);
}

/** Orders that only show something. */
export function answerOrder(
  context: Context,
  game: Game,
  names: BySeat<Who>,
  order: Exclude<Order, 'undo' | 'redo' | 'quit'>,
): Block {
  switch (order) {
    case '?':
      return drawHints(context, game);
    case 'show':
      return drawScreen(context, game, names);
    case 'cards':
      return drawConditions(context, game.deck, game.deal.center);
    case 'score':
      return explainBoth(context, game, names);
    case 'code':
      return codeLines(context, game);
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
    context.paint.strong(context.say.table.townOf(names[seat])),
    ...explainTally(context, tallies[seat], seat, titles(context, game.deck)),
  ];
  return SEATS.flatMap(explained);
}

/** The link code, which is the saved game, and what opens it. */
export function codeLines({ say, program, base }: Context, game: Game): Block {
  const code = makeCode(game);
  const verb = game.phase === 'over' ? 'replay' : 'play';
  const deck = game.deck.hash === base.hash ? '' : ` --deck ${say.help.placeholders.file}`;
  return [say.table.code(code), say.table.openWith(`${program} ${verb} ${code}${deck}`)];
}

/** All that can be typed. */
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
