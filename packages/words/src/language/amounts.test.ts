import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';

test('numbers have a true minus sign, and zero has none', () => {
  const { number } = amountsIn('en-GB');
  expect([number(-3), number(-0), number(7)]).toEqual(['−3', '0', '7']);
});

test('each language has its own plurals; what is not given is as other', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2, -1].map((n) => amountsIn('en-GB').plural(n, forms))).toEqual([
    'other',
    'one',
    'other',
    'one',
  ]);
  expect([0, 1, 1.5, 2, 1e6].map((n) => amountsIn('fr').plural(n, forms))).toEqual([
    'one',
    'one',
    'one',
    'other',
    'other',
  ]);
});

test('lists end with a word', () => {
  const { and, or } = amountsIn('en-GB');
  expect([and(['A']), and(['A', 'B', 'C']), or(['A', 'B'])]).toEqual(['A', 'A, B and C', 'A or B']);
});

test('in Italian "e" before another "e" is "ed"', () => {
  const { and } = amountsIn('it');
  expect(and(['Oro', 'Erba'])).toBe('Oro ed Erba');
  expect(and(['Erba e edera', 'Oro', 'Acqua'])).toBe('Erba e edera, Oro e Acqua');
  expect(and(['«Oro»', '«Erba»'])).toBe('«Oro» ed «Erba»');
  expect(and(['Erba'])).toBe('Erba');
});
