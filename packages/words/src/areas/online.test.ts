// Tests of what is formatted around online tables; what holds for all messages is in test/catalogs.test.ts.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { loadOnlineWords } from './online.ts';

const { settings, formats } = await loadOnlineWords('en');

describe('the time of a table', () => {
  test.each([
    [{ kind: 'live', seconds: 300, increment: 5 }, '5\u00A0min + 5\u00A0s per turn'],
    [{ kind: 'live', seconds: 90, increment: 0 }, '1\u00A0min 30\u00A0s'],
    [{ kind: 'live', seconds: 30, increment: 2 }, '30\u00A0s + 2\u00A0s per turn'],
    [{ kind: 'days', days: 1 }, '1 day per turn'],
    [{ kind: 'none' }, 'No clock'],
  ] as const)('%j', (setting, text) => {
    expect(settings.clock(setting)).toBe(text);
  });
});

test('a span is given in its largest unit, and is at least a minute', () => {
  const hour = 60 * 60 * 1000;
  expect([50 * hour, 5 * hour, 1].map(formats.span)).toEqual(['2 days', '5 hours', '1 minute']);
});

test.each(LANGUAGES)('tenths of a second have the decimal mark of %s', async (language) => {
  const { tenths } = (await loadOnlineWords(language)).table;
  expect(tenths(9.4)).toBe(language === 'en' ? '9.4' : '9,4');
  expect(tenths(9)).toBe(language === 'en' ? '9.0' : '9,0');
});
