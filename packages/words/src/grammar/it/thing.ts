// What is counted, in Italian: "quadrato 2 × 2 di un solo terreno", "fila o colonna con almeno 3 carri".

import { isAnything, isOnly, type Sized, type Thing, type Whose } from '../outline.ts';
import { amounts, type Count, counted } from './amounts.ts';
import { names } from './names.ts';
import { among, inTown, type Manner, noun, ofMembers, theChosen } from './such.ts';
import { ofMany, someOf } from './many.ts';

const { number, and } = amounts;

const CELL = { one: 'casella', other: 'caselle' } as const;

const NOUNS = {
  group: { one: 'gruppo', other: 'gruppi' },
  space: { one: 'spazio vuoto racchiuso', other: 'spazi vuoti racchiusi' },
  square: { one: 'quadrato', other: 'quadrati' },
  rectangle: { one: 'rettangolo', other: 'rettangoli' },
  run: { one: 'linea retta ininterrotta', other: 'linee rette ininterrotte' },
  pair: { one: 'coppia', other: 'coppie' },
  line: { one: 'fila o colonna', other: 'file o colonne' },
  set: { one: 'serie completa', other: 'serie complete' },
  terrain: { one: 'terreno diverso', other: 'terreni diversi' },
  icon: { one: 'icona diversa', other: 'icone diverse' },
} as const;

/** A thing as a noun, for one or for several. */
export function thingNoun(thing: Thing, count: Count, manner: Manner): string {
  const { whose, clause } = manner;
  const town = inTown(whose);
  switch (thing.is) {
    case 'cell':
      return noun(thing.such, count, manner);
    case 'run': {
      const { such, size } = thing;
      const all = size ? ofMany(size, (n) => noun(such, n)) : `di ${noun(such, 'other')}`;
      return `${NOUNS.run[count]} ${all}${town}`;
    }
    case 'group': {
      const { such, size } = thing;
      return `${NOUNS.group[count]} ${size ? ofMany(size, (n) => noun(such, n)) : ofMembers(such)}${town}`;
    }
    case 'space': {
      const corners = thing.corners ? ' (angoli compresi)' : '';
      // "racchiuso da 1 a 3 caselle" would say what encloses it.
      return `${NOUNS.space[count]}${corners} di ${someOf(thing.size, (n) => CELL[n])}${town}`;
    }
    case 'block':
      return `${shape(thing, count)}${town} ${filling(thing)}`;
    case 'pair':
      return `${NOUNS.pair[count]} di ${noun(thing.such, 'other', { whose })} ${distance(thing, clause)}`;
    case 'line':
      return `${NOUNS.line[count]}${town} con ${someOf(thing.size, (n) => noun(thing.such, n))}`;
    case 'terrainSet':
      return `${NOUNS.set[count]} di ${and(thing.terrains.map((terrain) => names.terrains[terrain]))}${town}`;
    case 'iconSet':
      return `${NOUNS.set[count]} di ${and(thing.icons.map((icon) => names.icons[icon].one))}${town}`;
    case 'kind':
      if (thing.such.chosen && isOnly(thing.such, 'chosen'))
        return `${NOUNS[thing.kind][count]} ${theChosen(thing.such.chosen, 'in')}`;
      if (!isAnything(thing.such)) return `${NOUNS[thing.kind][count]} ${among(thing.such, manner)}`;
      return `${NOUNS[thing.kind][count]}${whose === 'own' ? ' nella tua cittadina' : town}`;
  }
}

/** "il numero di miniere nella tua cittadina" */
export function yourNumberOf(thing: Thing, whose: Whose): string {
  const things = thingNoun(thing, 'other', { whose });
  const isSaid = whose === 'rival' || /\btu[ao]\b/.test(things);
  return `il numero di ${things}${isSaid ? '' : ' nella tua cittadina'}`;
}

/** What decides how much a thing is worth. */
export function bySize(thing: Sized): string {
  if (thing.is === 'line') return `il numero di ${noun(thing.such, 'other')}`;
  return thing.is === 'run' ? 'la lunghezza' : 'la grandezza';
}

type Block = Thing & { readonly is: 'block' };

/** A rectangle may lie either way, which its name has to say. */
function shape({ width, height }: Block, count: Count): string {
  const size = `${number(width)} × ${number(height)}`;
  return width === height
    ? `${NOUNS.square[count]} ${size}`
    : `${NOUNS.rectangle[count]} ${size} o ${number(height)} × ${number(width)}`;
}

function filling({ such, same }: Block): string {
  if (same === undefined) return `di ${noun(such, 'other')}`;
  if (isAnything(such)) return same === 'terrain' ? 'di un solo terreno' : 'con un solo tipo di icona';
  return `di ${noun(such, 'other')} ${same === 'terrain' ? 'su un solo terreno' : 'con un solo tipo di icona'}`;
}

/** Where the two of a pair lie, and what lies between them. */
function distance({ apart, between }: Thing & { readonly is: 'pair' }, clause: Manner['clause']): string {
  if (apart === 1) return 'adiacenti tra loro';
  const gap = counted(apart - 1, (n) => (between ? noun(between, n, { clause }) : CELL[n]));
  return `a distanza ${number(apart)} nella stessa fila o colonna, con in mezzo ${gap}`;
}
