// Cells that something is said about, with a line around them.

import type { Cell } from '@wagons/rules';
import { outlineOf } from '../outline.ts';

const TONES = ['plain', 'gain', 'loss'] as const;
export type Tone = (typeof TONES)[number];
export type LitCell = { readonly cell: Cell; readonly tone: Tone };

export function Lit({ lit }: { readonly lit: readonly LitCell[] }) {
  return (
    <g class="ctw-lit">
      {TONES.map((tone) => {
        const cells = lit.filter((one) => one.tone === tone).map(({ cell }) => cell);
        if (cells.length === 0) return undefined;
        const line = outlineOf(cells, { inset: 5, radius: 10 });
        return (
          <g key={tone} class={`ctw-lit-${tone}`}>
            <path class="ctw-lit-halo" d={line} />
            <path class="ctw-lit-line" d={line} />
          </g>
        );
      })}
    </g>
  );
}
