// A compass rose, as it stands in the corner of a surveyor's map.

import type { JSX } from 'preact';
import { starHalves } from './sectors.ts';

/** Without rings it is the star alone, for the middle of something else. */
export const CompassStar = (): JSX.Element => (
  <>
    <path class="ctw-paper" d={starHalves(-1, 56, 18, 45, 4) + starHalves(1, 56, 18, 45, 4)} />
    <path class="ctw-inked" d={starHalves(1, 56, 18, 45, 4)} />
    <path class="ctw-paper" d={starHalves(-1, 84, 19, 0, 4) + starHalves(1, 84, 19, 0, 4)} />
    <path class="ctw-inked" d={starHalves(1, 84, 19, 0, 4)} />
  </>
);

export function CompassRose({ class: className = '' }: { readonly class?: string }): JSX.Element {
  return (
    <svg class={`ctw-rose ${className}`} viewBox="-104 -104 208 208" aria-hidden="true">
      <circle class="ctw-drawn" r="72" />
      <circle class="ctw-drawn" r="66" />
      <circle class="ctw-ticks" r="69" pathLength="72" />
      <circle class="ctw-drawn" r="30" />
      <CompassStar />
      <path class="ctw-inked" d="M0-102l5 12H-5z" />
    </svg>
  );
}
