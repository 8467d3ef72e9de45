// A dot in the color of a plot.

import type { PlotTone } from './tone.ts';
import * as css from './plot.module.css';

export const ToneDot = ({ tone }: { readonly tone: PlotTone }) => (
  <svg class={css.dot} width="12" height="12" aria-hidden="true">
    <circle class={css.tone} data-tone={tone} cx={6} cy={6} r={5} />
  </svg>
);
