// From a filter to a noun phrase in outline: carries every "not" inwards, so that a language need not say "not (…)".

import type { Filter, Range } from '@wagons/rules/scoring';
import type { Chosen, Many, Simple, Such, Trait, Whose } from './outline.ts';

/** Whose town is meant, and what is chosen there. */
export type Scope = { readonly whose: Whose; readonly chosen?: Chosen };

// ---- How many ----

/** A range of what can never be below `lowest`. */
export function manyOf({ atLeast = -Infinity, atMost = Infinity }: Range, lowest: 0 | 1 | 2): Many {
  // That there may be none need not be said; but a group of at most 3 has 1 to 3.
  const from = lowest > 0 ? Math.max(lowest, atLeast) : atLeast;
  if (atMost === Infinity) return { is: 'atLeast', n: from };
  if (atMost === from) return { is: 'exactly', n: atMost };
  if (from !== -Infinity) return { is: 'between', from, to: atMost };
  return { is: atMost === lowest ? 'exactly' : 'atMost', n: atMost };
}

const SIDES = 4;

/** How many of the four sides; at least four of them are all four. */
const sidesOf = (range: Range): Many =>
  manyOf(range.atLeast === SIDES ? { atMost: SIDES, ...range } : range, 0);

/** The opposite of "at least 1" is "none", and the other way round; other opposites are said with "not". */
function oppositeOf({ atLeast, atMost }: Range): Range | undefined {
  if (atLeast === 1 && atMost === undefined) return { atMost: 0 };
  return atMost === 0 ? { atLeast: 1 } : undefined;
}

// ---- Filters ----

/** One word of a filter: what it claims, and what its opposite claims. */
type Claim = { readonly yes: () => readonly Trait[]; readonly no: () => readonly Trait[] };

export const suchOf = (filter: Filter, scope: Scope): Such => nounOf(asserted(filter, scope));

const ANYTHING: Such = { terrains: [], icons: [], chosen: undefined, traits: [] };

const nounOf = (traits: readonly Trait[]): Such => traits.reduce(withTrait, ANYTHING);

/** What the noun can say goes to the noun; a second terrain or icon cannot, and stays a trait. */
function withTrait(such: Such, trait: Trait): Such {
  if (trait.is !== 'either' && trait.holds) {
    if (trait.is === 'terrain' && such.terrains.length === 0) return { ...such, terrains: trait.terrains };
    if (trait.is === 'icon' && such.icons.length === 0) return { ...such, icons: trait.icons };
    if (trait.is === 'chosen') return { ...such, chosen: trait.chosen };
  }
  return { ...such, traits: [...such.traits, trait] };
}

const asserted = (filter: Filter, scope: Scope): readonly Trait[] =>
  claims(filter, scope).flatMap(({ yes }) => yes());

/** Not all of several claims means that one of them fails: "either is not … or is not …". */
function denied(filter: Filter, scope: Scope): readonly Trait[] {
  const failures = claims(filter, scope).map(({ no }) => no());
  return failures.length === 1 ? failures.flat() : [eitherOf(failures.map(nounOf))];
}

const eitherOf = (of: readonly Such[]): Trait => ({ is: 'either', of });

function claims(filter: Filter, scope: Scope): readonly Claim[] {
  const { terrain, icon, chosen, beside, near, amid, neighbours, emptySides, not, any, all = [] } = filter;
  const found: Claim[] = [];
  const such = (inner: Filter): Such => suchOf(inner, scope);
  const assert = (inner: Filter): readonly Trait[] => asserted(inner, scope);
  const deny = (inner: Filter): readonly Trait[] => denied(inner, scope);
  const simple = (trait: Simple): void => {
    found.push({ yes: () => [{ ...trait, holds: true }], no: () => [{ ...trait, holds: false }] });
  };
  if (terrain !== undefined) simple({ is: 'terrain', terrains: [terrain].flat() });
  if (icon !== undefined) simple({ is: 'icon', icons: [icon].flat() });
  if (chosen && scope.chosen) simple({ is: 'chosen', chosen: scope.chosen });
  if (beside) simple({ is: 'beside', such: such(beside) });
  if (near) simple({ is: 'near', such: such(near) });
  if (amid) simple({ is: 'amid', such: such(amid) });
  const ranged = (range: Range, trait: (many: Many) => Simple): void => {
    const others = oppositeOf(range);
    found.push({
      yes: () => [{ ...trait(sidesOf(range)), holds: true }],
      no: () =>
        others ? [{ ...trait(sidesOf(others)), holds: true }] : [{ ...trait(sidesOf(range)), holds: false }],
    });
  };
  if (neighbours) {
    const of = such(neighbours.of);
    ranged(neighbours, (many) => ({ is: 'neighbours', such: of, many }));
  }
  if (emptySides) ranged(emptySides, (many) => ({ is: 'emptySides', many }));
  if (not) found.push({ yes: () => deny(not), no: () => assert(not) });
  if (any) {
    found.push({
      yes: () => (any.length === 1 ? any.flatMap(assert) : [eitherOf(any.map(such))]),
      no: () => any.flatMap(deny),
    });
  }
  return [...found, ...all.flatMap((one) => claims(one, scope))];
}
