// What is counted, in German: "Quadrat aus 2 × 2 Landschaften derselben Art", "Reihe oder Spalte mit mindestens 3 Minen".

import { isAnything, isOnly, type Sized, type Such, type Thing, type Whose } from '../outline.ts';
import { amounts, counted, type Form } from './amounts.ts';
import { names } from './names.ts';
import { groupOf, inTown, isHerd, type Manner, named, noun, theChosen } from './such.ts';
import { manyOf } from './many.ts';

const { number, and } = amounts;

const GROUP = { one: 'Gebiet', other: 'Gebiete', definite: 'Gebiete' } as const;
const HERD = { one: 'Herde', other: 'Herden', definite: 'Herden' } as const;
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
const RUN = { one: 'gerade Linie', other: 'gerade Linien', definite: 'geraden Linien' } as const;
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
  const { whose } = manner;
  const town = inTown(whose);
  switch (thing.is) {
    case 'cell':
      return noun(thing.such, form, manner);
    case 'group': {
      const { such, size } = thing;
      const word = (isHerd(such) ? HERD : GROUP)[form];
      const group = size
        ? `${word} aus ${manyOf(size, (n) => dative(such, n))}`
        : isHerd(such)
          ? `Kuh${word.toLowerCase()}`
          : groupOf(word, such);
      return `${group}${town}`;
    }
    case 'space': {
      const cells = manyOf(thing.size, (n) => (n === 'one' ? 'leeren Feld' : 'leeren Feldern'));
      const corners = thing.corners ? ' mit Landschaften auch an allen Ecken' : '';
      return `${SPACE[form]} aus ${cells}${town}${corners}`;
    }
    case 'block':
      return `${shape(thing, form)} ${filling(thing)}${town}`;
    case 'pair':
      return `${PAIR[form]} aus zwei ${partners(thing, whose)}`;
    case 'line':
      return `${LINE[form]}${town} mit ${manyOf(thing.size, (n) => dative(thing.such, n))}`;
    case 'run': {
      const { such, size } = thing;
      const all = (n: Form): string => `benachbarten ${dative(such, n)}`;
      return `${RUN[form]} aus ${size ? manyOf(size, all) : all('other')}${town}`;
    }
    case 'terrainSet':
      return `${SET[form]} aus ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `${SET[form]} aus ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind':
      return `${KINDS[thing.kind][form]}${among(thing, manner)}`;
  }
}

/** "deiner Minen", "der Minen in der gegnerischen Stadt" */
export function yourThings(thing: Thing, whose: Whose): string {
  const things = thingNoun(thing, 'definite', { whose });
  return `${whose === 'own' && !things.includes('deine') ? 'deiner' : 'der'} ${things}`;
}

/** What decides how much a thing is worth. */
export function bySize(thing: Sized): string {
  if (thing.is === 'line') return `Anzahl der ${noun(thing.such, 'definite')}`;
  return thing.is === 'run' ? 'Länge' : 'Größe';
}

/** "jede gerade Linie aus benachbarten Planwagen" */
export const eachThing = (thing: Sized, whose: Whose): string =>
  `${thing.is === 'group' ? 'jedes' : 'jede'} ${thingNoun(thing, 'one', { whose })}`;

/** "aller geraden Linien aus benachbarten Planwagen je nach Länge" */
export const allBySize = (thing: Sized, whose: Whose): string =>
  `aller ${thingNoun(thing, 'definite', { whose })} je nach ${bySize(thing)}`;

const dative = (such: Such, form: Form, whose?: Manner['whose']): string =>
  noun(such, form, { whose, inCase: 'dative' });

/** Where different kinds are counted. Where the sentence has a subject that owns them, its town need not be named. */
function among({ kind, such }: Thing & { readonly is: 'kind' }, { whose, clause }: Manner): string {
  if (isAnything(such)) return whose === 'own' ? ' in deiner Stadt' : inTown(whose);
  if (such.chosen && isOnly(such, 'chosen')) return ` in ${theChosen(such.chosen, 'dative')}`;
  return ` ${KINDS[kind][named(such)]} ${noun(such, 'other', { whose, clause, inCase: 'dative' })}`;
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
