// Draws a town: two letters per territory, coordinates along two edges, the last card in brackets.

import type { Deck, Placement, Town } from '@wagons/rules';
import { territoryAt, type View, visible } from '@wagons/rules/town';
import type { Block } from '../terminal/block.ts';
import type { Paint } from '../terminal/paint.ts';

const EMPTY_CELL = '..';

export function drawTown(deck: Deck, town: Town, paint: Paint): Block {
  const view = visible(deck, town);
  if (view.width === 0) return [];
  // The view's margin of one empty cell isn't drawn.
  const columns = range(view.left + 1, view.width - 2);
  const rows = range(view.top + 1, view.height - 2);
  const margin = Math.max(...rows.map((y) => String(y).length), 2);
  const last = town.at(-1);
  return [
    paint.faint(' '.repeat(margin) + drawLabels(columns)),
    ...rows.map((y) => paint.faint(String(y).padStart(margin)) + drawRow({ view, columns, last, paint }, y)),
  ];
}

const range = (from: number, length: number): readonly number[] => Array.from({ length }, (_, i) => from + i);

/** A label over every column, or over every second one if the numbers are long. */
function drawLabels(columns: readonly number[]): string {
  const labels = columns.map(String);
  if (labels.every((label) => label.length <= 3)) return labels.map((label) => label.padStart(3)).join('');
  return labels.map((label, i) => (i % 2 === 1 ? label.padStart(6) : '')).join('');
}

type Drawing = {
  readonly view: View;
  readonly columns: readonly number[];
  readonly last: Placement | undefined;
  readonly paint: Paint;
};

/** The cells of a row, each after a space that leaves room for a bracket. */
function drawRow({ view, columns, last, paint }: Drawing, y: number): string {
  const crossed = last !== undefined && (y === last.cell.y || y === last.cell.y + 1);
  const before = (x: number): string => {
    if (crossed && x === last.cell.x) return paint.strong('[');
    return crossed && x === last.cell.x + 2 ? paint.strong(']') : ' ';
  };
  const cells = columns.map((x) => {
    const territory = territoryAt(view, x, y);
    return before(x) + (territory ? paint.territory(territory) : paint.faint(EMPTY_CELL));
  });
  return cells.join('') + before((columns.at(-1) ?? 0) + 1).trimEnd();
}
