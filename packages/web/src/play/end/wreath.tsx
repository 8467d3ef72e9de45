// A laurel wreath with rays behind it, around the picture of the winner. Decorative.

import * as css from './finale.module.css';

/** Degrees from the top, of the leaves of one branch, from the knot upward. */
const LEAVES = [164, 148, 132, 116, 100, 84, 68, 52, 36] as const;
const RADIUS = 58;
const RAYS = 28;

/** A point at an angle from the top, around the middle of the drawing. */
function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A pointed leaf that leans outward (1) or inward (-1) from the branch; `side` mirrors it. */
function leaf(degrees: number, side: 1 | -1, lean: 1 | -1): string {
  const [root, tip] = [degrees * side, (degrees - 13) * side];
  const outer = RADIUS + lean * 11;
  const belly = at((degrees - 2) * side, RADIUS + lean * 9);
  const back = at((degrees - 12) * side, RADIUS + lean * 2);
  return `M${at(root, RADIUS)}Q${belly} ${at(tip, outer)}Q${back} ${at(root, RADIUS)}z`;
}

const branch = (side: 1 | -1): string =>
  `M${at(174 * side, RADIUS)}A${RADIUS} ${RADIUS} 0 0 ${side === 1 ? 0 : 1} ${at(26 * side, RADIUS)}`;

const rays = Array.from({ length: RAYS }, (_, n) => {
  const middle = (n * 360) / RAYS;
  const reach = n % 2 === 0 ? 92 : 82;
  return `M${at(middle - 2.4, 70)}L${at(middle, reach)}L${at(middle + 2.4, 70)}z`;
}).join('');

const KNOT =
  'M0 52l7 7-7 7-7-7zM-7 59q-10-9-15-2 3 8 15 2zM7 59q10-9 15-2-3 8-15 2zM-4 63l-9 15 7-2 3 6 5-17zM4 63l9 15-7-2-3 6-5-17z';

export const Wreath = () => (
  <svg class={css.wreath} data-part="wreath" viewBox="-94 -94 188 188" aria-hidden="true">
    <path class={css.rays} d={rays} />
    <path class={css.branch} d={branch(1) + branch(-1)} />
    {LEAVES.map((degrees, n) => (
      <path
        key={degrees}
        class={css.leaf}
        style={{ '--leaf': n }}
        d={([1, -1] as const).map((side) => leaf(degrees, side, 1) + leaf(degrees, side, -1)).join('')}
      />
    ))}
    <path class={css.knot} d={KNOT} />
  </svg>
);
