// The six icons as silhouettes: one path each on a grid of 64 × 64, holes wound the other way round.

import type { Icon } from '@wagons/rules';

/** The side of the grid that the icons are drawn on. */
export const ICON_GRID = 64;

/** A full disc, wound clockwise like every outline here. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** A round hole: wound against the outlines, so that it stays open. */
const hole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A bar through a point, `long` to either side, at an angle in degrees. */
function bar(x: number, y: number, long: number, wide: number, angle: number): string {
  const along = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(along), Math.sin(along)];
  const corner = (u: number, v: number): string => `${round(x + u * c - v * s)} ${round(y + u * s + v * c)}`;
  const w = wide / 2;
  return `M${corner(-long, -w)}L${corner(long, -w)}L${corner(long, w)}L${corner(-long, w)}z`;
}

/** A wheel with six spokes. */
const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r) + hole(x, y, r - 3) + [30, 90, 150].map((angle) => bar(x, y, r - 2, 2, angle)).join('');

/** What is drawn on the left half of the grid, drawn on the right half as well, is symmetric: cow, fort, bottle. */
const BEER =
  'M27 2h10a1.8 1.8 0 0 1 1.8 1.800v3.400a1.8 1.8 0 0 1-1.3 1.700v9.600c0 5.5 8.5 8 8.5 16.500V57a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5V35c0-8.5 8.5-11 8.5-16.500V8.900a1.8 1.8 0 0 1-1.3-1.700V3.800A1.8 1.8 0 0 1 27 2z' +
  'M23 37v16h18V37z' +
  'M32 38.500l1.8 4.2 4.6.400-3.5 3 1.1 4.5-4-2.4-4 2.4 1.1-4.5-3.5-3 4.6-.400z';

export const ICON_SHAPES: Readonly<Record<Icon, string>> = {
  beer: BEER,
  cow:
    'M32 15.500C35 15.5 37 15.5 39 16C46 16 50.5 10 51 1.500C57.5 9 56 20 46 21.500C52 19 58 20 63 22C61 30 53.5 33.5 47 30C47 36 45 40 44 44.500C49 47 49.5 54 46 58C43 61.5 37 62.5 32 62.500C27 62.5 21 61.5 18 58C14.5 54 15 47 20 44.500C19 40 17 36 17 30C10.5 33.5 3 30 1 22C6 20 12 19 18 21.500C8 20 6.5 9 13 1.500C13.5 10 18 16 25 16C27 15.5 29 15.5 32 15.500z' +
    hole(25, 33, 2.6, 3) +
    hole(39, 33, 2.6, 3) +
    hole(26.5, 54, 3, 2.4) +
    hole(37.5, 54, 3, 2.4),
  fort:
    'M31 1h10l-3 3 3 3h-7.500v2.500L58 26v4h-5v11h-5v3l3.5-3 3.5 4 3.5-4 3.5 4v17H2V45l3.5-4 3.5 4 3.5-4 3.5 3v-3h-5V30H6v-4L31 9.500z' +
    'M17 31.500v5h6v-5zM29 31.500v5h6v-5zM41 31.500v5h6v-5zM26.5 62h11V51.500a5.5 5.5 0 0 0-11 0z',
  gun: 'M56 13h4v4h2v9H50v4H35.500v2c0 8-3.5 12-10 12H21c-1.5 5-2.5 9-3 14.500q-.300 3-3.5 2.500l-9.5-1.500q-3-.500-2.3-3.500C4.5 48 9 42 10 33c.300-3-.500-5-2-7L3 20.500l4-4 6 4c1.5-2.5 4-3.5 7-3.500h1v-1.500h14V17h21z',
  mine: 'M47.3 6.8C38.1.4 26.8.4 11.3 7.5C23.3 6.8 31.4 10 38.1 16L35.3 18.8L37.7 21.2L8.4 49.9C4.2 54.1 9.9 59.8 14.1 55.6L42.8 26.3L45.2 28.7L48 25.9C54 32.6 57.2 40.7 56.5 52.7C63.6 37.2 63.6 25.9 57.2 16.7L58.6 15.3L48.7 5.4z',
  wagon:
    'M4 10C14 4 22 7 32 7S50 4 60 10L56 32H8z' +
    'M6 34H58L56.5 46A12 12 0 0 0 35.6 46H28.400A12 12 0 0 0 7.6 46z' +
    wheel(18, 52, 10) +
    wheel(46, 52, 10),
};
