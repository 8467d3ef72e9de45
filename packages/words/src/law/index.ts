// The law of the game in words, loaded when it is needed.

import type { Language } from '@wagons/rules';
import type { LawWords } from './contract.ts';

export {
  type CardsPageWords,
  type LawWords,
  type Picture,
  PICTURES,
  type PictureWords,
  type RulesPageWords,
  type RuleText,
} from './contract.ts';
export {
  cardOfRule,
  type Chapter,
  CHAPTERS,
  isRuleId,
  type Mark,
  MARKED,
  markOf,
  MARKS,
  RULE_IDS,
  type RuleId,
  ruleOfCard,
  rulesOf,
} from './ruleIds.ts';

const english = async (): Promise<LawWords> => (await import('./en/index.ts')).words;

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<LawWords>>> = {
  en: english,
  de: async () => (await import('./de/index.ts')).words,
  nl: async () => (await import('./nl/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
};

/** The rules of the game and its cards, in a language. */
export const loadLawWords = (language: Language): Promise<LawWords> => LOADERS[language]();
