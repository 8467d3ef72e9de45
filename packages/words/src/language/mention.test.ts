import { expect, test } from 'vitest';
import { english } from '../../test/english.ts';
import { mentionToken, plainText, textParts } from './mention.ts';

const herd = mentionToken({ card: 'the-herd', title: 'The Herd' });
const badlands = mentionToken({ card: 'badlands', title: 'Badlands' });

test('a sentence carries cards as values', () => {
  const text = `Better: ${english.analysis.moves.draft({ card: herd, cards: badlands, count: 1 })}.`;
  expect(textParts(text)).toEqual([
    'Better: take ',
    { card: 'the-herd', title: 'The Herd' },
    ', giving away ',
    { card: 'badlands', title: 'Badlands' },
    '.',
  ]);
});

test('plain text has the titles', () => {
  expect(plainText(`${herd} and ${badlands}`)).toBe('The Herd and Badlands');
  expect(plainText('no card')).toBe('no card');
  expect(textParts('')).toEqual([]);
});
