// Tests of the lobby in a browser: who one is, quick match, the open tables, one's own games, and no server at all.

import { newGame, RULES_VERSION } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { setMe } from '../../online/me.ts';
import { NOT_SIGNED_IN, serveFake } from '../../../test/fakeServer.ts';
import { ANNIE, GUEST, gameId, listedGame, MALLORY, ME, openTable } from '../../../test/people.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { LobbyScreen } from './lobbyScreen.tsx';
import { wishedName } from '../../online/ui/nameField.tsx';

const HOUR = 60 * 60 * 1000;
const game = newGame('wagons', printedDeck);
const code = makeCode(game);

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  location.hash = '#/online';
  // The line is one for the whole page; it is never to leave the page.
  serveFake({});
});
afterEach(() => {
  leave();
  setMe('anonymous');
  vi.unstubAllGlobals();
  wishedName.value = '';
});

test('visiting the lobby creates no guest; playing does', async () => {
  const { requests, bodies } = serveFake({
    'GET /api/me': NOT_SIGNED_IN,
    'GET /api/lobby': { tables: [] },
    'POST /api/me': { ...GUEST, name: 'Doc' },
    'GET /api/me/games': { games: [], more: false },
    'POST /api/quick-match': { id: gameId('quick'), waiting: true },
  });
  await show(<LobbyScreen />, '[data-paces]');
  await expect.element(page.getByText(/^The saloon’s empty right now/)).toBeInTheDocument();
  expect(new Set(requests.map(({ address }) => address))).toEqual(new Set(['GET /api/lobby']));

  await userEvent.fill(page.getByLabelText('Your name'), ' Doc ');
  await userEvent.click(page.getByRole('button', { name: /^Relaxed/ }));
  await until(() => location.hash === `#/online/${gameId('quick')}`);
  expect(bodies('POST /api/me')).toEqual([{ name: 'Doc' }]);
  expect(bodies('POST /api/quick-match')).toEqual([{ match: 'calm', rated: false }]);
});

test('reports a refused name and does nothing else', async () => {
  const { bodies } = serveFake({
    'GET /api/me': NOT_SIGNED_IN,
    'GET /api/lobby': { tables: [] },
    'POST /api/me': GUEST,
  });
  await show(<LobbyScreen />, '[data-paces]');
  await userEvent.fill(page.getByLabelText('Your name'), '!!');
  await userEvent.click(page.getByRole('button', { name: /^Fast/ }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That name won’t work/);
  const field = page.getByLabelText('Your name');
  expect(field.element().closest('label')?.querySelector('[role=alert]')).not.toBeNull();
  await expect.element(field).toHaveFocus();
  expect(bodies('POST /api/me')).toEqual([]);
  expect(bodies('POST /api/quick-match')).toEqual([]);
});

test('rated games are for accounts, and say so to a guest', async () => {
  setMe(GUEST);
  const server = serveFake({
    'GET /api/me': GUEST,
    'GET /api/lobby': { tables: [] },
    'GET /api/me/games': { games: [], more: false },
    'POST /api/quick-match': { id: gameId('quick'), waiting: true },
  });
  await show(<LobbyScreen />, '.play-as');
  const rated = page.getByRole('switch', { name: /^Rated/ });
  await expect.element(rated).toBeDisabled();
  await expect.element(page.getByText('You need an account for this.')).toBeInTheDocument();

  server.answer({ 'GET /api/me': ME });
  setMe(ME);
  await userEvent.click(rated);
  await userEvent.click(page.getByRole('button', { name: /^Daily/ }));
  await until(() => location.hash !== '#/online');
  expect(server.bodies('POST /api/quick-match')).toEqual([{ match: 'daily', rated: true }]);
});

test('lists the open tables, and what others wrote is only ever text', async () => {
  setMe(ME);
  serveFake({
    'GET /api/me': ME,
    'GET /api/me/games': { games: [], more: false },
    'GET /api/lobby': {
      tables: [
        openTable('one', ANNIE, { rated: true, clock: { kind: 'live', seconds: 600, increment: 10 } }),
        openTable('two', MALLORY, { deck: 'f'.repeat(64), hints: true }),
        openTable('three', ANNIE, { deck: builtInDecks[1].hash }),
        openTable('own', ME),
      ],
    },
  });
  await show(<LobbyScreen />, 'main li');
  await expect.element(page.getByText('3 open tables')).toBeInTheDocument();
  const way = page.getByRole('link', { name: 'Join Annie Oakley’s table' }).first();
  await expect.element(way).toHaveAttribute('href', `#/online/${gameId('one')}`);
  await expect.element(page.getByText('10\u00A0min + 10\u00A0s per turn · Rated')).toBeInTheDocument();
  await expect
    .element(page.getByText('3 days per turn · Casual · Hints allowed · Other deck'))
    .toBeInTheDocument();
  await expect.element(page.getByText('3 days per turn · Casual · Frontier')).toBeInTheDocument();
  await expect.element(page.getByText(MALLORY.name)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  // One's own table is among those that wait.
  expect(document.querySelectorAll('p[role=status] ~ ul li')).toHaveLength(3);
});

test('receives new tables over the connection, and reconnects after signing in', async () => {
  setMe(GUEST);
  const server = serveFake({
    'GET /api/me': GUEST,
    'GET /api/me/games': { games: [], more: false },
    'GET /api/lobby': { tables: [] },
  });
  await show(<LobbyScreen />, '.play-as');
  await until(() => server.heard().some((text) => text.includes('"lobby"')));
  server.say({ type: 'lobby', tables: [openTable('one', ANNIE)] });
  await expect.element(page.getByText('1 open table', { exact: true })).toBeInTheDocument();

  const before = server.dialled();
  setMe(ME);
  await until(() => server.dialled() === before + 1);
  await until(() => server.heard().some((text) => text.includes('"lobby"')));
  leave();
  await until(() => server.heard().some((text) => text.includes('"on":false')));
});

test('shows the player whose cookie outlived the storage', async () => {
  const server = serveFake({
    'GET /api/me': ME,
    'GET /api/me/games': { games: [], more: false },
    'GET /api/lobby': { tables: [] },
  });
  await show(<LobbyScreen />, '[data-paces]');
  await expect.element(page.getByLabelText('Your name')).toBeInTheDocument();
  await until(() => server.heard().some((text) => text.includes('"lobby"')));
  const { id, name, account } = ME;
  server.say({ type: 'welcome', proto: 1, rulesVersion: RULES_VERSION, you: { id, name, account }, time: 1 });
  await expect.element(page.getByText('Playing as Calamity Jane')).toBeInTheDocument();
});

test('follows signing in or out in another tab', async () => {
  setMe(GUEST);
  const server = serveFake({
    'GET /api/me': ME,
    'GET /api/me/games': { games: [], more: false },
    'GET /api/lobby': { tables: [] },
  });
  await show(<LobbyScreen />, '[data-paces]');
  await until(() => server.heard().some((text) => text.includes('"lobby"')));
  const hello = { type: 'welcome', proto: 1, rulesVersion: RULES_VERSION, time: 1 };
  const { id, name, account } = ME;
  server.say({ ...hello, you: { id, name, account } });
  await expect.element(page.getByText('Playing as Calamity Jane')).toBeInTheDocument();
  server.answer({ 'GET /api/me': NOT_SIGNED_IN });
  server.say(hello);
  await expect.element(page.getByLabelText('Your name')).toBeInTheDocument();
});

test('one’s own games: mine to move first, then those that wait, then how the others ended', async () => {
  const now = Date.now();
  setMe(ME);
  const server = serveFake({
    'GET /api/me': ME,
    'GET /api/lobby': { tables: [] },
    'GET /api/me/games': {
      more: true,
      games: [
        listedGame('later', { toMove: 'second', deadline: now + 50 * HOUR }),
        listedGame('soon', { toMove: 'second', deadline: now + 5.5 * HOUR, second: ME, first: MALLORY }),
        listedGame('theirs', { toMove: 'first' }),
        {
          ...listedGame('open', { status: 'open', host: ME }),
          first: undefined,
          second: undefined,
        },
        listedGame('won', {
          status: 'over',
          end: { by: 'points', outcome: 'second' },
          totals: { first: 41, second: 48 },
        }),
        listedGame('late', {
          status: 'over',
          end: { by: 'time', outcome: 'first' },
          totals: { first: 1, second: 2 },
        }),
        listedGame('off', { status: 'over', end: { by: 'aborted' } }),
      ],
    },
  });
  await show(<LobbyScreen />, '[data-turn]');
  const mine = [...document.querySelectorAll('[data-turn] li')].map((item) => item.textContent);
  expect(mine).toHaveLength(2);
  expect(mine[0]).toContain(MALLORY.name);
  expect(mine[0]).toContain('5 hours left');
  expect(mine[1]).toContain('2 days left');
  await expect.element(page.getByText('Waiting for an opponent')).toBeInTheDocument();
  await expect.element(page.getByText('Won, 48 to 41 · Against Annie Oakley')).toBeInTheDocument();
  await expect.element(page.getByText('Lost, on time · Against Annie Oakley')).toBeInTheDocument();
  await expect.element(page.getByText('Aborted · Against Annie Oakley')).toBeInTheDocument();

  server.answer({
    'GET /api/me/games': {
      more: false,
      games: [listedGame('old', { status: 'over', end: { by: 'resigned', outcome: 'second' } })],
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Show older games' }));
  await expect.element(page.getByText('Won, by resignation · Against Annie Oakley')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show older games' })).not.toBeInTheDocument();
});

test('a finished game is watched again, shared and saved', async () => {
  const over = listedGame('won', {
    status: 'over',
    end: { by: 'points', outcome: 'second' },
    totals: { first: 41, second: 48 },
  });
  const saved: string[] = [];
  setMe(ME);
  serveFake({
    'GET /api/me': ME,
    'GET /api/lobby': { tables: [] },
    'GET /api/me/games': { games: [over], more: false },
    [`GET /api/games/${over.id}`]: { ...over, moves: [], rulesVersion: 1, seq: 3, deal: game.deal, code },
    [`GET /api/games/${over.id}/export`]: new Response('the notation', {
      headers: { 'content-type': 'text/plain' },
    }),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await show(<LobbyScreen />, 'main li');
  await userEvent.click(page.getByRole('button', { name: /^Share: Won/ }));
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByLabelText('Link', { exact: true }))
    .toHaveValue(`${location.href.split('#')[0]}#/replay/${code}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Save as JSON' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save as notation' }));
  await until(() => saved.length === 2);
  expect(saved).toEqual([`circle-the-wagons-${over.id}.json`, `circle-the-wagons-${over.id}.txt`]);
  vi.restoreAllMocks();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(page.getByRole('button', { name: /^Replay: Won/ }));
  await until(() => location.hash === `#/replay/${code}`);
});

test('without a server it says so kindly, and offline play stays', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 404 }));
  await show(<LobbyScreen />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/runs without a server/);
  await expect.element(page.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '#/first');
  expect(document.querySelector('[data-paces]')).toBeNull();
});

test('a server that is away can be asked again', async () => {
  const server = serveFake({ 'GET /api/me': new TypeError('x'), 'GET /api/lobby': new TypeError('x') });
  await show(<LobbyScreen />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/The server isn’t responding/);
  server.answer({ 'GET /api/me': NOT_SIGNED_IN, 'GET /api/lobby': { tables: [] } });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Quick match' })).toBeInTheDocument();
  await expect.element(page.getByLabelText('Your name')).toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
