// The six terrains as a surveyor would hatch them: one tile each, which continues in the next territory.

import type { Terrain } from '@wagons/rules';
import type { JSX } from 'preact';

/**
 * What is drawn over the colour of a terrain: strokes and areas in ink, and areas in light. All are paths on one
 * tile of 100 × 100. What crosses an edge of the tile is drawn again on the other side, so that it is whole where two
 * territories of a terrain meet, and cut where the terrain ends.
 */
type Hatching = {
  readonly lines?: string;
  readonly shade?: string;
  readonly light?: string;
  readonly width?: number;
};

/** Draws a motif at several places; each is a `translate`. */
const at = (motif: string, ...places: ReadonlyArray<readonly [number, number]>): string =>
  places.map(([x, y]) => `M${x} ${y}${motif}`).join('');

/** Places on a tile, and where they are seen again beyond its edges. */
function wrapped(
  ...places: ReadonlyArray<readonly [number, number]>
): ReadonlyArray<readonly [number, number]> {
  const again = (n: number): readonly number[] => (n < 22 ? [n, n + 100] : n > 78 ? [n, n - 100] : [n]);
  return places.flatMap(([x, y]) => again(x).flatMap((ax) => again(y).map((ay) => [ax, ay] as const)));
}

const FLAKE = 'm0-8v16m-6.9-12l13.8 8m-13.8 0l13.8-8';
const DOT = 'm-2 0a2 2 0 0 1 4 0a2 2 0 0 1-4 0z';
const TUFT = 'm-7-7q4 3 5 11m2-14v14m7-11q-4 3-5 11';
const CREST = 'm-14 3q5-8 10-2t10 0q3-4 8-3';
const TREE =
  'm-2.5 9h5v6h-5zm2.5-21c5 0 9 3 9 7 4 1 5 4 4 7-1 4-5 5-13 5s-12-1-13-5c-1-3 0-6 4-7 0-4 4-7 9-7z';
const CROWN = 'm-8.5-1c0-4 3-7.5 7-8';

export const HATCHINGS: Readonly<Record<Terrain, Hatching>> = {
  snow: {
    width: 2.4,
    lines: at(FLAKE, ...wrapped([14, 14], [64, 90], [88, 44])),
    shade: at(DOT, ...wrapped([40, 8], [70, 16], [92, 14], [10, 50], [30, 88], [12, 80], [90, 74], [50, 50])),
  },
  plains: {
    width: 2.6,
    lines: at(TUFT, ...wrapped([14, 18], [50, 6], [86, 20], [0, 54], [20, 84], [56, 96], [84, 78], [50, 52])),
  },
  desert: {
    width: 2.6,
    lines:
      'M0 14c18 0 24-9 42-9s34 9 58 9M0 36c28 0 30 8 52 8s30-8 48-8M0 64c16 0 26-8 44-8s32 8 56 8M0 88c26 0 34 8 54 8s30-8 46-8',
    shade: at(DOT, [18, 24], [80, 26], [62, 74], [14, 76], [86, 76]),
  },
  water: {
    width: 3,
    lines: at(
      CREST,
      ...wrapped([20, 10], [70, 12], [0, 35], [48, 36], [20, 62], [72, 62], [98, 86], [48, 88]),
    ),
  },
  mountains: {
    shade: at('l17 26h-9l-8-15z', ...wrapped([18, 6], [68, 2], [92, 38], [8, 52], [40, 76], [80, 76])),
    light: at('l-17 26h6l11-14z', ...wrapped([18, 6], [68, 2], [92, 38], [8, 52], [40, 76], [80, 76])),
  },
  forest: {
    width: 2.4,
    shade: at(TREE, ...wrapped([16, 16], [50, 8], [84, 18], [0, 50], [18, 84], [52, 92], [84, 80], [50, 50])),
    light: at(CROWN, ...wrapped([16, 16])),
  },
};

/** The id of a terrain's hatching, for `fill="url(#…)"`. */
export const hatchingId = (terrain: Terrain): string => `ctw-${terrain}`;

export function TerrainPattern({ terrain }: { readonly terrain: Terrain }): JSX.Element {
  const { lines, shade, light, width } = HATCHINGS[terrain];
  return (
    <pattern id={hatchingId(terrain)} width="100" height="100" patternUnits="userSpaceOnUse">
      <rect width="100" height="100" fill={`var(--terrain-${terrain})`} />
      <g class="ctw-hatching">
        {light && <path d={light} fill="var(--icon-halo)" opacity="0.3" />}
        {shade && <path d={shade} fill="var(--terrain-ink)" />}
        {lines && <path d={lines} fill="none" stroke="var(--terrain-ink)" stroke-width={width} />}
      </g>
    </pattern>
  );
}
