// Who plays a game at this device, and the match it counts towards.

import type { Level } from '@wagons/ai';
import type { BySeat } from '@wagons/rules';

/** Who sits on a chair: a person at this device, who may have a name, or a level of ours. */
export type Sitter =
  | { readonly kind: 'person'; readonly name?: string | undefined }
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: undefined };

/** Two persons of whom nothing is known. */
export const PEOPLE: BySeat<Sitter> = { first: { kind: 'person' }, second: { kind: 'person' } };

/** Games between the same two that count together; `first` of the next game is the other one. */
export type Match = {
  readonly of: number;
  /** Games won by whoever sat first in the first game, by the other, and shared. */
  readonly won: { readonly one: number; readonly other: number; readonly shared: number };
  readonly played: number;
};
