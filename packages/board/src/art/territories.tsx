// Territories side by side: terrains, icons, and optional letters.

import type { Icon, Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { IconPictures } from './iconPictures.tsx';
import { CELL } from '../geometry/measures.ts';
import { fillOf } from './terrainPatterns.tsx';

export type Letters = Readonly<Record<Terrain, string>>;

type TerritoriesProps = {
  readonly territories: ReadonlyArray<{
    readonly terrain: Terrain;
    readonly icon: Icon;
    /** The top left corner: user units, multiples of CELL. */
    readonly x: number;
    readonly y: number;
    readonly outline: string;
  }>;
  readonly letters?: Letters | undefined;
};

/** One path per terrain: a few large paths draw faster than many small ones. */
export function Territories({ territories, letters }: TerritoriesProps): JSX.Element {
  // Icons make room for the letters.
  const middle = CELL / 2 + (letters ? 5 : 0);
  const outlines = new Map<Terrain, string>();
  for (const { terrain, outline } of territories) {
    outlines.set(terrain, (outlines.get(terrain) ?? '') + outline);
  }
  return (
    <>
      {[...outlines].map(([terrain, outline]) => (
        <path key={terrain} d={outline} fill={fillOf(terrain)} />
      ))}
      <IconPictures
        icons={territories.map(({ icon, x, y }) => ({ icon, x: x + middle, y: y + middle }))}
        size={60}
        halo={0.055}
      />
      {letters &&
        territories.map(({ terrain, x, y }, place) => (
          <text key={place} class="ctw-letter" x={x + 6} y={y + 26}>
            {letters[terrain]}
          </text>
        ))}
    </>
  );
}
