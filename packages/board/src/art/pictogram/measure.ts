// The width of each glyph of a pictogram, in units of 1/56 of its height.

import type { Glyph, Ground, Ladder } from './glyphs.ts';
import { DRAWINGS } from './signs.ts';

/** The height of every glyph in drawing units; on the page it is the font size. */
export const HIGH = 56;

/**
 * The outlines of ground: one territory, a group of four, two and one in a line, a run of three, a town of seven. They
 * are drawn around a motif of the terrain pattern and then moved, so that the motif isn't cut. Seams separate adjacent
 * territories; icons stand at the `places`, measured from the left edge.
 */
type Outline = {
  readonly wide: number;
  readonly outline: string;
  readonly seams?: string;
  readonly places: readonly number[];
  readonly icon: number;
};

export const OUTLINES: Readonly<Record<Ground['shape'], Outline>> = {
  cell: {
    wide: 56,
    outline: 'M-4-9h34a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-34a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8z',
    places: [28],
    icon: 42,
  },
  group: {
    wide: 84,
    outline:
      'M-6-9h42a6 6 0 0 1 6 6v9h18a6 6 0 0 1 6 6v23a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6v-9h-18a6 6 0 0 1-6-6v-23a6 6 0 0 1 6-6z',
    places: [42],
    icon: 42,
  },
  line: {
    wide: 148,
    outline:
      'M-6-3h64a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-64a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6zM92-3h26a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6z',
    seams: 'M26-3v38',
    places: [22, 60, 120],
    icon: 32,
  },
  run: {
    wide: 132,
    outline: 'M-6-5h114a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6h-114a6 6 0 0 1-6-6v-30a6 6 0 0 1 6-6z',
    seams: 'M30-5v42M72-5v42',
    places: [24, 66, 108],
    icon: 35,
  },
  town: {
    wide: 58,
    outline: 'M5-9h34v34h-17v17h-34v-34h17z',
    seams: 'M5 8h34M22-9v34M-12 25h34M5 8v34',
    places: [],
    icon: 0,
  },
};

/** Moves an outline from the motif to its place in the glyph. */
export const FROM_MOTIF = { x: 15, y: 12 };

/** How far a territory overlaps the one before it. */
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
    case 'way':
      return 106;
    case 'amount':
      return 8 + 17 * glyph.text.length;
    case 'ladder':
      return ladderColumns(glyph).reduce((sum, { wide }) => sum + wide, 8);
    case 'share':
      return 74;
    case 'difference':
      return 60;
    case 'handover':
      return 74;
    case 'cross':
      return 74;
    case 'points':
    case 'sides':
    case 'space':
      return HIGH;
  }
}

/** The grid of a set: its columns and the side of a picture. */
export function setGrid(members: number): { readonly columns: number; readonly side: number } {
  const rows = members > 3 ? 2 : 1;
  return { columns: Math.ceil(members / rows), side: 52 / rows };
}

/** Lays things out in a row: each with its left edge and its width. */
export function sideBySide<T>(
  things: readonly T[],
  width: (thing: T) => number,
  from: number,
): ReadonlyArray<{ readonly thing: T; readonly left: number; readonly wide: number }> {
  let left = from;
  return things.map((thing) => {
    const wide = width(thing);
    left += wide;
    return { thing, left: left - wide, wide };
  });
}

/** The columns of a table, each as wide as its label or its worth. */
export const ladderColumns = ({ steps }: Ladder): ReturnType<typeof sideBySide<Ladder['steps'][number]>> =>
  sideBySide(steps, ({ label, worth }) => Math.max(12 * label.length + 6, rungsWidth(worth), 26), 6);

/** The total width of a lower row. */
export const rungsWidth = (worth: readonly Glyph[]): number =>
  worth.reduce((sum, glyph) => sum + rungWidth(glyph), 0);

/** The width of a glyph in the lower row of a table: pictures are half as large, numbers stay readable. */
export const rungWidth = (glyph: Glyph): number =>
  glyph.kind === 'points'
    ? 13 * `${glyph.points}`.length + 9
    : glyph.kind === 'sign' && glyph.sign === 'each'
      ? 0
      : widthOf(glyph) / 2 + 2;

/** Glyphs with much detail are larger than the rest if there is room. */
const RISES: { readonly [kind in Glyph['kind']]?: number } = {
  block: 1.5,
  cross: 1.6,
  set: 1.5,
  space: 1.4,
  ladder: 1.35,
};

type Room = { readonly isLarge: boolean };

/** The scale of a glyph relative to the others. */
export const rise = (glyph: Glyph, { isLarge }: Room): number => (isLarge ? (RISES[glyph.kind] ?? 1) : 1);

/** The width of a row as a multiple of its height. */
export const rowWidth = (row: readonly Glyph[], room: Room = { isLarge: false }): number =>
  row.reduce((sum, glyph) => sum + rise(glyph, room) * widthOf(glyph) - overlap(glyph), 0) / HIGH;
