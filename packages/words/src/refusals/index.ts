// Why something that was asked of the server is not done, in words that are loaded when they are needed.

import type { RefusalCode } from '@wagons/protocol';
import type { Language } from '@wagons/rules';

/** One sentence for each refusal: what is the matter, and what to do about it. */
export type ServerRefusals = Readonly<Record<RefusalCode, string>>;

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<ServerRefusals>>> = {
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
  nl: async () => (await import('./nl.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  it: async () => (await import('./it.ts')).words,
};

/** All refusals of the server in a language. */
export const loadServerRefusals = (language: Language): Promise<ServerRefusals> => LOADERS[language]();
