// Seeded random numbers (docs/notation.md, N2): the same seed gives the same rolls on every machine.

import { sha256, utf8 } from '../core/sha256.ts';

export const SEED_LENGTH = 64;

/** A seed is any text of 1 to 64 characters (Unicode code points). */
export const isSeed = (text: string): boolean => text.length > 0 && [...text].length <= SEED_LENGTH;

/** Rolls a die: 0 … sides − 1, uniformly distributed. */
export type Dice = (sides: number) => number;

const WORDS = 2 ** 32;

export function dice(seed: string): Dice {
  const prefix = utf8(seed);
  let block = 0;
  let words = new Uint32Array();
  let used = 0;
  const nextWord = (): number => {
    if (used === words.length) {
      const counter = [block >>> 24, (block >>> 16) & 255, (block >>> 8) & 255, block & 255];
      words = sha256([...prefix, 0, ...counter]);
      block++;
      used = 0;
    }
    return words[used++] ?? 0;
  };
  return (sides) => {
    // Rejection sampling: words past the last whole multiple would favor low numbers.
    const limit = WORDS - (WORDS % sides);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % sides;
  };
}
