// The words of the less frequent pages: replay, score pad, games, about.

import type { Language } from '@wagons/rules';
import { amountsIn } from '../language/amounts.ts';
import { type Formats, formatsIn } from '../language/formats.ts';
import { load } from '../generated/load/pages.ts';
import type { PagesMessages } from '../generated/types.ts';
import { dateLocaleOf, localeOf } from '../language/languages.ts';
import { capital } from '../language/sentence.ts';

export type PagesWords = PagesMessages & {
  readonly formats: Formats;
  /** What restoring a backup did. */
  readonly importedText: (games: Imported) => string;
};

/** Games that were added, that were already here, and that differ from a game here and were added as copies. */
type Imported = { readonly added: number; readonly same: number; readonly beside: number };

export async function loadPagesWords(language: Language): Promise<PagesWords> {
  const { messages } = await load[language]();
  const { and } = amountsIn(localeOf(language));
  const { imported } = messages.games.backup;
  return {
    ...messages,
    formats: formatsIn(dateLocaleOf(language)),
    importedText: (games) => {
      const parts = (['added', 'beside', 'same'] as const)
        .filter((kind) => games[kind] > 0)
        .map((kind) => imported[kind]({ games: games[kind] }));
      return parts.length === 0 ? imported.none : capital(`${and(parts)}.`);
    },
  };
}
