// The contract of the lessons: what every language must be able to say to a learner.

import type { Level } from '@wagons/ai';
import type { Points } from '@wagons/rules';

/**
 * The lessons in their order, each with the ways to miss what it asks for: another card, a card that covers or does
 * not, one that lies upright, one that brings too little.
 */
export const LESSONS = {
  table: ['card'],
  start: ['card'],
  take: ['card'],
  first: [],
  gift: ['card'],
  edge: ['beside'],
  free: [],
  group: ['line'],
  turn: ['turned', 'line'],
  cover: ['covering', 'line'],
  bonus: ['line'],
  end: ['line'],
} as const;
export type LessonId = keyof typeof LESSONS;
export type Slip = (typeof LESSONS)[LessonId][number];

/** What the sentences of a lesson may speak of. Cards arrive as titles, already in the language. */
export type Facts = {
  /** The card that is asked for, or that is in hand. */
  readonly card: string;
  /** The card that the opponent took last. */
  readonly taken: string;
  /** The card that was chosen. */
  readonly tried: string;
  /** The cards that are given away with it. */
  readonly given: readonly string[];
  /** How many cards are still to be placed. */
  readonly left: number;
  /** The scoring card that the lesson is about, or that was looked at, and what it says. */
  readonly bonus: string;
  readonly condition: string;
  /** The points that the lesson is about: at its beginning, as wished for, and as reached. */
  readonly now: Points;
  readonly want: Points;
  readonly got: Points;
  /** Both totals. */
  readonly own: Points;
  readonly rival: Points;
  /** The labels of the buttons that lay a card and turn it. */
  readonly place: string;
  readonly turn: string;
};

/** One or two short sentences, which fit four lines of a phone. */
export type Saying = (facts: Facts) => string;

export type LessonWords<Id extends LessonId = LessonId> = {
  readonly heading: string;
  /** What there is to know, and what to do. */
  readonly task: Saying;
  /** It is done: a cheer, and what follows from it. */
  readonly right: Saying;
  /** What was tried is legal but not what was asked for: why, and what to try. */
  readonly wrong: Readonly<Record<(typeof LESSONS)[Id][number], Saying>>;
};

export type LessonsWords = {
  /** "Step 3 of 12" */
  readonly progress: (step: number, of: number) => string;
  readonly next: string;
  readonly skip: string;
  readonly showMe: string;
  /** The solution is on the table; the learner does the rest. */
  readonly shown: {
    readonly look: Saying;
    readonly card: Saying;
    readonly place: Saying;
    /** What was tried is legal, but a later lesson needs the card elsewhere: where, is marked. */
    readonly elsewhere: Saying;
  };
  /** What comes after the last lesson. */
  readonly play: (level: Level) => string;
  /** The opponent, over the row of a table, the same in very little room, and over a town. */
  readonly rival: { readonly name: string; readonly short: string; readonly town: string };
  readonly lessons: { readonly [Id in LessonId]: LessonWords<Id> };
};
