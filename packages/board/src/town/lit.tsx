// Highlighted cells with an outline around them.

import type { Cell } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { outlineOf } from '../geometry/outline.ts';

const TONES = ['plain', 'gain', 'loss'] as const;
export type Tone = (typeof TONES)[number];
export type LitCell = {
  readonly cell: Cell;
  readonly tone: Tone;
  /** Two or more cells of the same part get their own outline; single cells join their neighbors. */
  readonly part?: number;
};

/** Distance of an outline from the border; the second is for cells that have an outline of another tone. */
const INSETS = [5, 20] as const;

export function Lit({ lit }: { readonly lit: readonly LitCell[] }) {
  const drawn = new Set<string>();
  const isLined = (cell: Cell): boolean => drawn.has(makeCell(cell));
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
        for (const { cell } of toned) drawn.add(makeCell(cell));
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

/** The distinct parts of two or more cells, and all other cells. */
function partsOf(lit: readonly LitCell[]) {
  const byPart = new Map<number, Cell[]>();
  for (const { cell, part } of lit) {
    if (part !== undefined) byPart.set(part, [...(byPart.get(part) ?? []), cell]);
  }
  const several = [...byPart.values()].filter((cells) => cells.length > 1);
  const apart = new Map(several.map((cells) => [cells.map(makeCell).toSorted().join(' '), cells]));
  return {
    parts: [...apart.values()],
    single: lit
      .filter(({ part }) => part === undefined || byPart.get(part)?.length === 1)
      .map(({ cell }) => cell),
  };
}
