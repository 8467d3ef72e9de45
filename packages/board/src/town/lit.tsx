// Cells that something is said about, with a line around them.

import type { Cell } from '@wagons/rules';
import { keyOf } from '../geometry.ts';
import { outlineOf } from '../outline.ts';

const TONES = ['plain', 'gain', 'loss'] as const;
export type Tone = (typeof TONES)[number];
export type LitCell = {
  readonly cell: Cell;
  readonly tone: Tone;
  /** Cells of one part have a line of their own if there are several; single cells join their neighbors. */
  readonly part?: number;
};

/** A line along the border of cells, and one inside it for cells that have a line of another tone already. */
const INSETS = [5, 20] as const;

export function Lit({ lit }: { readonly lit: readonly LitCell[] }) {
  const drawn = new Set<string>();
  const isLined = (cell: Cell): boolean => drawn.has(keyOf(cell));
  return (
    <g class="ctw-lit">
      {TONES.map((tone) => {
        const toned = lit.filter((one) => one.tone === tone);
        if (toned.length === 0) return undefined;
        const { parts, single } = partsOf(toned);
        const line = [
          ...parts.map((cells) => lineAround(cells, cells.some(isLined) ? 1 : 0)),
          lineAround(
            single.filter((cell) => !isLined(cell)),
            0,
          ),
          lineAround(single.filter(isLined), 1),
        ].join('');
        for (const { cell } of toned) drawn.add(keyOf(cell));
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

const lineAround = (cells: readonly Cell[], depth: 0 | 1): string =>
  outlineOf(cells, { inset: INSETS[depth], radius: 10 });

/** The parts of several cells, none of them twice, and all the other cells. */
function partsOf(lit: readonly LitCell[]) {
  const byPart = new Map<number, Cell[]>();
  for (const { cell, part } of lit) {
    if (part !== undefined) byPart.set(part, [...(byPart.get(part) ?? []), cell]);
  }
  const several = [...byPart.values()].filter((cells) => cells.length > 1);
  const apart = new Map(several.map((cells) => [cells.map(keyOf).toSorted().join(' '), cells]));
  return {
    parts: [...apart.values()],
    single: lit
      .filter(({ part }) => part === undefined || byPart.get(part)?.length === 1)
      .map(({ cell }) => cell),
  };
}
