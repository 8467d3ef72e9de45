// Quick dice: one throw of good dice is stretched into the millions of throws that playouts take.
//
// Frozen: never improved. Other throws would make other players of the baselines.

import type { Dice } from '@wagons/rules/deal';

const WORDS = 2 ** 32;

/** Good dice cost as much as a whole playout; these are mulberry32, begun with one of their throws. */
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
