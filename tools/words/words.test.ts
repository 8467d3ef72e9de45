// Tests of the tools that compile and check the message catalogs.

import { describe, expect, test } from 'vitest';
import type { Catalog } from './catalogs.mjs';
import { compileMessage, print, treeOf, typeOfMessage } from './compile.mjs';
import { modulesOf } from './generate.mjs';
import { problemWith } from './problems.mjs';
import { pseudoMessage } from './pseudo.mjs';
import { originsOf, reportOn } from './report.mjs';

const catalog = (code: string, entries: Readonly<Record<string, string>>): Catalog => ({
  code,
  name: code,
  locale: code,
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
    const origins = originsOf(german, catalog('en', { a: 'old A', b: 'B {x}', c: 'C' }));
    expect(reportOn(german, english, origins)).toEqual({
      missing: ['area: c'],
      unknown: ['area: d'],
      outdated: ['area: a'],
      unusable: ['area: b: {x} is missing'],
    });
  });

  test('falls back to English, message by message', () => {
    const code = modulesOf([english, german]).get('de/area.ts');
    expect(code).toContain('a: "Ä"');
    expect(code).toContain('c: "C"');
    expect(code).toContain('b: ({ x }) => `B ${x}`');
  });
});

test('the pseudo-locale is accented and longer, and keeps arguments', () => {
  const message = '{n, plural, one {# card} other {# cards}} for {name}';
  const pseudo = pseudoMessage(message);
  expect(pseudo).toContain('{name}');
  expect(pseudo).toMatch(/one ?\{# çárðëë\}/);
  expect(problemWith(pseudo, message, 'en')).toBeUndefined();
});
