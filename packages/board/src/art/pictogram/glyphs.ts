// The signs that a condition is written in as pictures: what there is to draw, not how it is drawn.

import type { Icon, Range, Terrain } from '@wagons/rules';

/** A territory, or a group or a line of them; `best` is the largest group or the fullest line. */
export type Ground = {
  readonly kind: 'ground';
  readonly shape: 'cell' | 'group' | 'line';
  readonly best?: boolean;
  readonly terrain?: Terrain;
  readonly icon?: Icon;
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
  | 'otherwise'
  | 'least'
  | 'most'
  | 'rival'
  | 'group'
  | 'line'
  | 'terrains'
  | 'icons'
  | 'open'
  | 'close';

export type Glyph =
  | Ground
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'amount'; readonly text: string }
  /** A rectangle of territories; `same` when they all share something. */
  | {
      readonly kind: 'block';
      readonly wide: number;
      readonly high: number;
      readonly same?: 'terrain' | 'icon';
    }
  /** How many of four sides are empty, at least and at most. */
  | { readonly kind: 'sides'; readonly atLeast: number; readonly atMost: number }
  /** One of every kind named. */
  | { readonly kind: 'set'; readonly members: ReadonlyArray<Terrain | Icon> }
  /** An enclosed space. */
  | { readonly kind: 'space' }
  /** Cells between two territories, whatever they hold. */
  | { readonly kind: 'gap'; readonly cells: number };

export const sign = (name: Sign): Glyph => ({ kind: 'sign', sign: name });

/** A range as a mathematician writes it: ≥ 2, ≤ 3, 2–3, 2. */
export function amount({ atLeast, atMost }: Range): Glyph {
  const both = atLeast === atMost ? `${atLeast}` : `${atLeast}–${atMost}`;
  const text = atMost === undefined ? `≥${atLeast}` : atLeast === undefined ? `≤${atMost}` : both;
  return { kind: 'amount', text: text.replaceAll('-', '−') };
}

/** Puts a sign between lists of glyphs. */
export const join = (parts: ReadonlyArray<readonly Glyph[]>, between: Sign): readonly Glyph[] =>
  parts.flatMap((part, place) => (place === 0 ? part : [sign(between), ...part]));

/** Keeps several glyphs together where something stands before them. One needs no brackets. */
export const bracketed = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  glyphs.length <= 1 ? glyphs : [sign('open'), ...glyphs, sign('close')];
