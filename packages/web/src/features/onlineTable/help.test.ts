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

test('the help while placing is that of the table, for both; rated games show only legal spots', () => {
  const seen = (table: Parameters<typeof placementHelpAt>[0]) =>
    PLACEMENT_HELP.map((own) => placementHelpAt(table, own));
  expect(seen({ rated: false })).toEqual(['off', 'change', 'change', 'change']);
  expect(seen({ rated: false, help: 'heat' })).toEqual(['off', 'heat', 'heat', 'heat']);
  expect(seen({ rated: false, help: 'off' })).toEqual(['off', 'off', 'off', 'off']);
  expect(seen({ rated: true, help: 'heat' })).toEqual(['off', 'spots', 'spots', 'spots']);
});
