// What is remembered of finished games while the app is open: who sat there, where their end is shown, and its analysis.

import type { Grade, Review } from '@wagons/ai';
import type { WebWords } from '@wagons/words/web';
import type { ScreenRoute } from '../../kit/browser/route.ts';
import type { Chairs } from '../text/chairs.ts';

/** The end of a game: its address, and who sits there in the words of a language. */
export type EndPlace = { readonly route: ScreenRoute; readonly chairsIn: (web: WebWords) => Chairs };

export type EndMemory = {
  readonly place?: EndPlace;
  /** Whether its end was seen: it is not revealed once more. */
  readonly isSeen?: boolean;
  readonly review?: Review;
  /** The move, counted from 0, that was looked at last. */
  readonly lookedAt?: number | undefined;
};

const NOTHING: EndMemory = {};
const remembered = new Map<string, EndMemory>();

/** What is known of a game, by its code. */
export const recallEnd = (code: string): EndMemory => remembered.get(code) ?? NOTHING;

export function remember(code: string, more: EndMemory): void {
  remembered.set(code, { ...recallEnd(code), ...more });
}

/** An estimate may be off by a point, so it must cost more than that to be told. */
const isTold = ({ lost, best, played }: Grade): boolean => lost > (best.proven && played.proven ? 0 : 1);

/** The decisions that something better was found for, in their order. */
export const toldOf = ({ grades }: Review): readonly Grade[] => grades.filter(isTold);
