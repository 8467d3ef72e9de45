// Tests of the shares by which two towns get the same scale.

import type { Town } from '@wagons/rules';
import { expect, test } from 'vitest';
import { sharesOf } from './townShares.ts';

const townAt = (...cells: ReadonlyArray<readonly [number, number]>): Town =>
  cells.map(([x, y], place) => ({ card: `card-${place}`, cell: { x, y }, rotation: 'upright' }));

const wide = townAt([0, 0], [7, 0]);
const high = townAt([0, -3], [0, 5]);

test('the larger town fills its stage along an axis, the other its share of it', () => {
  expect(sharesOf(wide, high)).toEqual({ '--wide': '1.0000', '--high': (5 / 10.3).toFixed(4) });
  expect(sharesOf(high, wide)).toEqual({ '--wide': (5 / 9.3).toFixed(4), '--high': '1.0000' });
});

test('small and empty towns count as five cells', () => {
  expect(sharesOf([], townAt([0, 0]))).toEqual({ '--wide': '1.0000', '--high': '1.0000' });
});
