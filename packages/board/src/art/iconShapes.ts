// The six icons as silhouettes on a 64 × 64 grid, with and without their cutouts.

import type { Icon } from '@wagons/rules';

/** The side of the grid that the icons are drawn on. */
export const ICON_GRID = 64;

/** Bodies wind clockwise and cuts counterclockwise (nonzero fill rule); ink inside a cut is a body again. */
type Shape = { readonly body: string; readonly cuts: string };

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** An elliptic cut. */
export const hole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;

/** A vertical slit, as wide as every fine line here. */
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
    body: 'M27 1.5h10a1.8 1.8 0 0 1 1.8 1.8v3.4a1.8 1.8 0 0 1-1.3 1.7v10.1c0 5.5 8.5 8 8.5 16.5v22.5a5 5 0 0 1-5 5h-18a5 5 0 0 1-5-5v-22.5c0-8.5 8.5-11 8.5-16.5v-10.1a1.8 1.8 0 0 1-1.3-1.7v-3.4a1.8 1.8 0 0 1 1.8-1.8z',
    cuts: 'M26.5 9v1.8h11v-1.8zm-4 27.5v17.5h19v-17.5zm9.5 1.7 2 4.7 5.1.4-3.9 3.3 1.2 5-4.4-2.7-4.4 2.7 1.2-5-3.9-3.3 5.1-.4z',
  },
  cow: {
    body: 'M32 15c3 0 5.5.3 7.5 1 6.5-.5 11-6 11.5-14.5 7 7 6 18-4.5 20 5.5-2.5 11.5-2 16.5 0-1.5 8.5-9 12.5-15.7 9 0 6-1.8 9.5-2.8 14 5 2.5 5.5 9.5 2 13.5-3 3.5-9.5 4.5-14.5 4.5-5 0-11.5-1-14.5-4.5-3.5-4-3-11 2-13.5-1-4.5-2.8-8-2.8-14-6.7 3.5-14.2-.5-15.7-9 5-2 11-2.5 16.5 0-10.5-2-11.5-13-4.5-20 .5 8.5 5 14 11.5 14.5 2-.7 4.5-1 7.5-1z',
    cuts:
      'M32 20c-2.5 4-3 14-2 23.5h4c1-9.5.5-19.5-2-23.5z' +
      hole(24.5, 32, 2.5, 3) +
      hole(39.5, 32, 2.5, 3) +
      hole(25.5, 54, 3, 2.5) +
      hole(38.5, 54, 3, 2.5),
  },
  fort: {
    body: 'M31 .5h11l-3 3.2 3 3.2h-8.5v2.8l26.5 15.8v4h-6.5v11.5h-4v3.5l3-3.5 4 4.5 4-4.5 3 3.5v18h-63v-18l3-3.5 4 4.5 4-4.5 3 3.5v-3.5h-4v-11.5h-6.5v-4l27-15.8z',
    cuts:
      'M17 31.5v6h5.5v-6zm12.2 0v6h5.6v-6zm12.3 0v6h5.5v-6zm-23.5 9.5v2h28v-2zm9.5 21.5h9v-10.5a4.5 4.5 0 0 0-9 0z' +
      slit(7.5, 46, 16.5) +
      slit(15.5, 46, 16.5) +
      slit(48.5, 46, 16.5) +
      slit(56.5, 46, 16.5),
  },
  gun: {
    body: 'M20 14.5h16.5v2h18.5l1.5-4h3.5v4h2.5v9h-10.5v4h-14v3c0 8-4 12.5-11 12.5h-6.5c-2.5 4-4 8-4.5 13q-.5 3-3.5 2.5l-9-1.5q-2.8-.5-2.3-3.5c1.8-8.5 8.3-13.5 8.8-22 .2-3.5-.5-6-2-8l-5.5-5 3.5-5 7 3.5c1.5-3 4-4.5 7-4.5z',
    cuts:
      'M34.5 34.5h-13c0 2.5-.2 4.5-.7 7h6.2c4.5 0 7.5-2.5 7.5-7z' +
      'M26 34h3.5c0 3-1 5-3 6l-1.7-1c1.5-1.5 1.7-3 1.2-5z' +
      'M38 24.7v1.6h14v-1.6zm-13-5.7v2h9.5v-2zm0 6.5v2h9.5v-2z' +
      slit(22, 16.5, 15) +
      slit(37, 17, 14) +
      hole(10, 48, 1.8),
  },
  mine: {
    body: 'M47.3 6.1c-9.9-6.4-21.9-6.4-37.5 1.4 13.5-.4 21.6 3.2 27.6 9.9l-2.1 2.1 1.7 1.7-30 28.8c-4.5 4.5 2.5 11.5 7 7l28.8-30 1.7 1.7 2.1-2.1c6.7 6 10.3 14.1 9.9 27.6 7.8-15.6 7.8-27.6 1.4-37.5l1.4-1.4-10.6-10.6z',
    cuts: 'M39.5 15.2l9.3 9.3-1.5 1.5-9.3-9.3zm8.9-8.1 8.5 8.5-1.5 1.5-8.5-8.5z',
  },
  wagon: {
    body:
      'M1.5 9.5c10.5-7 19.5-3 30.5-3s20-4 30.5 3l-5 22.5h-51z' +
      'M4.7 34.2h54.6l-1.6 11.8h-.7a13 13 0 0 0-24 0h-7.5a11 11 0 0 0-17 0h-2.2z' +
      disc(17, 53, 9) +
      disc(45, 51.2, 11),
    cuts:
      'M17.5 7.5c-1.5 7.5-1 16.5.8 23.5h2.2c-1.8-7-2.3-16-.8-23.8zm13.5-1v24.5h2v-24.5zm13.3.7c1.5 7.8 1 16.8-.8 23.8h2.2c1.8-7 2.3-16 .8-23.5z' +
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

/** The ink of each icon. */
export const ICON_SHAPES = each(({ body, cuts }) => body + cuts);

/** The paper behind the ink: the silhouette without its cuts. */
export const ICON_BODIES = each(({ body }) => body);
