// Tests of dates: the day that a week begins with.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { firstWeekdayIn } from './formats.ts';
import { localeOf } from './languages.ts';

describe('a week', () => {
  it('begins on Sunday in American English, on Monday in the other languages', () => {
    const languages = ['en', 'de', 'nl', 'fr', 'it'] as const;
    expect(languages.map((language) => firstWeekdayIn(localeOf(language)))).toEqual([7, 1, 1, 1, 1]);
  });

  it('begins the same where the browser does not know', () => {
    for (const language of LANGUAGES) {
      const plain = Object.create(null) as Intl.Locale;
      expect(firstWeekdayIn(localeOf(language), plain)).toBe(firstWeekdayIn(localeOf(language)));
    }
  });
});
