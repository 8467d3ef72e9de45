// The signs that a condition is written in as pictures: what there is to draw, not how it is drawn.

import type { Icon, Range, Terrain } from '@wagons/rules';

/** What a territory shows; nothing where anything will do. */
export type Bearing = { readonly terrain?: Terrain; readonly icon?: Icon };

/**
 * A territory, or several: a group, a line with gaps, a run without, or a whole town. `best` is the largest group or the
 * fullest line.
 */
export type Ground = Bearing & {
  readonly kind: 'ground';
  readonly shape: 'cell' | 'group' | 'line' | 'run' | 'town';
  readonly best?: boolean;
  /** It must not be there. */
  readonly struck?: boolean;
  /** How it lies to the glyph before it: `beside` touches it, `near` lies half under it. */
  readonly lies?: 'beside' | 'near';
};

/** What stands between the pictures. */
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

/** A table: for which values each step holds, and what it is worth. */
export type Ladder = {
  readonly kind: 'ladder';
  readonly steps: ReadonlyArray<{ readonly label: string; readonly worth: readonly Glyph[] }>;
};

export type Glyph =
  | Ground
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'amount'; readonly text: string }
  /** A rectangle of territories and what each of them shows; `same` when they all share something. */
  | {
      readonly kind: 'block';
      readonly wide: number;
      readonly high: number;
      readonly same?: 'terrain' | 'icon';
      readonly of?: Bearing;
    }
  /** Such a territory on each of four sides: of any territory, or of the one that was named before. */
  | { readonly kind: 'cross'; readonly of: Bearing; readonly named: boolean }
  /** How many of four sides are empty, at least and at most. */
  | { readonly kind: 'sides'; readonly atLeast: number; readonly atMost: number }
  /** One of every kind named. */
  | { readonly kind: 'set'; readonly members: ReadonlyArray<Terrain | Icon> }
  /** An enclosed space; with `corners`, closed there too. */
  | { readonly kind: 'space'; readonly corners: boolean }
  /** Cells between two territories, whatever they hold. */
  | { readonly kind: 'gap'; readonly cells: number }
  /** Points for each territory on the way from one to another. */
  | { readonly kind: 'way'; readonly points: number }
  | Ladder
  /** As many points as what comes before it, divided. */
  | { readonly kind: 'share'; readonly by: number }
  /** How much the one has more than the other, as points for the player with more or fewer. */
  | { readonly kind: 'difference'; readonly to: 'more' | 'fewer' }
  /** Points that go on from what comes before it to what comes after it. */
  | { readonly kind: 'handover'; readonly points: number };

export const sign = (name: Sign): Glyph => ({ kind: 'sign', sign: name });

/** A number with a sign that is as wide as a digit. */
export const numeral = (value: number): string => `${value}`.replace('-', '−');

/** A dash, or dots where it would be taken for a minus. */
const fromTo = (from: number, to: number): string =>
  from === to ? numeral(from) : `${numeral(from)}${from < 0 ? '…' : '–'}${numeral(to)}`;

/** A range as a mathematician writes it: ≥ 2, ≤ 3, 2–3, 2. */
export function amount({ atLeast, atMost }: Range): Glyph {
  const text =
    atMost === undefined
      ? `≥${numeral(atLeast ?? 0)}`
      : atLeast === undefined
        ? `≤${numeral(atMost)}`
        : fromTo(atLeast, atMost);
  return { kind: 'amount', text };
}

/** The values for which a step holds that ends before the next one: 3–6, 7, 8+. */
export const stretch = (from: number, next: number | undefined): string =>
  next === undefined ? `${numeral(from)}+` : fromTo(from, next - 1);

/** Puts a sign between lists of glyphs. */
export const join = (parts: ReadonlyArray<readonly Glyph[]>, between: Sign): readonly Glyph[] =>
  parts.flatMap((part, place) => (place === 0 ? part : [sign(between), ...part]));

export const isSign = (glyph: Glyph, word: Sign): boolean => glyph.kind === 'sign' && glyph.sign === word;

/** How many brackets are open behind each glyph. */
export function depths(glyphs: readonly Glyph[]): readonly number[] {
  let depth = 0;
  return glyphs.map((glyph) => (depth += isSign(glyph, 'open') ? 1 : isSign(glyph, 'close') ? -1 : 0));
}

/** Keeps several glyphs together where something stands before them. One needs no brackets, nor what has them. */
export const bracketed = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  glyphs.length <= 1 || depths(glyphs).indexOf(0) === glyphs.length - 1
    ? glyphs
    : [sign('open'), ...glyphs, sign('close')];
