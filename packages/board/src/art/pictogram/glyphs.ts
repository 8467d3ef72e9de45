// The glyphs of a pictogram as data: what is drawn, not how.

import type { Icon, Terrain } from '@wagons/rules';
import type { Range } from '@wagons/rules/scoring';

/** The terrain and icon of a territory; undefined where any will do. */
export type Bearing = { readonly terrain?: Terrain; readonly icon?: Icon };

/**
 * One or more territories: a group, a line with gaps, a run without, or a whole town. `best` is the largest group or
 * the fullest line.
 */
export type Ground = Bearing & {
  readonly kind: 'ground';
  readonly shape: 'cell' | 'group' | 'line' | 'run' | 'town';
  readonly best?: boolean;
  /** Crossed out: it must not be there. */
  readonly struck?: boolean;
  /** Position relative to the glyph before it: `beside` touches it, `near` lies half under it. */
  readonly lies?: 'beside' | 'near';
};

/** A sign between the pictures. */
export type Sign =
  | 'each'
  | 'times'
  | 'plus'
  | 'or'
  | 'and'
  | 'not'
  | 'in'
  | 'beside'
  | 'near'
  | 'amid'
  | 'neighbours'
  | 'more'
  | 'equal'
  | 'fewer'
  | 'then'
  | 'least'
  | 'most'
  | 'rival'
  | 'group'
  | 'line'
  | 'run'
  | 'terrains'
  | 'icons'
  | 'roundedDown'
  | 'open'
  | 'close';

/** A table: the values of each step, and their worth. */
export type Ladder = {
  readonly kind: 'ladder';
  readonly steps: ReadonlyArray<{ readonly label: string; readonly worth: readonly Glyph[] }>;
};

export type Glyph =
  | Ground
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'amount'; readonly text: string }
  /** A rectangle of territories and what each shows; `same` if they share a terrain or an icon. */
  | {
      readonly kind: 'block';
      readonly wide: number;
      readonly high: number;
      readonly same?: 'terrain' | 'icon';
      readonly of?: Bearing;
    }
  /** Such a territory on all four sides of any territory, or of the one shown before (`named`). */
  | { readonly kind: 'cross'; readonly of: Bearing; readonly named: boolean }
  /** The minimum and maximum number of empty sides. */
  | { readonly kind: 'sides'; readonly atLeast: number; readonly atMost: number }
  /** One of each member. */
  | { readonly kind: 'set'; readonly members: ReadonlyArray<Terrain | Icon> }
  /** An enclosed space; `corners`: closed at the corners too. */
  | { readonly kind: 'space'; readonly corners: boolean }
  /** Any cells between two territories. */
  | { readonly kind: 'gap'; readonly cells: number }
  /** Points for each step from one territory to another. */
  | { readonly kind: 'way'; readonly points: number }
  | Ladder
  /** The value before it, divided, as points. */
  | { readonly kind: 'share'; readonly by: number }
  /** The difference between both players, as points for the one with more or fewer. */
  | { readonly kind: 'difference'; readonly to: 'more' | 'fewer' }
  /** Points handed over from what is before it to what is after it. */
  | { readonly kind: 'handover'; readonly points: number };

export const sign = (name: Sign): Glyph => ({ kind: 'sign', sign: name });

/** A number with a minus sign as wide as a digit. */
export const numeral = (value: number): string => `${value}`.replace('-', '−');

/** A range with a dash, or with an ellipsis where a dash would read as a minus. */
const fromTo = (from: number, to: number): string =>
  from === to ? numeral(from) : `${numeral(from)}${from < 0 ? '…' : '–'}${numeral(to)}`;

/** A range in mathematical notation: ≥2, ≤3, 2–3, 2. */
export function amount({ atLeast, atMost }: Range): Glyph {
  const text =
    atMost === undefined
      ? `≥${numeral(atLeast ?? 0)}`
      : atLeast === undefined
        ? `≤${numeral(atMost)}`
        : fromTo(atLeast, atMost);
  return { kind: 'amount', text };
}

/** The values of a step that ends before the next one: 3–6, 7, 8+. */
export const stretch = (from: number, next: number | undefined): string =>
  next === undefined ? `${numeral(from)}+` : fromTo(from, next - 1);

/** Joins lists of glyphs with a sign. */
export const join = (parts: ReadonlyArray<readonly Glyph[]>, between: Sign): readonly Glyph[] =>
  parts.flatMap((part, place) => (place === 0 ? part : [sign(between), ...part]));

export const isSign = (glyph: Glyph, word: Sign): boolean => glyph.kind === 'sign' && glyph.sign === word;

/** The number of open brackets after each glyph. */
export function depths(glyphs: readonly Glyph[]): readonly number[] {
  let depth = 0;
  return glyphs.map((glyph) => (depth += isSign(glyph, 'open') ? 1 : isSign(glyph, 'close') ? -1 : 0));
}

/** Adds brackets around several glyphs, unless they already have them. */
export const bracketed = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  glyphs.length <= 1 || depths(glyphs).indexOf(0) === glyphs.length - 1
    ? glyphs
    : [sign('open'), ...glyphs, sign('close')];
