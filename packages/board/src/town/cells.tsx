// The town as an ARIA grid of labeled cells, for keyboard and screen reader users.

import type { Cell, Territory } from '@wagons/rules';
import { CELL } from '../geometry/measures.ts';
import { makeCell } from '@wagons/rules/notation';
import { sameCell, type TopCell } from '@wagons/rules/town';
import type { Extent } from './extent.ts';

type CellsProps = {
  readonly extent: Extent;
  readonly top: ReadonlyMap<string, TopCell>;
  readonly cellLabel: (cell: Cell, territory: Territory | undefined) => string;
  /** The cell that Tab reaches (roving tabindex). */
  readonly focus: Cell;
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The rows of the grid. */
export function Cells({ extent, top, cellLabel, focus }: CellsProps) {
  return (
    <>
      {range(extent.top, extent.bottom).map((y) => (
        <g key={y} role="row">
          {range(extent.left, extent.right).map((x) => (
            <rect
              key={x}
              role="gridcell"
              class="ctw-town-cell"
              data-cell={makeCell({ x, y })}
              tabindex={sameCell(focus, { x, y }) ? 0 : -1}
              aria-label={cellLabel({ x, y }, top.get(makeCell({ x, y }))?.territory)}
              x={x * CELL + 3}
              y={y * CELL + 3}
              width={CELL - 6}
              height={CELL - 6}
              rx="8"
            />
          ))}
        </g>
      ))}
    </>
  );
}
