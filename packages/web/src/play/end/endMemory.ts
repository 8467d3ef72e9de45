// An in-memory cache of finished games: the players and the route of the end screen.

import type { WebWords } from '@wagons/words/areas';
import type { ScreenRoute } from '../../kit/browser/route.ts';
import type { Viewpoint } from '../text/viewpoint.ts';

/** The end screen of a game: its route, and the players in a language. */
export type EndPlace = { readonly route: ScreenRoute; readonly viewpointIn: (web: WebWords) => Viewpoint };

export type EndMemory = {
  readonly place?: EndPlace;
  /** Whether the end was shown, so that it is not revealed again. */
  readonly isSeen?: boolean;
  /** Whether the tally in words was open. */
  readonly isInWords?: boolean;
};

const NOTHING: EndMemory = {};
const remembered = new Map<string, EndMemory>();

/** What is cached of a game, by its link code. */
export const recallEnd = (code: string): EndMemory => remembered.get(code) ?? NOTHING;

export function remember(code: string, more: EndMemory): void {
  remembered.set(code, { ...recallEnd(code), ...more });
}
