// What is remembered of finished games while the app is open: who sat there, where their end is shown, and its analysis.

import type { Grade, Review } from '@wagons/ai';
import type { WebWords } from '@wagons/words/web';
import type { Route } from '../../kit/browser/route.ts';
import type { Chairs } from '../text/chairs.ts';

/** The end of a game: its address, and who sits there in the words of a language. */
export type EndPlace = { readonly route: Route; readonly chairsIn: (web: WebWords) => Chairs };

export type LookedBack = {
  readonly place?: EndPlace;
  /** Whether its end was seen: it is not revealed once more. */
  readonly isSeen?: boolean;
  readonly review?: Review;
  /** The move, counted from 0, that was looked at last. */
  readonly lookedAt?: number | undefined;
};

const NOTHING: LookedBack = {};
const remembered = new Map<string, LookedBack>();

/** What is known of a game, by its code. */
export const lookBack = (code: string): LookedBack => remembered.get(code) ?? NOTHING;

export function remember(code: string, more: LookedBack): void {
  remembered.set(code, { ...lookBack(code), ...more });
}

/** An estimate may be off by a point, so it must cost more than that to be told. */
const isTold = ({ lost, best, played }: Grade): boolean => lost > (best.proven && played.proven ? 0 : 1);

/** The decisions that something better was found for, in their order. */
export const toldOf = ({ grades }: Review): readonly Grade[] => grades.filter(isTold);
