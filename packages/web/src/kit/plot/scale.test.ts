// Tests of the scale of plots.

import { describe, expect, test } from 'vitest';
import { makeScale, shareOn } from './scale.ts';

describe('a scale', () => {
  test.each([
    [[3, 48], { base: 0 }, [0, 10, 20, 30, 40, 50]],
    [[-0.3, 0.4], { base: 0 }, [-0.4, -0.2, 0, 0.2, 0.4]],
    [[1500, 1512], { smallest: 10 }, [1500, 1510, 1520]],
    [[0.45, 0.52], { base: 0.5 }, [0.44, 0.46, 0.48, 0.5, 0.52]],
    [[7], {}, [7, 8]],
    [[0, 0], { base: 0 }, [0, 1]],
    [[], {}, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('of %j with %j has the ticks %j', (values, options, ticks) => {
    const scale = makeScale(values, options);
    expect(scale.ticks).toEqual(ticks);
    expect([scale.from, scale.to]).toEqual([ticks[0], ticks.at(-1)]);
  });

  test('has few round ticks around all values, whatever they are', () => {
    for (let i = 0; i < 500; i++) {
      const least = (i * 37.7) % 91;
      const values = [least - 40, least + ((i * i) % 613) / (1 + (i % 9))];
      const { from, to, ticks } = makeScale(values, { base: 0 });
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toContain(0);
      expect(from).toBeLessThanOrEqual(Math.min(...values));
      expect(to).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });

  test('tells where a value is', () => {
    const scale = makeScale([-10, 10]);
    expect([-10, 0, 10].map((value) => shareOn(scale, value))).toEqual([0, 0.5, 1]);
  });
});
