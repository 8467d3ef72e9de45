// Gives names to people, and lines to say.

import { describe, expect, it } from 'vitest';
import { NAME_LENGTH, readName, readText, TEXT_LENGTH, timeAfterTurn, timeAtStart } from './settings.ts';

describe('a name', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Anna   Lena ', 'Anna Lena'],
    ['O’Neil', 'O’Neil'],
    ['Jean-Luc_2', 'Jean-Luc_2'],
    ['J. R. Hartley', 'J. R. Hartley'],
    ['Ünal', 'Ünal'],
    ['U\u0308nal', 'Ünal'],
    ['李小龙', '李小龙'],
    ['हिन्दी', 'हिन्दी'],
    ['x'.repeat(NAME_LENGTH), 'x'.repeat(NAME_LENGTH)],
  ])('%j becomes %j', (wish, name) => {
    expect(readName(wish)).toBe(name);
  });

  it.each([
    '',
    'x',
    '   ',
    'x'.repeat(NAME_LENGTH + 1),
    '<script>',
    'a\u202Eb',
    'a\u200Bb',
    'a\nb',
    'a\0b',
    '\uD800a',
    '--',
    '-ab',
    'ab-',
    'a--b',
    '😀😀',
    '@anna',
    'x'.repeat(1_000_000),
  ])('%j is none', (wish) => {
    expect(readName(wish)).toBeUndefined();
  });

  it('is the same when it is read again', () => {
    const name = readName('  Ünal   O’Neil ');
    expect(readName(name ?? '')).toBe(name);
  });
});

describe('a line of chat', () => {
  it.each(['hello', '<b>bold</b>', '1 < 2 & 3', '😀', 'été'])('may be %j', (text) => {
    expect(readText(text)).toBe(text);
  });

  it.each(['', '  ', 'a\nb', 'a\u0007b', 'a\u202Eb', 'a\u2028b', '\uD800', 'x'.repeat(TEXT_LENGTH + 1)])(
    'may not be %j',
    (text) => {
      expect(readText(text)).toBeUndefined();
    },
  );
});

it('clocks give their time', () => {
  expect(timeAtStart({ kind: 'none' })).toBeUndefined();
  expect(timeAtStart({ kind: 'live', seconds: 300, increment: 5 })).toBe(300_000);
  expect(timeAfterTurn({ kind: 'live', seconds: 300, increment: 5 }, 1_000)).toBe(6_000);
  expect(timeAtStart({ kind: 'days', days: 2 })).toBe(172_800_000);
  expect(timeAfterTurn({ kind: 'days', days: 2 }, 1_000)).toBe(172_800_000);
});
