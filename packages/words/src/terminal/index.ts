// The words of the terminal program, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { TerminalWords } from './messages.ts';

export type { BotFault, RequestFault, Verdict } from './arena.ts';
export { type CommandName, COMMANDS, type HelpWords, type OptionMeaning, type Placeholder } from './help.ts';
export { type Order, ORDERS, type TerminalWords, type Who } from './messages.ts';

const english = async (): Promise<TerminalWords> => (await import('./en/index.ts')).words;

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<TerminalWords>>> = {
  en: english,
  de: async () => (await import('./de/index.ts')).words,
  nl: async () => (await import('./nl/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
};

/** All that the terminal program says in a language. */
export const loadTerminalWords = (language: Language): Promise<TerminalWords> => LOADERS[language]();
