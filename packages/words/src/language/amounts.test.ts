import { LANGUAGES } from '@wagons/rules';
import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';

test('numbers have a true minus sign, and zero has none', () => {
  const { number } = amountsIn('en-GB');
  expect([number(-3), number(-0), number(7)]).toEqual(['−3', '0', '7']);
});

test('numbers are as the locale data of every language writes them', () => {
  for (const language of LANGUAGES) {
    const { number } = amountsIn(language);
    const format = new Intl.NumberFormat(language, { signDisplay: 'negative' });
    for (const n of [0, 1, -1, 42, -999, 999, 1000, -1000, 12345, 0.5, -2.25])
      expect(number(n), `${n} in ${language}`).toBe(format.format(n).replace('-', '−'));
  }
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
