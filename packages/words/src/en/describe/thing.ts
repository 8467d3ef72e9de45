// What is counted, in English: "2 × 2 square of a single terrain", "row or column with at least 3 wagons".

import { isAnything, isOnly, type Such, type Thing } from '../../describe/outline.ts';
import { amounts, type Count, counted } from '../amounts.ts';
import { names } from '../names.ts';
import { inTown, type Manner, members, noun } from './such.ts';
import { manyOf } from './many.ts';

const { number, and } = amounts;

const CELL = { one: 'cell', other: 'cells' } as const;

/** A thing as a noun, for one or for several. */
export function thingNoun(thing: Thing, count: Count, manner: Manner): string {
  const s = count === 'one' ? '' : 's';
  const { whose } = manner;
  const town = inTown(whose);
  switch (thing.is) {
    case 'cell':
      return noun(thing.such, count, manner);
    case 'group': {
      const { such, size } = thing;
      return `group${s} of ${size ? manyOf(size, (n) => noun(such, n)) : members(such)}${town}`;
    }
    case 'space':
      return `enclosed empty space${s} of ${manyOf(thing.size, (n) => CELL[n])}${town}`;
    case 'block':
      return `${shape(thing, s)}${town} of ${filling(thing)}`;
    case 'pair':
      return `pair${s} of ${noun(thing.such, 'other', { whose })} ${distance(thing)}`;
    case 'line':
      return `row${s} or column${s}${town} with ${manyOf(thing.size, (n) => noun(thing.such, n))}`;
    case 'terrainSet':
      return `complete set${s} of ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `complete set${s} of ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind':
      if (!isAnything(thing.such)) return `different ${thing.kind}${s} among ${all(thing.such, whose)}`;
      return `different ${thing.kind}${s}${whose === 'own' ? ' in your town' : town}`;
  }
}

/** "guns on desert", "beers and cows" */
const all = (such: Such, whose: Manner['whose']): string =>
  isOnly(such, 'icons')
    ? `${and(such.icons.map((icon) => names.icons[icon].other))}${inTown(whose)}`
    : noun(such, 'other', { whose });

type Block = Thing & { readonly is: 'block' };

/** A rectangle may lie either way, which its name has to say. */
function shape({ width, height }: Block, s: string): string {
  const size = `${number(width)} × ${number(height)}`;
  return width === height
    ? `${size} square${s}`
    : `${size} or ${number(height)} × ${number(width)} rectangle${s}`;
}

function filling({ such, same }: Block): string {
  if (same === undefined) return noun(such, 'other');
  return isAnything(such)
    ? `a single ${same}`
    : `${noun(such, 'other')}, all ${same === 'terrain' ? 'on' : 'with'} the same ${same}`;
}

/** Where the two of a pair lie, and what lies between them. */
function distance({ apart, between }: Thing & { readonly is: 'pair' }): string {
  if (apart === 1) return 'next to each other';
  const gap = counted(apart - 1, (n) => (between ? noun(between, n) : CELL[n]));
  return `exactly ${number(apart)} cells apart in one row or column, with ${gap} between them`;
}
