// What is counted, in English: "2 × 2 square of a single terrain", "row or column with at least 3 wagons".

import { isAnything, isOnly, type Sized, type Such, type Thing, type Whose } from '../outline.ts';
import { amounts, type Count, counted } from './amounts.ts';
import { names } from './names.ts';
import { inTown, type Manner, members, noun, theChosen } from './such.ts';
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
    case 'space': {
      const corners = thing.corners ? ` with territories at ${s ? 'their' : 'its'} corners too` : '';
      return `enclosed empty space${s} of ${manyOf(thing.size, (n) => CELL[n])}${town}${corners}`;
    }
    case 'block':
      return `${shape(thing, s)}${town} of ${filling(thing)}`;
    case 'pair':
      return `pair${s} of ${noun(thing.such, 'other', { whose })} ${distance(thing)}`;
    case 'line':
      return `row${s} or column${s}${town} with ${manyOf(thing.size, (n) => noun(thing.such, n))}`;
    case 'run': {
      const { such, size } = thing;
      const all = (n: Count): string => `neighboring ${noun(such, n)}`;
      return `straight line${s} of ${size ? manyOf(size, all) : all('other')}${town}`;
    }
    case 'terrainSet':
      return `complete set${s} of ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `complete set${s} of ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind':
      return `different ${thing.kind}${s}${among(thing.such, manner)}`;
  }
}

/** Where different kinds are counted. */
function among(such: Such, manner: Manner): string {
  const { whose } = manner;
  if (isAnything(such)) return whose === 'own' ? ' in your town' : inTown(whose);
  if (such.chosen && isOnly(such, 'chosen')) return ` in ${theChosen(such.chosen)}`;
  return ` among ${isOnly(such, 'icons') ? `${icons(such)}${inTown(whose)}` : noun(such, 'other', manner)}`;
}

/** "beers and cows" */
const icons = (such: Such): string => and(such.icons.map((icon) => names.icons[icon].other));

/** "your mines", "wagons in your row or column with the most wagons" */
export function yourThings(thing: Thing, whose: Whose): string {
  const things = thingNoun(thing, 'other', { whose });
  return whose === 'own' && !things.includes('your') ? `your ${things}` : things;
}

/** What decides how much a thing is worth. */
export function bySize(thing: Sized): string {
  if (thing.is === 'line') return `number of ${noun(thing.such, 'other')}`;
  return thing.is === 'run' ? 'length' : 'size';
}

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
