// Tests of how much help there is at a table far away.

import { expect, test } from 'vitest';
import { HINT_LEVELS } from '../../kit/storage/settings.ts';
import { helpAt, mayHint } from './help.ts';

test('hints are off unless the table was opened with them, and always in rated games', () => {
  expect(mayHint({ rated: false }), 'as tables were before that was asked').toBe(false);
  expect(mayHint({ rated: false, hints: false })).toBe(false);
  expect(mayHint({ rated: false, hints: true })).toBe(true);
  expect(mayHint({ rated: true, hints: true })).toBe(false);
});

test('what a placement would change is shown in casual games, and only the legal spots in rated ones', () => {
  expect(HINT_LEVELS.map((level) => helpAt({ rated: false }, level))).toEqual(HINT_LEVELS);
  expect(HINT_LEVELS.map((level) => helpAt({ rated: true }, level))).toEqual([
    'off',
    'spots',
    'spots',
    'spots',
  ]);
});
