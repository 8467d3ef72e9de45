import { parseDeck } from '@wagons/rules/deck';
import { loadWords } from '@wagons/words';
import { loadArea } from '@wagons/words/areas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import '../../kit/look/base.css';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { CardsScreen } from './cardsScreen.tsx';

const entry = (id: string): HTMLElement | null => document.getElementById(`card-${id}`);
const currentDeck = (): string | undefined => document.querySelector('nav [aria-current]')?.textContent;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(leave);

test.each([
  ['printed', 'B'],
  ['frontier', 'C'],
])(
  'every card of the deck “%s” has both sides, its rule, its source and an example',
  async (name, chapter) => {
    await show(<CardsScreen card={name} />, 'article');
    const cards = builtInDecks.find(({ cards: [first] }) => first && entry(first.id))?.cards ?? [];
    expect(cards).toHaveLength(18);
    for (const { id } of cards) {
      const card = entry(id);
      expect(card?.querySelector('.ctw-card-picture')).not.toBeNull();
      expect(card?.querySelector('.ctw-scoring')).not.toBeNull();
      expect(card?.querySelector('dl')).not.toBeNull();
      expect(card?.querySelector('section figure')).not.toBeNull();
      expect(card?.querySelector(`a[href^="#/rules/${chapter}"]`)).not.toBeNull();
    }
  },
);

test('the points of an example are what the rules say, and its cells are lit', async () => {
  await show(<CardsScreen />, 'article');
  expect(entry('badlands')?.querySelector('[data-part=points]')?.textContent).toBe(
    'Badlands: 8 points = 4 + 4.',
  );
  expect(entry('one-too-many')?.querySelector('[data-part=points]')?.textContent).toContain('−2 points');
  expect(entry('one-too-many')?.querySelectorAll('section figure')).toHaveLength(2);
  await until(() => entry('badlands')?.querySelector('.ctw-lit-gain') !== null);
});

test.each([
  [1920, 'printed'],
  [1280, 'frontier'],
  [390, 'printed'],
])('at a width of %d no example of the deck “%s” is cut off', async (width, deck) => {
  await page.viewport(width, 900);
  await show(<CardsScreen card={deck} />, 'article');
  const pictures = () => [...document.querySelectorAll<HTMLElement>('[data-town-picture]')];
  expect(pictures().length).toBeGreaterThanOrEqual(18);
  for (const picture of pictures()) {
    // The pictures above it may still push it away.
    await until(() => {
      picture.scrollIntoView({ block: 'center' });
      return picture.querySelector('.ctw-laid') !== null;
    });
    const frame = picture.getBoundingClientRect();
    for (const card of picture.querySelectorAll('.ctw-laid')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const name = picture.closest('article')?.id;
      expect([name, Math.min(left - frame.left, frame.right - right) > -1.5]).toEqual([name, true]);
      expect([name, Math.min(top - frame.top, frame.bottom - bottom) > -1.5]).toEqual([name, true]);
    }
  }
});

test('a built-in deck can be saved as a file that reads as the same deck', async () => {
  const saved: Array<Promise<string>> = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push((file as Blob).text());
    return 'about:blank';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show(<CardsScreen />, 'article');
  await userEvent.click(page.getByRole('button', { name: 'Save deck file' }));
  await until(() => saved.length === 1);
  const deck = parseDeck((await saved[0]) ?? '');
  expect(deck.ok && deck.value).toMatchObject({ hash: printedDeck.hash, name: { fr: 'Jeu imprimé' } });
  vi.restoreAllMocks();
});

test('the cards come first, and where they come from last', async () => {
  await show(<CardsScreen />, 'article ~ section');
  const list = document.querySelector('article')?.parentElement;
  expect(list?.lastElementChild?.tagName).toBe('SECTION');
  expect(list?.firstElementChild?.textContent).not.toContain('2016');
  expect(list?.lastElementChild?.textContent).toContain('2016');
});

test('what is our own ruling is marked', async () => {
  await show(<CardsScreen />, 'article');
  const { marks, rules } = await loadArea('rules', 'en');
  const note = entry('badlands')?.querySelector('[data-ruling]')?.textContent;
  expect(note).toContain(marks.ruling.name);
  expect(note).toContain(rules.B1.note);
  expect(entry('bootleggers')?.querySelector('[data-ruling]')).toBeNull();
});

test('an address leads to its card, whichever deck that belongs to', async () => {
  await show(<CardsScreen card="standoff" />, 'article[data-shown="true"]');
  await until(() => document.activeElement?.id === 'card-standoff');
  expect(entry('standoff')?.getBoundingClientRect().top).toBeLessThan(100);
  expect(currentDeck()).toBe('Frontier');
  expect(entry('badlands')).toBeNull();
});

test('each deck has its own address', async () => {
  await show(<CardsScreen />, 'article');
  expect(currentDeck()).toBe('Printed deck');
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('nav a[href$=printed], nav a[href$=frontier]'),
  );
  expect(links.map(({ hash }) => hash)).toEqual(['#/cards/printed', '#/cards/frontier']);
});

test('an address that names no card says so, above all cards', async () => {
  await show(<CardsScreen card="nonsense" />, 'article');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The card “nonsense” doesn’t exist.');
  expect(currentDeck()).toBe('Printed deck');
});

test('another deck shows its own cards, and rule and example only where they fit', async () => {
  const [first, second, ...others] = printedDeck.cards;
  if (!first || !second) throw new Error('the deck has cards');
  const changed = { ...first, bonus: { each: { cell: { icon: 'gun' as const } }, points: 5 } };
  const deck = {
    ...printedDeck,
    hash: 'another',
    name: { en: 'House rules' },
    cards: [changed, second, ...others],
  };
  await show(<CardsScreen deck={deck} />, 'article');
  expect(document.querySelector('main')?.textContent).toContain('“House rules”');
  expect(currentDeck()).toBeUndefined();
  expect(entry(first.id)?.querySelector('section, [data-details]')).toBeNull();
  expect(entry(second.id)?.querySelector('section')).not.toBeNull();
  expect(entry(second.id)?.querySelector('[data-details]')).not.toBeNull();
  await expect.element(page.getByText('5 points per gun.')).toBeInTheDocument();
});

test.each([
  ['de', 'printed'],
  ['fr', 'frontier'],
] as const)('on a phone nothing is wider than the screen, in %s', async (language, deck) => {
  await page.viewport(360, 640);
  await speak(language);
  await show(<CardsScreen card={deck} />, 'article');
  const [law, { cards, provenances }] = await Promise.all([loadArea('rules', language), loadWords(language)]);
  const said = {
    printed: [law.cards.pairing, cards.badlands, provenances.confirmed.meaning],
    frontier: [law.cards.frontier, cards.standoff, provenances.original.meaning],
  };
  await hear(...said[deck]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
