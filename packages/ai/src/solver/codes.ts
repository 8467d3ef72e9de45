// Territories by their codes: which can match a filter at all, wherever they lie.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Filter } from '@wagons/rules/scoring';

/** How many codes there are, with the one of the empty cell. */
export const CODES = 37;
export const ALL_CODES: readonly number[] = Array.from({ length: CODES - 1 }, (_, i) => i + 1);

/** By code: which icon it bears; −1 for the empty cell. */
export const iconOf = Int8Array.from({ length: CODES }, (_, code) => (code === 0 ? -1 : (code - 1) % 6));

/** By code: 1 where the territory passes the test. */
export const codesWhere = (test: (code: number) => boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: CODES }, (_, code) => (code > 0 && test(code) ? 1 : 0));

/** The part of a town that a surrounding `choose` can pick has only these codes. */
export type Choosable = readonly number[];

const terrainWord = (code: number) => TERRAINS[Math.floor((code - 1) / 6)];
const iconWord = (code: number) => ICONS[(code - 1) % 6];
export const bears = (code: number, word: string): boolean =>
  terrainWord(code) === word || iconWord(code) === word;

/** Whether a territory with this code matches somewhere. */
export function mayMatch(filter: Filter, code: number, choosable: Choosable = ALL_CODES): boolean {
  const { terrain, icon, chosen, not, any, all } = filter;
  if (terrain && ![terrain].flat().some((word) => bears(code, word))) return false;
  if (icon && ![icon].flat().some((word) => bears(code, word))) return false;
  if (chosen && !choosable.includes(code)) return false;
  if (not && isPlain(not) && mayMatch(not, code, choosable)) return false;
  if (any && !any.some((one) => mayMatch(one, code, choosable))) return false;
  return !all || all.every((one) => mayMatch(one, code, choosable));
}

const POSITIONAL = ['beside', 'near', 'amid', 'neighbours', 'emptySides', 'chosen'] as const;

/** Whether a filter asks only what a territory bears, not where it lies. */
export function isPlain(filter: Filter): boolean {
  const { not, any = [], all = [] } = filter;
  const inner = [...any, ...all, ...(not ? [not] : [])];
  return POSITIONAL.every((word) => filter[word] === undefined) && inner.every(isPlain);
}
