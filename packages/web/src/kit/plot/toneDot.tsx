// A dot in the color of a plot.

import type { PlotTone } from './tone.ts';

export const ToneDot = ({ tone }: { readonly tone: PlotTone }) => (
  <svg class="plot-dot" width="12" height="12" aria-hidden="true">
    <circle class={`plot-fill ${tone}`} cx={6} cy={6} r={5} />
  </svg>
);
