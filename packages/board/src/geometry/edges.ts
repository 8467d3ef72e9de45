// The edges between the cards of a town: joints, borders, and the shadows of cards on those below.

import type { Cell, Placement, Terrain, Town } from '@wagons/rules';
import type { Point } from './boxes.ts';
import { makeCell } from '@wagons/rules/notation';
import { coversCell, type TopCell } from '@wagons/rules/town';
import { CELL } from './measures.ts';

/** SVG paths to draw along the edges between cards. */
export type Edges = {
  /** Fills the card edges where a terrain continues from one card to the next. */
  readonly joints: ReadonlyMap<Terrain, string>;
  /** A thin line at the same places. */
  readonly seams: string;
  /** A strong line between two terrains. */
  readonly borders: string;
  /** The shadow of a card on those it covers: all of it, and its darker core. */
  readonly shadows: readonly [string, string];
};

/** Half the width of a joint, and how much it leaves free at each end. */
const JOINT = 5;
const SHORT = 3;
/** Offset of a border, which is drawn beside the light edge of the upper card. */
const ASIDE = 2;
/** The light comes from above, so shadows are deepest below a card. */
const SHADOW = { below: 12, beside: 8, above: 5 };

type Along = 'x' | 'y';

export function edgesOf(top: ReadonlyMap<string, TopCell>, town: Town): Edges {
  const joints = new Map<Terrain, string>();
  let seams = '';
  let borders = '';
  let shadows = '';
  let cores = '';
  for (const one of top.values()) {
    for (const along of ['x', 'y'] as const) {
      const { x, y } = one.cell;
      const other = top.get(makeCell(along === 'y' ? { x: x + 1, y } : { x, y: y + 1 }));
      if (!other || other.laid === one.laid) continue;
      const start = { x: other.cell.x * CELL, y: other.cell.y * CELL };
      const upper = other.laid > one.laid ? other : one;
      const lower = upper === one ? other : one;
      // Direction across the edge, from the upper card to the lower one.
      const down = upper === one ? 1 : -1;
      const { terrain } = one.territory;
      if (terrain === other.territory.terrain) {
        joints.set(terrain, (joints.get(terrain) ?? '') + band(start, along, -JOINT, JOINT));
        seams += line(start, along, 0);
      } else borders += line(start, along, ASIDE * down);
      if (!isOver(town[lower.laid], upper.cell)) continue;
      const depth = along === 'y' ? SHADOW.beside : upper === one ? SHADOW.below : SHADOW.above;
      shadows += cast(start, along, depth * down);
      cores += cast(start, along, (depth / 2) * down);
    }
  }
  return { joints, seams, borders, shadows: [shadows, cores] };
}

const isOver = (card: Placement | undefined, cell: Cell): boolean =>
  card !== undefined && coversCell(card.cell, cell);

/** A line parallel to an edge. */
const line = (start: Point, along: Along, aside: number): string =>
  along === 'x'
    ? `M${start.x + SHORT} ${start.y + aside}h${CELL - 2 * SHORT}`
    : `M${start.x + aside} ${start.y + SHORT}v${CELL - 2 * SHORT}`;

const cast = (start: Point, along: Along, depth: number): string =>
  band(start, along, Math.min(0, depth), Math.max(0, depth));

/** The area along an edge between two distances from it. */
function band(start: Point, along: Along, near: number, far: number): string {
  const length = CELL - 2 * SHORT;
  return along === 'x'
    ? `M${start.x + SHORT} ${start.y + near}h${length}v${far - near}h${-length}z`
    : `M${start.x + near} ${start.y + SHORT}v${length}h${far - near}v${-length}z`;
}
