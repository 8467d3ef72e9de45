// The terrain patterns that all drawings of a page share. Mount it once, before anything is drawn.

import type { Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { HATCHINGS, TerrainPattern } from './terrainPatterns.tsx';

/** Hidden by size: with `display: none` the patterns wouldn't paint. */
export function ArtDefs(): JSX.Element {
  return (
    <svg class="ctw-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {(Object.keys(HATCHINGS) as Terrain[]).map((terrain) => (
          <TerrainPattern key={terrain} terrain={terrain} />
        ))}
      </defs>
    </svg>
  );
}
