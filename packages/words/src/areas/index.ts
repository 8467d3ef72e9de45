// The words of the pages by area: a program loads the areas that it shows, in the language that it shows.

import type { Language } from '@wagons/rules';
import { type Describe, loadDescribe } from '../describe.ts';
import { loadWords, type Words } from '../words.ts';
import { type AlertsWords, loadAlertsWords } from './alerts.ts';
import { type LawWords, loadLawWords } from './law.ts';
import { type LessonsWords, loadLessonsWords } from './lessons.ts';
import { loadNumbersWords, type NumbersWords } from './numbers.ts';
import { loadOnlineWords, type OnlineWords } from './online.ts';
import { loadPagesWords, type PagesWords } from './pages.ts';
import { loadPuzzlesWords, type PuzzlesWords } from './puzzles.ts';
import { loadServerRefusals, type ServerRefusals } from './refusals.ts';
import { type AppWords, loadAppWords, loadWebWords, type WebWords } from './web.ts';

export type { AlertsWords } from './alerts.ts';
export {
  cardOfRule,
  type Chapter,
  CHAPTERS,
  isRuleId,
  type LawWords,
  markOf,
  MARKS,
  type Picture,
  PICTURES,
  RULE_IDS,
  type RuleId,
  ruleOfCard,
  rulesOf,
} from './law.ts';
export {
  type Facts,
  type LessonId,
  LESSONS,
  type LessonsWords,
  type Saying,
  sayingText,
  type Slip,
} from './lessons.ts';
export type { NumbersWords } from './numbers.ts';
export { type OnlineTableWords, type OnlineWords, type Reason, REASONS } from './online.ts';
export type { PagesWords } from './pages.ts';
export type { PuzzlesWords } from './puzzles.ts';
export type { ServerRefusals } from './refusals.ts';
export { type AppWords, type PlaceName, PLACES, type WebWords } from './web.ts';

export type AreaWords = {
  /** The shell, the home page, new games and the table. */
  readonly web: WebWords;
  /** Notices, menus, settings, and the end of a game. */
  readonly app: AppWords;
  /** What all programs say about a game: printed conditions, tallies, refusals, errors, analysis. */
  readonly game: Words;
  /** Describes the conditions of cards that are not built in. */
  readonly conditions: Describe;
  /** Replay, review, score pad, games, about. */
  readonly pages: PagesWords;
  readonly rules: LawWords;
  readonly lessons: LessonsWords;
  /** The puzzles and the daily deal. */
  readonly puzzles: PuzzlesWords;
  /** The lab and the statistics. */
  readonly numbers: NumbersWords;
  readonly online: OnlineWords;
  /** What alerts say, and their settings. */
  readonly alerts: AlertsWords;
  /** Why the server refuses a request. */
  readonly refusals: ServerRefusals;
};

const LOADERS: { readonly [A in Area]: (language: Language) => Promise<AreaWords[A]> } = {
  web: loadWebWords,
  app: loadAppWords,
  game: loadWords,
  conditions: loadDescribe,
  pages: loadPagesWords,
  rules: loadLawWords,
  lessons: loadLessonsWords,
  puzzles: loadPuzzlesWords,
  numbers: loadNumbersWords,
  online: loadOnlineWords,
  alerts: loadAlertsWords,
  refusals: loadServerRefusals,
};

export type Area = keyof AreaWords;
export const AREAS = Object.keys(LOADERS) as readonly Area[];

export const loadArea = <A extends Area>(area: A, language: Language): Promise<AreaWords[A]> =>
  LOADERS[area](language);
