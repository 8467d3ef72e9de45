// The ids of tables. They begin with a version and the time, so that a large log can be divided by time, and those of one
// day lie together, without another key than `(game, seq)`.

import type { Clock, Random } from '../ports/environment.ts';
import type { GameId, Time } from '../ports/tableEvent.ts';

const VERSION = '1';
/** Base 32, whose order is the same in every collation; enough until the year 3058. */
const BASE = 32;
const DIGITS = 7;
/** What no one can guess. */
const RANDOM_BYTES = 16;

/** Ids that earlier servers made are 22 characters, all random; they stay valid. */
export const newGameId = ({ random, clock }: { readonly random: Random; readonly clock: Clock }): GameId =>
  VERSION + secondOf(clock.now()) + random.letters(RANDOM_BYTES);

const secondOf = (at: Time): string =>
  Math.floor(at / 1000)
    .toString(BASE)
    .padStart(DIGITS, '0');
