// How messages name a player.

import type { Seat } from '@wagons/rules';

/** A player with a name. */
export type Named = { readonly name: string };

/** Who a sentence is about: a seat, or the reader and their opponent, or a name. */
export type Party = Seat | 'you' | 'opponent' | Named;

/** The two arguments of every message about a player. */
export const playerArgs = <Known extends string>(
  player: Known | Named,
): { readonly who: Known | 'named'; readonly name: string } =>
  typeof player === 'object' ? { who: 'named', name: player.name } : { who: player, name: '' };
