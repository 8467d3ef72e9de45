// The patterns of the six terrains: one seamless tile each, like the hatching on a surveyor's map.

import type { Terrain } from '@wagons/rules';
import type { JSX } from 'preact';

/**
 * Drawn over the color of a terrain: strokes and areas in ink, and light areas, as paths on a tile of 100 × 100. What
 * crosses an edge of the tile is repeated on the other side, so that it is whole where two territories of a terrain
 * meet, and cut where the terrain ends.
 */
type Hatching = {
  readonly lines?: string;
  readonly shade?: string;
  readonly light?: string;
  readonly width?: number;
};

/** Draws a motif at several places. */
const at = (motif: string, ...places: ReadonlyArray<readonly [number, number]>): string =>
  places.map(([x, y]) => `M${x} ${y}${motif}`).join('');

/** Places on a tile, and their copies beyond its edges. */
function wrapped(
  ...places: ReadonlyArray<readonly [number, number]>
): ReadonlyArray<readonly [number, number]> {
  const again = (n: number): readonly number[] => (n < 22 ? [n, n + 100] : n > 78 ? [n, n - 100] : [n]);
  return places.flatMap(([x, y]) => again(x).flatMap((ax) => again(y).map((ay) => [ax, ay] as const)));
}

/** Positions of the motifs: evenly spaced, mostly around the icon in the middle, some across the edges. */
const SPREAD = wrapped([13, 15], [50, 4], [87, 15], [4, 47], [96, 78], [65, 90], [31, 87]);
const BRICKS = wrapped([22, 10], [72, 10], [97, 35], [47, 35], [22, 60], [72, 60], [97, 85], [47, 85]);
const FLAKES = wrapped([13, 14], [93, 45], [40, 93]);
const GRAINS = wrapped([36, 14], [82, 16], [70, 26], [6, 66], [14, 90], [60, 84], [24, 34], [76, 62]);

const FLAKE = 'm0-9v18m-7.8-13.5l15.6 9m-15.6 0l15.6-9';
const DOT = 'm-2 0a2 2 0 0 1 4 0a2 2 0 0 1-4 0z';
const TUFT = 'm-8-5q4 3 5 11m3-15v15m8-11q-4 3-5 11';
const CREST = 'm-13 3q5-8 10-2t9.5 0q3-4 7-3';
const PEAK = 'm-13 10l13-20 13 20';
const FLANK = 'm0-10l13 20h-7q-1-5-4-7 0-4-1.5-6-.5-3-.5-7z';
const SLOPE = 'm0-10l-13 20h19q-1-5-4-7 0-4-1.5-6-.5-3-.5-7z';
const CROWN =
  'm0-13c4.5 0 8 2.5 8.5 6 4 .5 6 4 5 7.5-1 4-5 5.5-13.5 5.5s-12.5-1.5-13.5-5.5c-1-3.5 1-7 5-7.5.5-3.5 4-6 8.5-6z';
const TRUNK = 'm-1.5 6v6h3v-6z';

export const HATCHINGS: Readonly<Record<Terrain, Hatching>> = {
  snow: { width: 2.4, lines: at(FLAKE, ...FLAKES), shade: at(DOT, ...GRAINS) },
  plains: { width: 2.6, lines: at(TUFT, ...SPREAD) },
  desert: {
    width: 2.6,
    lines:
      'M0 13c18 0 24-9 42-9s34 9 58 9M0 37c28 0 30 8 52 8s30-8 48-8M0 63c16 0 26-8 44-8s32 8 56 8M0 88c26 0 34 8 54 8s30-8 46-8',
    shade: at(DOT, [14, 25], [24, 22], [84, 27], [62, 76], [72, 74], [12, 76], [92, 50]),
  },
  water: { width: 3, lines: at(CREST, ...BRICKS) },
  mountains: {
    light: at(SLOPE, ...SPREAD),
    width: 2.4,
    lines: at(PEAK, ...SPREAD),
    shade: at(FLANK, ...SPREAD),
  },
  forest: {
    light: at(CROWN, ...SPREAD),
    shade: at(TRUNK, ...SPREAD),
    lines: at(CROWN, ...SPREAD),
    width: 2.4,
  },
};

const hatchingId = (terrain: Terrain): string => `ctw-${terrain}`;

/** The fill of a territory: its pattern, or its plain color if the patterns aren't mounted. */
export const fillOf = (terrain: Terrain): string => `url(#${hatchingId(terrain)}) var(--terrain-${terrain})`;

export function TerrainPattern({ terrain }: { readonly terrain: Terrain }): JSX.Element {
  const { lines, shade, light, width } = HATCHINGS[terrain];
  return (
    <pattern id={hatchingId(terrain)} width="100" height="100" patternUnits="userSpaceOnUse">
      <rect width="100" height="100" fill={`var(--terrain-${terrain})`} />
      {light && <path d={light} fill="var(--icon-halo)" opacity="0.14" />}
      <g class="ctw-hatching">
        {shade && <path d={shade} fill="var(--terrain-ink)" />}
        {lines && <path d={lines} fill="none" stroke="var(--terrain-ink)" stroke-width={width} />}
      </g>
    </pattern>
  );
}
