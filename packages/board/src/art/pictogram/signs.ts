// The signs between the pictures of a pictogram: strokes and areas on a grid 56 units high.

import type { Sign } from './glyphs.ts';

/** The width of a sign, its strokes and its fills. */
type Drawing = { readonly wide: number; readonly lines?: string; readonly areas?: string };

/** Two cells side by side, small. */
const CELLS = 'M3 17h22v22H3zM31 17h22v22H31z';

export const DRAWINGS: Readonly<Record<Sign, Drawing>> = {
  each: { wide: 20, lines: 'M5 23l10 10M15 23l-10 10' },
  times: { wide: 20, lines: 'M4 22l12 12M16 22l-12 12' },
  plus: { wide: 26, lines: 'M13 18v20M3 28h20' },
  or: { wide: 18, lines: 'M14 14L4 42' },
  and: { wide: 24, lines: 'M12 20v16M4 28h16' },
  not: { wide: 34, lines: 'M17 13a15 15 0 1 0 .1 0zM7 38l20-20' },
  in: {
    wide: 44,
    lines: 'M10 12h24a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5z',
    areas: 'M16 22h12v12H16z',
  },
  beside: { wide: 52, lines: 'M4 16h22v24H4zM26 16h22v24H26z', areas: 'M4 16h22v24H4z' },
  near: {
    wide: 52,
    lines: 'M4 16h22v24H4zM26 16h22v24H26z',
    areas: 'M15 22a6 6 0 1 0 .1 0zM37 22a6 6 0 1 0 .1 0z',
  },
  amid: { wide: 64, lines: CELLS.replaceAll('31', '39'), areas: 'M27 21h10v14H27z' },
  neighbours: { wide: 56, lines: 'M20 3h16v16h16v17H36v16H20V36H4V19h16z', areas: 'M22 21h12v13H22z' },
  more: { wide: 40, lines: 'M3 50h34M23 32h11v18H23z', areas: 'M6 8h12v42H6z' },
  equal: { wide: 40, lines: 'M3 50h34M23 20h11v30H23z', areas: 'M6 20h12v30H6z' },
  fewer: { wide: 40, lines: 'M3 50h34M23 9h11v41H23z', areas: 'M6 32h12v18H6z' },
  then: { wide: 28, lines: 'M4 28h18M14 19l9 9-9 9' },
  least: { wide: 30, lines: 'M15 10v34M5 34l10 11 10-11M4 50h22' },
  most: { wide: 30, lines: 'M15 46V12M5 22l10-11 10 11M4 6h22' },
  rival: {
    wide: 44,
    areas:
      'M3 21c8 3 30 3 38 0l-1 4c-9 4-27 4-36 0zM12 19l3-12c4-3 5 0 7 0s3-3 7 0l3 12c-6 2-14 2-20 0zM13 29c6 2 12 2 18 0 0 7-4 11-9 11s-9-4-9-11zM4 54c0-8 8-12 18-12s18 4 18 12z',
  },
  group: { wide: 62, lines: 'M4 6h36v22h18v22H22V28H4z' },
  line: {
    wide: 78,
    lines: 'M4 18h40v20H4zM24 18v20M54 18h20v20h-20z',
    areas: 'M49 26a2 2 0 1 0 .1 0z',
  },
  run: { wide: 70, lines: 'M4 18h62v20H4zM24.6 18v20M45.3 18v20' },
  terrains: { wide: 60, lines: 'M4 24h20v20H4zM36 24h20v20H36z', areas: 'M20 10h20v20H20z' },
  icons: { wide: 60, lines: 'M14 22l11 20H3zM36 22h20v20H36z', areas: 'M30 6a10 10 0 1 0 .1 0z' },
  roundedDown: { wide: 20, lines: 'M10 14v22M3 29l7 8 7-8M2 44h16' },
  open: { wide: 16, lines: 'M13 6C5 16 5 40 13 50' },
  close: { wide: 16, lines: 'M3 6c8 10 8 34 0 44' },
};
