// Outlines of cells: one rounded path around each connected part.

import type { Cell } from '@wagons/rules';
import type { Point } from './boxes.ts';
import { makeCell } from '@wagons/rules/notation';
import { CELL } from './measures.ts';

const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * The corners of the closed outlines of some cells, clockwise around cells and counterclockwise around holes.
 * Cells that touch only at a corner get separate outlines.
 */
export function cornersAround(cells: readonly Cell[]): ReadonlyArray<readonly Point[]> {
  const inside = new Set(cells.map(makeCell));
  // Each outer side of a cell by its starting corner; walking clockwise, the cell is on the right.
  const sides = new Map<string, { at: Point; way: number }>();
  for (const { x, y } of cells) {
    const starts: readonly Point[] = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    for (const [way, at] of starts.entries()) {
      const out = STEPS[(way + 3) % 4] ?? at;
      if (!inside.has(makeCell({ x: x + out.x, y: y + out.y })))
        sides.set(`${makeCell(at)} ${way}`, { at, way });
    }
  }
  const lines: Point[][] = [];
  for (const [first, start] of sides) {
    const line: Point[] = [];
    let { at, way } = start;
    let key = first;
    do {
      sides.delete(key);
      const step = STEPS[way] ?? at;
      at = { x: at.x + step.x, y: at.y + step.y };
      const corner = makeCell(at);
      // Turn right first: where two cells touch at a corner, that stays with the same cell.
      const onward = [way + 1, way, way + 3].map((to) => to % 4);
      const next =
        onward.find((to) => sides.has(`${corner} ${to}`) || `${corner} ${to}` === first) ?? start.way;
      if (next !== way) line.push(at);
      way = next;
      key = `${corner} ${way}`;
    } while (key !== first);
    lines.push(line);
  }
  return lines;
}

/** A path around some cells, `inset` inside their border, with rounded corners. */
export function outlineOf(
  cells: readonly Cell[],
  { inset, radius }: { inset: number; radius: number },
): string {
  return cornersAround(cells)
    .map((corners) => `${corners.map((_, index) => roundCorner(corners, index, inset, radius)).join('')}Z`)
    .join('');
}

function roundCorner(corners: readonly Point[], index: number, inset: number, radius: number): string {
  const count = corners.length;
  const here = corners[index] ?? { x: 0, y: 0 };
  const from = way(corners[(index + count - 1) % count] ?? here, here);
  const to = way(here, corners[(index + 1) % count] ?? here);
  // The inside is on the right of both directions; (x, y) turned right is (-y, x).
  const x = here.x * CELL + (-from.y - to.y) * inset;
  const y = here.y * CELL + (from.x + to.x) * inset;
  const start = `${x - from.x * radius} ${y - from.y * radius}`;
  const end = `${x + to.x * radius} ${y + to.y * radius}`;
  return `${index === 0 ? 'M' : 'L'}${start}Q${x} ${y} ${end}`;
}

const way = (from: Point, to: Point): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });
