// What the colors of a plot mean. Hidden from screen readers, which get the numbers.

import type { PlotTone } from './tone.ts';
import { ToneDot } from './toneDot.tsx';
import * as css from './plot.module.css';

export type LegendEntry = { readonly tone: PlotTone; readonly text: string };

export function ToneLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <p class={css.legend} aria-hidden="true">
      {entries.map(({ tone, text }) => (
        <small key={tone}>
          <ToneDot tone={tone} /> {text}
        </small>
      ))}
    </p>
  );
}
