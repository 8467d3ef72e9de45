// A scoring expression as a sentence sees it: no nesting that only the notation needs, no word of any language.

import type { Icon, Terrain } from '@wagons/rules';

/** Whose town: that of the player who scores, or the opponent's. */
export type Whose = 'own' | 'rival';

/** How many. `exactly` 0 means none. */
export type Many =
  | { readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: number }
  | { readonly is: 'between'; readonly from: number; readonly to: number };

/**
 * A filter as a noun phrase: what the noun can say by itself ("gun on desert in your largest group"), and the rest,
 * which must all hold, as traits ("that …"). An empty list of terrains or icons means any of them.
 */
export type Such = {
  readonly terrains: readonly Terrain[];
  readonly icons: readonly Icon[];
  readonly chosen: Chosen | undefined;
  readonly traits: readonly Trait[];
};

/** One thing that a territory is or, unless it `holds`, is not. */
export type Trait =
  | ({ readonly holds: boolean } & Simple)
  /** At least one of these. None at all means that no territory is meant. */
  | { readonly is: 'either'; readonly of: readonly Such[] };

export type Simple =
  | { readonly is: 'terrain'; readonly terrains: readonly Terrain[] }
  | { readonly is: 'icon'; readonly icons: readonly Icon[] }
  /** Belongs to the group or line that was chosen. */
  | { readonly is: 'chosen'; readonly chosen: Chosen }
  /** `beside` shares an edge, `near` also is one itself, `amid` has one on both sides of an axis. */
  | { readonly is: 'beside' | 'near' | 'amid'; readonly such: Such }
  | { readonly is: 'neighbours'; readonly such: Such; readonly many: Many }
  | { readonly is: 'emptySides'; readonly many: Many };

/** The largest group, or the row or column with the most, of such territories; `again` when it was named before. */
export type Chosen = {
  readonly is: 'group' | 'line';
  readonly of: Such;
  readonly whose: Whose;
  readonly mention: 'inFull' | 'again';
};

/** What is counted. Without a `size` any size will do. */
export type Thing =
  | { readonly is: 'cell'; readonly such: Such }
  | { readonly is: 'group'; readonly such: Such; readonly size: Many | undefined }
  /** With `corners`, there are territories at its corners too. */
  | { readonly is: 'space'; readonly size: Many; readonly corners: boolean }
  | {
      readonly is: 'block';
      readonly width: number;
      readonly height: number;
      readonly such: Such;
      readonly same: 'terrain' | 'icon' | undefined;
    }
  | { readonly is: 'pair'; readonly such: Such; readonly apart: number; readonly between: Such | undefined }
  | { readonly is: 'line'; readonly such: Such; readonly size: Many }
  /** Next to each other in one row or column, as far as they go. */
  | { readonly is: 'run'; readonly such: Such; readonly size: Many | undefined }
  | { readonly is: 'terrainSet'; readonly terrains: readonly Terrain[] }
  | { readonly is: 'iconSet'; readonly icons: readonly Icon[] }
  | { readonly is: 'kind'; readonly kind: 'terrain' | 'icon'; readonly such: Such };

/** What has a size of its own. */
export type Sized = Extract<Thing, { readonly is: 'group' | 'space' | 'line' | 'run' }>;

export type Each = {
  readonly is: 'each';
  readonly thing: Thing;
  readonly points: number;
  readonly whose: Whose;
};

/** One step of a table. */
export type Step<T> = { readonly many: Many; readonly worth: T };

/** Each thing is worth what a table says of its size; `hasBelow` when that can be below the first step: 0. */
export type BySize = {
  readonly is: 'bySize';
  readonly thing: Sized;
  readonly steps: ReadonlyArray<Step<number>>;
  readonly hasBelow: boolean;
  readonly whose: Whose;
};

/** The territories between each `from` and the closest `to` in line; `isOther` when `to` fits `from` itself too. */
export type Distance = {
  readonly is: 'distance';
  readonly from: Such;
  readonly to: Such;
  readonly isOther: boolean;
  readonly points: number;
  readonly whose: Whose;
};

/** How the `value` of one side compares with the same value computed from the other side. */
export type Condition = { readonly value: Worth; readonly whose: Whose; readonly result: Result };

/** A bonus. It is said in one of two ways: as points that are scored, or as a number to compute with. */
export type Worth =
  | { readonly is: 'points'; readonly points: number }
  | Each
  | BySize
  | Distance
  | { readonly is: 'sum' | 'product' | 'least' | 'most'; readonly of: readonly Worth[] }
  /** One of `by` equal parts, rounded down. */
  | { readonly is: 'part'; readonly of: Worth; readonly by: number }
  | {
      readonly is: 'table';
      readonly value: Worth;
      readonly steps: ReadonlyArray<Step<Worth>>;
      readonly hasBelow: boolean;
    }
  /** At least one of the branches is there. */
  | {
      readonly is: 'compare';
      readonly value: Worth;
      readonly whose: Whose;
      readonly more: Worth | undefined;
      readonly equal: Worth | undefined;
      readonly fewer: Worth | undefined;
    }
  | { readonly is: 'difference'; readonly when: Condition }
  /** The points go to the opponent under a condition, which holds the other way around too. */
  | { readonly is: 'changeHands'; readonly points: number; readonly of: Worth; readonly when: Condition }
  /** What the opponent has, where that can be said only from the opponent's side. */
  | { readonly is: 'theirs'; readonly of: Worth }
  /** A choice that `worth` goes on to speak of as chosen `again`. */
  | { readonly is: 'choose'; readonly chosen: Chosen; readonly worth: Worth };

// ---- Shapes that deserve a phrase of their own ----

/** A number of things as such: "the number of your guns", "you have more guns". */
export const asCount = (worth: Worth): Each | undefined =>
  worth.is === 'each' && worth.points === 1 ? worth : undefined;

/** The size of a largest group: "your largest group of … is larger". */
export function asGroupSize(worth: Worth): Chosen | undefined {
  if (worth.is !== 'each' || worth.points !== 1 || worth.thing.is !== 'cell') return undefined;
  const { such } = worth.thing;
  return isOnly(such, 'chosen') && such.chosen?.is === 'group' ? such.chosen : undefined;
}

/** Whether one part of a noun phrase is all that it says. */
export const isOnly = (such: Such, part: keyof Such): boolean =>
  (part === 'terrains' || such.terrains.length === 0) &&
  (part === 'icons' || such.icons.length === 0) &&
  (part === 'chosen' || such.chosen === undefined) &&
  (part === 'traits' || such.traits.length === 0) &&
  !isAnything(such);

/** Whether every territory is meant. */
export const isAnything = ({ terrains, icons, chosen, traits }: Such): boolean =>
  terrains.length + icons.length + traits.length === 0 && chosen === undefined;

/** A noun phrase taken apart, to be said as a clause of its own: "has a gun and is next to snow". */
export const asTraits = ({ terrains, icons, chosen, traits }: Such): readonly Trait[] => [
  ...(terrains.length > 0 ? [{ is: 'terrain', terrains, holds: true } as const] : []),
  ...(icons.length > 0 ? [{ is: 'icon', icons, holds: true } as const] : []),
  ...(chosen ? [{ is: 'chosen', chosen, holds: true } as const] : []),
  ...traits,
];

const LONG: ReadonlyArray<Worth['is']> = [
  'sum',
  'bySize',
  'table',
  'compare',
  'difference',
  'changeHands',
  'choose',
];

/** Whether it is more than a phrase: inside something else it needs brackets, or a sentence to itself. */
export const isLong = ({ is }: Worth): boolean => LONG.includes(is);

export type Compare = Worth & { readonly is: 'compare' };
export type Result = 'more' | 'equal' | 'fewer';

/** The branches that a comparison has, in this order. */
export const branchesOf = (
  compare: Compare,
): ReadonlyArray<{ readonly result: Result; readonly worth: Worth }> =>
  (['more', 'equal', 'fewer'] as const).flatMap((result) => {
    const worth = compare[result];
    return worth ? [{ result, worth }] : [];
  });
