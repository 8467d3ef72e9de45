// Tests of dates: the day that a week begins with.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { firstWeekdayIn, formatsIn } from './formats.ts';
import { dateLocaleOf, localeOf } from './languages.ts';

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

describe('a date', () => {
  const written = (language: 'en' | 'de', preferred: readonly string[]): string =>
    formatsIn(dateLocaleOf(language, preferred)).date(20_775);

  it('is written as in the region of a person, if it speaks the language', () => {
    expect(written('en', ['en-US'])).toBe('November 18, 2026');
    expect(written('en', ['de-DE', 'en-GB', 'en-US'])).toBe('18 November 2026');
    expect(written('de', ['en-GB'])).toBe('18. November 2026');
    expect(written('en', [])).toBe('November 18, 2026');
    // Tags with more in them than a region, or something else.
    expect(written('en', ['en-GB@posix'])).toBe('18 November 2026');
    expect(written('en', ['en-x-twain'])).toBe('November 18, 2026');
  });

  it('belongs to a week of that region', () => {
    expect(firstWeekdayIn(dateLocaleOf('en', ['en-GB']))).toBe(1);
    expect(firstWeekdayIn(dateLocaleOf('en', ['en-US']))).toBe(7);
  });
});
