// Tests of the title page in a browser: which games it offers to go on with.

import { newGame } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LESSON_KEY, markLessonsFinished } from '../../kit/storage/lessonMark.ts';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck, games } from '../../play/local/library.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { IDENTITY_KEY } from '../../online/identityFlag.ts';
import { setMe } from '../../online/me.ts';
import { NOT_SIGNED_IN, serveFake } from '../../../test/fakeServer.ts';
import { gameId, listedGame, ME } from '../../../test/people.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { HomeScreen } from './homeScreen.tsx';

beforeEach(async () => {
  await page.viewport(360, 640);
  await speak('en');
});
afterEach(() => {
  leave();
  setMe('anonymous');
  store.remove('game/here');
  games.refresh();
  vi.unstubAllGlobals();
});

/** Stores a game against level 3: one that has just begun, or with totals a finished one. */
function storeGame(more: object = {}): void {
  const code = makeCode(newGame('wagons', printedDeck));
  const sitters = { first: 'person', second: 'L3' };
  const kept = { v: 1, id: 'here', deck: printedDeck.hash, code, sitters, started: 1, changed: 1, ...more };
  store.write('game/here', JSON.stringify(kept));
  games.refresh();
}

const primary = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-ways] .main')].map((one) => one.innerText);

test('a first visit gets a sentence, a picture and four ways to start', async () => {
  clearStorage();
  await show(<HomeScreen />, '.game-picture');
  await expect.element(page.getByText(/^Take cards from the circle/)).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: /ring of cards/ })).toBeInTheDocument();
  expect(waysToPlay()).toEqual(['#/learn', '#/first', ...FRIEND]);
  expect(primary()).toEqual(['Learn in 3 minutes']);
  const friend = page.getByRole('group', { name: 'Play a friend' });
  await expect.element(friend.getByRole('link', { name: 'On this device' })).toBeVisible();
  await expect.element(friend.getByRole('link', { name: 'Online with a link' })).toBeVisible();
});

/** On this device, and over a link. */
const FRIEND = ['#/new/two', '#/online/invite'];

const waysToPlay = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-ways] a')].map((one) => one.getAttribute('href'));

test('a lesson that was left early is offered again, and the player is still a newcomer', async () => {
  clearStorage();
  store.write(LESSON_KEY, '{"id":"draft"}');
  await show(<HomeScreen />, '.game-picture');
  expect(waysToPlay()).toEqual(['#/learn', '#/first', ...FRIEND]);
  expect(primary()).toEqual(['Continue the lesson']);
  clearStorage();
});

test('after the tutorial the first game comes first, with the friendly question', async () => {
  clearStorage();
  markLessonsFinished(store);
  await show(<HomeScreen />, '.game-picture');
  expect(waysToPlay()).toEqual(['#/first', ...FRIEND, '#/learn']);
  expect(primary()).toEqual(['Play the computer']);
  clearStorage();
});

test('only those who have finished a game choose everything themselves', async () => {
  clearStorage();
  storeGame();
  await show(<HomeScreen />, '.game-picture');
  expect(waysToPlay()).toEqual(['#/table/here', '#/learn', '#/first', ...FRIEND]);
  leave();
  storeGame({ totals: { first: 30, second: 20 } });
  await show(<HomeScreen />, '.today');
  expect(waysToPlay()).toEqual(['#/new', '#/online', '#/daily', '#/puzzles']);
});

test('a returning player who has tried neither the daily deal nor a puzzle sees no zeros', async () => {
  clearStorage();
  storeGame({ totals: { first: 30, second: 20 } });
  await show(<HomeScreen />, '.today');
  const today = [...document.querySelectorAll('.today small')].map((one) => one.textContent);
  expect(today).toEqual(['Not played yet', 'Find the best move']);
});

test('a returning player sees the towns of the open game or the last one, today’s cards, and whom to play', async () => {
  clearStorage();
  storeGame({ totals: { first: 30, second: 20 } });
  await show(<HomeScreen />, '[data-part=own-towns]');
  const towns = page.getByRole('link', { name: 'The towns of your last game' });
  await expect.element(towns).toHaveAttribute('href', '#/table/here');
  expect(document.querySelectorAll('[data-part=own-towns] figure')).toHaveLength(2);
  await until(() => document.querySelectorAll('[data-part=today-cards] svg').length >= 3);
  const next = [...document.querySelectorAll('[data-ways] a[href="#/new"] small')].map(
    (one) => one.textContent,
  );
  expect(next).toEqual(['Next: Lin (level 4)']);
  expect(document.querySelector('.game-picture')).toBeNull();
});

test('a game between two computers makes no one a returning player', async () => {
  clearStorage();
  storeGame({ totals: { first: 30, second: 20 }, sitters: { first: 'L1', second: 'L2' } });
  await show(<HomeScreen />, '.game-picture');
  expect(primary()).toEqual(['Learn in 3 minutes']);
});

test('an online table makes no one a returning player, a finished online game does', async () => {
  clearStorage();
  store.write(IDENTITY_KEY, 'yes');
  serveFake({ 'GET /api/me': ME, 'GET /api/me/games': { games: [], more: false } });
  await show(<HomeScreen />, '.game-picture');
  expect(waysToPlay()).toEqual(['#/learn', '#/first', ...FRIEND]);
  leave();
  store.write('online/finished', 'yes');
  await show(<HomeScreen />, '.today');
  clearStorage();
});

test('a running game is the one primary button, with the face of the opponent', async () => {
  clearStorage();
  storeGame();
  await show(<HomeScreen />, '[data-going] svg[data-level="3"]');
  expect(primary()).toHaveLength(1);
  const name = 'Continue Against Amos (level 3) · 0 of 15 cards placed';
  await expect.element(page.getByRole('link', { name })).toBeInTheDocument();
});

const myGames = [
  listedGame('later', { toMove: 'second', deadline: Date.now() + 50 * 3_600_000 }),
  listedGame('theirs', { toMove: 'first' }),
  listedGame('soon', { toMove: 'second', deadline: Date.now() + 5 * 3_600_000 }),
];

test('online games in which it is one’s turn come first, the most urgent before all, and those that wait last', async () => {
  store.write(IDENTITY_KEY, 'yes');
  serveFake({ 'GET /api/me': ME, 'GET /api/me/games': { games: myGames, more: false } });
  storeGame();
  await show(<HomeScreen />, 'a[data-going]:not(.main)');
  const offered = [...document.querySelectorAll('a[data-going]')];
  expect(offered.map((one) => one.getAttribute('href'))).toEqual([
    `#/online/${gameId('soon')}`,
    `#/online/${gameId('later')}`,
    '#/table/here',
    `#/online/${gameId('theirs')}`,
  ]);
  expect(offered.at(-1)?.classList.contains('main')).toBe(false);
  expect(offered[0]?.textContent).toMatch(/^Your turnAgainst Annie Oakley · .+ left$/);
});

test('shows a new turn or request, also in the page title', async () => {
  store.write(IDENTITY_KEY, 'yes');
  const theirs = listedGame('theirs', { toMove: 'first' });
  const server = serveFake({ 'GET /api/me': ME, 'GET /api/me/games': { games: [theirs], more: false } });
  await show(<HomeScreen />, '[data-ways]');
  await until(() => server.heard().some((text) => text.includes('"mine"')));
  await until(() => document.title === 'Circle the Wagons');

  const mine = [
    listedGame('theirs', { toMove: 'second' }),
    listedGame('asked', { toMove: 'first', offer: { kind: 'takeBack', by: 'first' } }),
  ];
  server.answer({ 'GET /api/me/games': { games: mine, more: false } });
  server.say({ type: 'mine', table: gameId('theirs') });
  await expect.element(page.getByRole('link', { name: /^Your turn/ })).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: /^Annie Oakley requests a takeback/ }))
    .toBeInTheDocument();
  await until(() => document.title === '(2) Circle the Wagons');
  leave();
  await until(() => document.title === 'Circle the Wagons');
  await until(() => server.heard().some((text) => text.includes('"on":false')));
});

test('asks no server without an online identity, and shows nothing if it does not respond', async () => {
  const { requests } = serveFake({ 'GET /api/me': NOT_SIGNED_IN });
  store.write(IDENTITY_KEY, 'yes');
  await show(<HomeScreen />, '[data-ways]');
  await until(() => requests.length > 0);
  await until(() => store.read(IDENTITY_KEY) === undefined);
  expect(document.querySelector('a[data-going]')).toBeNull();
  leave();
  const { length } = requests;
  document.title = '';
  await show(<HomeScreen />, '[data-ways]');
  // The page is named when it would ask: all that asks has been loaded before.
  await until(() => document.title === 'Circle the Wagons');
  expect(requests).toHaveLength(length);
});
