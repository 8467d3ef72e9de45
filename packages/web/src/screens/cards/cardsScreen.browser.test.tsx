import { loadWords } from '@wagons/words';
import { loadLawWords } from '@wagons/words/law';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { baseDeck } from '../../app/desk.ts';
import '../../look/base.css';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { CardsScreen } from './cardsScreen.tsx';

const entry = (id: string): HTMLElement | null => document.getElementById(`card-${id}`);

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(leave);

test('every card has both sides, its provenance, an example and its rule', async () => {
  await show(<CardsScreen />, '.card-entry');
  for (const { id } of baseDeck.cards) {
    const card = entry(id);
    expect(card?.querySelector('.ctw-card-picture')).not.toBeNull();
    expect(card?.querySelector('.ctw-scoring')).not.toBeNull();
    expect(card?.querySelector('.provenance')).not.toBeNull();
    expect(card?.querySelector('.card-example .town-picture')).not.toBeNull();
    expect(card?.querySelector('a[href^="#/rules/B"]')).not.toBeNull();
  }
});

test('the points of an example are what the rules say, and its cells are lit', async () => {
  await show(<CardsScreen />, '.card-entry');
  expect(entry('badlands')?.querySelector('.points')?.textContent).toBe('Badlands: 8 points = 4 + 4.');
  expect(entry('one-too-many')?.querySelector('.points')?.textContent).toContain('−2 points');
  expect(entry('one-too-many')?.querySelectorAll('.card-example .town-picture')).toHaveLength(2);
  await until(() => entry('badlands')?.querySelector('.ctw-lit-gain') !== null);
});

test('an address leads to its card', async () => {
  await show(<CardsScreen card="standoff" />, '.card-entry[data-shown="true"]');
  await until(() => document.activeElement?.id === 'card-standoff');
  expect(entry('standoff')?.getBoundingClientRect().top).toBeLessThan(100);
});

test('an address that names no card is told so, above all cards', async () => {
  await show(<CardsScreen card="nonsense" />, '.card-entry');
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no card “nonsense”.');
});

test('another deck shows its own cards, and an example only where it fits', async () => {
  const [first, second, ...others] = baseDeck.cards;
  if (!first || !second) throw new Error('the deck has cards');
  const changed = { ...first, bonus: { each: { cell: { icon: 'gun' as const } }, points: 5 } };
  const deck = {
    ...baseDeck,
    hash: 'another',
    name: { en: 'Frontier' },
    cards: [changed, second, ...others],
  };
  await show(<CardsScreen deck={deck} />, '.card-entry');
  expect(document.querySelector('.cards-intro')?.textContent).toContain('“Frontier”');
  expect(entry(first.id)?.querySelector('.card-example')).toBeNull();
  expect(entry(second.id)?.querySelector('.card-example')).not.toBeNull();
  await expect.element(page.getByText('5 points per gun.')).toBeInTheDocument();
});

test.each(['de', 'fr'] as const)('on a phone nothing is wider than the screen, in %s', async (language) => {
  await page.viewport(360, 640);
  await speak(language);
  await show(<CardsScreen />, '.card-entry');
  const [law, { cards, provenances }] = await Promise.all([loadLawWords(language), loadWords(language)]);
  await hear(law.cards.pairing, cards.badlands, provenances.documented.meaning);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
