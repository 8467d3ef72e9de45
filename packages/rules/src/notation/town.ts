// A town as text: its placements in order, `badlands 0,0; the-herd 2,1 turned` (N8).

import { ok, type Result } from '../core/result.ts';
import type { Deck, Placement, Town } from '../core/types.ts';
import type { TextError } from './errors.ts';
import { makePlacement } from './madeMove.ts';
import { readPlacement } from './move.ts';
import { splitLines, type TextLine, tooLong } from './words.ts';

export const makeTown = (town: Town): string => town.map(makePlacement).join('; ');

/** Placements separated by semicolons or line breaks. Doesn't check whether they are legal. */
export function parseTown(text: string, deck: Deck): Result<Town, TextError> {
  const long = tooLong(text);
  if (long) return long;
  const town: Placement[] = [];
  for (const { words, end } of splitLines(text).flatMap(phrases)) {
    const placement = readPlacement(words, end, deck);
    if (!placement.ok) return placement;
    town.push(placement.value);
  }
  return ok(town);
}

/** Splits a line at its semicolons; empty parts are dropped. */
export function phrases({ words, end }: TextLine): TextLine[] {
  const cuts = words.flatMap((word, i) => (word.text === ';' ? [i] : []));
  return [...cuts, words.length]
    .map((cut, i) => ({
      words: words.slice(i === 0 ? 0 : (cuts[i - 1] ?? 0) + 1, cut),
      end: words[cut] ? { ...words[cut], text: '' } : end,
    }))
    .filter((phrase) => phrase.words.length > 0);
}
