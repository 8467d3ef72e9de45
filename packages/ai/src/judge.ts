// How two towns compare in points, without counting again what has not changed.

import {
  type Bonus,
  cardOf,
  type CardId,
  type Deck,
  opponent,
  type Seat,
  tally,
  type View,
  worth,
} from '@wagons/rules';

export type Towns = Readonly<Record<Seat, View>>;

export type Judge = {
  /** Own minus rival tally as the towns lie. */
  readonly margin: (towns: Towns, seat: Seat) => number;
  /** Two towns with the same face are the same to a rival: no scoring card tells them apart from outside. */
  readonly face: (view: View) => unknown;
};

/** What of a town a condition looks at from the other town's side: what it compares, what it takes of the rival. */
function looksAcross(bonus: Bonus): readonly Bonus[] {
  if (typeof bonus === 'number' || 'each' in bonus) return [];
  if ('sum' in bonus) return bonus.sum.flatMap(looksAcross);
  if ('product' in bonus) return bonus.product.flatMap(looksAcross);
  if ('least' in bonus) return bonus.least.flatMap(looksAcross);
  if ('most' in bonus) return bonus.most.flatMap(looksAcross);
  if ('rival' in bonus) return [bonus.rival, ...looksAcross(bonus.rival)];
  if ('choose' in bonus) return looksAcross(bonus.score);
  if ('when' in bonus) return [bonus.when, bonus.then, bonus.else ?? 0].flatMap(looksAcross);
  const { compare, more = 0, equal = 0, fewer = 0 } = bonus;
  return [compare, ...[compare, more, equal, fewer].flatMap(looksAcross)];
}

export function judge(deck: Deck, center: readonly CardId[]): Judge {
  const bonusOf = (id: CardId): Bonus => cardOf(deck, id).bonus;
  const across = center.flatMap((id) => looksAcross(bonusOf(id)));
  const alone = center.filter((id) => looksAcross(bonusOf(id)).length === 0);
  const compared = center.filter((id) => looksAcross(bonusOf(id)).length > 0).map(bonusOf);
  // What looks back from there cannot be told by one town alone: such a deck shares nothing.
  const simple = across.every((part) => looksAcross(part).length === 0);

  const known = new WeakMap<View, number>();
  const aloneWorth = (view: View): number => {
    let total = known.get(view);
    if (total === undefined) {
      total = tally(deck, alone, { first: view, second: view }, 'first').total;
      known.set(view, total);
    }
    return total;
  };

  return {
    margin(towns, seat) {
      const rival = opponent(seat);
      const difference = compared.map(
        (bonus) => worth(bonus, towns, seat).points - worth(bonus, towns, rival).points,
      );
      return difference.reduce((sum, more) => sum + more, aloneWorth(towns[seat]) - aloneWorth(towns[rival]));
    },
    face(view) {
      if (!simple) return view;
      return across.map((part) => worth(part, { first: view, second: view }, 'first').points).join();
    },
  };
}
