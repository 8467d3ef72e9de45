// The words of the lessons, loaded when the lessons are opened.

import type { Language } from '@wagons/rules';
import type { LessonsWords } from './contract.ts';

export {
  type Facts,
  type LessonId,
  LESSONS,
  type LessonsWords,
  type LessonWords,
  type Saying,
  type Slip,
} from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<LessonsWords>>> = {
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
  nl: async () => (await import('./nl.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  it: async () => (await import('./it.ts')).words,
};

/** All that the lessons say in a language. */
export const loadLessonsWords = (language: Language): Promise<LessonsWords> => LOADERS[language]();
