// The star of a compass rose, as it stands in the corner of a surveyor's map.

import type { JSX } from 'preact';
import { starHalves } from './sectors.ts';
import './ornaments.css';

/** Around 0,0, for the middle of something else. */
export const CompassStar = (): JSX.Element => (
  <>
    <path class="ctw-paper" d={starHalves(-1, 56, 18, 45, 4) + starHalves(1, 56, 18, 45, 4)} />
    <path class="ctw-inked" d={starHalves(1, 56, 18, 45, 4)} />
    <path class="ctw-paper" d={starHalves(-1, 84, 19, 0, 4) + starHalves(1, 84, 19, 0, 4)} />
    <path class="ctw-inked" d={starHalves(1, 84, 19, 0, 4)} />
  </>
);
