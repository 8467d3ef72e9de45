// Tests of the preview: which cells start or stop counting, and the change of the total.

import type { Cell, Tally } from '@wagons/rules';
import type { Line, TownCell } from '@wagons/rules/scoring';
import { expect, it } from 'vitest';
import { changedCells, changeFor } from './preview.ts';

const at = (x: number, y: number): TownCell => ({ town: 'first', cell: { x, y } });
const theirs = (x: number, y: number): TownCell => ({ town: 'second', cell: { x, y } });
const cell = (x: number, y: number): Cell => ({ x, y });
const changedIn = (was: Line, now: Line): readonly Cell[] => changedCells(was, now, 'first');
const line = (...parts: ReadonlyArray<readonly [points: number, ...cells: readonly TownCell[]]>): Line => ({
  points: parts.reduce((sum, [points]) => sum + points, 0),
  contributions: parts.map(([points, ...cells]) => ({ points, cells })),
  choices: 1,
});

it('lists the cells that start to count, or stop counting, each once', () => {
  const before = line([1, at(0, 0), at(1, 0)]);
  const after = line([1, at(0, 0), at(0, 1)], [1, at(0, 1)]);
  expect(changedIn(before, after)).toEqual([cell(0, 1)]);
  expect(changedIn(after, before)).toEqual([cell(0, 1)]);
  expect(changedIn(before, line())).toEqual([cell(0, 0), cell(1, 0)]);
});

it('does not list what still scores where a new cell costs points, as in The Clearing', () => {
  const before = line([2, at(0, 0)], [2, at(1, 0)], [-1, at(5, 5)]);
  const after = line([2, at(0, 0)], [2, at(1, 0)], [-1, at(5, 5)], [-1, at(6, 5)]);
  expect(changedIn(before, after), 'the new forest').toEqual([cell(6, 5)]);
  expect(changedIn(after, before), 'the forest that was covered').toEqual([cell(6, 5)]);
});

it('lists no cells where both towns are compared, as in Smalltown Charm', () => {
  const before = line([4, at(0, 0), theirs(0, 0), theirs(1, 0)]);
  expect(changedIn(before, line([2, at(0, 0), at(1, 0), theirs(0, 0), theirs(1, 0)]))).toEqual([]);
  expect(changedIn(before, line())).toEqual([]);
});

it('lists no cells of the other town either while the own one is empty', () => {
  const before = line([4, theirs(0, 0), theirs(1, 0)]);
  expect(changedIn(before, line())).toEqual([]);
  expect(changedIn(line(), before)).toEqual([]);
});

it('gives the change of each total', () => {
  const of = (total: number) => ({ total }) as Tally;
  const preview = { before: { first: of(4), second: of(9) }, after: { first: of(7), second: of(8) } };
  expect([changeFor('first', preview), changeFor('second', preview)]).toEqual([3, -1]);
});
