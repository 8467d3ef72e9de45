// What all drawings of a page share: the hatchings of the terrains. Mounted once, before anything is drawn.

import type { Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { HATCHINGS, TerrainPattern } from './terrainPatterns.tsx';

/** Hidden by size, not by `display: none`, because a hatching in a hidden drawing paints nothing. */
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
