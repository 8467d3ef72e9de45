// The six icons as silhouettes on one grid of 64 × 64: what the halo surrounds, and what is cut out of it.

import type { Icon } from '@wagons/rules';

/** The side of the grid that the icons are drawn on. */
export const ICON_GRID = 64;

/** Bodies are wound clockwise and cuts against them, so that a cut stays open; ink inside a cut is a body again. */
type Shape = { readonly body: string; readonly cuts: string };

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

const hole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;

/** An upright slit, as wide as every fine line here. */
const slit = (x: number, y: number, high: number): string => `M${x - 1} ${y}v${high}h2v${-high}z`;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A bar through a point, reaching `long` to either side, at an angle in degrees. */
function bar(x: number, y: number, long: number, angle: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corner = (u: number, v: number): string => `${round(x + u * c - v * s)} ${round(y + u * s + v * c)}`;
  return `M${corner(-long, -1.1)}L${corner(long, -1.1)}L${corner(long, 1.1)}L${corner(-long, 1.1)}z`;
}

/** The rim and the six spokes of a wheel, cut into its disc. */
const spokes = (x: number, y: number, r: number): string =>
  hole(x, y, r - 3) + [0, 60, 120].map((angle) => bar(x, y, r - 2, angle)).join('') + disc(x, y, 2.6);

const SHAPES: Readonly<Record<Icon, Shape>> = {
  beer: {
    body: 'M27 1.5h10a1.8 1.8 0 0 1 1.8 1.8v3.4a1.8 1.8 0 0 1-1.3 1.7v10.1c0 5.5 8.5 8 8.5 16.5v22.5a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5V35c0-8.5 8.5-11 8.5-16.5V8.4a1.8 1.8 0 0 1-1.3-1.7V3.3A1.8 1.8 0 0 1 27 1.5z',
    cuts: 'M26.5 9v1.8h11V9zM22.5 36.5v17.5h19V36.5zM32 38.2l2 4.7 5.1.4-3.9 3.3 1.2 5-4.4-2.7-4.4 2.7 1.2-5-3.9-3.3 5.1-.4z',
  },
  cow: {
    body: 'M32 15C35 15 37.5 15.3 39.5 16C46 15.5 50.5 10 51 1.5C58 8.5 57 19.5 46.5 21.5C52 19 58 19.5 63 21.5C61.5 30 54 34 47.3 30.5C47.3 36.5 45.5 40 44.5 44.5C49.5 47 50 54 46.5 58C43.5 61.5 37 62.5 32 62.5C27 62.5 20.5 61.5 17.5 58C14 54 14.5 47 19.5 44.5C18.5 40 16.7 36.5 16.7 30.5C10 34 2.5 30 1 21.5C6 19.5 12 19 17.5 21.5C7 19.5 6 8.5 13 1.5C13.5 10 18 15.5 24.5 16C26.5 15.3 29 15 32 15z',
    cuts:
      'M32 20C29.5 24 29 34 30 43.5h4C35 34 34.5 24 32 20z' +
      hole(24.5, 32, 2.5, 3) +
      hole(39.5, 32, 2.5, 3) +
      hole(25.5, 54, 3, 2.5) +
      hole(38.5, 54, 3, 2.5),
  },
  fort: {
    body: 'M31 .5h11l-3 3.2 3 3.2h-8.5v2.8L60 25.5v4h-6.5v11.5h-4v3.5l3-3.5 4 4.5 4-4.5 3 3.5v18H.5V44.5l3-3.5 4 4.5 4-4.5 3 3.5V41h-4V29.5H4v-4L31 9.7z',
    cuts:
      'M17 31.5v6h5.5v-6zM29.2 31.5v6h5.6v-6zM41.5 31.5v6H47v-6zM18 41v2h28v-2zM27.5 62.5h9V52a4.5 4.5 0 0 0-9 0z' +
      slit(7.5, 46, 16.5) +
      slit(15.5, 46, 16.5) +
      slit(48.5, 46, 16.5) +
      slit(56.5, 46, 16.5),
  },
  gun: {
    body: 'M20 14.5H36.5V16.5H55L56.5 12.5H60V16.5H62.5V25.5H52V29.5H38V32.5C38 40.5 34 45 27 45H20.5C18 49 16.5 53 16 58Q15.5 61 12.5 60.5L3.5 59Q.7 58.5 1.2 55.5C3 47 9.5 42 10 33.5C10.2 30 9.5 27.5 8 25.5L2.5 20.5L6 15.5L13 19C14.5 16 17 14.5 20 14.5z',
    cuts:
      'M34.5 34.5H21.5C21.5 37 21.3 39 20.8 41.5H27C31.5 41.5 34.5 39 34.5 34.5z' +
      'M26 34H29.5C29.5 37 28.5 39 26.5 40L24.8 39C26.3 37.5 26.5 36 26 34z' +
      'M38 24.7V26.3H52V24.7zM25 19V21H34.5V19zM25 25.5V27.5H34.5V25.5z' +
      slit(22, 16.5, 15) +
      slit(37, 17, 14) +
      hole(10, 48, 1.8),
  },
  mine: {
    body: 'M47.3 6.1C37.4-.3 25.4-.3 9.8 7.5C23.3 7.1 31.4 10.7 37.4 17.4L35.3 19.5L37 21.2L7 50C2.5 54.5 9.5 61.5 14 57L42.8 27L44.5 28.7L46.6 26.6C53.3 32.6 56.9 40.7 56.5 54.2C64.3 38.6 64.3 26.6 57.9 16.7L59.3 15.3L48.7 4.7z',
    cuts: 'M39.5 15.2L48.8 24.5L47.3 26L38 16.7zM48.4 7.1L56.9 15.6L55.4 17.1L46.9 8.6z',
  },
  wagon: {
    body:
      'M1.5 9.5C12 2.5 21 6.5 32 6.5S52 2.5 62.5 9.5L57.5 32H6.5z' +
      'M4.7 34.2H59.3L57.7 46H57A13 13 0 0 0 33 46H25.5A11 11 0 0 0 8.5 46H6.3z' +
      disc(17, 53, 9) +
      disc(45, 51.2, 11),
    cuts:
      'M17.5 7.5C16 15 16.5 24 18.3 31h2.2C18.7 24 18.2 15 19.7 7.2zM31 6.5V31h2V6.5zM44.3 7.2C45.8 15 45.3 24 43.5 31h2.2C47.5 24 48 15 46.5 7.5z' +
      spokes(17, 53, 9) +
      spokes(45, 51.2, 11),
  },
};

const each = (draw: (shape: Shape) => string): Readonly<Record<Icon, string>> => ({
  beer: draw(SHAPES.beer),
  cow: draw(SHAPES.cow),
  fort: draw(SHAPES.fort),
  gun: draw(SHAPES.gun),
  mine: draw(SHAPES.mine),
  wagon: draw(SHAPES.wagon),
});

/** What is inked. */
export const ICON_SHAPES = each(({ body, cuts }) => body + cuts);

/** What the paper behind the ink covers: the silhouette without its cuts. */
export const ICON_BODIES = each(({ body }) => body);
