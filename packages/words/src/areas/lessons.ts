// The words of the tutorial, loaded when it is opened.

import type { Language, Points } from '@wagons/rules';
import { load } from '../generated/load/lessons.ts';
import type { LessonsMessages } from '../generated/types.ts';

/**
 * The lessons in their order, each with the ways to miss what it asks for: another card, a card that covers or does
 * not, one that is upright, one that scores too little.
 */
export const LESSONS = {
  table: [],
  take: ['card'],
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

export type LessonsWords = LessonsMessages;

export const loadLessonsWords = async (language: Language): Promise<LessonsWords> =>
  (await load[language]()).messages;

/** What the sentences of a lesson may mention. Cards are already written as the language writes them in a sentence. */
export type Facts = {
  /** The card that is asked for, or that is in hand. */
  readonly card: string;
  /** The card that the opponent took last. */
  readonly taken: string;
  /** The card that was chosen. */
  readonly tried: string;
  /** The cards that are given away with it, as a list, and how many. */
  readonly cards: string;
  readonly count: number;
  /** How many cards are still to be placed. */
  readonly left: number;
  /** The scoring card that the lesson is about, or that was looked at, and its condition. */
  readonly bonus: string;
  readonly condition: string;
  /** The points that the lesson is about: at its beginning, as asked for, and as reached. */
  readonly now: Points;
  readonly want: Points;
  readonly got: Points;
  /** Both totals. */
  readonly own: Points;
  readonly rival: Points;
  /** The labels of the buttons that place a card and turn it. */
  readonly place: string;
  readonly turn: string;
};

/** One or two short sentences, which fit four lines of a phone. */
export type Saying = string | ((facts: Facts) => string);

/** What a lesson says about some facts. */
export const sayingText = (saying: Saying, facts: Facts): string =>
  typeof saying === 'string' ? saying : saying(facts);
