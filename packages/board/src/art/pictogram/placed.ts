// Types and measures that the drawings of glyphs share.

import type { Glyph } from './glyphs.ts';

/** Width of the paper-colored halo around an icon, as a fraction of the icon. */
export const HALO = 0.047;

/** Where a glyph is drawn: its distance from the left edge, and whether there is room for detail. */
export type GlyphPosition = { readonly left: number; readonly isLarge: boolean };

export type Placed<Kind extends Glyph['kind']> = Extract<Glyph, { readonly kind: Kind }> & GlyphPosition;
