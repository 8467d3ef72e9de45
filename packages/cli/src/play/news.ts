// Describes the moves since a player's last one, and what to do now.

import {
  type BySeat,
  type CardId,
  type Game,
  invariant,
  type Move,
  opponent,
  positionsOf,
  type Seat,
  skipped,
} from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { whatHappened, whatNow } from '@wagons/words';
import { type Who, whoArgs } from '@wagons/words/terminal';
import { type Context, titles } from '../kit/context.ts';
import { type Block, wrap } from '../terminal/block.ts';

/** Describes the moves since this seat's last one; without a seat, only the last move. */
export function drawNews(context: Context, game: Game, names: BySeat<Who>, seat: Seat | undefined): Block {
  const reached = positionsOf(game).slice(0, -1);
  const own = reached.findLastIndex((before) => before.phase !== 'over' && before.seat === seat);
  const from = seat === undefined ? reached.length - 1 : own + 1;
  return reached.flatMap((before, at) => {
    const move = game.moves[at];
    if (at < from || !move) return [];
    return wrap(sentence(context, before, move, names), context.width, 2);
  });
}

function sentence(context: Context, before: Game, move: Move, names: BySeat<Who>): string {
  invariant(before.phase !== 'over', 'a finished game has no further move');
  const { words, say } = context;
  const title = titles(context, before.deck);
  const who = names[before.seat];
  if (who.is !== 'bot') return whatHappened(words, before, move, title);
  const mention = (id: CardId): string => words.names.card({ title: title(id) });
  const done = { bot: who.name, card: mention(move.card) };
  switch (move.type) {
    case 'pickStart':
      return say.table.bot.pickStart(done);
    case 'draft': {
      const free = skipped(before.circle, move.card).map(mention);
      const { who: to, name } = whoArgs(names[opponent(before.seat)]);
      return say.table.bot.draft({ ...done, cards: words.amounts.and(free), count: free.length, to, name });
    }
    case 'place':
      return say.table.bot.place({ ...done, cell: makeCell(move.cell), rotation: move.rotation });
  }
}

export function nowText(context: Context, game: Game, names: BySeat<Who>): string {
  const title = titles(context, game.deck);
  const { yourTurn } = context.say.table;
  if (game.phase === 'over' || names[game.seat].is !== 'you') return whatNow(context.words, game, title);
  if (game.phase !== 'place') return yourTurn[game.phase];
  const [{ card, free }, ...rest] = game.held;
  const more = rest.filter(({ seat }) => seat === game.seat).length;
  return yourTurn.place({ card: context.words.names.card({ title: title(card) }), free, more });
}
