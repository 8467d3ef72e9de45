// Who plays a game at this device, the match it counts towards, and whether it is practice.

import type { Level } from '@wagons/ai';
import type { BySeat, Points } from '@wagons/rules';

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

/** A game that began in the middle of another one. It's practice and counts in no record. */
export type PracticeGame = {
  /** The other game: the address of its review. */
  readonly of: string;
  /** The index of the decision in it, if it was left from its review. */
  readonly at?: number;
  /** What that decision lost, if it is tried again to find a better one. */
  readonly lost?: Points;
};

/** A decision that is tried again: its index, and what it lost in the other game. */
export type Retry = { readonly at: number; readonly lost: Points };

export const retryOf = ({ at, lost }: Partial<PracticeGame> = {}): Retry | undefined =>
  at === undefined || lost === undefined ? undefined : { at, lost };

/** A result of someone else in the same deal, from the same seat, that is to be beaten. */
export type Target = {
  /** The name of that player, if they have one. */
  readonly name?: string;
  readonly points: Points;
};
