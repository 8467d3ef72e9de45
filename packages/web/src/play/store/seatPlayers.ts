// Who plays a game at this device, and the match it counts towards.

import type { Level } from '@wagons/ai';
import type { BySeat } from '@wagons/rules';

/** Who plays a seat: a person at this device, who may have a name, or a bot. */
export type SeatPlayer =
  | { readonly kind: 'person'; readonly name?: string | undefined }
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: undefined };

/** Two people without names. */
export const PEOPLE: BySeat<SeatPlayer> = { first: { kind: 'person' }, second: { kind: 'person' } };

/** Several games between the same two players, who swap seats after each. */
export type Match = {
  readonly of: number;
  /** `one` is the first player of the first game, `shared` counts ties. */
  readonly won: { readonly one: number; readonly other: number; readonly shared: number };
  readonly played: number;
};
