import { expect, test } from 'vitest';
import { baseCard, baseDeck } from '../test/baseDeck.ts';
import { BASE_CARD_IDS } from './baseCards.ts';
import { bonusText } from './cardText.ts';
import { titleOf } from './titles.ts';
import { words } from './en/index.ts';

const text = (card: Parameters<typeof bonusText>[1]): string => bonusText(words, card, baseDeck.cards);

test('the hand-written texts are those of the base deck', () => {
  expect(baseDeck.cards.map(({ id }) => id)).toEqual([...BASE_CARD_IDS]);
});

test('a title is in the language, else in English, else in whichever there is', () => {
  expect(titleOf(baseCard('badlands'), 'de')).toBe('Ödland');
  expect(titleOf({ en: 'Badlands', it: 'Terre aride' }, 'nl')).toBe('Badlands');
  expect(titleOf({ it: 'Terre aride' }, 'nl')).toBe('Terre aride');
});

test('a base card has its hand-written text', () => {
  for (const card of baseDeck.cards)
    expect(text(card)).toBe(Object.entries(words.cards).find(([id]) => id === card.id)?.[1]);
});

test('the same expression has the same text, in whatever order it is written', () => {
  const bonus = { points: 4, each: { cell: { amid: { terrain: 'desert' }, icon: 'gun' } } } as const;
  expect(text({ bonus })).toBe(words.cards.badlands);
});

test('a changed expression is described', () => {
  const bonus = { each: { cell: { icon: 'gun', amid: { terrain: 'desert' } } }, points: 5 } as const;
  expect(text({ bonus })).toMatch(/^5 points per gun/);
});

test('a text of the deck’s own comes first, if it is in the language', () => {
  const { bonus } = baseCard('badlands');
  expect(text({ bonus, text: { en: 'As printed.' } })).toBe('As printed.');
  expect(text({ bonus, text: { de: 'Wie gedruckt.' } })).toBe(words.cards.badlands);
});
