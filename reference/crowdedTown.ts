// Dense towns for tests of scoring.

import { type CardId, type Deck, invariant, type Placement, type Town } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { placements, visible } from '@wagons/rules/town';

/** Random play hardly ever makes a square of forts or a circle of wagons; a small patch of like cards is full of them. */
export function crowdedTown(deck: Deck, cards: readonly CardId[], roll: Dice): Town {
  const town: Placement[] = [];
  for (let left = 3 + roll(12); left > 0; left--) {
    const card = cards[roll(cards.length)];
    invariant(card, 'there are cards to place');
    const spots = placements(visible(deck, town), card).filter(
      ({ cell: { x, y } }) => Math.abs(x) <= 3 && Math.abs(y) <= 3,
    );
    const spot = spots[roll(spots.length)];
    invariant(spot, 'a card can always be placed near the middle');
    town.push(spot);
  }
  return town;
}
