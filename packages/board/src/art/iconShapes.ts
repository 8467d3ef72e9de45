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
  'M27 2h10a1.800 1.800 0 0 1 1.800 1.800v3.400a1.800 1.800 0 0 1-1.300 1.700v9.600c0 5.500 8.500 8 8.500 16.500V57a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5V35c0-8.500 8.500-11 8.500-16.500V8.900a1.800 1.800 0 0 1-1.300-1.700V3.800A1.800 1.800 0 0 1 27 2z' +
  'M23 37v16h18V37z' +
  'M32 38.500l1.800 4.200 4.600.400-3.500 3 1.100 4.500-4-2.400-4 2.400 1.100-4.500-3.500-3 4.600-.400z';

export const ICON_SHAPES: Readonly<Record<Icon, string>> = {
  beer: BEER,
  cow:
    'M32 15.500C35 15.500 37 15.500 39 16C46 16 50.500 10 51 1.500C57.500 9 56 20 46 21.500C52 19 58 20 63 22C61 30 53.500 33.500 47 30C47 36 45 40 44 44.500C49 47 49.500 54 46 58C43 61.500 37 62.500 32 62.500C27 62.500 21 61.500 18 58C14.500 54 15 47 20 44.500C19 40 17 36 17 30C10.500 33.500 3 30 1 22C6 20 12 19 18 21.500C8 20 6.500 9 13 1.500C13.500 10 18 16 25 16C27 15.500 29 15.500 32 15.500z' +
    hole(25, 33, 2.6, 3) +
    hole(39, 33, 2.6, 3) +
    hole(26.5, 54, 3, 2.4) +
    hole(37.5, 54, 3, 2.4),
  fort:
    'M31 1h10l-3 3 3 3h-7.500v2.500L58 26v4h-5v11h-5v3l3.500-3 3.500 4 3.500-4 3.500 4v17H2V45l3.500-4 3.500 4 3.500-4 3.500 3v-3h-5V30H6v-4L31 9.500z' +
    'M17 31.500v5h6v-5zM29 31.500v5h6v-5zM41 31.500v5h6v-5zM26.500 62h11V51.500a5.500 5.500 0 0 0-11 0z',
  gun: 'M56 13h4v4h2v9H50v4H35.500v2c0 8-3.500 12-10 12H21c-1.500 5-2.500 9-3 14.500q-.300 3-3.500 2.500l-9.500-1.500q-3-.500-2.300-3.500C4.500 48 9 42 10 33c.300-3-.500-5-2-7L3 20.500l4-4 6 4c1.500-2.500 4-3.500 7-3.500h1v-1.500h14V17h21z',
  mine: 'M47.3 6.8C38.1.4 26.8.4 11.3 7.5C23.3 6.8 31.4 10 38.1 16L35.3 18.8L37.7 21.2L8.4 49.9C4.2 54.1 9.9 59.8 14.1 55.6L42.8 26.3L45.2 28.7L48 25.9C54 32.6 57.2 40.7 56.5 52.7C63.6 37.2 63.6 25.9 57.2 16.7L58.6 15.3L48.7 5.4z',
  wagon:
    'M4 10C14 4 22 7 32 7S50 4 60 10L56 32H8z' +
    'M6 34H58L56.500 46A12 12 0 0 0 35.600 46H28.400A12 12 0 0 0 7.600 46z' +
    wheel(18, 52, 10) +
    wheel(46, 52, 10),
};
