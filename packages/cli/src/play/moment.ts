// Draws the current position, what happened, and what to do; at the end the tallies and the winner.

import { whoArgs } from '@wagons/words/terminal';
import { type Game, outcome, score } from '@wagons/rules';
import { outcomeText } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { type Block, printable, wrap } from '../terminal/block.ts';
import { drawCenterTitles, drawConditions, drawHand } from '../draw/cards.ts';
import { drawNews, nowText } from './news.ts';
import { codeLines } from './opening.ts';
import { explainBoth } from './orders.ts';
import { onlyBots, onlyPerson, type Seating } from './seating.ts';
import { drawHeadline, drawTable } from './screen.ts';

/** Lines needed to show the scoring cards in full. */
const TALL = 36;
const isTall = ({ ports }: Context): boolean => (ports.out.rows ?? TALL) >= TALL;

/** Only the first screen always shows the scoring cards in full; later they may not fit. */
export function drawMoment(
  context: Context,
  game: Game,
  { players, names, seed, deckName, time }: Seating,
  { isFirst }: { readonly isFirst: boolean },
): Block {
  const { say } = context;
  // A single person reads what the bot did; of two, the one to move reads what the other did.
  const toMove = game.phase === 'over' ? undefined : game.seat;
  const reader = onlyBots(players) ? undefined : (onlyPerson(players) ?? toMove);
  const news = drawNews(context, game, names, reader);
  return [
    drawHeadline(context, [
      say.table.name,
      ...(seed === undefined ? [] : [say.table.seed({ seed: printable(seed) })]),
      say.table.moves({ n: game.moves.length }),
    ]),
    ...(isFirst || isTall(context) ? drawConditions : drawCenterTitles)(context, game.deck, game.deal.center),
    '',
    ...drawTable(context, game, names),
    '',
    ...news,
    ...(game.phase === 'over'
      ? [...(news.length > 0 ? [''] : []), ...drawEnd(context, game, { players, names, deckName, time })]
      : drawTask(context, game, { players, names })),
  ];
}

/** What to do, the card in hand, and how to type a move. */
function drawTask(
  context: Context,
  game: Exclude<Game, { readonly phase: 'over' }>,
  { players, names }: Pick<Seating, 'players' | 'names'>,
): Block {
  const { say, paint, width } = context;
  const howTo = say.table.howTo[onlyBots(players) ? 'watch' : game.phase];
  return [
    ...wrap(paint.strong(nowText(context, game, names)), width),
    ...(game.phase === 'place' && !onlyBots(players) ? drawHand(context, game.deck, game.held[0].card) : []),
    ...wrap(howTo, width).map(paint.faint),
  ];
}

function drawEnd(context: Context, game: Game, table: Seating): Block {
  const { names } = table;
  const { words, say, paint, width, ports } = context;
  const tallies = score(game);
  const winner = outcome(tallies);
  const totals = { first: tallies.first.total, second: tallies.second.total };
  const who = winner === 'draw' ? undefined : names[winner];
  const sentence =
    who && who.is !== 'seat'
      ? say.table.ended({
          ...whoArgs(who),
          points: Math.max(totals.first, totals.second),
          against: Math.min(totals.first, totals.second),
        })
      : outcomeText(words, winner, totals);
  return [
    ...explainBoth(context, game, names),
    '',
    ...wrap(paint.strong(sentence), width),
    ...codeLines(context, game, table),
    ...(ports.input.isTerminal ? wrap(say.table.howTo.over, width).map(paint.faint) : []),
  ];
}
