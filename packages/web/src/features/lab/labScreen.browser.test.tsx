// Tests of the balance lab in a browser: its numbers are those of the summary, in tables that need no drawing.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { deckFigures } from './figures.ts';
import { LabScreen } from './labScreen.tsx';

const [printed, frontier] = deckFigures;
if (!printed || !frontier) throw new Error('both decks have games');

const arrive = async (): Promise<void> => {
  await show(<LabScreen />, 'main div[aria-busy=false]');
  await until(() => document.querySelector('[aria-busy=true]') === null);
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
});
afterEach(leave);

const tenths = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const tables = (): readonly string[] =>
  [...document.querySelectorAll('caption')].map(({ textContent }) => textContent);

test('shows seven sections of numbers, each in a table with a name', async () => {
  await arrive();
  expect(tables()).toEqual([
    'Scores',
    'First or second player?',
    'Starting cards',
    'What a card is worth',
    'What decides games',
    'Cards skipped',
    'How often, by the cards left in the circle',
    'Cards and scoring cards',
    expect.stringMatching(/^Lead on “.+” with each card$/),
  ]);
  await expect
    .element(page.getByText(new RegExp(`${printed.games.toLocaleString('en')} games`)))
    .toBeVisible();
  const mean = tenths(printed.first.mean ?? 0);
  await expect.element(page.getByRole('row', { name: new RegExp(`^First player ${mean} `) })).toBeVisible();
});

test('the numbers of a table are those of the data set, and its largest comes first', async () => {
  await arrive();
  expect(document.querySelectorAll('table:has(td[data-tone]) tbody tr')).toHaveLength(18);
  const rows = [...document.querySelectorAll('main section')]
    .find((section) => section.querySelector('h2')?.textContent === 'What decides games')
    ?.querySelectorAll('tbody tr');
  expect(rows).toHaveLength(24);
  const [top] = [...printed.cards, ...printed.terrains].toSorted(
    (a, b) => (b.decides.mean ?? 0) - (a.decides.mean ?? 0),
  );
  expect(rows?.[0]?.querySelectorAll('td')[1]?.textContent).toBe(
    `${tenths(100 * (top?.decides.mean ?? 0))}%`,
  );
});

test('another deck and another scoring card show their own numbers', async () => {
  await arrive();
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Scoring card/ }), 'target-practice');
  await until(() => tables().includes('Lead on “Target Practice” with each card'));
  await userEvent.click(page.getByText('Frontier'));
  await until(() => tables().length === 9 && !tables().join().includes('Target Practice'));
  await expect
    .element(page.getByText(new RegExp(`${frontier.games.toLocaleString('en')} games`)))
    .toBeVisible();
});

test.each(['de', 'nl', 'fr', 'it'] as const)('fits a narrow screen in %s', async (language) => {
  await page.viewport(360, 700);
  await speak(language);
  await arrive();
  await until(() => document.querySelectorAll('caption').length === 9);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the page is in the language of the player', async () => {
  await speak('de');
  await arrive();
  await hear('Balance-Labor', 'Startkarten', 'Was Partien entscheidet');
  expect(document.body.textContent).toMatch(/\d,\d/);
});
