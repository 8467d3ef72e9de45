// A page background of contour lines, like hills on a map.

import type { JSX } from 'preact';

type Hill = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

const HILLS: readonly Hill[] = [
  { x: 70, y: 60, size: 88, turn: 0.4 },
  { x: 330, y: 210, size: 120, turn: 2.1 },
  { x: 250, y: 20, size: 52, turn: 4 },
  { x: 60, y: 290, size: 70, turn: 5.2 },
];

const POINTS = 20;
const STEP = 15;

/** The relative radius of a hill in a direction: not quite round. */
const reach = (angle: number, turn: number): number =>
  1 +
  0.2 * Math.sin(2 * angle + turn) +
  0.1 * Math.sin(3 * angle - turn) +
  0.04 * Math.sin(5 * angle + 2 * turn);

/** One contour line: a closed curve through the midpoints of its points, so that it has no corners. */
function ring({ x, y, turn }: Hill, radius: number): string {
  const points = Array.from({ length: POINTS + 2 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / POINTS;
    const far = radius * reach(angle, turn + radius / 90);
    return [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle) * 0.8)] as const;
  });
  const parts = points.slice(1).map(([px, py], n) => {
    const [ox, oy] = points[n] ?? [px, py];
    return `${n === 0 ? 'M' : `Q${ox} ${oy} `}${(ox + px) / 2} ${(oy + py) / 2}`;
  });
  return `${parts.join('')}z`;
}

/** The contour lines of a hill, from its foot to its top. */
const rings = (hill: Hill): string =>
  Array.from({ length: Math.floor(hill.size / STEP) }, (_, n) => ring(hill, hill.size - n * STEP)).join('');

const LINES = HILLS.map(rings).join('');

/** Covers the whole screen, behind everything else. */
export const Backdrop = (): JSX.Element => (
  <svg class="ctw-backdrop" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="ctw-drawn" d={LINES} />
  </svg>
);
