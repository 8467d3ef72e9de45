// The input of bounds: a town, its visible territories, and the cards that are still to be placed.

import { CODE_COUNT } from '../../../kernel/town/codes.ts';
import { torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';

const { rowStart, wrap } = torus;

/** Cards still to be placed: how many, and how often each code is on them. */
export type FutureCards = { readonly cards: number; readonly codes: ArrayLike<number> };

/** A town, how often each code is visible in it, and the cards that may still be placed in it. */
export type OpenTown = {
  readonly town: KernelTown;
  readonly visible: ArrayLike<number>;
  readonly future: FutureCards;
};

/** The cards to be placed besides a certain one: how many, and the codes on them. */
export type OtherCards = { readonly cards: number; readonly codes: readonly number[] };

export const NO_OTHERS: OtherCards = { cards: 0, codes: [] };

export const otherCardsOf = (cards: readonly CardCodes[]): OtherCards => ({
  cards: cards.length,
  codes: cards.flatMap((card) => [...card.subarray(0, 4)]),
});

export function futureCardsOf(cards: readonly CardCodes[]): FutureCards {
  const codes = new Uint8Array(CODE_COUNT);
  for (const card of cards) for (const code of card.subarray(0, 4)) codes[code]!++;
  return { cards: cards.length, codes };
}

/** Counts how often each code is visible in a town. */
export function countVisible({ cells, left, top, right, bottom }: KernelTown, counts: Uint8Array): void {
  counts.fill(0);
  for (let y = top; y <= bottom; y++) {
    const row = rowStart(y);
    for (let x = left; x <= right; x++) counts[cells[row | wrap(x)]!]!++;
  }
}
