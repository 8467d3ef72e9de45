// Tests of the tools that compile and check the message catalogs.

import { describe, expect, test } from 'vitest';
import type { Catalog } from './catalogs.mjs';
import { compileMessage, print, treeOf, typeOfMessage } from './compile.mjs';
import { modulesOf } from './generate.mjs';
import { problemWith } from './problems.mjs';
import { pseudoMessage } from './pseudo.mjs';
import { areasOf, tableOf } from './exchange.mjs';
import { reportOn, updatedRecords } from './report.mjs';

const catalog = (code: string, entries: Readonly<Record<string, string>>): Catalog => ({
  code,
  name: code,
  locale: code,
  complete: true,
  areas: {
    area: Object.fromEntries(Object.entries(entries).map(([key, message]) => [key, { message }])),
  },
});

describe('a message compiles to', () => {
  test.each([
    ['Hello', '"Hello"'],
    ['Hello {name}', '({ name }) => `Hello ${name}`'],
    ['{n, number} left', '({ n }) => `${number(n)} left`'],
    [
      '{n, plural, =0 {none} one {# card} other {# cards}}',
      '({ n }) => (n === 0 ? "none" : plural(n, { one: `${number(n)} card`, other: `${number(n)} cards` }))',
    ],
    ['{free, select, true {free} other {}}', '({ free }) => (free ? "free" : \'\')'],
    ['{who, select, you {You} other {They}}', '({ who }) => (who === \'you\' ? "You" : "They")'],
  ])('%s', (message, code) => {
    expect(compileMessage(message)).toBe(code);
  });
});

describe('the type of a message', () => {
  test.each([
    ['Hello', 'string'],
    ['{name}: {n, number}', '(args: { readonly name: string; readonly n: number }) => string'],
    ['{free, select, true {free} other {}}', '(args: { readonly free: boolean }) => string'],
    ['{who, select, you {You} other {They}}', "(args: { readonly who: 'you' | 'other' }) => string"],
    [
      '{seat, select, first {1} second {2} other {}}',
      "(args: { readonly seat: 'first' | 'second' }) => string",
    ],
  ])('%s', (message, type) => {
    expect(typeOfMessage(message)).toBe(type);
  });
});

test('keys 0, 1, 2 make a list', () => {
  expect(print(treeOf({ 'a.0': '1', 'a.1': '2', 'b.c': '3' }), 'value')).toBe(
    '{\na: [1, 2],\nb: {\nc: 3,\n},\n}',
  );
});

describe('a translation is refused if', () => {
  test.each([
    ['it does not parse', '{n', '{n}', /valid MessageFormat/],
    ['it has another argument', '{m}', '{n}', /no argument \{m\}/],
    ['it lacks an argument', 'x', '{n}', /\{n\} is missing/],
    ['it has a foreign plural category', '{n, plural, two {2} other {#}}', '{n, number}', /category “two”/],
    ['it lacks a plural category', '{n, plural, =1 {1} zero {0} other {#}}', '{n, number}', /category/],
    [
      'it has an unknown option',
      '{a, select, x {1} other {}}',
      '{a, select, y {1} other {}}',
      /never is “x”/,
    ],
  ])('%s', (_, message, english, problem) => {
    expect(problemWith(message, english, 'de')).toMatch(problem);
  });

  test('none of this', () => {
    expect(problemWith('{n, plural, one {#} other {#}}', '{n, number}', 'de')).toBeUndefined();
  });
});

describe('a language that is not complete', () => {
  const english = catalog('en', { a: 'A', b: 'B {x}', c: 'C' });
  const german = catalog('de', { a: 'Ä', b: 'B', d: 'D' });

  test('is reported', () => {
    const records = updatedRecords(german, catalog('en', { a: 'old A', b: 'B {x}', c: 'C' }), {
      records: {},
    });
    expect(reportOn(german, english, records)).toEqual({
      missing: ['area:c'],
      unknown: ['area:d'],
      outdated: ['area:a'],
      unrecorded: [],
      unusable: ['area:b: {x} is missing'],
    });
  });

  test('falls back to English, message by message', () => {
    const code = modulesOf([english, german]).get('de/area.ts');
    expect(code).toContain('a: "Ä"');
    expect(code).toContain('c: "C"');
    expect(code).toContain('b: ({ x }) => `B ${x}`');
  });
});

test('titles of cards are compiled for languages that the deck files lack', () => {
  const titled = (code: string, title: string): Catalog => ({
    ...catalog(code, {}),
    areas: { titles: { badlands: { message: title } } },
  });
  const languages = [titled('en', 'Badlands'), titled('de', 'Ödland'), titled('es', 'Tierras baldías')];
  const code = modulesOf(languages).get('titles.ts');
  expect(code).toContain('"Badlands": "Tierras baldías"');
  expect(code).not.toContain('Ödland');
});

test('the pseudo-locale is accented and longer, and keeps arguments', () => {
  const message = '{n, plural, one {# card} other {# cards}} for {name}';
  const pseudo = pseudoMessage(message);
  expect(pseudo).toContain('{name}');
  expect(pseudo).toMatch(/one ?\{# çárðëë\}/);
  expect(problemWith(pseudo, message, 'en')).toBeUndefined();
});

describe('a changed English message', () => {
  const before = catalog('en', { a: 'A', b: 'B' });
  const english = catalog('en', { a: 'A, changed', b: 'B' });
  const languages = ['de', 'nl'].map((code) => catalog(code, { a: 'Ä', b: 'B' }));
  const recordsOf = (own: Catalog) => updatedRecords(own, before, { records: {} });

  test('is outdated in every language whose translation was not touched', () => {
    for (const own of languages) expect(reportOn(own, english, recordsOf(own)).outdated).toEqual(['area:a']);
  });

  test('stays outdated when the records are brought up to date, until it is accepted by name', () => {
    for (const own of languages) {
      const records = updatedRecords(own, english, { records: recordsOf(own) });
      expect(reportOn(own, english, records).outdated).toEqual(['area:a']);
      const accepted = updatedRecords(own, english, { records, accepted: ['area:a'] });
      expect(reportOn(own, english, accepted).outdated).toEqual([]);
    }
  });

  test('is up to date once its translation has changed too', () => {
    const [old, touched] = [catalog('de', { a: 'Ä' }), catalog('de', { a: 'Ä, geändert' })];
    const report = reportOn(touched, english, recordsOf(old));
    expect([report.outdated, report.unrecorded]).toEqual([[], ['area:a']]);
    const records = updatedRecords(touched, english, { records: recordsOf(old) });
    expect(reportOn(touched, english, records).unrecorded).toEqual([]);
  });
});

describe('a table of translations', () => {
  const english = catalog('en', { a: 'A', b: 'He said “B, {x}”', c: 'C' });
  const german = catalog('de', { a: 'Ä "1",\n2', b: 'B {x}' });

  test('comes back as it went out', () => {
    expect(areasOf(tableOf(german, english), german, english)).toEqual(german.areas);
  });

  test('adds what was translated, whatever the columns and line ends', () => {
    const table = 'translation,key\nZeh,area:c\n,area:a\n';
    expect(areasOf(table, german, english)['area']).toEqual({
      ...german.areas['area'],
      c: { message: 'Zeh' },
    });
  });

  test.each([
    ['a key that English lacks', 'key,translation\narea:z,Z\n', /no message area:z/],
    ['an invalid message', 'key,translation\narea:b,B\n', /area:b: \{x\} is missing/],
    ['no heading', 'area:a,Ä\n', /must name the columns/],
  ])('is refused with %s', (_, table, problem) => {
    expect(() => areasOf(table, german, english)).toThrow(problem);
  });
});
