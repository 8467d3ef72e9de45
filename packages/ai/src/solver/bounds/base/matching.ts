// Which territory codes can match a filter at all, wherever they are.

import type { Filter } from '@wagons/rules/scoring';
import { codeTable, iconName, terrainName, TERRITORY_CODES } from '../../../kernel/town/codes.ts';

/** The codes that the group or line picked by a surrounding `choose` can have. */
export type ChoosableCodes = readonly number[];

/** Whether a territory with this code has a terrain or an icon of this name. */
export const hasWord = (code: number, word: string): boolean =>
  terrainName(code) === word || iconName(code) === word;

/** Whether a territory with this code matches in some position. */
export function mayMatch(filter: Filter, code: number, choosable: ChoosableCodes = TERRITORY_CODES): boolean {
  const { terrain, icon, chosen, not, any, all } = filter;
  if (terrain && ![terrain].flat().some((word) => hasWord(code, word))) return false;
  if (icon && ![icon].flat().some((word) => hasWord(code, word))) return false;
  if (chosen && !choosable.includes(code)) return false;
  if (not && isPlain(not) && mayMatch(not, code, choosable)) return false;
  if (any && !any.some((one) => mayMatch(one, code, choosable))) return false;
  return !all || all.every((one) => mayMatch(one, code, choosable));
}

/** By code: 1 if it can match. */
export const matchTable = (filter: Filter): Uint8Array<ArrayBuffer> =>
  codeTable((code) => mayMatch(filter, code));

const POSITIONAL = ['beside', 'near', 'amid', 'neighbours', 'emptySides', 'chosen'] as const;

/** Whether a filter depends only on the code of a territory, not on its position. */
export function isPlain(filter: Filter): boolean {
  const { not, any = [], all = [] } = filter;
  const inner = [...any, ...all, ...(not ? [not] : [])];
  return POSITIONAL.every((word) => filter[word] === undefined) && inner.every(isPlain);
}
