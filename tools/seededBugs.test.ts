// Checks that every seeded bug can still be applied. `npm run prove seeded-bugs` checks that its test catches it.

import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { BUGS } from './seededBugs/bugs.mjs';
import { patch } from './seededBugs/patch.mjs';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const changes = BUGS.flatMap(({ also = [], ...change }) => [change, ...also]);

it.each(BUGS.map((bug) => [bug.name, bug] as const))('%s', (_, { test, title, also = [], ...change }) => {
  for (const { file, from, to } of [change, ...also])
    expect(patch(read(file), from, to)).not.toBe(read(file));
  expect(read(test)).toContain(title);
});

describe('formatting', () => {
  it.each([
    { printWidth: 60, useTabs: true },
    { printWidth: 200, singleQuote: false, bracketSpacing: false, trailingComma: 'none' as const },
  ])('does not matter: %o', async (options) => {
    for (const { file, from, to } of changes) {
      const { code } = await format(file, read(file), options);
      expect(patch(code, from, to), file).not.toBe(code);
    }
  });

  it('but the code has to be there, once', () => {
    expect(patch("f(a,\n  'b',\n);", 'f(a, "b");', 'g();')).toBe('g();');
    expect(() => patch('answer(); answer();', 'answer()', '')).toThrow('occurs 2 times');
    expect(() => patch('unanswered();', 'answered()', '')).toThrow('occurs 0 times');
  });
});
