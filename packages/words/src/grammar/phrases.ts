// What a language says in its own way, so that the sentences of a scoring condition can be put together from it.

import type { BySize, Chosen, Distance, Each, Many, Result, Whose } from './outline.ts';

/** The first branch of a comparison says in full what is compared; those after it are brief. */
export type Comparing = {
  readonly full: Readonly<Record<Result, string>>;
  readonly brief: Readonly<Record<Result, string>>;
};

/** A list by its kind and its parts, which stand in brackets. */
type SayList = (is: 'least' | 'most', parts: string) => string;

export type Phrases = {
  readonly points: (n: number) => string;
  readonly number: (n: number) => string;
  /** What stands between two parts, between a condition and what follows from it, and between numbers. */
  readonly marks: {
    readonly between: string;
    readonly then: string;
    readonly times: string;
    readonly plus: string;
    readonly minus: string;
  };
  readonly otherwise: string;

  // ---- Points that are scored ----

  /** "1 point per gun" */
  readonly per: (each: Each) => string;
  /** "each group of cows scores by its size" */
  readonly bySize: (things: BySize) => string;
  /** "1 point per territory between each beer and the closest gun in its row or column" */
  readonly perBetween: (distance: Distance) => string;
  /** "as many points as the smallest of [2; 3]" */
  readonly asMany: SayList;
  /** "points equal to 2 × 3" */
  readonly asProduct: (product: string) => string;
  /** "if you have more guns than your opponent, you score the difference" */
  readonly scoreDifference: (condition: string) => string;
  /**
   * "if your opponent has more guns than you, up to 5 of these points go to your opponent, and vice versa"; which points
   * they are was said before, or comes after.
   */
  readonly changeHands: (condition: string, n: number, points: 'before' | 'after') => string;
  /** "as many points as your opponent scores with [1 point per gun]" */
  readonly asTheirs: (inBrackets: string) => string;

  // ---- Numbers to compute with ----

  /** "the number of guns" */
  readonly numberOf: (each: Each) => string;
  /** "the size of your largest group of water" */
  readonly sizeOf: (group: Chosen) => string;
  /** "the total value of all groups of cows by size" */
  readonly totalBySize: (things: BySize) => string;
  /** "the number of territories between each beer and the closest gun in its row or column" */
  readonly numberBetween: (distance: Distance) => string;
  /** "the smallest of [2; 3]" */
  readonly list: SayList;
  /** "half of the number of cows, rounded down" */
  readonly part: (value: string, by: number) => string;
  readonly difference: string;
  /** "what your opponent has of [the number of guns]" */
  readonly theirs: (inBrackets: string) => string;

  // ---- Where points depend on something ----

  /** "for your largest group of water" */
  readonly forThe: (chosen: Chosen) => string;
  /** "by the number of your guns", "by [something computed]" */
  readonly by: {
    readonly count: (count: Each) => string;
    readonly value: (value: string) => string;
  };
  /** "0 to 2", "3 or 4", "5", "6 or more" */
  readonly span: (many: Many) => string;
  /** "if your largest group is larger than your opponent’s"; afterwards "if smaller" */
  readonly comparing: {
    readonly group: (group: Chosen, whose: Whose) => Comparing;
    readonly count: (count: Each, whose: Whose) => Comparing;
    readonly value: (value: string, whose: Whose) => Comparing;
  };
};
