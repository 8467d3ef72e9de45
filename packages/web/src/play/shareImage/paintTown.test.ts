// Tests of the scale of painted towns.

import type { Town } from '@wagons/rules';
import { expect, test } from 'vitest';
import { scaleOf } from './paintTown.ts';

const FRAME = { x: 0, y: 0, width: 480, height: 410 };

/** A row of cards side by side. */
const rowOf = (cards: number): Town =>
  Array.from({ length: cards }, (_, n) => ({ card: `c${n}`, cell: { x: 2 * n, y: 0 }, rotation: 'upright' }));

test('towns side by side have one scale, at which the larger one fits', () => {
  const [small, large] = [rowOf(2), rowOf(6)];
  expect(scaleOf([small, large], FRAME)).toBe(scaleOf([large], FRAME));
  expect(scaleOf([small], FRAME)).toBeGreaterThan(scaleOf([large], FRAME));
});

test('an empty town leaves the scale to the other one', () => {
  expect(scaleOf([[], rowOf(6)], FRAME)).toBe(scaleOf([rowOf(6)], FRAME));
  expect(scaleOf([[]], FRAME)).toBeGreaterThan(0);
});
