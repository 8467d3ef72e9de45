// Counts below, at and above what is allowed.

import { expect, it } from 'vitest';
import { ratchet } from './ratchet.mjs';

const findings = [
  { area: 'web', message: 'first' },
  { area: 'ai', message: 'second' },
  { area: 'web', message: 'third' },
];

it('accepts a count up to its allowance', () => {
  expect(ratchet('dialect', findings, { dialect: { web: 2, ai: 5 } })).toEqual([]);
});

it('lists the findings of an area that has more', () => {
  expect(ratchet('dialect', findings, { dialect: { web: 1, ai: 1 }, typeNames: { web: 9 } })).toEqual([
    'first',
    'third',
    'web: 2 findings, at most 1 are allowed (dialect in tools/allowances.json)',
  ]);
  expect(ratchet('dialect', findings, {})).toHaveLength(5);
});
