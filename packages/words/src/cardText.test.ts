import { ICONS, type Icon, type Terrain, TERRAINS } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';
import { describe, expect, test } from 'vitest';
import { deckFile } from '../../rules/test/table.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { baseCard, baseDeck } from '../test/baseDeck.ts';
import { BUILT_IN_CARD_IDS, isBuiltInCardId } from './builtInCards.ts';
import { bonusText } from './cardText.ts';
import { loadDescribe } from './describe.ts';
import type { Words } from './words.ts';
import { titleOf } from './titles.ts';
import { english as words } from '../test/english.ts';

const builtInCards = [...baseDeck.cards, ...deckFile('frontier').cards];

const describeBonus = await loadDescribe('en');
const text = (card: Parameters<typeof bonusText>[1]): string =>
  bonusText(words, card, builtInCards, describeBonus);

test('the hand-written texts are those of the built-in decks', () => {
  expect(builtInCards.map(({ id }) => id)).toEqual([...BUILT_IN_CARD_IDS]);
});

test('a title is in the language, else in English, else in whichever there is', () => {
  expect(titleOf(baseCard('badlands'), 'de')).toBe('Ödland');
  expect(titleOf({ en: 'Badlands', it: 'Terre aride' }, 'nl')).toBe('Badlands');
  expect(titleOf({ it: 'Terre aride' }, 'nl')).toBe('Terre aride');
});

test('a built-in card has its hand-written text', () => {
  for (const card of builtInCards)
    expect(text(card)).toBe(Object.entries(words.cards).find(([id]) => id === card.id)?.[1]);
});

test('the same expression has the same text, in whatever order it is written', () => {
  const bonus = { points: 4, each: { cell: { amid: { terrain: 'desert' }, icon: 'gun' } } } as const;
  expect(text({ bonus })).toBe(words.cards.badlands);
});

test('a changed expression is described, as soon as the grammar is there', () => {
  const bonus = { each: { cell: { icon: 'gun', amid: { terrain: 'desert' } } }, points: 5 } as const;
  expect(text({ bonus })).toMatch(/^5 points per gun/);
  expect(bonusText(words, { bonus }, builtInCards, undefined)).toBe('');
});

test('a text of the deck’s own comes first, if it is in the language', () => {
  const { bonus } = baseCard('badlands');
  expect(text({ bonus, text: { en: 'As printed.' } })).toBe('As printed.');
  expect(text({ bonus, text: { de: 'Wie gedruckt.' } })).toBe(words.cards.badlands);
});

// ---- What a hand-written text must mention of its expression ----

type Leaf = { readonly key: string; readonly value: unknown };

/** The numbers and words of an expression, each with its key: those of a list stand under the key of the list. */
function leavesOf(node: unknown, key = ''): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((part) => leavesOf(part, key));
  if (typeof node !== 'object' || node === null) return [{ key, value: node }];
  return Object.entries(node).flatMap(([inner, value]) => leavesOf(value, inner));
}

const isTerrain = (value: unknown): value is Terrain => TERRAINS.some((terrain) => terrain === value);
const isIcon = (value: unknown): value is Icon => ICONS.some((icon) => icon === value);

const mentions = (said: string, forms: readonly string[]): boolean =>
  forms.some((form) => said.toLowerCase().includes(form.toLowerCase()));

/** A terrain is inflected and joined with other words: "Gebirge" is in "Gebirgsgebiet". */
const stem = (terrain: string): string => terrain.replace(/e$/, '');

const mentionsNumber = (said: string, n: number): boolean => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(said);

function isMentioned(said: string, { names, points }: Words, { key, value }: Leaf): boolean {
  if (key === 'points' && typeof value === 'number') return said.includes(points(value));
  // Two cells apart are one cell between: the text counts what is between. And 0 or 1 may be said in words.
  if (typeof value === 'number')
    return key === 'apart' || Math.abs(value) < 2 || mentionsNumber(said, Math.abs(value));
  if (isTerrain(value)) return mentions(said, [stem(names.terrains[value])]);
  return !isIcon(value) || mentions(said, Object.values(names.icons[value]));
}

const unmentioned = (language: Words, said: string, bonus: Bonus): Leaf[] =>
  leavesOf(bonus).filter((leaf) => !isMentioned(said, language, leaf));

describe.each(everyLanguage)('the built-in decks in $language', (language) => {
  const texts = builtInCards.map(({ id, bonus }) => ({
    id,
    bonus,
    said: isBuiltInCardId(id) ? language.cards[id] : '',
  }));

  test.each(texts)('$id is worded with every number, terrain and icon of its expression', (card) => {
    expect(unmentioned(language, card.said, card.bonus)).toEqual([]);
  });

  test.each(texts)('$id is a sentence or more, with the signs of the language', ({ said }) => {
    expect(said).toMatch(/^[\p{Lu}\d].*[^\s.]\.$/u);
    expect(said).not.toMatch(/\s\s|['"]|-\d|\d-/);
    expect(said, 'a step of a table stays on its line').not.toMatch(/ →|→ /);
    if (language.language === 'fr') expect(said).not.toMatch(/[^\u202f][;:?!]/);
    else expect(said).not.toMatch(/\s[;:?!]/);
  });

  test('each has a text of its own', () => {
    expect(new Set(texts.map(({ said }) => said)).size).toBe(BUILT_IN_CARD_IDS.length);
  });
});

test('a text that keeps back a number, a terrain or an icon is noticed', () => {
  const { bonus } = baseCard('wagon-train');
  const said = words.cards['wagon-train'];
  expect(unmentioned(words, said.replace('10', '9'), bonus)).toEqual([{ key: 'steps', value: 10 }]);
  expect(unmentioned(words, said.replaceAll('wagon', 'cart'), bonus)).toEqual([
    { key: 'icon', value: 'wagon' },
  ]);
  const clearing = words.cards['the-clearing'];
  expect(unmentioned(words, clearing.replace('−1', '1'), baseCard('the-clearing').bonus)).toEqual([
    { key: 'points', value: -1 },
  ]);
});
