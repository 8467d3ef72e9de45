// What the drawings of glyphs share.

import type { Glyph } from './glyphs.ts';

/** How far the paper around an icon reaches. */
export const HALO = 0.047;

/** Where a glyph is drawn: how far from the left edge of the picture, and whether there is room for detail. */
export type Spot = { readonly left: number; readonly isLarge: boolean };

export type Placed<Kind extends Glyph['kind']> = Extract<Glyph, { readonly kind: Kind }> & Spot;
