// The course of a game: the expected final margin before its first graded move and after each.

import { invariant, type Points } from '@wagons/rules';
import type { Grade, Margin } from './grade.ts';

/** Nine of ten values of a normal distribution are within this many standard deviations. */
const NINE_OF_TEN = 1.645;

const varianceOf = (uncertainty: Points): number => (uncertainty / NINE_OF_TEN) ** 2;

/** A value and its variance. */
type Guess = { readonly value: number; readonly variance: number };

/**
 * The margins in order: one more than there are grades.
 *
 * Every position was valued on its own, and those values differ by more than the moves between them cost. So they are
 * combined with the losses, which change the margin from one position to the next: a Kalman smoother over the game,
 * from the last move to the first and back. What is proven stays as it is.
 */
export function marginsOf(grades: readonly Grade[]): readonly Margin[] {
  const last = grades.at(-1);
  if (!last) return [];
  const valued = [...grades.map(({ margins }) => margins.before), last.margins.after];
  const steps = grades.map(({ seat, lost, uncertainty }) => ({
    // The margin is the first player's, so a loss of the second player raises it.
    change: seat === 'first' ? lost : -lost,
    noise: varianceOf(uncertainty),
  }));
  const filtered = filter(valued, steps);
  return smooth(filtered, steps).map(({ value, variance }, i) => {
    const { proven = false, value: known = 0 } = valued[i] ?? {};
    if (proven) return { value: known, uncertainty: 0, proven };
    return {
      value: Math.round(value) + 0,
      uncertainty: Math.max(1, Math.ceil(NINE_OF_TEN * Math.sqrt(variance))),
      proven,
    };
  });
}

type Step = { readonly change: number; readonly noise: number };

/** From the last position to the first: what is expected from the positions after it, and its own value. */
function filter(valued: readonly Margin[], steps: readonly Step[]): readonly Guess[] {
  const guesses: Guess[] = [];
  for (let i = valued.length - 1; i >= 0; i--) {
    const own = valued[i];
    const next = guesses.at(-1);
    const step = steps[i];
    invariant(own, 'every position was valued');
    const seen: Guess = { value: own.value, variance: own.proven ? 0 : varianceOf(own.uncertainty) };
    guesses.push(
      next && step
        ? combine({ value: next.value + step.change, variance: next.variance + step.noise }, seen)
        : seen,
    );
  }
  return guesses.toReversed();
}

/** Forward again, so that a position also profits from those before it. */
function smooth(filtered: readonly Guess[], steps: readonly Step[]): readonly Guess[] {
  const smoothed: Guess[] = [];
  for (const [i, guess] of filtered.entries()) {
    const before = smoothed.at(-1);
    const step = steps[i - 1];
    if (!before || !step) {
      smoothed.push(guess);
      continue;
    }
    const predicted = guess.variance + step.noise;
    const gain = predicted === 0 ? 0 : guess.variance / predicted;
    smoothed.push({
      value: guess.value + gain * (before.value - (guess.value + step.change)),
      variance: guess.variance + gain ** 2 * (before.variance - predicted),
    });
  }
  return smoothed;
}

/** Two independent guesses of the same value, weighted by how sure they are. */
function combine(one: Guess, other: Guess): Guess {
  const sum = one.variance + other.variance;
  if (sum === 0) return other;
  const weight = one.variance / sum;
  return {
    value: one.value + weight * (other.value - one.value),
    variance: (one.variance * other.variance) / sum,
  };
}
