// A fast PRNG for playouts, seeded by one throw of the injected dice.
//
// Frozen: never improved. Different numbers would change the baselines' play.

import type { Dice } from '@wagons/rules/deal';

const WORDS = 2 ** 32;

/** Mulberry32. The cryptographic dice would cost as much as a whole playout. */
export function quickDice(roll: Dice): Dice {
  let state = roll(WORDS);
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    word ^= word >>> 14;
    return Math.floor(((word >>> 0) / WORDS) * sides);
  };
}
