// The course of a game in sentences: what to do now, what has just been done, and how it ended.

import type { BySeat, CardId, Game, Move, Outcome, Points } from '@wagons/rules';
import type { Words } from './contract.ts';

type Titles = (card: CardId) => string;

/** What to do now, and who is to do it. */
export function whatNow({ course: { now } }: Words, game: Game, title: Titles): string {
  switch (game.phase) {
    case 'pickStart':
    case 'draft':
      return now[game.phase]({ seat: game.seat });
    case 'place': {
      const [{ card, free }, ...rest] = game.held;
      const more = rest.filter(({ seat }) => seat === game.seat).length;
      return now.place({ seat: game.seat, card: title(card), free, more });
    }
    case 'over':
      return now.over;
  }
}

/** What a move did; `game` is the moment before it. */
export function whatHappened(
  { course: { done } }: Words,
  game: Exclude<Game, { readonly phase: 'over' }>,
  move: Move,
  title: Titles,
): string {
  const { seat } = game;
  const card = title(move.card);
  switch (move.type) {
    case 'pickStart':
      return done.pickStart({ seat, card });
    case 'draft': {
      const free = game.circle.slice(0, game.circle.indexOf(move.card)).map(title);
      return done.draft({ seat, card, free, other: seat === 'first' ? 'second' : 'first' });
    }
    case 'place':
      return done.place({ seat, card, cell: move.cell, rotation: move.rotation });
  }
}

/** How a game ended; the two may have names. */
export function outcomeText(
  { course }: Words,
  outcome: Outcome,
  totals: BySeat<Points>,
  names: Partial<BySeat<string | undefined>> = {},
): string {
  if (outcome === 'draw') return course.draw({ points: totals.first });
  const loser = outcome === 'first' ? 'second' : 'first';
  const name = names[outcome];
  return course.win({
    winner: name === undefined ? outcome : { name },
    points: totals[outcome],
    against: totals[loser],
  });
}
