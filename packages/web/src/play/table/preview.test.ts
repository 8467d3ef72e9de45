// Tests of the preview: which cells a line gains or loses, and the change of the total.

import type { Tally } from '@wagons/rules';
import type { Line, TownCell } from '@wagons/rules/scoring';
import { expect, it } from 'vitest';
import { cellsOnlyIn, changeFor } from './preview.ts';

const at = (x: number, y: number): TownCell => ({ town: 'first', cell: { x, y } });
const line = (...parts: ReadonlyArray<readonly TownCell[]>): Line => ({
  points: parts.length,
  contributions: parts.map((cells) => ({ points: 1, cells })),
  choices: 1,
});

it('lists the cells that count in only one of two lines, each once', () => {
  const before = line([at(0, 0), at(1, 0)]);
  const after = line([at(0, 0), at(0, 1)], [at(0, 1), { ...at(1, 0), town: 'second' }]);
  expect(cellsOnlyIn(after, before)).toEqual([at(0, 1), { ...at(1, 0), town: 'second' }]);
  expect(cellsOnlyIn(before, after)).toEqual([at(1, 0)]);
  expect(cellsOnlyIn(before, before)).toEqual([]);
});

it('gives the change of each total', () => {
  const of = (total: number) => ({ total }) as Tally;
  const preview = { before: { first: of(4), second: of(9) }, after: { first: of(7), second: of(8) } };
  expect([changeFor('first', preview), changeFor('second', preview)]).toEqual([3, -1]);
});
