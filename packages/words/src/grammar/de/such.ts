// Territories in German: a noun, where it lies, and a clause for the rest, as in "Kuh in der Wüste, die neben Wasser steht".

import type { Icon, Terrain } from '@wagons/rules';
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
import { amounts, type Form } from './amounts.ts';
import { names } from './names.ts';
import { manyOf, notManyOf } from './many.ts';

const { or } = amounts;

// ---- Grammar ----

/** A noun hardly ever shows its case, only its plural does in the dative: "Kühe", but "neben Kühen". */
type Case = 'plain' | 'dative';

const GENDERS = {
  masculine: { who: 'der', a: 'einen', no: 'keinen', beside: 'einem', each: 'jedem', the: 'dem' },
  feminine: { who: 'die', a: 'eine', no: 'keine', beside: 'einer', each: 'jeder', the: 'der' },
  neuter: { who: 'das', a: 'ein', no: 'kein', beside: 'einem', each: 'jedem', the: 'dem' },
} as const;

type Grammar = {
  readonly gender: keyof typeof GENDERS;
  readonly one: string;
  readonly other: string;
  readonly dative: string;
  readonly lies: Readonly<Record<'one' | 'other', string>>;
};

const LIES = { one: 'liegt', other: 'liegen' } as const;
const STANDS = { one: 'steht', other: 'stehen' } as const;

const TERRITORY: Grammar = {
  gender: 'feminine',
  one: 'Landschaft',
  other: 'Landschaften',
  dative: 'Landschaften',
  lies: LIES,
};

/** Terrains as the first part of a compound: "Waldlandschaft", "Wassergebiet". */
const COMPOUNDS: Readonly<Record<Terrain, string>> = {
  desert: 'Wüsten',
  forest: 'Wald',
  mountains: 'Gebirgs',
  plains: 'Ebenen',
  snow: 'Schnee',
  water: 'Wasser',
};

const ICONS: Readonly<Record<Icon, Grammar>> = {
  beer: { ...names.icons.beer, gender: 'neuter', dative: 'Bieren', lies: STANDS },
  cow: { ...names.icons.cow, gender: 'feminine', dative: 'Kühen', lies: STANDS },
  fort: { ...names.icons.fort, gender: 'neuter', dative: 'Forts', lies: STANDS },
  gun: { ...names.icons.gun, gender: 'masculine', dative: 'Revolvern', lies: LIES },
  mine: { ...names.icons.mine, gender: 'feminine', dative: 'Minen', lies: LIES },
  wagon: { ...names.icons.wagon, gender: 'masculine', dative: 'Planwagen', lies: STANDS },
};

const TERRAINS: Readonly<Record<Terrain, Readonly<Record<'on' | 'beside' | 'no', string>>>> = {
  desert: { on: 'in der Wüste', beside: 'einer Wüste', no: 'keine Wüste' },
  forest: { on: 'im Wald', beside: 'einem Wald', no: 'kein Wald' },
  mountains: { on: 'im Gebirge', beside: 'einem Gebirge', no: 'kein Gebirge' },
  plains: { on: 'in der Ebene', beside: 'einer Ebene', no: 'keine Ebene' },
  snow: { on: 'im Schnee', beside: 'Schnee', no: 'kein Schnee' },
  water: { on: 'im Wasser', beside: 'Wasser', no: 'kein Wasser' },
};

/** What a clause speaks of: its pronoun and its verbs. A cow stands in the snow, a territory is snow. */
type Subject = {
  readonly is: 'icon' | 'territory';
  readonly who: string;
  readonly lies: string;
  readonly has: string;
  readonly be: string;
  readonly can: string;
};

function subjectOf([icon]: Such['icons'], form: Form): Subject {
  const { gender, lies } = icon ? ICONS[icon] : TERRITORY;
  const is = icon ? 'icon' : 'territory';
  return form === 'one'
    ? { is, who: GENDERS[gender].who, lies: lies.one, has: 'hat', be: 'ist', can: 'kann' }
    : { is, who: 'die', lies: lies.other, has: 'haben', be: 'sind', can: 'können' };
}

function inflected(noun: Grammar, form: Form, inCase: Case): string {
  if (form === 'one') return noun.one;
  return inCase === 'dative' ? noun.dative : noun.other;
}

const on = (terrains: readonly Terrain[]): string[] => terrains.map((terrain) => TERRAINS[terrain].on);

const withArticle = (icons: readonly Icon[], article: 'a' | 'no'): string[] =>
  icons.map((icon) => `${GENDERS[ICONS[icon].gender][article]} ${names.icons[icon].one}`);

/** "weder A noch B" */
const neither = (items: readonly string[]): string => `weder ${items.join(' noch ')}`;

// ---- Nouns ----

/**
 * How a noun is said. Its clause follows openly at the end of a phrase, in parentheses where more words follow. It is
 * not said `whose` it is where the sentence has a subject that owns it.
 */
export type Manner = {
  readonly whose?: Whose | undefined;
  readonly inCase?: Case;
  readonly clause?: 'open' | 'closed' | undefined;
};

/** One's own town goes without saying. */
export const inTown = (whose: Whose | undefined): string =>
  whose === 'rival' ? ' in der gegnerischen Stadt' : '';

/** "Revolver in der Wüste, die neben Schnee liegen" */
export function noun(such: Such, form: Form, manner: Manner = {}): string {
  const { whose, inCase = 'plain', clause } = manner;
  const without = lacking(such);
  const { traits, ...bare } = without ? { ...such, traits: [] } : unmistakable(such);
  const place = bare.chosen ? ` in ${theChosen(bare.chosen, 'dative')}` : inTown(whose);
  const subject = subjectOf(bare.icons, form);
  const that = traits.length > 0 ? `${subject.who} ${allOf(traits, subject)}` : '';
  const said = `${head(bare, form, inCase)}${without}${place}`;
  return `${said}${that && (clause === 'open' ? `, ${that}` : ` (${that})`)}`;
}

/** After "ein Bier oder eine Kuh" or "in deinem größten Gebiet" a clause could mean the last word only: they go into it. */
function unmistakable(such: Such): Such {
  const { icons, chosen, traits } = such;
  const moved = icons.length > 1 && !isOnly(such, 'icons');
  const clause: readonly Trait[] = moved ? [{ is: 'icon', icons, holds: true }, ...traits] : traits;
  if (clause.length === 0) return such;
  const all: readonly Trait[] = chosen ? [...clause, { is: 'chosen', chosen, holds: true }] : clause;
  return { ...such, icons: moved ? [] : icons, chosen: undefined, traits: all };
}

/** What the noun of such territories names. */
export const named = (such: Such): Subject['is'] =>
  unmistakable(such).icons.length === 0 ? 'territory' : 'icon';

/** "Wüsten- oder Schneelandschaft", "Ebene", "Kuh in der Wüste" */
function head({ icons, terrains }: Omit<Such, 'traits'>, form: Form, inCase: Case): string {
  if (icons.length > 0) {
    const nouns = or(icons.map((icon) => inflected(ICONS[icon], form, inCase)));
    return terrains.length > 0 ? `${nouns} ${or(on(terrains))}` : nouns;
  }
  const territory = inflected(TERRITORY, form, inCase);
  const last = terrains.at(-1);
  if (last === undefined) return territory;
  // A plain is a landscape already.
  if (last === 'plains' && terrains.length === 1) return form === 'one' ? 'Ebene' : 'Ebenen';
  const others = terrains.slice(0, -1).map((terrain) => `${COMPOUNDS[terrain]}-`);
  return or([...others, `${COMPOUNDS[last]}${territory.toLowerCase()}`]);
}

/** The one icon that a territory must not have, if nothing else is said of it: "Landschaft ohne Mine" */
function lacking({ icons, chosen, traits }: Such): string {
  const [trait, ...others] = traits;
  if (trait?.is !== 'icon' || trait.holds || trait.icons.length > 1) return '';
  return icons.length + others.length === 0 && !chosen
    ? ` ohne ${or(trait.icons.map((icon) => names.icons[icon].one))}`
    : '';
}

/** What a territory may lie next to, in the dative: "Schnee", "einem Bier oder einer Kuh", "einer Kuh in der Wüste" */
function something(such: Such): string {
  if (isOnly(such, 'terrains')) return or(such.terrains.map((terrain) => TERRAINS[terrain].beside));
  return inDative(such, ({ beside }) => beside);
}

/** One of them in the dative, with the word before it that goes with its gender. */
function inDative(
  such: Such,
  before: (gender: (typeof GENDERS)[keyof typeof GENDERS]) => string,
  whose?: Whose,
): string {
  if (isOnly(such, 'icons')) {
    const icons = such.icons.map((icon) => `${before(GENDERS[ICONS[icon].gender])} ${names.icons[icon].one}`);
    return `${or(icons)}${inTown(whose)}`;
  }
  const [icon] = unmistakable(such).icons;
  const { gender } = icon ? ICONS[icon] : TERRITORY;
  return `${before(GENDERS[gender])} ${noun(such, 'one', { whose, inCase: 'dative' })}`;
}

/** "zwischen jedem Bier und dem nächstgelegenen Revolver in derselben Reihe oder Spalte" */
export function between({ from, to, isOther, whose }: Distance): string {
  const closest = inDative(to, ({ the }) => `${the} nächstgelegenen${isOther ? ' anderen' : ''}`);
  return `zwischen ${inDative(from, ({ each }) => each, whose)} und ${closest} in derselben Reihe oder Spalte`;
}

const CHOSEN = {
  group: {
    own: {
      nominative: 'dein größtes Gebiet',
      dative: 'deinem größten Gebiet',
      genitive: 'deines größten Gebiets',
    },
    rival: {
      nominative: 'das größte gegnerische Gebiet',
      dative: 'dem größten gegnerischen Gebiet',
      genitive: 'des größten gegnerischen Gebiets',
    },
    again: { nominative: 'dieses Gebiet', dative: 'diesem Gebiet', genitive: 'dieses Gebiets' },
  },
  herd: {
    own: {
      nominative: 'deine größte Kuhherde',
      dative: 'deiner größten Kuhherde',
      genitive: 'deiner größten Kuhherde',
    },
    rival: {
      nominative: 'die größte gegnerische Kuhherde',
      dative: 'der größten gegnerischen Kuhherde',
      genitive: 'der größten gegnerischen Kuhherde',
    },
    again: { nominative: 'diese Herde', dative: 'dieser Herde', genitive: 'dieser Herde' },
  },
  line: {
    own: {
      nominative: 'deine Reihe oder Spalte',
      dative: 'deiner Reihe oder Spalte',
      genitive: 'deiner Reihe oder Spalte',
    },
    rival: {
      nominative: 'die gegnerische Reihe oder Spalte',
      dative: 'der gegnerischen Reihe oder Spalte',
      genitive: 'der gegnerischen Reihe oder Spalte',
    },
    again: {
      nominative: 'diese Reihe oder Spalte',
      dative: 'dieser Reihe oder Spalte',
      genitive: 'dieser Reihe oder Spalte',
    },
  },
} as const;

/** Whether a group has a name of its own: cows make a herd. */
export const isHerd = (such: Such): boolean =>
  isOnly(such, 'icons') && such.icons.length === 1 && such.icons[0] === 'cow';

/** "dein größtes Wassergebiet", "in der gegnerischen Reihe oder Spalte mit den meisten Kühen", "dieses Gebiet" */
export function theChosen(
  { is, of, whose, mention }: Chosen,
  inCase: 'nominative' | 'dative' | 'genitive',
): string {
  const kind = is === 'group' && isHerd(of) ? 'herd' : is;
  if (mention === 'again') return CHOSEN[kind].again[inCase];
  const chosen = CHOSEN[kind][whose][inCase];
  if (kind === 'herd') return chosen;
  if (kind === 'group') return groupOf(chosen, of);
  return `${chosen} mit den meisten ${noun(of, 'other', { inCase: 'dative' })}`;
}

/** A group with what it consists of: "dein größtes Wassergebiet", "Gebiete aus Minen" */
export function groupOf(group: string, such: Such): string {
  const [terrain, ...others] = such.terrains;
  return terrain && others.length === 0 && isOnly(such, 'terrains')
    ? group.replace('Gebiet', `${COMPOUNDS[terrain]}gebiet`)
    : `${group} aus ${noun(such, 'other', { inCase: 'dative' })}`;
}

// ---- Clauses: the verb comes last ----

/** Several traits at once. What itself says "oder" or "und" is kept together by parentheses. */
function allOf(traits: readonly Trait[], subject: Subject): string {
  return traits
    .map((trait) => {
      const text = trait.is === 'either' ? either(trait.of, subject) : simple(trait, subject);
      return traits.length > 1 && isTwofold(trait, subject) ? `(${text})` : text;
    })
    .join(' und ');
}

/** Whether a trait has more than one verb: a territory is such a one itself, or lies next to it. */
const isTwofold = (trait: Trait, { is }: Subject): boolean =>
  trait.is === 'either' ||
  (trait.is === 'near' && is === 'territory' && (isPlain(trait.such) || isTerritory(trait.such)));

/** Whether only terrains or only icons are meant. */
const isPlain = (such: Such): boolean => isOnly(such, 'terrains') || isOnly(such, 'icons');

/** Whether the noun is "Landschaft", and not just a group or line. */
const isTerritory = (such: Such): boolean => named(such) === 'territory' && !isOnly(such, 'chosen');

function either(alternatives: readonly Such[], subject: Subject): string {
  if (alternatives.length === 0) return `nicht vorkommen ${subject.can}`;
  const said = alternatives.map((such) => {
    const text = isAnything(such) ? `irgendwo ${subject.lies}` : allOf(asTraits(such), subject);
    return / (und|oder|noch) /.test(text) ? `(${text})` : text;
  });
  return or(said);
}

function simple(trait: Simple & { readonly holds: boolean }, subject: Subject): string {
  const { lies, has } = subject;
  const not = trait.holds ? '' : 'nicht ';
  const many = trait.holds ? manyOf : notManyOf;
  switch (trait.is) {
    case 'terrain':
      return onTerrain(trait.terrains, trait.holds ? 'is' : 'isNot', subject);
    case 'icon':
      if (trait.holds) return `${or(withArticle(trait.icons, 'a'))} ${has}`;
      return trait.icons.length > 1
        ? `${neither(withArticle(trait.icons, 'a'))} ${has}`
        : `${withArticle(trait.icons, 'no').join('')} ${has}`;
    case 'chosen':
      return `${not}in ${theChosen(trait.chosen, 'dative')} ${lies}`;
    case 'beside':
      return `${not}neben ${something(trait.such)} ${lies}`;
    case 'near':
      return near(trait.such, trait.holds ? 'is' : 'isNot', subject);
    case 'amid':
      return `${not}direkt zwischen zwei ${noun(trait.such, 'other', { inCase: 'dative' })} ${lies}`;
    case 'neighbours':
      return `${many(trait.many, (form) => noun(trait.such, form))} neben sich ${has}`;
    case 'emptySides':
      return `${many(trait.many, (form) => EMPTY_SIDES[form])} ${has}`;
  }
}

const EMPTY_SIDES = { one: 'leere Seite', other: 'leere Seiten', definite: 'leeren Seiten' } as const;

/** "im Schnee steht", "weder in der Wüste noch im Schnee steht"; of a territory "Schnee ist", "kein Schnee ist" */
function onTerrain(terrains: readonly Terrain[], whether: 'is' | 'isNot', { is, be, lies }: Subject): string {
  const places = is === 'icon' ? on(terrains) : terrains.map((terrain) => names.terrains[terrain]);
  const verb = is === 'icon' ? lies : be;
  if (whether === 'is') return `${or(places)} ${verb}`;
  if (places.length > 1) return `${neither(places)} ${verb}`;
  const not =
    is === 'icon' ? places.map((place) => `nicht ${place}`) : terrains.map((one) => TERRAINS[one].no);
  return `${not.join('')} ${verb}`;
}

/** "im Schnee oder daneben steht", "weder in diesem Gebiet noch daneben steht"; of a territory "Schnee ist oder daneben liegt" */
function near(such: Such, whether: 'is' | 'isNot', { is, be, has, lies }: Subject): string {
  if (is === 'territory' && isPlain(such)) {
    const terrains = such.terrains.map((terrain) => names.terrains[terrain]);
    const [items, verb] = terrains.length > 0 ? [terrains, be] : [withArticle(such.icons, 'a'), has];
    return whether === 'is'
      ? `${or(items)} ${verb} oder daneben ${lies}`
      : `${neither(items)} ${verb} noch daneben ${lies}`;
  }
  if (is === 'territory' && isTerritory(such)) {
    const itself = `selbst eine ${noun(such, 'one')} ${be}`;
    return whether === 'is' ? `${itself} oder neben sich ${has}` : `weder ${itself} noch neben sich ${has}`;
  }
  const places = isOnly(such, 'terrains')
    ? on(such.terrains)
    : isOnly(such, 'chosen') && such.chosen
      ? [`in ${theChosen(such.chosen, 'dative')}`]
      : [`${isTerritory(such) ? 'in' : 'auf einem Feld mit'} ${something(such)}`];
  const where = [...places, 'daneben'];
  return `${whether === 'is' ? or(where) : neither(where)} ${lies}`;
}
