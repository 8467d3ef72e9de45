// What is counted, in German: "Quadrat aus 2 × 2 Landschaften derselben Art", "Reihe oder Spalte mit mindestens 3 Minen".

import { isAnything, isOnly, type Such, type Thing } from '../../describe/outline.ts';
import { amounts, counted, type Form } from '../amounts.ts';
import { names } from '../names.ts';
import { inTown, type Manner, members, named, noun, theChosen } from './such.ts';
import { manyOf } from './many.ts';

const { number, and } = amounts;

const GROUP = { one: 'Gebiet', other: 'Gebiete', definite: 'Gebiete' } as const;
const SPACE = {
  one: 'umschlossene Lücke',
  other: 'umschlossene Lücken',
  definite: 'umschlossenen Lücken',
} as const;
const SQUARE = { one: 'Quadrat', other: 'Quadrate', definite: 'Quadrate' } as const;
const RECTANGLE = { one: 'Rechteck', other: 'Rechtecke', definite: 'Rechtecke' } as const;
const PAIR = { one: 'Paar', other: 'Paare', definite: 'Paare' } as const;
const LINE = {
  one: 'Reihe oder Spalte',
  other: 'Reihen oder Spalten',
  definite: 'Reihen oder Spalten',
} as const;
const SET = {
  one: 'vollständigen Satz',
  other: 'vollständige Sätze',
  definite: 'vollständigen Sätze',
} as const;
/** The kinds, and how they go with territories and with icons: "Landschaftsart mit Revolvern". */
const KINDS = {
  terrain: {
    one: 'unterschiedliche Landschaftsart',
    other: 'unterschiedliche Landschaftsarten',
    definite: 'unterschiedlichen Landschaftsarten',
    territory: 'unter',
    icon: 'mit',
  },
  icon: {
    one: 'unterschiedliches Symbol',
    other: 'unterschiedliche Symbole',
    definite: 'unterschiedlichen Symbole',
    territory: 'auf',
    icon: 'unter',
  },
} as const;

/** A thing as a noun in the accusative, for one or for several; `definite` is its genitive too: "die Anzahl der …". */
export function thingNoun(thing: Thing, form: Form, manner: Manner): string {
  if (thing.is === 'cell') return noun(thing.such, form, manner);
  const { whose, verb } = manner;
  return `${compound(thing, form, whose)}${verb === undefined ? '' : ` ${verb}`}`;
}

function compound(
  thing: Exclude<Thing, { readonly is: 'cell' }>,
  form: Form,
  whose: Manner['whose'],
): string {
  const town = inTown(whose);
  switch (thing.is) {
    case 'group': {
      const { such, size } = thing;
      const all = size ? `aus ${manyOf(size, (n) => dative(such, n))}` : members(such);
      return `${GROUP[form]} ${all}${town}`;
    }
    case 'space':
      return `${SPACE[form]} aus ${manyOf(thing.size, (n) => (n === 'one' ? 'leeren Feld' : 'leeren Feldern'))}${town}`;
    case 'block':
      return `${shape(thing, form)} ${filling(thing)}${town}`;
    case 'pair':
      return `${PAIR[form]} aus zwei ${partners(thing, whose)}`;
    case 'line':
      return `${LINE[form]}${town} mit ${manyOf(thing.size, (n) => dative(thing.such, n))}`;
    case 'terrainSet':
      return `${SET[form]} aus ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `${SET[form]} aus ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind':
      return `${KINDS[thing.kind][form]}${among(thing, whose)}`;
  }
}

const dative = (such: Such, form: Form, whose?: Manner['whose']): string =>
  noun(such, form, { whose, inCase: 'dative' });

/** Where different kinds are counted. Where the sentence has a subject that owns them, its town need not be named. */
function among({ kind, such }: Thing & { readonly is: 'kind' }, whose: Manner['whose']): string {
  if (such.chosen && isOnly(such, 'chosen')) return ` in ${theChosen(such.chosen, 'dative')}`;
  if (!isAnything(such)) return ` ${KINDS[kind][named(such)]} ${dative(such, 'other', whose)}`;
  return whose === 'own' ? ' in deiner Stadt' : inTown(whose);
}

type Block = Thing & { readonly is: 'block' };

/** A rectangle may lie either way, which its name has to say. */
function shape({ width, height }: Block, form: Form): string {
  const size = `${number(width)} × ${number(height)}`;
  return width === height
    ? `${SQUARE[form]} aus ${size}`
    : `${RECTANGLE[form]} aus ${size} oder ${number(height)} × ${number(width)}`;
}

function filling({ such, same }: Block): string {
  const all = dative(such, 'other');
  if (same === undefined) return all;
  if (isAnything(such)) return `${all} ${same === 'terrain' ? 'derselben Art' : 'mit demselben Symbol'}`;
  if (same === 'icon') return `${all} (alle mit demselben Symbol)`;
  return `${all} (alle ${named(such) === 'icon' ? 'in' : 'mit'} derselben Landschaftsart)`;
}

/** The two of a pair, where they lie, and what lies between them. */
function partners({ such, apart, between }: Thing & { readonly is: 'pair' }, whose: Manner['whose']): string {
  const two = dative(such, 'other', whose);
  if (apart === 1) return `benachbarten ${two}`;
  const gap = counted(apart - 1, (n) => (between ? dative(between, n) : n === 'one' ? 'Feld' : 'Feldern'));
  return `${two} in derselben Reihe oder Spalte im Abstand von genau ${number(apart)} Feldern mit ${gap} dazwischen`;
}
