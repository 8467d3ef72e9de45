// The seed of a bot's random numbers: a reload, or another device with the same game, repeats its move.

import type { Game, Seat } from '@wagons/rules';

export const botSeed = (seed: string, seat: Seat, { moves }: Pick<Game, 'moves'>): string =>
  `${seed}/${seat}/${moves.length}`;
