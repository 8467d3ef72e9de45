// What is counted, in French: "carré 2 × 2 d’un seul terrain", "rangée ou colonne avec au moins 3 chariots".

import { isAnything, isOnly, type Sized, type Such, type Thing, type Whose } from '../outline.ts';
import { amounts, type Count, counted } from './amounts.ts';
import { names } from './names.ts';
import { genderOf, type Manner, noun, ofMembers, owned, theChosen } from './such.ts';
import { agreed, de, sized } from './many.ts';

const { number, and } = amounts;

const cells = (count: Count): string => (count === 'one' ? 'case' : 'cases');

/** A thing as a noun, for one or for several. */
export function thingNoun(thing: Thing, count: Count, manner: Manner): string {
  const s = count === 'one' ? '' : 's';
  const { whose } = manner;
  const adverse = owned(whose, count);
  switch (thing.is) {
    case 'cell':
      return noun(thing.such, count, manner);
    case 'group': {
      const { such, size } = thing;
      return `groupe${s}${adverse} ${size ? de(sized(size, (n) => noun(such, n))) : ofMembers(such)}`;
    }
    case 'space': {
      const town = whose === 'rival' ? ' dans la ville adverse' : '';
      // "encerclé de 1 à 3 cases" would say what encircles it.
      const corners = thing.corners ? ' (angles compris)' : '';
      return `espace${s} vide${s} encerclé${s}${corners} comptant ${sized(thing.size, cells)}${town}`;
    }
    case 'block':
      return `${shape(thing, s)}${adverse} ${filling(thing)}`;
    case 'pair':
      return `paire${s} ${de(noun(thing.such, 'other', { whose }))} ${distance(thing)}`;
    case 'line':
      return `rangée${s} ou colonne${s}${adverse} avec ${sized(thing.size, (n) => noun(thing.such, n))}`;
    case 'run': {
      const { such, size } = thing;
      const all = size ? sized(size, (n) => noun(such, n)) : noun(such, 'other');
      return `ligne${s} droite${s} continue${s}${adverse} ${de(all)}`;
    }
    case 'terrainSet':
      return `série${s} complète${s}${adverse} (${and(thing.terrains.map((terrain) => names.terrains[terrain]))})`;
    case 'iconSet':
      return `série${s} complète${s}${adverse} (${and(thing.icons.map((icon) => names.icons[icon].one))})`;
    case 'kind': {
      const kinds = `${KINDS[thing.kind]}${s} ${agreed('différent', thing.kind === 'icon' ? 'f' : 'm', count)}`;
      const { chosen } = thing.such;
      if (chosen && isOnly(thing.such, 'chosen')) return `${kinds} dans ${theChosen(chosen)}`;
      if (!isAnything(thing.such)) return `${kinds} parmi les ${all(thing.such, manner)}`;
      return whose ? `${kinds} dans ${whose === 'own' ? 'votre ville' : 'la ville adverse'}` : kinds;
    }
  }
}

/** "pistolets sur des déserts", "bières et vaches" */
const all = (such: Such, manner: Manner): string =>
  isOnly(such, 'icons') && such.icons.length > 1
    ? `${and(such.icons.map((icon) => names.icons[icon].other))}${manner.whose === 'rival' ? ' dans la ville adverse' : ''}`
    : noun(such, 'other', manner);

const KINDS = { terrain: 'terrain', icon: 'icône' } as const;

/** "votre nombre de mines", "le nombre de mines adverses" */
export function yourNumberOf(thing: Thing, whose: Whose): string {
  const things = de(thingNoun(thing, 'other', { whose }));
  return `${whose === 'own' && !things.includes('votre') ? 'votre' : 'le'} nombre ${things}`;
}

const SIZES = { group: 'taille', space: 'taille', run: 'longueur' } as const;

/** "groupe de vaches rapporte des points selon sa taille" */
export function eachBySize(thing: Sized, whose: Whose): string {
  const size = thing.is === 'line' ? `son nombre ${de(noun(thing.such, 'other'))}` : `sa ${SIZES[thing.is]}`;
  return `${thingNoun(thing, 'one', { whose })} rapporte des points selon ${size}`;
}

/** "groupes de vaches selon leur taille" */
export function allBySize(thing: Sized, whose: Whose): string {
  const size = thing.is === 'line' ? `nombre ${de(noun(thing.such, 'other'))}` : SIZES[thing.is];
  return `${thingNoun(thing, 'other', { whose })} selon leur ${size}`;
}

type Block = Thing & { readonly is: 'block' };

/** A rectangle may lie either way, which its name has to say. */
function shape({ width, height }: Block, s: string): string {
  const across = `${number(width)} × ${number(height)}`;
  return width === height
    ? `carré${s} ${across}`
    : `rectangle${s} ${across} ou ${number(height)} × ${number(width)}`;
}

function filling({ such, same }: Block): string {
  if (same === undefined) return de(noun(such, 'other'));
  if (isAnything(such)) return same === 'terrain' ? 'd’un seul terrain' : 'd’une seule icône';
  return `${de(noun(such, 'other'))}, à ${KINDS[same]} unique`;
}

/** Where the two of a pair lie, and what lies between them. */
function distance({ such, apart, between }: Thing & { readonly is: 'pair' }): string {
  if (apart === 1) return agreed('adjacent', genderOf(such), 'other');
  const gap = counted(apart - 1, (n) => (between ? noun(between, n) : cells(n)));
  return `à ${number(apart)} cases de distance dans une même rangée ou colonne, avec ${gap} entre les deux`;
}
