// The words of the puzzles and of the daily deal, loaded when they are opened.

import type { Language } from '@wagons/rules';
import { type Formats, formatsIn } from '../language/formats.ts';
import { load } from '../generated/load/puzzles.ts';
import type { PuzzlesMessages } from '../generated/types.ts';
import { dateLocaleOf } from '../language/languages.ts';

export type PuzzlesWords = PuzzlesMessages & { readonly formats: Formats };

export async function loadPuzzlesWords(language: Language): Promise<PuzzlesWords> {
  const { messages } = await load[language]();
  return { ...messages, formats: formatsIn(dateLocaleOf(language)) };
}
