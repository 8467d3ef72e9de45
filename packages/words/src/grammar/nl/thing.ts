// What is counted, in Dutch: "vierkant van 2 × 2 sneeuwgebieden", "rij of kolom met minstens 3 huifkarren".

import { isAnything, isOnly, type Sized, type Thing, type Whose } from '../outline.ts';
import { amounts, type Count, counted } from './amounts.ts';
import { names } from './names.ts';
import { inTown, type Manner, members, named, noun, theChosen } from './such.ts';
import { manyOf } from './many.ts';

const { number, and } = amounts;

const CELL = { one: 'vak', other: 'vakken' } as const;

/** A thing as a noun, for one or for several. */
export function thingNoun(thing: Thing, count: Count, manner: Manner): string {
  const { whose } = manner;
  const town = inTown(whose);
  const one = count === 'one';
  switch (thing.is) {
    case 'cell':
      return noun(thing.such, count, manner);
    case 'group': {
      const { such, size } = thing;
      const of = size ? `van ${manyOf(size, (n) => noun(such, n))}` : members(such);
      return `${one ? 'groep' : 'groepen'} ${of}${town}`;
    }
    case 'space': {
      const space = `ingesloten lege ${one ? 'ruimte' : 'ruimtes'}`;
      const corners = thing.corners ? ' met ook op elke hoek een gebied' : '';
      return `${space} van ${manyOf(thing.size, (n) => CELL[n])}${town}${corners}`;
    }
    case 'block':
      return `${shape(thing, count)} ${filling(thing, whose)}`;
    case 'pair':
      return `${one ? 'paar' : 'paren'} ${noun(thing.such, 'other', { whose })} ${distance(thing)}`;
    case 'line': {
      const line = one ? 'rij of kolom' : 'rijen of kolommen';
      return `${line}${town} met ${manyOf(thing.size, (n) => noun(thing.such, n))}`;
    }
    case 'run': {
      const { such, size } = thing;
      const all = (n: Count): string => `aaneengesloten ${noun(such, n)}`;
      return `rechte ${one ? 'lijn' : 'lijnen'} van ${size ? manyOf(size, all) : all('other')}${town}`;
    }
    case 'terrainSet':
      return `${set(count)} van ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `${set(count)} van ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind': {
      const { kind, such } = thing;
      const words = KINDS[kind];
      if (such.chosen && isOnly(such, 'chosen')) return `${words[count]} in ${theChosen(such.chosen)}`;
      if (!isAnything(such)) return `${words[count]} ${words[named(such)]} ${noun(such, 'other', manner)}`;
      return `${words[count]}${whose === 'own' ? ' in je stad' : town}`;
    }
  }
}

/** "je aantal mijnen", "het aantal mijnen in de stad van je tegenstander" */
export function yourThings(thing: Thing, whose: Whose): string {
  const things = thingNoun(thing, 'other', { whose });
  return `${whose === 'own' && !/\bje\b/.test(things) ? 'je' : 'het'} aantal ${things}`;
}

/** What decides how much a thing is worth. */
export function bySize(thing: Sized): string {
  if (thing.is === 'line') return `het aantal ${noun(thing.such, 'other')}`;
  return thing.is === 'run' ? 'de lengte' : 'de grootte';
}

const set = (count: Count): string => (count === 'one' ? 'complete set' : 'complete sets');

/** The kinds, and how they go with territories and with icons: "landschapssoort met revolvers". */
const KINDS = {
  terrain: {
    one: 'landschapssoort',
    other: 'verschillende landschapssoorten',
    territory: 'van',
    icon: 'met',
  },
  icon: { one: 'soort symbool', other: 'soorten symbolen', territory: 'op', icon: 'van' },
} as const;

type Block = Thing & { readonly is: 'block' };

/** A rectangle may lie either way, which its name has to say. */
function shape({ width, height }: Block, count: Count): string {
  const size = `${number(width)} × ${number(height)}`;
  return width === height
    ? `${count === 'one' ? 'vierkant' : 'vierkanten'} van ${size}`
    : `${count === 'one' ? 'rechthoek' : 'rechthoeken'} van ${size} of ${number(height)} × ${number(width)}`;
}

/** "gebieden van dezelfde landschapssoort", "revolvers (allemaal op dezelfde landschapssoort)" */
function filling({ such, same }: Block, whose: Whose | undefined): string {
  const all = noun(such, 'other', { whose });
  if (same === undefined) return all;
  const preposition = same === 'icon' ? 'met' : named(such) === 'icon' ? 'op' : 'van';
  const alike = `${preposition} ${same === 'icon' ? 'hetzelfde symbool' : 'dezelfde landschapssoort'}`;
  return isAnything(such) ? `${noun(such, 'other')} ${alike}${inTown(whose)}` : `${all} (allemaal ${alike})`;
}

/** Where the two of a pair lie, and what lies between them. */
function distance({ apart, between }: Thing & { readonly is: 'pair' }): string {
  if (apart === 1) return 'naast elkaar';
  const gap = counted(apart - 1, (n) => (between ? noun(between, n) : CELL[n]));
  return `in dezelfde rij of kolom op precies ${number(apart)} vakken afstand met ${gap} ertussen`;
}
