// Which cells a line of the tally lights in each town.

import { type Tally, type Terrain, TERRAINS } from '@wagons/rules';
import type { Contribution, Line } from '@wagons/rules/scoring';
import { expect, it } from 'vitest';
import { cellsOf, litCells } from './lines.ts';

const lineOf = (...contributions: readonly Contribution[]): Line => ({
  points: 0,
  contributions,
  choices: 1,
});

/** A tally whose first scoring card has this line. */
const tallyWith = (line: Line): Tally => ({
  terrains: Object.fromEntries(TERRAINS.map((terrain) => [terrain, lineOf()])) as Record<Terrain, Line>,
  bonuses: [{ ...line, card: 'one' }],
  total: 0,
});

const first = { town: 'first', cell: { x: 0, y: 0 } } as const;
const second = { town: 'second', cell: { x: 5, y: 5 } } as const;
const FIRST_CARD = TERRAINS.length;

it('a line lights what it counts in both towns', () => {
  const tallies = {
    first: tallyWith(lineOf({ points: 3, cells: [first, second] })),
    second: tallyWith(lineOf()),
  };
  expect(cellsOf(tallies, FIRST_CARD, 'first')).toEqual([first.cell]);
  expect(cellsOf(tallies, FIRST_CARD, 'second')).toEqual([second.cell]);
});

it('a line lights the cells of the opponent that cost points', () => {
  const tallies = {
    first: tallyWith(lineOf({ points: -1, cells: [second] })),
    second: tallyWith(lineOf()),
  };
  expect(cellsOf(tallies, FIRST_CARD, 'first')).toEqual([]);
  expect(cellsOf(tallies, FIRST_CARD, 'second')).toEqual([second.cell]);
});

it('each contribution is a part of its own, and what costs points has the tone of a loss', () => {
  const beside = { town: 'first', cell: { x: 1, y: 0 } } as const;
  const tallies = {
    first: tallyWith(lineOf({ points: 2, cells: [first, beside] }, { points: -1, cells: [beside] })),
    second: tallyWith(lineOf()),
  };
  expect(litCells(tallies, { line: FIRST_CARD, town: 'first' })).toEqual([
    { cell: first.cell, tone: 'plain', part: 0 },
    { cell: beside.cell, tone: 'plain', part: 0 },
    { cell: beside.cell, tone: 'loss', part: 1 },
  ]);
});

it('a line of one player lights only what it counts for that player', () => {
  const tallies = {
    first: tallyWith(lineOf({ points: 4, cells: [first, second] })),
    second: tallyWith(lineOf({ points: 5, cells: [second] })),
  };
  const lit = (seat: 'first' | 'second', town: 'first' | 'second') =>
    litCells(tallies, { line: FIRST_CARD, town, seat }).map(({ cell }) => cell);
  expect([lit('first', 'first'), lit('first', 'second')]).toEqual([[first.cell], [second.cell]]);
  expect([lit('second', 'first'), lit('second', 'second')]).toEqual([[], [second.cell]]);
});
