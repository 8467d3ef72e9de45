// Broken variants of the printed deck's file, and the faults that are reported.

import { readFileSync } from 'node:fs';
import { type Fault, readDeck } from '../src/deck/index.ts';

export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
export type File = { format: Json; name: Json; cards: Array<{ [key: string]: Json }> };

/** The text of the printed deck. */
export const text = readFileSync(new URL('../decks/base.json', import.meta.url), 'utf8');

/** The printed deck's file with a change. */
export function file(change: (file: File) => unknown): File {
  const json = JSON.parse(text) as File;
  change(json);
  return json;
}
export const faults = (json: unknown): readonly Fault[] => {
  const read = readDeck(json);
  return read.ok ? [] : read.error;
};
export const faultsOf = (change: (file: File) => unknown): readonly Fault[] => faults(file(change));
/** The faults of the printed deck with this condition on its first card. */
export const bonusFaults = (bonus: unknown): readonly Fault[] =>
  faultsOf(({ cards }) => (cards[0]!['bonus'] = bonus as Json));
/** The path of that condition. */
export const at = '$.cards[0].bonus';
