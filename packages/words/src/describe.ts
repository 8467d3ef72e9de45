// Sentences about scoring conditions: the grammar that no message can express, one folder per language.

import type { Language } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';

/** The condition of a scoring card, made from its expression: full sentences, exact and unambiguous. */
export type Describe = (bonus: Bonus) => string;

/** A language without a grammar of its own describes conditions in English. */
const LOADERS: { readonly en: () => Promise<{ readonly describe: Describe }> } & {
  readonly [language in Language]?: () => Promise<{ readonly describe: Describe }>;
} = {
  en: () => import('./grammar/en/bonus.ts'),
  de: () => import('./grammar/de/bonus.ts'),
  nl: () => import('./grammar/nl/bonus.ts'),
  fr: () => import('./grammar/fr/bonus.ts'),
  it: () => import('./grammar/it/bonus.ts'),
};

export const loadDescribe = async (language: Language): Promise<Describe> =>
  (await (LOADERS[language] ?? LOADERS.en)()).describe;
