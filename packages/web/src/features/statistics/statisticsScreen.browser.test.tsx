// Tests of the statistics in a browser, with the games of an imported file.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/fonts.css';
import '../../kit/look/base.css';
import { store } from '../../kit/storage/storage.ts';
import { games } from '../../play/local/library.ts';
import { importGames } from '../../play/store/transfer.ts';
import exported from '../../../test/exports/printedDeck.json' with { type: 'json' };
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { makeProgress, NO_PROGRESS, PUZZLES_KEY, withAnswer } from '../../play/store/puzzleProgress.ts';
import { StatisticsScreen } from './statisticsScreen.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearStorage();
});
afterEach(() => {
  leave();
  clearStorage();
});

const arrive = async (): Promise<void> => {
  importGames(store, games, JSON.stringify(exported));
  await show(<StatisticsScreen />, 'main div[aria-busy=false]');
};

test('without games, says how to get some', async () => {
  games.refresh();
  await show(<StatisticsScreen />, 'main p');
  await expect.element(page.getByText(/^Once you finish a game/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '#/first');
});

test('shows results, milestones and the best town of imported games', async () => {
  await arrive();
  await expect
    .element(page.getByText(/^7 finished games against the computer .* 4 won, 0 tied, 3 lost/))
    .toBeVisible();
  await expect.element(page.getByText('5 of 15 reached')).toBeVisible();
  const rows = page.getByRole('row').elements();
  expect(rows.map((row) => row.textContent).filter((text) => text.includes('Level 2'))).toEqual([
    expect.stringMatching(/200\+17\.5$/),
  ]);
  await expect.element(page.getByText(/^33 points against .* \(level 2\), November 2, 2026$/)).toBeVisible();
  await expect.element(page.getByText(/^Review a finished game/)).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Win by 10 points or more' }))
    .toHaveTextContent(/Reached November 1, 2026/);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Finish 10 games' }))
    .toHaveTextContent(/7 of 10/);
});

test('shows both players by terrain, and the puzzles that were solved', async () => {
  const puzzle = { number: 1, rating: 1000 };
  store.write(PUZZLES_KEY, makeProgress(withAnswer(NO_PROGRESS, puzzle, 'solved')));
  await arrive();
  await until(() => document.querySelector('main dl') !== null);
  expect(document.querySelector('main dl')?.textContent).toMatch(/^Puzzles solved1Puzzle rating/);
  const terrains = page.getByRole('table', { name: 'Average points by terrain' }).element();
  expect(terrains.querySelectorAll("tbody [data-tone='plain']")).toHaveLength(6);
  expect(terrains.querySelectorAll("tbody [data-tone='even']")).toHaveLength(6);
  store.remove(PUZZLES_KEY);
});

test('plots the points lost in reviewed games', async () => {
  importGames(store, games, JSON.stringify(exported));
  const none = { start: 0, draft: 0, placement: 0 };
  for (const [id, draft] of [
    ['game0', 6],
    ['game2', 0],
  ] as const) {
    const kept = games.list.value.find((one) => one.id === id);
    games.keepLosses(kept?.code ?? '', { first: { ...none, draft, placement: 2 }, second: none });
  }
  await show(<StatisticsScreen />, 'main div[aria-busy=false]');
  await expect
    .element(page.getByRole('img', { name: '2 reviewed games: from 8 points to 2, 5.0 on average' }))
    .toBeVisible();
  await expect.element(page.getByText('6 of 15 reached')).toBeVisible();
});

test.each(['de', 'nl', 'fr', 'it'] as const)('fits a narrow screen in %s', async (language) => {
  await page.viewport(360, 700);
  await speak(language);
  await arrive();
  await until(() => document.querySelectorAll('caption').length === 3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const tables = [...document.querySelectorAll('[role=region]')];
  expect(tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0, 0]);
});
