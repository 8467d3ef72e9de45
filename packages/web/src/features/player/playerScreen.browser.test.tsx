// Tests of a player's page and the leaderboard in a browser.

import type { Profile } from '@wagons/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { setMe } from '../../online/me.ts';
import { NOT_SIGNED_IN, problem, serveFake } from '../../../test/fakeServer.ts';
import { ANNIE, GUEST, gameId, listedGame, MALLORY, ME } from '../../../test/people.ts';
import { leave, show, speak } from '../../../test/speaking.ts';
import { LeadersScreen } from '../leaders/leadersScreen.tsx';
import { PlayerScreen } from './playerScreen.tsx';

const PROFILE: Profile = {
  player: ANNIE,
  since: 1_700_000_000_000,
  ratings: {
    live: { rating: 1720, deviation: 90, provisional: false, games: 24, opponents: 7 },
    correspondence: { rating: 1588, deviation: 200, provisional: true, games: 3, opponents: 1 },
  },
  results: { won: 14, drawn: 1, lost: 9 },
  rated: [
    {
      game: gameId('a'),
      at: 1_700_000_000_000,
      opponent: MALLORY,
      result: 'won',
      before: 1700,
      after: 1712,
    },
    { game: gameId('b'), at: 1_700_100_000_000, opponent: ME, result: 'lost', before: 1712, after: 1705 },
    { game: gameId('c'), at: 1_700_200_000_000, opponent: ME, result: 'won', before: 1705, after: 1720 },
  ],
  recent: [listedGame('c', { status: 'over', end: { by: 'time', outcome: 'first' } })],
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  setMe('anonymous');
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test('shows the rating, the curve with its words, the results and the last games', async () => {
  serveFake({ 'GET /api/me': NOT_SIGNED_IN, [`GET /api/players/${ANNIE.id}`]: PROFILE });
  await show(<PlayerScreen id={ANNIE.id} />, '[data-curve]');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Annie Oakley');
  const figures = [...document.querySelectorAll('[data-rating]')].map((one) => one.textContent);
  expect(figures).toEqual([
    'Rating · Live1720Leaderboard: 7 of 10 opponents',
    'Rating · Correspondence1588provisional, 3 of 10 games',
  ]);
  const curve = page.getByRole('img', {
    name: '3 rated games: from 1700 to 1720, lowest 1700, highest 1720',
  });
  await expect.element(curve).toBeInTheDocument();
  expect(document.querySelectorAll('[data-curve] > svg circle')).toHaveLength(3);
  await userEvent.click(page.getByText('Show as table'));
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(4);
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows[1]).toMatch(/Calamity Jane Won1720$/);
  expect(rows[3]).toContain(MALLORY.name);
  expect(document.querySelector('img')).toBeNull();
  await expect.element(page.getByText('Won, on time · Against Calamity Jane')).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: /^View: Won, on time/ }))
    .toHaveAttribute('href', `#/online/${gameId('c')}`);
});

test('reports a player who does not exist', async () => {
  serveFake({ 'GET /api/me': NOT_SIGNED_IN, 'GET /api/players/nobody': problem('noSuchPlayer', 404) });
  await show(<PlayerScreen id="nobody" />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent('That player doesn’t exist.');
});

test('a player can be blocked, after a confirmation, and reported', async () => {
  const server = serveFake({
    'GET /api/me': NOT_SIGNED_IN,
    'POST /api/me': GUEST,
    [`GET /api/players/${ANNIE.id}`]: PROFILE,
    [`PUT /api/me/blocks/${ANNIE.id}`]: {},
    'POST /api/reports': {},
  });
  await show(<PlayerScreen id={ANNIE.id} />, '[data-moderation]');
  await userEvent.click(page.getByRole('button', { name: 'Block' }));
  expect(server.bodies(`PUT /api/me/blocks/${ANNIE.id}`)).toHaveLength(0);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Block' }));
  await expect.element(page.getByText('Annie Oakley is blocked.')).toBeInTheDocument();

  await userEvent.click(page.getByRole('button', { name: 'Report' }));
  await userEvent.click(page.getByText('Stalling'));
  await userEvent.fill(page.getByLabelText('What happened? (optional)'), 'Two hours.');
  await userEvent.click(page.getByRole('button', { name: 'Send report' }));
  await expect.element(page.getByText(/^Thanks/)).toBeInTheDocument();
  expect(server.bodies('POST /api/reports')).toEqual([
    { player: ANNIE.id, reason: 'stalling', text: 'Two hours.' },
  ]);
});

test('offers no blocking on our own profile', async () => {
  setMe(ME);
  serveFake({ 'GET /api/me': ME, [`GET /api/players/${ME.id}`]: { ...PROFILE, player: ME, rated: [] } });
  await show(<PlayerScreen id={ME.id} />, 'main dl');
  expect(document.querySelector('[data-moderation]')).toBeNull();
  expect(document.querySelector('[data-curve]')).toBeNull();
});

test('the leaderboard leads to the players, and shows where one is oneself', async () => {
  setMe(ME);
  serveFake({
    'GET /api/leaderboard': {
      leaders: [ANNIE, { ...MALLORY, rating: 1600 }, ME].map((player, i) => ({
        rank: i + 1,
        player,
        games: 30 - i,
      })),
    },
  });
  await show(<LeadersScreen />, 'main table');
  await expect
    .element(page.getByRole('link', { name: 'Annie Oakley' }))
    .toHaveAttribute('href', `#/player/${ANNIE.id}`);
  await expect.element(page.getByRole('row', { name: /Calamity Jane/ })).toHaveAttribute('aria-current');
  await expect.element(page.getByText(MALLORY.name)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});
