// Joins the territories of one terrain across the edges of their cards, so that a group reads as one area.

import type { Cell, Terrain } from '@wagons/rules';
import type { JSX } from 'preact';
import { CELL } from './measures.ts';
import { fillOf } from './terrainPatterns.tsx';

/** A cell of a town and the terrain that is visible there. */
export type VisibleTerrain = Cell & { readonly terrain: Terrain };

/** How far a bridge reaches into either territory, and how far it stays from the corners, which show the cards. */
const REACH = 4;
const INSET = 13;
const LENGTH = CELL - 2 * INSET;

/** Drawn over the cards of a town: the hatching runs on, and only a thin seam is left. */
export function AreaBridges({ grounds }: { readonly grounds: readonly VisibleTerrain[] }): JSX.Element {
  const terrainAt = new Map(grounds.map(({ x, y, terrain }) => [`${x} ${y}`, terrain]));
  const areas = new Map<Terrain, string>();
  let seams = '';
  for (const { x, y, terrain } of grounds) {
    const [right, below] = [(x + 1) * CELL, (y + 1) * CELL];
    let area = areas.get(terrain) ?? '';
    if (terrainAt.get(`${x + 1} ${y}`) === terrain) {
      area += `M${right - REACH} ${y * CELL + INSET}h${2 * REACH}v${LENGTH}h${-2 * REACH}z`;
      seams += `M${right} ${y * CELL + INSET}v${LENGTH}`;
    }
    if (terrainAt.get(`${x} ${y + 1}`) === terrain) {
      area += `M${x * CELL + INSET} ${below - REACH}h${LENGTH}v${2 * REACH}h${-LENGTH}z`;
      seams += `M${x * CELL + INSET} ${below}h${LENGTH}`;
    }
    areas.set(terrain, area);
  }
  return (
    <g class="ctw-bridges">
      {[...areas].map(([terrain, area]) => area && <path key={terrain} d={area} fill={fillOf(terrain)} />)}
      {seams && <path class="ctw-seam" d={seams} />}
    </g>
  );
}
