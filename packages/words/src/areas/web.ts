// The words of the web app, loaded on demand.

import type { Language } from '@wagons/rules';
import { load as loadApp } from '../generated/load/app.ts';
import { load as loadTable } from '../generated/load/table.ts';
import type { AppMessages, TableMessages } from '../generated/types.ts';
import { type PlayWords, playWords } from '../words.ts';

/** What is said on every visit until a game is played. */
export type WebWords = Pick<TableMessages, 'shell' | 'home' | 'newGame' | 'table'> & {
  readonly play: PlayWords;
};

/** What is said later in a visit, or never. */
export type AppWords = AppMessages;

export async function loadWebWords(language: Language): Promise<WebWords> {
  const { messages } = await loadTable[language]();
  return { ...messages, play: playWords(language, messages) };
}

export const loadAppWords = async (language: Language): Promise<AppWords> =>
  (await loadApp[language]()).messages;

/** The pages that have a name, as it is written on a button or in a heading. */
export const PLACES = [
  'home',
  'new',
  'learn',
  'replay',
  'pad',
  'cards',
  'rules',
  'games',
  'settings',
  'about',
  'online',
] as const satisfies readonly (keyof TableMessages['shell']['places'])[];
export type PlaceName = (typeof PLACES)[number];
