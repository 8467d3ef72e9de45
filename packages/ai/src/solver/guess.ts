// A first guess at the margin: what the search sees in a few good towns for each set of cards.

import type { Spending } from '../budget.ts';
import type { OpenGame } from '../search/position.ts';
import { Searcher } from '../search/searcher.ts';

/** Of more cards the sets are too many. */
const MOST_CARDS = 8;
/** The first look is never cut short, so it is a short one. */
const REACHES = [
  { horizon: 1, width: 1, placements: 2 },
  { horizon: MOST_CARDS, width: 4, placements: 12 },
];

/** The margin of the first player, more or less. */
export function guess(game: OpenGame, spending: Spending): number {
  const cards = game.circle.length + (game.phase === 'place' ? game.held.length : 0);
  if (cards > MOST_CARDS) return 0;
  const value = new Searcher(game).think(game, spending, { reaches: REACHES })?.candidates[0].value ?? 0;
  return game.seat === 'first' ? value : -value;
}
