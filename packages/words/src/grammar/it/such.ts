// Territories in Italian: a noun, where it lies, and the rest, as in "pistola nel deserto adiacente a una mucca".

import type { Icon, Terrain } from '@wagons/rules';
import {
  asTraits,
  type Chosen,
  type Distance,
  isAnything,
  isOnly,
  type Many,
  type Simple,
  type Such,
  type Trait,
  type Whose,
} from '../outline.ts';
import { amounts, type Count, TERRITORY } from './amounts.ts';
import { names } from './names.ts';
import { isNone, manyOf, othersOf, someOf } from './many.ts';

const { and, or } = amounts;

// ---- Grammar ----

/** "territorio di neve", "mucca sulla neve", "adiacente alla neve" */
const TERRAINS: Readonly<Record<Terrain, Readonly<Record<'di' | 'in' | 'a', string>>>> = {
  desert: { di: 'di deserto', in: 'nel deserto', a: 'al deserto' },
  forest: { di: 'di foresta', in: 'nella foresta', a: 'alla foresta' },
  mountains: { di: 'di montagna', in: 'in montagna', a: 'alla montagna' },
  plains: { di: 'di pianura', in: 'in pianura', a: 'alla pianura' },
  snow: { di: 'di neve', in: 'sulla neve', a: 'alla neve' },
  water: { di: 'd’acqua', in: 'in acqua', a: 'all’acqua' },
};

const FEMININE = {
  a: 'una',
  the: 'le',
  each: 'ciascuna',
  one: 'la',
  other: 'l’altra',
  closest: 'più vicina',
} as const;
const MASCULINE = {
  a: 'un',
  the: 'i',
  each: 'ciascun',
  one: 'il',
  other: 'l’altro',
  closest: 'più vicino',
} as const;
const ARTICLES: Readonly<Record<Icon, typeof FEMININE | typeof MASCULINE>> = {
  beer: FEMININE,
  cow: FEMININE,
  fort: MASCULINE,
  gun: FEMININE,
  mine: FEMININE,
  wagon: MASCULINE,
};

const VERBS = {
  one: { is: 'è', has: 'ha', lies: 'trova', adjacent: 'adiacente' },
  other: { is: 'sono', has: 'hanno', lies: 'trovano', adjacent: 'adiacenti' },
} as const;

const EMPTY_SIDE = { one: 'lato vuoto', other: 'lati vuoti' } as const;

const terrains = (those: readonly Terrain[], preposition: 'di' | 'in' | 'a'): readonly string[] =>
  those.map((terrain) => TERRAINS[terrain][preposition]);
const anyIcons = (icons: readonly Icon[]): readonly string[] =>
  icons.map((icon) => `${ARTICLES[icon].a} ${names.icons[icon].one}`);

/** "al numero", "alla grandezza", "a [2 + 3]" */
export const a = (text: string): string => contracted(text, { il: 'al', la: 'alla' }) ?? `a ${text}`;

/** "del numero", "della grandezza", "di [2 + 3]" */
export const di = (text: string): string => contracted(text, { il: 'del', la: 'della' }) ?? `di ${text}`;

/** A preposition and the article that a text begins with are one word. */
function contracted(text: string, words: { readonly il: string; readonly la: string }): string | undefined {
  const [article, ...rest] = text.split(' ');
  return article === 'il' || article === 'la' ? [words[article], ...rest].join(' ') : undefined;
}

/** "né una birra né un carro"; for a single one no more than "una birra" */
const neither = (items: readonly string[]): string =>
  items.length === 1 ? items.join('') : `né ${items.join(' né ')}`;

// ---- Nouns ----

/** How a clause follows its noun: openly at the end of a phrase, in parentheses where more words follow. */
type Clause = 'open' | 'closed';

/** How a noun is said. It is not said `whose` it is where the sentence has a subject that owns it. */
export type Manner = { readonly whose?: Whose | undefined; readonly clause?: Clause | undefined };

/** One's own town goes without saying. */
export const inTown = (whose: Whose | undefined): string =>
  whose === 'rival' ? ' nella cittadina avversaria' : '';

/** "pistole nel deserto (adiacenti alla neve) nella cittadina avversaria" */
export function noun(such: Such, count: Count, { whose, clause }: Manner = {}): string {
  const { traits, ...bare } = unmistakable(such);
  const where = such.chosen ? '' : inTown(whose);
  const place = bare.chosen ? ` ${theChosen(bare.chosen, 'in')}` : where;
  const said = head(bare, count);
  if (traits.length === 0) return `${said}${place}`;
  const that = clauseOf(traits, { count, of: bare.icons.length > 0 ? 'icon' : 'territory' });
  return clause === 'open' && place === '' ? `${said} ${that}` : `${said} (${that})${place}`;
}

/** After "una birra o mucca" or "nel tuo gruppo più grande" a clause could mean the last word only: they go into it. */
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
  const has = such.terrains.length > 0;
  if (icons === '')
    return has ? `${TERRITORY[count]} ${or(terrains(such.terrains, 'di'))}` : TERRITORY[count];
  return has ? `${icons} ${or(terrains(such.terrains, 'in'))}` : icons;
}

/** Of several icons the masculine wins. */
function articlesOf(such: Such): typeof FEMININE | typeof MASCULINE {
  const { icons } = unmistakable(such);
  return icons.length > 0 && icons.every((icon) => ARTICLES[icon] === FEMININE) ? FEMININE : MASCULINE;
}

/** What a territory may lie next to: "alla neve", "a una pistola", "a una birra o a un carro" */
function toSomething(such: Such): string {
  if (isOnly(such, 'terrains')) return or(terrains(such.terrains, 'a'));
  if (isOnly(such, 'icons')) return or(anyIcons(such.icons).map((icon) => `a ${icon}`));
  return `a ${articlesOf(such).a} ${noun(such, 'one')}`;
}

/** "tra ciascuna birra e la pistola più vicina nella sua fila o colonna" */
export function between({ from, to, isOther, whose }: Distance): string {
  const { one, other, closest } = articlesOf(to);
  const end =
    isOnly(to, 'icons') && !isOther
      ? or(to.icons.map((icon) => `${ARTICLES[icon].one} ${names.icons[icon].one}`))
      : `${isOther ? other : one} ${noun(to, 'one')}`;
  return `tra ${articlesOf(from).each} ${noun(from, 'one', { whose })} e ${end} ${closest} nella sua fila o colonna`;
}

/** "tra le pistole nel deserto", "tra le birre e i carri" */
export function among(such: Such, manner: Manner): string {
  if (!isOnly(such, 'icons')) return `tra ${articlesOf(such).the} ${noun(such, 'other', manner)}`;
  const icons = such.icons.map((icon) => `${ARTICLES[icon].the} ${names.icons[icon].other}`);
  return `tra ${and(icons)}${inTown(manner.whose)}`;
}

const WITH_ARTICLE = {
  group: { none: 'il ', in: 'nel ', di: 'del ' },
  line: { none: 'la ', in: 'nella ', di: 'della ' },
} as const;
const WITHOUT_ARTICLE = { none: '', in: 'in ', di: 'di ' } as const;

/** "il tuo gruppo d’acqua più grande", "nella fila o colonna dell’avversario con il maggior numero di carri", "quel gruppo" */
export function theChosen(
  { is, of, whose, mention }: Chosen,
  preposition: keyof typeof WITHOUT_ARTICLE = 'none',
): string {
  if (mention === 'again')
    return `${WITHOUT_ARTICLE[preposition]}${is === 'group' ? 'quel gruppo' : 'quella fila o colonna'}`;
  const the = WITH_ARTICLE[is][preposition];
  const owner = whose === 'own' ? '' : ' dell’avversario';
  if (is === 'group')
    return `${the}${whose === 'own' ? 'tuo ' : ''}gruppo ${ofMembers(of)} più grande${owner}`;
  return `${the}${whose === 'own' ? 'tua ' : ''}fila o colonna${owner} con il maggior numero di ${noun(of, 'other')}`;
}

/** What a group consists of: "d’acqua", "di mucche" */
export const ofMembers = (such: Such): string =>
  isOnly(such, 'terrains') ? or(terrains(such.terrains, 'di')) : `di ${noun(such, 'other')}`;

// ---- Clauses ----

/** Of what a clause speaks: how many, and whether the noun is an icon or a territory. */
type Subject = { readonly count: Count; readonly of: 'icon' | 'territory' };

/** A trait as a predicate ("ha almeno 2 lati vuoti") and, where it can be said so, without a verb ("con almeno 2 …"). */
type Saying = {
  readonly predicate: string;
  readonly brief?: string | undefined;
  /** Whether an "e" that follows could be taken for a part of it. */
  readonly isLoose?: boolean;
};

function clauseOf(traits: readonly Trait[], subject: Subject): string {
  const [first] = traits;
  const brief =
    traits.length === 1 && first && first.is !== 'either' ? simple(first, subject).brief : undefined;
  return brief ?? `che ${allOf(traits, subject)}`;
}

/** Several traits at once. What itself says "o" is kept together by parentheses. */
function allOf(traits: readonly Trait[], subject: Subject): string {
  const said = traits.map((trait) => {
    const { predicate, isLoose } =
      trait.is === 'either'
        ? { predicate: either(trait.of, subject), isLoose: true }
        : simple(trait, subject);
    return isLoose && traits.length > 1 ? `(${predicate})` : predicate;
  });
  return said.reduce((before, one) => `${before} ${one.startsWith('è') ? 'ed' : 'e'} ${one}`);
}

function either(alternatives: readonly Such[], subject: Subject): string {
  const isOne = subject.count === 'one';
  if (alternatives.length === 0) return isOne ? 'non può esistere' : 'non possono esistere';
  const said = alternatives.map((such) => {
    if (isAnything(such)) return isOne ? 'è un territorio qualsiasi' : 'sono territori qualsiasi';
    const text = allOf(asTraits(such), subject);
    return / (e|ed|o|oppure|né) /.test(text) ? `(${text})` : text;
  });
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].join(' oppure ');
}

function simple(trait: Simple & { readonly holds: boolean }, subject: Subject): Saying {
  const { is, has, lies, adjacent } = VERBS[subject.count];
  const { holds } = trait;
  const being = (what: string, isSo = holds): Saying =>
    isSo
      ? { predicate: `${is} ${what}`, brief: what }
      : { predicate: `non ${is} ${what}`, brief: `non ${what}` };
  switch (trait.is) {
    case 'terrain': {
      const places = terrains(trait.terrains, subject.of === 'icon' ? 'in' : 'di');
      return { predicate: holds ? `${is} ${or(places)}` : `non ${is} ${neither(places)}` };
    }
    case 'icon': {
      const icons = anyIcons(trait.icons);
      if (holds) return { predicate: `${has} ${or(icons)}`, brief: `con ${or(icons)}` };
      const bare = trait.icons.map((icon) => names.icons[icon].one);
      return { predicate: `non ${has} ${neither(icons)}`, brief: `senza ${bare.join(' né ')}` };
    }
    case 'chosen':
      return { predicate: being(theChosen(trait.chosen, 'in')).predicate };
    case 'beside':
      return being(`${adjacent} ${toSomething(trait.such)}`);
    case 'near':
      return near(trait.such, subject, holds);
    case 'amid': {
      const between = `direttamente tra due ${noun(trait.such, 'other')}`;
      return holds
        ? { predicate: `si ${lies} ${between}`, brief: between }
        : { predicate: `non si ${lies} ${between}` };
    }
    case 'neighbours': {
      const { such, many } = trait;
      // To be next to none is not to be next to one.
      if (isNone(many)) return being(`${adjacent} ${toSomething(such)}`, !holds);
      const things = (count: Count): string => noun(such, count);
      const others = holds ? undefined : othersOf(many, things);
      return others === undefined
        ? being(`${adjacent} ${to(someOf(many, things, 'non più di'))}`)
        : { ...being(`${adjacent} ${to(others)}`, true), isLoose: many.is === 'between' };
    }
    case 'emptySides':
      return emptySides(trait.many, has, holds);
  }
}

/** "ad almeno 2 mucche", "a esattamente 2 mucche" */
const to = (what: string): string => `${what.startsWith('a') ? 'ad' : 'a'} ${what}`;

function emptySides(many: Many, has: string, holds: boolean): Saying {
  const sides = (count: Count): string => EMPTY_SIDE[count];
  if (!holds) {
    const others = othersOf(many, sides);
    return others === undefined
      ? { predicate: `non ${has} ${manyOf(many, sides)}` }
      : { predicate: `${has} ${others}`, brief: `con ${others}`, isLoose: many.is === 'between' };
  }
  return isNone(many)
    ? { predicate: `non ${has} ${EMPTY_SIDE.other}`, brief: `senza ${EMPTY_SIDE.other}` }
    : { predicate: `${has} ${manyOf(many, sides)}`, brief: `con ${someOf(many, sides)}` };
}

/** "è sulla neve o adiacente alla neve", "non è né in quel gruppo né adiacente a esso" */
function near(such: Such, subject: Subject, holds: boolean): Saying {
  const { is, has, adjacent } = VERBS[subject.count];
  if (subject.of === 'territory' && isOnly(such, 'icons') && such.icons.length === 1) {
    const icon = or(anyIcons(such.icons));
    return holds
      ? {
          predicate: `${has} ${icon} o ${is} ${adjacent} a ${icon}`,
          brief: `con ${icon} o ${adjacent} a ${icon}`,
          isLoose: true,
        }
      : { predicate: `non ${has} ${icon} né ${is} ${adjacent} a ${icon}` };
  }
  const { at, beside, isBrief } = hereOrBeside(such, subject);
  return holds
    ? {
        predicate: `${is} ${at} o ${beside}`,
        brief: isBrief ? `${at} o ${beside}` : undefined,
        isLoose: true,
      }
    : { predicate: `non ${is} né ${at} né ${beside}` };
}

function hereOrBeside(
  such: Such,
  { count, of }: Subject,
): { readonly at: string; readonly beside: string; readonly isBrief: boolean } {
  const { adjacent } = VERBS[count];
  if (isOnly(such, 'terrains') && such.terrains.length === 1) {
    const at = or(terrains(such.terrains, of === 'icon' ? 'in' : 'di'));
    return { at, beside: `${adjacent} ${toSomething(such)}`, isBrief: true };
  }
  if (isOnly(such, 'chosen') && such.chosen) {
    const it = such.chosen.is === 'group' ? 'esso' : 'essa';
    return { at: theChosen(such.chosen, 'in'), beside: `${adjacent} a ${it}`, isBrief: true };
  }
  if (of === 'icon')
    return { at: `in un ${territory(such, 'one')}`, beside: 'in uno adiacente', isBrief: true };
  return count === 'one'
    ? { at: `un ${territory(such, 'one')}`, beside: 'uno adiacente', isBrief: false }
    : { at: territory(such, 'other'), beside: 'territori adiacenti', isBrief: false };
}

/** The territory itself where the noun would be its icon: "territorio di deserto con una pistola" */
function territory(such: Such, count: Count): string {
  const { icons, chosen, traits } = such;
  if (icons.length === 0) return noun(such, count);
  const all: readonly Trait[] = [{ is: 'icon', icons, holds: true }, ...traits];
  const clause = chosen || traits.length > 0 ? 'closed' : 'open';
  return noun({ ...such, icons: [], traits: all }, count, { clause });
}
