// The interface of bounds for shapes: what one of several cards adds to a condition, by spot.

import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import type { OtherCards } from '../base/openTown.ts';

/**
 * Upper bounds for what each of several cards adds to a condition. The sum over all cards is admissible if `apart` is used
 * for the first card, and `near` for every later card that may be within three cells of another one.
 */
export type GainBound = {
  /** Whether it depends on whole rows and columns, not only on nearby cells. */
  readonly inLine?: true;
  /** Starts with a town, a card, and the other cards to be placed. The other methods refer to these. */
  begin(town: KernelTown, card: CardCodes, others: OtherCards): void;
  /** The most that the card adds anywhere, including near other cards. */
  most(card: CardCodes): number;
  /** The most that the card adds at x, y if no other card is within three cells. */
  apart(card: CardCodes, rotation: number, x: number, y: number): number;
  /** The most that it adds there if other cards may be near. */
  near(card: CardCodes, rotation: number, x: number, y: number): number;
};
