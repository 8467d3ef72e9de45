import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

const there = { x: 100, y: 10, scale: 2 };

describe('a moved path', () => {
  it.each([
    ['M1 2L3 4H5V6z', 'M 102 14L 106 18H 110V 22z'],
    ['M1-2.5l.5.25h-1v1z', 'M 102 5l 1 0.5h -2v 2z'],
    ['M0 0C1 2 3 4 5 6Q1 2 3 4S5 6 7 8', 'M 100 10C 102 14 106 18 110 22Q 102 14 106 18S 110 22 114 26'],
    ['M0 0a3 2 0 0 1 4 5', 'M 100 10a 6 4 0 0 1 8 10'],
    ['M0 0A3 2 0 0 1 4 5A3 2 0 1 0 6 7', 'M 100 10A 6 4 0 0 1 108 20A 6 4 0 1 0 112 24'],
  ])('%s', (path, expected) => {
    expect(moved(path, there)).toBe(expected);
  });

  it('is rounded to hundredths', () => {
    expect(moved('M1 1', { x: 0, y: 0, scale: 1 / 3 })).toBe('M 0.33 0.33');
  });
});
