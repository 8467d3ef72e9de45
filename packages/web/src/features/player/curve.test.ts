// Tests of where a rating curve lies.

import { describe, expect, test } from 'vitest';
import { layCurve } from './curve.ts';

const frame = { width: 100, height: 50, left: 10, top: 5 };

describe('a rating curve', () => {
  test('fills the width, and higher ratings lie higher', () => {
    const { points } = layCurve([1500, 1540, 1480], frame);
    expect(points.map(({ x }) => x)).toEqual([10, 60, 110]);
    const [a, b, c] = points.map(({ y }) => y);
    expect(b).toBeLessThan(a ?? 0);
    expect(c).toBeGreaterThan(a ?? 0);
  });

  test.each([
    [[1500, 1512]],
    [[1500]],
    [[1500, 1500]],
    [[900, 2400]],
    [Array.from({ length: 60 }, (_, i) => 1500 + ((i * 37) % 211))],
  ])('lies within its lines, which are few and round: %j', (ratings) => {
    const { points, lines } = layCurve(ratings, frame);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(7);
    for (const { rating } of lines) expect(rating % 10 === 0 || rating % 25 === 0).toBe(true);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(110);
      expect(y).toBeGreaterThanOrEqual(5);
      expect(y).toBeLessThanOrEqual(55);
    }
  });
});
