// How wide each glyph of a pictogram is, in units of which 56 make its height.

import type { Glyph, Ground } from './glyphs.ts';
import { DRAWINGS } from './signs.ts';

/** Every glyph is this high; how high that is on the page says the font size. */
export const HIGH = 56;

/**
 * The outlines of what ground can be: one territory, a group of four, a row of three. They are drawn around a motif
 * of the hatching and moved from there, so that the motif is seen whole.
 */
export const OUTLINES: Readonly<
  Record<Ground['shape'], { readonly wide: number; readonly outline: string }>
> = {
  cell: { wide: 56, outline: 'M-4-9h34a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-34a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8z' },
  group: {
    wide: 84,
    outline:
      'M-6-9h42a6 6 0 0 1 6 6v9h18a6 6 0 0 1 6 6v23a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6v-9h-18a6 6 0 0 1-6-6v-23a6 6 0 0 1 6-6z',
  },
  line: {
    wide: 112,
    outline: 'M-6-4h94a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-94a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6z',
  },
};

/** From where an outline is drawn to where it is seen. */
export const FROM_MOTIF = { x: 15, y: 12 };

/** How far a territory is pushed against or under the one before it. */
const OVERLAP = { beside: 6, near: 18 } as const;

export const overlap = (glyph: Glyph): number =>
  glyph.kind === 'ground' && glyph.lies ? OVERLAP[glyph.lies] : 0;

export function widthOf(glyph: Glyph): number {
  switch (glyph.kind) {
    case 'ground':
      return OUTLINES[glyph.shape].wide;
    case 'sign':
      return DRAWINGS[glyph.sign].wide;
    case 'block':
      return 6 + (50 * glyph.wide) / Math.max(glyph.wide, glyph.high);
    case 'set': {
      const { columns, side } = setGrid(glyph.members.length);
      return 4 + columns * side;
    }
    case 'gap':
      return 36;
    case 'amount':
      return 8 + 17 * glyph.text.length;
    case 'points':
    case 'sides':
    case 'space':
      return HIGH;
  }
}

/** How many pictures of a set stand side by side, in how many rows. */
export function setGrid(members: number): { readonly columns: number; readonly side: number } {
  const rows = members > 3 ? 2 : 1;
  return { columns: Math.ceil(members / rows), side: 52 / rows };
}

/** How wide a row is, in its own heights. */
export const rowWidth = (row: readonly Glyph[]): number =>
  row.reduce((sum, glyph) => sum + widthOf(glyph) - overlap(glyph), 0) / HIGH;
