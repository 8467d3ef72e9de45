// What is precomputed for a card and another one.

import { terrainOf } from '../../kernel/town/codes.ts';
import type { CardCodes } from '../../kernel/town/town.ts';
import { type OtherCards, otherCardsOf } from './base/openTown.ts';
import { ALL_TERRAINS, type GroupBound } from './groups/groupBound.ts';
import { LinkBound } from './groups/linkBound.ts';
import { CardPoints } from './local/cardPoints.ts';
import type { LocalBound } from './local/localBound.ts';

export type CardPair = {
  readonly card: CardCodes;
  readonly others: OtherCards;
  readonly otherTerrains: number;
  /** The terrains that both cards have, those that only this card has, and those that neither has, as bits. */
  readonly shared: number;
  readonly unshared: number;
  readonly neither: number;
  /** The terrains of this card that are in two cells corner to corner, as bits. */
  readonly diagonal: number;
  readonly apart: CardPoints;
  readonly before: CardPoints;
  readonly after: CardPoints;
  readonly links: LinkBound;
};

/** The pairs of the cards that bounds are computed for; each is made once. */
export class CardPairs {
  readonly #pairs = new Map<CardCodes, Map<CardCodes, CardPair>>();
  readonly #terms: LocalBound['terms'];
  readonly #groups: GroupBound;

  constructor({ terms }: LocalBound, groups: GroupBound) {
    this.#terms = terms;
    this.#groups = groups;
  }

  of(card: CardCodes, other: CardCodes): CardPair {
    let pairs = this.#pairs.get(card);
    if (!pairs) this.#pairs.set(card, (pairs = new Map<CardCodes, CardPair>()));
    let pair = pairs.get(other);
    if (!pair) pairs.set(other, (pair = this.#make(card, other)));
    return pair;
  }

  #make(card: CardCodes, other: CardCodes): CardPair {
    const others = otherCardsOf([other]);
    const terrains = terrainsOn(otherCardsOf([card]));
    const otherTerrains = terrainsOn(others);
    return {
      card,
      others,
      otherTerrains,
      shared: terrains & otherTerrains,
      unshared: terrains & ~otherTerrains,
      neither: ALL_TERRAINS & ~(terrains | otherTerrains),
      diagonal: diagonalTerrains(card),
      apart: new CardPoints(this.#terms, card, other, 'apart'),
      before: new CardPoints(this.#terms, card, other, 'before'),
      after: new CardPoints(this.#terms, card, other, 'after'),
      links: new LinkBound(card, other, this.#groups),
    };
  }
}

/** The terrains on some cards, as bits. */
export const terrainsOn = ({ codes }: OtherCards): number =>
  codes.reduce((set, code) => set | (1 << terrainOf[code]!), 0);

/** The terrains that a card has in two cells that touch only at a corner, as bits. */
function diagonalTerrains(card: CardCodes): number {
  const [a, b, c, d] = [0, 1, 2, 3].map((part) => 1 << terrainOf[card[part]!]!) as [
    number,
    number,
    number,
    number,
  ];
  return (a & d & ~b & ~c) | (b & c & ~a & ~d);
}
