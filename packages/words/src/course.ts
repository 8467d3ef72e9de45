// The course of a game in sentences: what to do now, what just happened, and how it ended.

import type { BySeat, CardId, Game, Move, Outcome, Points, Seat } from '@wagons/rules';
import { type Named, playerArgs } from './players.ts';
import type { Words } from './words.ts';

type Titles = (card: CardId) => string;

/** What to do now, and who has to do it. */
export function whatNow({ course: { now }, names }: Words, game: Game, title: Titles): string {
  switch (game.phase) {
    case 'pickStart':
    case 'draft':
      return now[game.phase]({ seat: game.seat });
    case 'place': {
      const [{ card, free }, ...rest] = game.held;
      const more = rest.filter(({ seat }) => seat === game.seat).length;
      return now.place({ seat: game.seat, card: names.card({ title: title(card) }), free, more });
    }
    case 'over':
      return now.over;
  }
}

/** What a move did; `game` is the moment before it. */
export function whatHappened(
  { course: { done }, names, amounts }: Words,
  game: Exclude<Game, { readonly phase: 'over' }>,
  move: Move,
  title: Titles,
): string {
  const { seat } = game;
  const mention = (id: CardId): string => names.card({ title: title(id) });
  const card = mention(move.card);
  switch (move.type) {
    case 'pickStart':
      return done.pickStart({ seat, card });
    case 'draft': {
      const skipped = game.circle.slice(0, game.circle.indexOf(move.card));
      const took = done.draft({ seat, card });
      if (skipped.length === 0) return took;
      const cards = amounts.and(skipped.map(mention));
      const other = seat === 'first' ? 'second' : 'first';
      return `${took} ${done.free({ cards, count: skipped.length, other })}`;
    }
    case 'place': {
      const cell = `${amounts.number(move.cell.x)},${amounts.number(move.cell.y)}`;
      return done.place({ seat, card, cell, rotation: move.rotation });
    }
  }
}

/** How a game ended; the players may have names. */
export function outcomeText(
  { course }: Words,
  outcome: Outcome,
  totals: BySeat<Points>,
  names: Partial<BySeat<string | undefined>> = {},
): string {
  if (outcome === 'draw') return course.draw({ points: totals.first });
  const loser = outcome === 'first' ? 'second' : 'first';
  const name = names[outcome];
  const winner: Seat | Named = name === undefined ? outcome : { name };
  return course.win({
    ...playerArgs(winner),
    points: totals[outcome],
    against: totals[loser],
  });
}
