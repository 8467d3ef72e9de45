// Seeds of deals that put every card into the center equally often: once in every six deals.

import type { CardId, Deck } from '@wagons/rules';
import { deal, dice } from '@wagons/rules/deal';

/** The seed of the i-th deal of a series. */
export function evenSeed(series: string, i: number, deck: Deck): string {
  const center = centerOf(series, i, deck).toSorted().join();
  for (let attempt = 0; ; attempt++) {
    const seed = `${series}/${i}/${attempt}`;
    if (deal(seed, deck).center.toSorted().join() === center) return seed;
  }
}

/** Six deals in a row share out all eighteen cards, in a random order. */
function centerOf(series: string, i: number, { cards }: Deck): readonly CardId[] {
  const perRound = cards.length / 3;
  const roll = dice(`${series} round ${Math.floor(i / perRound)}`);
  const left = cards.map(({ id }) => id);
  const order = cards.flatMap(() => left.splice(roll(left.length), 1));
  const at = 3 * (i % perRound);
  return order.slice(at, at + 3);
}
