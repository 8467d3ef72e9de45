// Tests of the sheet of plain numbers.

import { TERRAINS } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import {
  blankSums,
  isComplete,
  leaderOf,
  makeSums,
  parseSums,
  readPoints,
  SUM_LINES,
  type Sums,
  totalOf,
  withName,
  withPoints,
} from './sums.ts';

const fill = (first: readonly number[], second: readonly number[]): Sums =>
  [first, second].reduce<Sums>(
    (sums, points, player) =>
      points.reduce<Sums>(
        (some, one, line) => withPoints(some, player === 0 ? 'first' : 'second', line, one),
        sums,
      ),
    blankSums,
  );

const CARD = TERRAINS.length;

describe('a field', () => {
  it('is empty, a whole number, or wrong', () => {
    expect(readPoints('  ', 0)).toBeUndefined();
    expect(readPoints(' 7 ', 0)).toBe(7);
    expect(readPoints('7.5', 0)).toBe('wrong');
    expect(readPoints('seven', 0)).toBe('wrong');
    expect(readPoints('100', 0)).toBe('wrong');
  });

  it('is negative only for a scoring card, with either sign', () => {
    expect(readPoints('-2', 0)).toBe('wrong');
    expect(readPoints('-2', CARD)).toBe(-2);
    expect(readPoints('−2', CARD)).toBe(-2);
    expect(Object.is(readPoints('-0', CARD), 0)).toBe(true);
  });
});

describe('the sheet', () => {
  it('adds up each column, and knows who leads', () => {
    const sums = fill([3, 1, 2, 4, 0, 5, 6, -2, 8], [1, 1, 1, 1, 1, 1, 9, 9, 3]);
    expect([totalOf(sums.first), totalOf(sums.second)]).toEqual([27, 27]);
    expect(leaderOf(sums)).toBe('draw');
    expect(leaderOf(withPoints(sums, 'first', 0, 4))).toBe('first');
    expect(leaderOf(withPoints(sums, 'first', 0, undefined))).toBe('second');
  });

  it('is complete when every field is filled', () => {
    const full = fill(
      Array.from({ length: SUM_LINES }, () => 0),
      Array.from({ length: SUM_LINES }, () => 0),
    );
    expect(isComplete(full)).toBe(true);
    expect(isComplete(withPoints(full, 'second', 8, undefined))).toBe(false);
    expect(isComplete(blankSums)).toBe(false);
  });

  it('survives storage, with its empty fields', () => {
    const sums = withName(withPoints(fill([3, 1], [2]), 'second', CARD, -4), 'first', 'Ann');
    expect(parseSums(makeSums(sums))).toEqual(sums);
  });

  it('refuses damaged text, and leaves out what is beyond the limits', () => {
    expect(parseSums(undefined)).toBeUndefined();
    expect(parseSums('{"first":1}')).toBeUndefined();
    expect(parseSums(makeSums(blankSums).replace('null', '"x"'))).toBeUndefined();
    expect(parseSums(makeSums(blankSums).replace('null', '-5'))).toEqual(blankSums);
  });
});
