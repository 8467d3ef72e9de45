// What the web app loads at once: the words of every visit are in `web`, these two bundles come later.

import type { Language } from '@wagons/rules';
import { type LawWords, loadLawWords } from '../law/index.ts';
import { type LessonsWords, loadLessonsWords } from '../lessons/index.ts';
import {
  loadOnlineTableWords,
  loadOnlineWords,
  type OnlineTableWords,
  type OnlineWords,
} from '../online/index.ts';
import { loadPagesWords, type PagesWords } from '../pages/index.ts';
import { loadPuzzlesWords, type PuzzlesWords } from '../puzzles/index.ts';
import { loadServerRefusals, type ServerRefusals } from '../refusals/index.ts';
import { type LaterWords, loadLaterWords } from '../web/index.ts';
import { loadWords, type Words } from '../words.ts';

/** Menus, settings, the end of a game, analysis, conditions and errors. */
export type AppBundle = { readonly later: LaterWords; readonly all: Words };

/** The other pages, the tutorial, puzzles, the rules, and online play. */
export type RareBundle = {
  readonly pages: PagesWords;
  readonly law: LawWords;
  readonly lessons: LessonsWords;
  readonly puzzles: PuzzlesWords;
  readonly online: OnlineWords;
  readonly onlineTable: OnlineTableWords;
  readonly refusals: ServerRefusals;
};

export async function loadAppBundle(language: Language): Promise<AppBundle> {
  const [later, all] = await Promise.all([loadLaterWords(language), loadWords(language)]);
  return { later, all };
}

export async function loadRareBundle(language: Language): Promise<RareBundle> {
  const [pages, law, lessons, puzzles, online, onlineTable, refusals] = await Promise.all([
    loadPagesWords(language),
    loadLawWords(language),
    loadLessonsWords(language),
    loadPuzzlesWords(language),
    loadOnlineWords(language),
    loadOnlineTableWords(language),
    loadServerRefusals(language),
  ]);
  return { pages, law, lessons, puzzles, online, onlineTable, refusals };
}
