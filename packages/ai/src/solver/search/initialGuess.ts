// A first guess of the margin: the value that the heuristic search finds.

import type { Spending } from '../../search/budget.ts';
import type { UnfinishedGame } from '../../search/position.ts';
import { Searcher } from '../../search/searcher.ts';

/** With more cards there are too many sets of cards. */
const MOST_CARDS = 8;
/** The first scope always completes, so it is a small one. */
const SCOPES = [
  { horizon: 1, width: 1, placements: 2 },
  { horizon: MOST_CARDS, width: 4, placements: 12 },
];

/** An estimate of the first player's margin. */
export function guessMargin(game: UnfinishedGame, spending: Spending): number {
  const cards = game.circle.length + (game.phase === 'place' ? game.held.length : 0);
  if (cards > MOST_CARDS) return 0;
  const value = new Searcher(game).think(game, spending, { scopes: SCOPES })?.candidates[0].value ?? 0;
  return game.seat === 'first' ? value : -value;
}
