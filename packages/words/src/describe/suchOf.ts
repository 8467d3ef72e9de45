// From a filter to a noun phrase in outline: carries every "not" inwards, so that a language need not say "not (…)".

import type { Filter, Range } from '@wagons/rules';
import type { Chosen, Many, Simple, Such, Trait, Whose } from './outline.ts';

/** Whose town is meant, and what is chosen there. */
export type Scope = { readonly whose: Whose; readonly chosen?: Chosen };

// ---- How many ----

export function manyOf({ atLeast = -Infinity, atMost = Infinity }: Range, lowest: number): Many {
  // Nobody needs to be told that there may be none; but a group of at most 3 has 1 to 3.
  const from = lowest > 0 ? Math.max(lowest, atLeast) : atLeast;
  if (atMost === from || atMost === lowest) return { is: 'exactly', n: atMost };
  if (atMost === Infinity) return { is: 'atLeast', n: from };
  return from === -Infinity ? { is: 'atMost', n: atMost } : { is: 'between', from, to: atMost };
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
  const [only, ...others] = claims(filter, scope);
  if (only && others.length === 0) return only.no();
  return [eitherOf(claims(filter, scope).map(({ no }) => nounOf(no())))];
}

const eitherOf = (of: readonly Such[]): Trait => ({ is: 'either', of });

function claims(filter: Filter, scope: Scope): readonly Claim[] {
  const { terrain, icon, chosen, beside, near, amid, neighbours, emptySides, not, any, all = [] } = filter;
  const found: Claim[] = [];
  const simple = (trait: Simple): void => {
    found.push({ yes: () => [{ ...trait, holds: true }], no: () => [{ ...trait, holds: false }] });
  };
  if (terrain !== undefined) simple({ is: 'terrain', terrains: [terrain].flat() });
  if (icon !== undefined) simple({ is: 'icon', icons: [icon].flat() });
  if (chosen && scope.chosen) simple({ is: 'chosen', chosen: scope.chosen });
  if (beside) simple({ is: 'beside', such: suchOf(beside, scope) });
  if (near) simple({ is: 'near', such: suchOf(near, scope) });
  if (amid) simple({ is: 'amid', such: suchOf(amid, scope) });
  if (neighbours)
    simple({ is: 'neighbours', such: suchOf(neighbours.of, scope), many: manyOf(neighbours, 0) });
  if (emptySides) simple({ is: 'emptySides', many: manyOf(emptySides, 0) });
  if (not) found.push({ yes: () => denied(not, scope), no: () => asserted(not, scope) });
  if (any) {
    const [only, ...others] = any;
    found.push({
      yes: () =>
        only && others.length === 0
          ? asserted(only, scope)
          : [eitherOf(any.map((one) => suchOf(one, scope)))],
      no: () => any.flatMap((one) => denied(one, scope)),
    });
  }
  return [...found, ...all.flatMap((one) => claims(one, scope))];
}
