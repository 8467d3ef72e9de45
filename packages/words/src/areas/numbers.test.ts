// Tests of numbers in statistics.

import { expect, test } from 'vitest';
import { loadNumbersWords } from './numbers.ts';

test('numbers have one decimal, a true minus sign, and no minus zero', async () => {
  const { tenths, signedTenths, percent, wholePercent } = await loadNumbersWords('en');
  expect([0.4821, 1, 0].map(wholePercent)).toEqual(['48%', '100%', '0%']);
  expect([3.44, -0.25, -0.01].map(tenths)).toEqual(['3.4', '−0.3', '0.0']);
  expect([3.44, -0.25, -0.01].map(signedTenths)).toEqual(['+3.4', '−0.3', '0.0']);
  expect([0.4821, 0].map(percent)).toEqual(['48.2%', '0.0%']);
});

test('numbers are written as in the language', async () => {
  const { tenths, percent } = await loadNumbersWords('de');
  expect(tenths(-1234.5)).toBe('−1.234,5');
  expect(percent(0.4821)).toMatch(/^48,2\s%$/);
});
