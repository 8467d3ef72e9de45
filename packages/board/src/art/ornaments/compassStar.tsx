// The star of a compass rose, as on a surveyor's map.

import type { JSX } from 'preact';
import { starHalves, type StarShape } from './sectors.ts';

/** Centered at 0,0. */
export const CompassStar = (): JSX.Element => (
  <>
    <Star long={56} waist={18} first={45} />
    <Star long={84} waist={19} first={0} />
  </>
);

function Star(star: Omit<StarShape, 'points'>): JSX.Element {
  const shape = { ...star, points: 4 };
  const dark = starHalves('dark', shape);
  return (
    <>
      <path class="ctw-paper" d={starHalves('light', shape) + dark} />
      <path class="ctw-inked" d={dark} />
    </>
  );
}
