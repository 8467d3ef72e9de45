// Territories in French: a noun, where it lies, and the rest, as in "pistolet sur un désert adjacent à un lac".

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
import { amounts, type Count, type Gender, type Noun, TERRITORY } from './amounts.ts';
import { names } from './names.ts';
import { iconGenders, terrainForms } from './nouns.ts';
import { agreed, type Amount, de, none, ofFour } from './many.ts';

const { or } = amounts;

/** How a clause follows its noun: openly at the end of a phrase, in parentheses where more words follow. */
type Clause = 'open' | 'closed';

/** What a clause speaks of: its words agree with it, and only an icon lies on something, which may be `placed` already. */
type Subject = {
  readonly is: 'territory' | 'icon';
  readonly gender: Gender;
  readonly count: Count;
  readonly placed: boolean;
};

const VERBS = {
  one: { is: 'est', isNot: 'n’est', has: 'a', hasNot: 'n’a' },
  other: { is: 'sont', isNot: 'ne sont', has: 'ont', hasNot: 'n’ont' },
} as const;

const EMPTY_SIDE: Noun = {
  gender: 'm',
  form: (count) => (count === 'one' ? 'côté vide' : 'côtés vides'),
};

// ---- Words with their articles ----

const anIcon = (icon: Icon): string => `${iconGenders[icon] === 'f' ? 'une' : 'un'} ${names.icons[icon].one}`;

/** What a territory is: "un désert", "des lacs", "de la neige" */
const beingTerrain = (terrain: Terrain, count: Count): string =>
  terrain === 'snow' ? de(terrainForms.snow[count]) : terrainForms[terrain][count];

const on = (terrain: Terrain, count: Count): string => `sur ${terrainForms[terrain][count]}`;

/** "ni bière ni vache" */
const neither = (items: readonly string[]): string => items.map((item) => `ni ${item}`).join(' ');

// ---- Nouns ----

/** How a noun is said. It is not said `whose` it is where the sentence has a subject that owns it. */
export type Manner = { readonly whose?: Whose | undefined; readonly clause?: Clause | undefined };

/** One's own goes without saying; the opponent's is said right after the noun. */
export const owned = (whose: Whose | undefined, count: Count): string =>
  whose === 'rival' ? ` ${count === 'one' ? 'adverse' : 'adverses'}` : '';

/** "pistolets adverses sur des déserts (adjacents à la neige)" */
export function noun(such: Such, count: Count, { whose, clause }: Manner = {}): string {
  const { traits, ...bare } = unmistakable(such);
  const place = bare.chosen ? inChosen(bare, bare.chosen) : '';
  const rest = traits.length === 0 ? '' : clauseOf(traits, subjectOf(bare, count));
  return `${head(bare, count, bare.chosen ? undefined : whose)}${place}${rest && (clause === 'open' ? ` ${rest}` : ` (${rest})`)}`;
}

/** The gender of that noun. */
export const genderOf = (such: Such): Gender => subjectOf(unmistakable(such), 'one').gender;

/** The same as something that is counted. */
const nounOf = (such: Such): Noun => ({
  gender: genderOf(such),
  form: (count) => noun(such, count),
  none:
    such.icons.length > 1 && isOnly(such, 'icons')
      ? such.icons.map((icon) => none(iconGenders[icon], names.icons[icon].one)).join(' ni ')
      : undefined,
});

/** After "bière ou vache" or "dans votre plus grand groupe de lacs" a clause could mean the last word only: they go into it. */
function unmistakable(such: Such): Such {
  const { icons, chosen, traits } = such;
  const moved = icons.length > 1 && !isOnly(such, 'icons');
  const clause: readonly Trait[] = moved ? [{ is: 'icon', icons, holds: true }, ...traits] : traits;
  if (clause.length === 0) return such;
  const all: readonly Trait[] = chosen ? [...clause, { is: 'chosen', chosen, holds: true }] : clause;
  return { ...such, icons: moved ? [] : icons, chosen: undefined, traits: all };
}

function subjectOf({ terrains, icons }: Pick<Such, 'terrains' | 'icons'>, count: Count): Subject {
  const placed = terrains.length > 0;
  if (icons.length === 0) return { is: 'territory', gender: 'm', count, placed };
  const gender = icons.every((icon) => iconGenders[icon] === 'f') ? 'f' : 'm';
  return { is: 'icon', gender, count, placed };
}

function head(
  { terrains, icons }: Pick<Such, 'terrains' | 'icons'>,
  count: Count,
  whose: Whose | undefined,
): string {
  if (icons.length === 0) {
    const land = terrains.length > 0 ? ` ${or(terrains.map((terrain) => de(names.terrains[terrain])))}` : '';
    return `${TERRITORY.form(count)}${owned(whose, count)}${land}`;
  }
  const icon = or(icons.map((one) => names.icons[one][count]));
  if (icons.length > 1) return whose === 'rival' ? `${icon} dans la ville adverse` : icon;
  const land = terrains.length > 0 ? ` ${or(terrains.map((terrain) => on(terrain, count)))}` : '';
  return `${icon}${owned(whose, count)}${land}`;
}

/** "territoire de ce groupe", but "chariot dans ce groupe" */
const inChosen = ({ terrains, icons }: Pick<Such, 'terrains' | 'icons'>, chosen: Chosen): string =>
  terrains.length + icons.length === 0 ? ` ${de(theChosen(chosen))}` : ` dans ${theChosen(chosen)}`;

/** "votre plus grand groupe de lacs", "la rangée ou colonne adverse avec le plus de pistolets", "ce groupe" */
export function theChosen({ is, of, whose, mention }: Chosen): string {
  if (mention === 'again') return chosenAgain(is);
  if (is === 'group')
    return `${whose === 'own' ? 'votre plus grand groupe' : 'le plus grand groupe adverse'} ${ofMembers(of)}`;
  const line = whose === 'own' ? 'votre rangée ou colonne' : 'la rangée ou colonne adverse';
  return `${line} avec le plus ${ofNoun(of)}`;
}

const chosenAgain = (is: Chosen['is']): string => (is === 'group' ? 'ce groupe' : 'cette rangée ou colonne');

/** What a group consists of: "de lacs", "de vaches", "de territoires de désert ou de neige" */
export function ofMembers(such: Such): string {
  const [terrain, ...others] = such.terrains;
  if (terrain && others.length === 0 && isOnly(such, 'terrains')) return de(terrainForms[terrain].group);
  return ofNoun(such);
}

/** "de vaches ou de chariots", "de territoires de neige" */
const ofNoun = (such: Such): string =>
  isOnly(such, 'icons') ? or(such.icons.map((icon) => de(names.icons[icon].other))) : de(noun(such, 'other'));

/** "entre chaque bière et le pistolet le plus proche dans sa rangée ou colonne" */
export function between({ from, to, isOther, whose }: Distance): string {
  const the = (gender: Gender): string => (gender === 'f' ? 'la' : 'le');
  const nouns =
    isOnly(to, 'icons') && !isOther
      ? or(to.icons.map((icon) => `${the(iconGenders[icon])} ${names.icons[icon].one}`))
      : `${isOther ? 'l’autre' : the(genderOf(to))} ${noun(to, 'one')}`;
  const closest = `${nouns} ${the(genderOf(to))} plus proche`;
  return `entre chaque ${noun(from, 'one', { whose })} et ${closest} dans sa rangée ou colonne`;
}

/** What a territory may lie next to: "la neige", "une bière" or "une vache", "un territoire (sans côté vide)". */
function something(such: Such): readonly string[] {
  if (isOnly(such, 'terrains')) return such.terrains.map((terrain) => terrainForms[terrain].one);
  if (isOnly(such, 'icons')) return such.icons.map(anIcon);
  return [`${genderOf(such) === 'f' ? 'une' : 'un'} ${noun(such, 'one')}`];
}

// ---- Clauses ----

/** A short phrase where there is one ("adjacent à un lac"), else a clause ("qui n’est pas …"). */
function clauseOf(traits: readonly Trait[], subject: Subject): string {
  const [only, ...more] = traits;
  const brief = only && only.is !== 'either' && more.length === 0 ? phrase(only, subject) : undefined;
  return brief ?? `qui ${allOf(traits, subject)}`;
}

/** Several traits at once. What itself says "ou" is kept together by parentheses. */
function allOf(traits: readonly Trait[], subject: Subject): string {
  return traits
    .map((trait) => {
      const text = trait.is === 'either' ? either(trait.of, subject) : simple(trait, subject);
      const isChoice = trait.is === 'either' || (trait.is === 'near' && trait.holds);
      return isChoice && traits.length > 1 ? `(${text})` : text;
    })
    .join(' et ');
}

function either(alternatives: readonly Such[], subject: Subject): string {
  const { is, isNot } = VERBS[subject.count];
  if (alternatives.length === 0) return `${isNot} d’aucune sorte`;
  const said = alternatives.map((such) => {
    if (isAnything(such)) return `${is} de n’importe quelle sorte`;
    const text = allOf(asTraits(such), subject);
    // Neither "1 ou 2" nor "rangée ou colonne" can be torn apart; "1, 2 ou 3" could.
    return /(?<!\d|rangée) (et|ou|ni) |\d, \d/.test(text) ? `(${text})` : text;
  });
  return or(said);
}

/** What can be said without a verb. */
function phrase(trait: Simple & { readonly holds: boolean }, subject: Subject): string | undefined {
  switch (trait.is) {
    case 'terrain':
      return undefined;
    case 'icon':
      return trait.holds
        ? `avec ${or(trait.icons.map(anIcon))}`
        : `sans ${trait.icons.map((icon) => names.icons[icon].one).join(' ni ')}`;
    case 'chosen':
      return trait.holds ? `dans ${theChosen(trait.chosen)}` : `hors ${de(theChosen(trait.chosen))}`;
    case 'beside': {
      const besides = something(trait.such);
      if (trait.holds) return `${adjacent(subject)} ${or(besides.map(to))}`;
      return besides.length === 1 ? `non ${adjacent(subject)} ${besides.map(to).join('')}` : undefined;
    }
    case 'near': {
      const { place, again } = nearness(trait.such, subject);
      return trait.holds && place.is === 'where' && !subject.placed
        ? `${or(place.of)} ou ${adjacent(subject)} ${or(again.map(to))}`
        : undefined;
    }
    case 'amid':
      return trait.holds ? amid(trait.such, subject) : undefined;
    case 'neighbours': {
      const { denied, text } = ofFour(trait.many, nounOf(trait.such), trait.holds);
      return denied === 'not' ? `${adjacent(subject)} ${to(text)}` : undefined;
    }
    case 'emptySides': {
      const { denied, text } = ofFour(trait.many, EMPTY_SIDE, trait.holds);
      if (denied === 'not') return `avec ${text}`;
      return denied === 'ne' ? `sans ${EMPTY_SIDE.form('one')}` : undefined;
    }
  }
}

function simple(trait: Simple & { readonly holds: boolean }, subject: Subject): string {
  const { count } = subject;
  const { is, isNot, has, hasNot } = VERBS[count];
  switch (trait.is) {
    case 'terrain': {
      const lands = trait.terrains.map((terrain) =>
        subject.is === 'icon' ? on(terrain, count) : beingTerrain(terrain, count),
      );
      if (trait.holds) return `${is} ${or(lands)}`;
      return lands.length === 1 ? `${isNot} pas ${lands.join('')}` : `${isNot} ${neither(lands)}`;
    }
    case 'icon':
      return trait.holds ? `${has} ${or(trait.icons.map(anIcon))}` : `${hasNot} ${without(trait.icons)}`;
    case 'chosen':
      return `${trait.holds ? is : `${isNot} pas`} dans ${theChosen(trait.chosen)}`;
    case 'beside':
      return trait.holds
        ? `${is} ${adjacent(subject)} ${or(something(trait.such).map(to))}`
        : notBeside(something(trait.such), subject);
    case 'near':
      return trait.holds ? near(trait.such, subject) : notNear(trait.such, subject);
    case 'amid':
      return `${trait.holds ? is : `${isNot} pas`} ${amid(trait.such, subject)}`;
    case 'neighbours': {
      const { denied, text } = ofFour(trait.many, nounOf(trait.such), trait.holds);
      return `${said(denied, is, isNot)} ${adjacent(subject)} ${to(text)}`;
    }
    case 'emptySides': {
      const { denied, text } = ofFour(trait.many, EMPTY_SIDE, trait.holds);
      return `${said(denied, has, hasNot)} ${text}`;
    }
  }
}

const to = (text: string): string => `à ${text}`;
const adjacent = ({ gender, count }: Subject): string => agreed('adjacent', gender, count);
const amid = (such: Such, { gender, count }: Subject): string =>
  `${agreed('situé', gender, count)} directement entre deux ${noun(such, 'other')}`;

const said = (denied: Amount['denied'], verb: string, verbNot: string): string =>
  denied === 'not' ? verb : denied === 'ne' ? verbNot : `${verbNot} pas`;

/** "pas de bière", "ni bière ni vache" */
function without(icons: readonly Icon[]): string {
  const nouns = icons.map((icon) => names.icons[icon].one);
  return nouns.length === 1 ? `pas de ${nouns.join('')}` : neither(nouns);
}

const notBeside = (besides: readonly string[], subject: Subject): string => {
  const { isNot } = VERBS[subject.count];
  return besides.length === 1
    ? `${isNot} pas ${adjacent(subject)} ${besides.map(to).join('')}`
    : `${isNot} ${adjacent(subject)} ${neither(besides.map(to))}`;
};

// ---- On or next to ----

/** What a territory is, has or lies in, and how that is called when it is said again as what it may lie next to. */
type Nearness = {
  readonly place:
    | { readonly is: 'where'; readonly of: readonly string[] }
    | { readonly is: 'what'; readonly of: readonly string[] }
    | { readonly is: 'icon'; readonly of: readonly Icon[] };
  readonly again: readonly string[];
};

function nearness(such: Such, { is, count }: Subject): Nearness {
  if (isOnly(such, 'icons')) return { place: { is: 'icon', of: such.icons }, again: something(such) };
  if (isOnly(such, 'chosen') && such.chosen)
    return {
      place: { is: 'where', of: [`dans ${theChosen(such.chosen)}`] },
      again: [chosenAgain(such.chosen.is)],
    };
  if (isOnly(such, 'terrains')) {
    const place =
      is === 'icon'
        ? ({ is: 'where', of: such.terrains.map((terrain) => on(terrain, count)) } as const)
        : ({ is: 'what', of: such.terrains.map((terrain) => beingTerrain(terrain, count)) } as const);
    return { place, again: something(such) };
  }
  // Said as a territory, so that one phrase fits both what it is and what it lies next to.
  const { icons, traits } = such;
  const plain: Such =
    icons.length === 0
      ? such
      : { ...such, icons: [], traits: [{ is: 'icon', icons, holds: true }, ...traits] };
  const again = ['un tel territoire'];
  if (is === 'icon') return { place: { is: 'where', of: [`sur un ${noun(plain, 'one')}`] }, again };
  return { place: { is: 'what', of: [`${count === 'one' ? 'un' : 'des'} ${noun(plain, count)}`] }, again };
}

/** "est sur la neige ou adjacent à la neige", "a un pistolet ou est adjacent à un pistolet" */
function near(such: Such, subject: Subject): string {
  const { is, has } = VERBS[subject.count];
  const { place, again } = nearness(such, subject);
  const beside = `${adjacent(subject)} ${or(again.map(to))}`;
  return place.is === 'icon'
    ? `${has} ${or(place.of.map(anIcon))} ou ${is} ${beside}`
    : `${is} ${or(place.of)} ou ${beside}`;
}

/** "n’est ni sur la neige ni adjacent à la neige", "n’a pas de pistolet et n’est pas adjacent à un pistolet" */
function notNear(such: Such, subject: Subject): string {
  const { isNot, hasNot } = VERBS[subject.count];
  const { place, again } = nearness(such, subject);
  if (place.is === 'icon') return `${hasNot} ${without(place.of)} et ${notBeside(again, subject)}`;
  return `${isNot} ${neither([...place.of, ...again.map((one) => `${adjacent(subject)} ${to(one)}`)])}`;
}
