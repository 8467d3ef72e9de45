// Territories in Dutch: a noun, where it lies, and a clause for the rest, as in "revolver op woestijn die naast water ligt".

import type { Icon } from '@wagons/rules';
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

/** What a clause speaks of. A territory has a terrain and an icon; an icon lies on a terrain and is that icon. */
type Subject = { readonly is: 'territory' | 'icon'; readonly count: Count; readonly lies: string };

const VERBS = {
  one: { is: 'is', has: 'heeft', lies: 'ligt', stands: 'staat' },
  other: { is: 'zijn', has: 'hebben', lies: 'liggen', stands: 'staan' },
} as const;

/** These stand, as a cow does; guns, mines and territories lie. */
const STANDING: readonly Icon[] = ['beer', 'cow', 'fort', 'wagon'];

const TERRITORY = { one: 'gebied', other: 'gebieden' } as const;

/** "Het bier" and "het fort" are followed by "dat" like "het gebied", the other icons by "die". */
const NEUTER: readonly Icon[] = ['beer', 'fort'];

const terrains = (such: Pick<Such, 'terrains'>): string =>
  or(such.terrains.map((terrain) => names.terrains[terrain]));
const anyIcon = (icons: Such['icons']): string => or(icons.map((one) => `een ${names.icons[one].one}`));

// ---- Nouns ----

/** How a noun is said. It is not said `whose` it is where the sentence has a subject that owns it. */
export type Manner = { readonly whose?: Whose | undefined; readonly clause?: Clause | undefined };

/** One's own town goes without saying. */
export const inTown = (whose: Whose | undefined): string =>
  whose === 'rival' ? ' in de stad van je tegenstander' : '';

/** "revolvers op woestijn (die naast sneeuw liggen) in de stad van je tegenstander" */
export function noun(such: Such, count: Count, { whose, clause }: Manner = {}): string {
  const { traits, ...bare } = unmistakable(such);
  const place = bare.chosen ? ` in ${theChosen(bare.chosen)}` : inTown(whose);
  if (traits.length === 0) return `${head(bare, count)}${place}`;
  const that = `${relative(bare.icons, count)} ${allOf(traits, subjectOf(bare, count))}`;
  return clause === 'open' && place === ''
    ? `${head(bare, count)} ${that}`
    : `${head(bare, count)} (${that})${place}`;
}

/** After "een bier of koe" or "in je grootste groep koeien" a clause could mean the last word only: they go into it. */
function unmistakable(such: Such): Such {
  const { icons, chosen, traits } = such;
  const moved = icons.length > 1 && !isOnly(such, 'icons');
  const clause: readonly Trait[] = moved ? [{ is: 'icon', icons, holds: true }, ...traits] : traits;
  if (clause.length === 0) return such;
  const all: readonly Trait[] = chosen ? [...clause, { is: 'chosen', chosen, holds: true }] : clause;
  return { ...such, icons: moved ? [] : icons, chosen: undefined, traits: all };
}

const kindOf = ({ icons }: Pick<Such, 'icons'>): Subject['is'] => (icons.length === 0 ? 'territory' : 'icon');

function subjectOf(such: Pick<Such, 'icons'>, count: Count): Subject {
  const [icon] = such.icons;
  const { lies, stands } = VERBS[count];
  return { is: kindOf(such), count, lies: icon && STANDING.includes(icon) ? stands : lies };
}

/** What the noun of such territories names. */
export const named = (such: Such): Subject['is'] => kindOf(unmistakable(such));

function relative(icons: Such['icons'], count: Count): string {
  return count === 'one' && isNeuter(icons) ? 'dat' : 'die';
}

/** Without an icon the noun is "gebied". */
const isNeuter = (icons: Such['icons']): boolean => icons.every((icon) => NEUTER.includes(icon));

function head(such: Omit<Such, 'traits'>, count: Count): string {
  if (kindOf(such) === 'territory') return territory(such, count);
  const icons = or(such.icons.map((one) => names.icons[one][count]));
  return such.terrains.length > 0 ? `${icons} op ${terrains(such)}` : icons;
}

/** "woestijn- of sneeuwgebied"; "bergen" cannot be joined to another word as it is: "gebied met bos of bergen". */
function territory(such: Pick<Such, 'terrains'>, count: Count): string {
  if (such.terrains.length === 0) return TERRITORY[count];
  if (such.terrains.includes('mountains')) return `${TERRITORY[count]} met ${terrains(such)}`;
  const last = such.terrains.length - 1;
  return or(
    such.terrains.map((terrain, i) => `${names.terrains[terrain]}${i === last ? TERRITORY[count] : '-'}`),
  );
}

/** What a territory may lie next to: "sneeuw", "een revolver", "een bier of een koe", "een gebied in die groep". */
function something(such: Such): string {
  if (isOnly(such, 'terrains')) return terrains(such);
  return isOnly(such, 'icons') ? anyIcon(such.icons) : `een ${noun(such, 'one')}`;
}

/** "je grootste groep watergebieden", "de rij of kolom van je tegenstander met de meeste revolvers", "die groep" */
export function theChosen({ is, of, whose, mention }: Chosen): string {
  if (mention === 'again') return is === 'group' ? 'die groep' : 'die rij of kolom';
  if (is === 'group')
    return whose === 'own'
      ? `je grootste groep ${members(of)}`
      : `de grootste groep ${members(of)} van je tegenstander`;
  const line = whose === 'own' ? 'je rij of kolom' : 'de rij of kolom van je tegenstander';
  return `${line} met de meeste ${noun(of, 'other')}`;
}

/** "tussen elk bier en de dichtstbijzijnde revolver in dezelfde rij of kolom" */
export function between({ from, to, isOther, whose }: Distance): string {
  const each = single(from, (isNeuter) => (isNeuter ? 'elk' : 'elke'), whose);
  const closest = `dichtstbijzijnde${isOther ? ' andere' : ''}`;
  const end = single(to, (isNeuter) => `${isNeuter ? 'het' : 'de'} ${closest}`);
  return `tussen ${each} en ${end} in dezelfde rij of kolom`;
}

/** One of them, with the word before it that goes with its gender: "elk bier of elke koe" */
function single(such: Such, before: (isNeuter: boolean) => string, whose?: Whose): string {
  if (isOnly(such, 'icons'))
    return `${or(such.icons.map((icon) => `${before(isNeuter([icon]))} ${names.icons[icon].one}`))}${inTown(whose)}`;
  return `${before(isNeuter(unmistakable(such).icons))} ${noun(such, 'one', { whose })}`;
}

/** What a group consists of: "bergen", "watergebieden", "koeien" */
export const members = (such: Such): string =>
  isOnly(such, 'terrains') && such.terrains.every((terrain) => terrain === 'mountains')
    ? names.terrains.mountains
    : noun(such, 'other');

// ---- Clauses: the verb stands at their end ----

/** Several traits at once. What itself says "of" is kept together by parentheses. */
function allOf(traits: readonly Trait[], subject: Subject): string {
  return traits
    .map((trait) => {
      const text = trait.is === 'either' ? either(trait.of, subject) : simple(trait, subject);
      const divided =
        trait.is === 'either' ||
        (trait.is === 'near' && trait.holds && nearness(trait.such, subject) === 'itself');
      return divided && traits.length > 1 ? `(${text})` : text;
    })
    .join(' en ');
}

function either(alternatives: readonly Such[], subject: Subject): string {
  const { is } = VERBS[subject.count];
  if (alternatives.length === 0) return `van geen enkele soort ${is}`;
  const said = alternatives.map((such) => {
    const text = isAnything(such) ? `van welke soort dan ook ${is}` : allOf(asTraits(such), subject);
    return / (en|of|noch) /.test(text) ? `(${text})` : text;
  });
  return or(said);
}

function simple(trait: Simple & { readonly holds: boolean }, subject: Subject): string {
  const { lies } = subject;
  const { has } = VERBS[subject.count];
  const not = trait.holds ? '' : 'niet ';
  switch (trait.is) {
    case 'terrain':
      if (subject.is === 'icon') return `${not}op ${terrains(trait)} ${lies}`;
      return `${trait.holds ? '' : 'geen '}${terrains(trait)} ${has}`;
    case 'icon': {
      const verb = subject.is === 'icon' ? VERBS[subject.count].is : has;
      return trait.holds
        ? `${anyIcon(trait.icons)} ${verb}`
        : `geen ${or(trait.icons.map((one) => names.icons[one].one))} ${verb}`;
    }
    case 'chosen':
      return `${not}in ${theChosen(trait.chosen)} ${lies}`;
    case 'beside':
      return `${not}naast ${something(trait.such)} ${lies}`;
    case 'near':
      return near(trait, subject);
    case 'amid':
      return `${not}direct tussen twee ${noun(trait.such, 'other')} ${lies}`;
    case 'neighbours':
      return `${manyOf(trait.many, (n) => noun(trait.such, n), trait.holds)} naast zich ${has}`;
    case 'emptySides':
      return `${manyOf(trait.many, (n) => (n === 'one' ? 'lege zijde' : 'lege zijden'), trait.holds)} ${has}`;
  }
}

/** A thing can lie on or in such a territory, have what makes it one, or be one itself. */
function nearness(such: Such, subject: Subject): 'in' | 'on' | 'having' | 'itself' {
  if (isOnly(such, 'chosen')) return 'in';
  if (subject.is === 'icon') return named(such) === 'territory' ? 'on' : 'itself';
  return named(such) === 'icon' || isOnly(such, 'terrains') ? 'having' : 'itself';
}

/** "op of naast sneeuw ligt", "niet in of naast die groep ligt", "een koe heeft of ernaast ligt" */
function near({ such, holds }: { readonly such: Such; readonly holds: boolean }, subject: Subject): string {
  const { lies } = subject;
  const { is, has } = VERBS[subject.count];
  const what = something(such);
  const verb = isOnly(such, 'terrains') ? is : has;
  switch (nearness(such, subject)) {
    case 'in': {
      const group = such.chosen ? theChosen(such.chosen) : what;
      return `${holds ? '' : 'niet '}in of naast ${group} ${lies}`;
    }
    case 'on':
      return `${holds ? '' : 'niet '}op of naast ${what} ${lies}`;
    case 'having':
      return holds
        ? `${what} ${verb} of ernaast ${lies}`
        : `geen ${what.replace(/^een /, '')} ${verb} en er ook niet naast ${lies}`;
    case 'itself':
      return holds
        ? `zelf ${what} ${is} of naast zich ${has}`
        : `noch zelf ${what} ${is} noch naast zich ${has}`;
  }
}
