// Tests of the frame by which two towns get the same scale.

import type { Town } from '@wagons/rules';
import { expect, test } from 'vitest';
import { sharedFrame } from './sharedFrame.ts';

const townAt = (...cells: ReadonlyArray<readonly [number, number]>): Town =>
  cells.map(([x, y], place) => ({ card: `card-${place}`, cell: { x, y }, rotation: 'upright' }));

const wide = townAt([0, 0], [7, 0]);
const high = townAt([0, -3], [0, 5]);

test('the frames of two towns have the same size, each around its town', () => {
  expect(sharedFrame(wide, high)).toEqual([{ cell: { x: 0, y: -4 } }, { cell: { x: 7, y: 4 } }]);
  expect(sharedFrame(high, wide)).toEqual([{ cell: { x: -3.5, y: -3 } }, { cell: { x: 3.5, y: 5 } }]);
});

test('an empty town has a frame too', () => {
  expect(sharedFrame([], wide)).toEqual([{ cell: { x: -3.5, y: 0 } }, { cell: { x: 3.5, y: 0 } }]);
});
