// Territories in English: a noun, where it is, and a clause for the rest, as in "gun on desert that is next to water".

import {
  asTraits,
  type Chosen,
  type Distance,
  isAnything,
  isOnly,
  type Simple,
  type Such,
  type Trait,
  type Whose,
} from '../outline.ts';
import { amounts, type Count } from './amounts.ts';
import { names } from './names.ts';
import { manyOf } from './many.ts';

const { or } = amounts;

/** How a clause follows its noun: openly at the end of a phrase, in parentheses where more words follow. */
type Clause = 'open' | 'closed';

const VERBS = {
  one: { is: 'is', isNot: 'isn’t', has: 'has', hasNot: 'doesn’t have', it: 'it' },
  other: { is: 'are', isNot: 'aren’t', has: 'have', hasNot: 'don’t have', it: 'them' },
} as const;

const TERRITORY = { one: 'territory', other: 'territories' } as const;

const terrains = (such: Pick<Such, 'terrains'>): string =>
  or(such.terrains.map((terrain) => names.terrains[terrain]));
const anyIcon = (icons: Such['icons']): string => or(icons.map((one) => `a ${names.icons[one].one}`));

// ---- Nouns ----

/** How a noun is said. It is not said `whose` it is where the sentence has a subject that owns it. */
export type Manner = { readonly whose?: Whose | undefined; readonly clause?: Clause };

/** One's own town goes without saying. */
export const inTown = (whose: Whose | undefined): string =>
  whose === 'rival' ? ' in your opponent’s town' : '';

/** "guns on desert in your opponent’s town that are next to snow" */
export function noun(such: Such, count: Count, { whose, clause }: Manner = {}): string {
  const { traits, ...bare } = unmistakable(such);
  const place = bare.chosen ? ` in ${theChosen(bare.chosen)}` : inTown(whose);
  const of = bare.icons.length > 0 ? 'icon' : 'territory';
  const that = traits.length === 0 ? '' : `that ${allOf(traits, { count, of })}`;
  return `${head(bare, count)}${place}${that && (clause === 'open' ? ` ${that}` : ` (${that})`)}`;
}

/** After "a beer or cow" or "in your largest group of water" a clause could mean the last word only: they go into it. */
function unmistakable(such: Such): Such {
  const { icons, chosen, traits } = such;
  const moved = icons.length > 1 && !isOnly(such, 'icons');
  const clause: readonly Trait[] = moved ? [{ is: 'icon', icons, holds: true }, ...traits] : traits;
  if (clause.length === 0) return such;
  const all: readonly Trait[] = chosen ? [...clause, { is: 'chosen', chosen, holds: true }] : clause;
  return { ...such, icons: moved ? [] : icons, chosen: undefined, traits: all };
}

function head(such: Omit<Such, 'traits'>, count: Count): string {
  const icons = or(such.icons.map((one) => names.icons[one][count]));
  if (icons === '')
    return such.terrains.length > 0 ? `${terrains(such)} ${TERRITORY[count]}` : TERRITORY[count];
  return such.terrains.length > 0 ? `${icons} on ${terrains(such)}` : icons;
}

/** What a territory may lie next to: "snow", "a gun", "a beer or a cow", "that group" as "a territory in that group". */
function something(such: Such): string {
  if (isOnly(such, 'terrains')) return terrains(such);
  return isOnly(such, 'icons') ? anyIcon(such.icons) : `a ${noun(such, 'one')}`;
}

/** "your largest group of water", "your opponent’s row or column with the most guns", "that group" */
export function theChosen({ is, of, whose, mention }: Chosen): string {
  if (mention === 'again') return is === 'group' ? 'that group' : 'that row or column';
  const owner = whose === 'own' ? 'your' : 'your opponent’s';
  return is === 'group'
    ? `${owner} largest group of ${members(of)}`
    : `${owner} row or column with the most ${noun(of, 'other')}`;
}

/** "between each beer and the closest gun in its row or column" */
export function between({ from, to, isOther, whose }: Distance): string {
  const closest = `closest ${isOther ? 'other ' : ''}${noun(to, 'one')}`;
  return `between each ${noun(from, 'one', { whose })} and the ${closest} in its row or column`;
}

/** What a group consists of: "water", "cows" */
export const members = (such: Such): string =>
  isOnly(such, 'terrains') ? terrains(such) : noun(such, 'other');

// ---- Clauses ----

/** Of what a clause speaks: how many, and whether the noun is an icon or a territory. */
type Subject = { readonly count: Count; readonly of: 'icon' | 'territory' };

/** Several traits at once. What itself says "or" or "and" is kept together by parentheses. */
function allOf(traits: readonly Trait[], subject: Subject): string {
  return traits
    .map((trait) => {
      if (trait.is !== 'either') return simple(trait, subject);
      return traits.length > 1 ? `(${either(trait.of, subject)})` : either(trait.of, subject);
    })
    .join(' and ');
}

function either(alternatives: readonly Such[], subject: Subject): string {
  const { is } = VERBS[subject.count];
  if (alternatives.length === 0) return `${is} of no kind at all`;
  const said = alternatives.map((such) => {
    const text = isAnything(such) ? `${is} any territory` : allOf(asTraits(such), subject);
    return / (and|or|nor) /.test(text) ? `(${text})` : text;
  });
  return `either ${or(said)}`;
}

function simple(trait: Simple & { readonly holds: boolean }, subject: Subject): string {
  const { is, isNot, has, hasNot, it } = VERBS[subject.count];
  const isOrNot = trait.holds ? is : isNot;
  const hasOrNot = trait.holds ? has : hasNot;
  switch (trait.is) {
    case 'terrain':
      return `${isOrNot} ${subject.of === 'icon' ? 'on ' : ''}${terrains(trait)}`;
    case 'icon':
      return trait.holds
        ? `${has} ${anyIcon(trait.icons)}`
        : `${has} no ${or(trait.icons.map((one) => names.icons[one].one))}`;
    case 'chosen':
      return `${isOrNot} in ${theChosen(trait.chosen)}`;
    case 'beside':
      return `${isOrNot} next to ${something(trait.such)}`;
    case 'near':
      return near(trait.such, subject, trait.holds);
    case 'amid':
      return `${isOrNot} directly between two ${noun(trait.such, 'other')}`;
    case 'neighbours':
      return `${hasOrNot} ${manyOf(trait.many, (n) => noun(trait.such, n))} next to ${it}`;
    case 'emptySides':
      return `${hasOrNot} ${manyOf(trait.many, (n) => (n === 'one' ? 'empty side' : 'empty sides'))}`;
  }
}

/** "is on or next to snow", "is neither in nor next to that group"; of a territory "is or is next to snow" */
function near(such: Such, { count, of }: Subject, holds: boolean): string {
  const { is, has } = VERBS[count];
  const isThat = isOnly(such, 'chosen');
  const hasIcon = unmistakable(such).icons.length > 0 || isOnly(such, 'icons');
  const what = isThat && such.chosen ? theChosen(such.chosen) : something(such);
  if (of === 'territory' && !isThat) {
    const itself = hasIcon ? has : is;
    return holds ? `${itself} or ${is} next to ${what}` : `neither ${itself} nor ${is} next to ${what}`;
  }
  const preposition = isThat ? 'in' : hasIcon ? 'at' : 'on';
  return holds
    ? `${is} ${preposition} or next to ${what}`
    : `${is} neither ${preposition} nor next to ${what}`;
}
