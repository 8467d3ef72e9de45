// Tests of dates: the day that a week begins with.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { firstWeekdayIn } from './formats.ts';
import { localeOf } from './languages.ts';

describe('a week', () => {
  it('begins on Sunday in American English, on Monday in the other languages', () => {
    const starts = LANGUAGES.map((language) => firstWeekdayIn(localeOf(language)));
    expect(Object.fromEntries(LANGUAGES.map((language, i) => [language, starts[i]]))).toEqual({
      en: 7,
      de: 1,
      nl: 1,
      fr: 1,
      it: 1,
    });
  });

  it('begins the same where the browser does not know', () => {
    for (const language of LANGUAGES) {
      const plain = Object.create(null) as Intl.Locale;
      expect(firstWeekdayIn(localeOf(language), plain)).toBe(firstWeekdayIn(localeOf(language)));
    }
  });
});
