// What every language does with an outline before its own grammar begins: cut it into sentences, bracket long parts.

import type { Bonus } from '@wagons/rules';
import { sentence } from '../sentence.ts';
import { isLong, type Worth } from './outline.ts';
import { outlineOf } from './outlineOf.ts';

export type Say = (worth: Worth) => string;

/** Describes a condition in one sentence, or in one for each part of a sum whose parts are themselves long. */
export function describeBy(scored: Say): (bonus: Bonus) => string {
  return (bonus) => {
    const worth = outlineOf(bonus);
    const parts = worth.is === 'sum' && worth.of.some(isLong) ? worth.of : [worth];
    return parts.map((part) => sentence(scored(part))).join(' ');
  };
}

/** A part inside a longer whole. A sum that is reckoned with has its brackets already. */
export function keptBy(reckoned: Say): (worth: Worth, say: Say) => string {
  return (worth, say) => {
    const bare = !isLong(worth) || (worth.is === 'sum' && say === reckoned);
    return bare ? say(worth) : `[${say(worth)}]`;
  };
}
