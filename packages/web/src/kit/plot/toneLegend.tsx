// What the colors of a plot mean. Hidden from screen readers, which get the numbers.

import type { PlotTone } from './tone.ts';
import './plot.css';

export type LegendEntry = { readonly tone: PlotTone; readonly text: string };

export function ToneLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <p class="plot-legend" aria-hidden="true">
      {entries.map(({ tone, text }) => (
        <small key={tone}>
          <svg width="12" height="12">
            <circle class={`plot-fill ${tone}`} cx={6} cy={6} r={5} />
          </svg>{' '}
          {text}
        </small>
      ))}
    </p>
  );
}
