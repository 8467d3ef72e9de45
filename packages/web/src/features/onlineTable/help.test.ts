// Tests of how much help there is at a table far away.

import { expect, test } from 'vitest';
import { PLACEMENT_HELP } from '../../kit/storage/settings.ts';
import { placementHelpAt, mayHint } from './help.ts';

test('hints are off unless the table was opened with them, and always in rated games', () => {
  expect(mayHint({ rated: false }), 'settings that are older than the option').toBe(false);
  expect(mayHint({ rated: false, hints: false })).toBe(false);
  expect(mayHint({ rated: false, hints: true })).toBe(true);
  expect(mayHint({ rated: true, hints: true })).toBe(false);
});

test('what a placement would change is shown in casual games, and only the legal spots in rated ones', () => {
  expect(PLACEMENT_HELP.map((level) => placementHelpAt({ rated: false }, level))).toEqual(PLACEMENT_HELP);
  expect(PLACEMENT_HELP.map((level) => placementHelpAt({ rated: true }, level))).toEqual([
    'off',
    'spots',
    'spots',
    'spots',
  ]);
});
