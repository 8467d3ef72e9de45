// Tests of my games in a browser: what is listed, deleted only after asking, saved and brought back.

import { newGame } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Announcer } from '../../kit/browser/announcer.tsx';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck, games } from '../../play/local/library.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { IDENTITY_KEY } from '../../online/identityFlag.ts';
import { setMe } from '../../online/me.ts';
import { exportGames } from '../../play/store/transfer.ts';
import { serveFake } from '../../../test/fakeServer.ts';
import { gameId, listedGame, ME } from '../../../test/people.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { GamesScreen } from './gamesScreen.tsx';

const code = makeCode(newGame('wagons', printedDeck));

/** A stored game; one with totals is finished. */
function keep(id: string, more: Readonly<Record<string, unknown>>): void {
  const kept = {
    v: 1,
    id,
    deck: printedDeck.hash,
    code,
    started: 1_700_000_000_000,
    changed: 1_700_000_000_000,
  };
  store.write(`game/${id}`, JSON.stringify({ ...kept, ...more }));
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearStorage();
  keep('going', { sitters: { first: 'person', second: 'L3' } });
  keep('won', { sitters: { first: 'L3', second: 'person' }, totals: { first: 17, second: 24 } });
  keep('two', { sitters: { first: 'person', second: 'person' }, totals: { first: 20, second: 20 } });
  keep('named', {
    sitters: { first: 'person', second: 'person' },
    names: { first: 'Ida', second: 'Jo' },
    totals: { first: 21, second: 23 },
  });
  games.refresh();
  await show(<GamesScreen />, 'main li');
});
afterEach(() => {
  leave();
  setMe('anonymous');
  vi.unstubAllGlobals();
  clearStorage();
});

const pick = async (name: string, content: string): Promise<void> => {
  const file = new File([content], name, { type: 'application/json' });
  await userEvent.upload(page.getByLabelText('Restore from file'), file);
};

test('lists what goes on and how the others ended, with a way to each', async () => {
  await expect.element(page.getByText('Against Amos (level 3) · 0 of 15 cards placed')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#/table/going');
  await expect.element(page.getByText('You won, 24 to 17')).toBeInTheDocument();
  await expect.element(page.getByText(/You tied/)).toBeInTheDocument();
  await expect.element(page.getByText('Jo won, 23 to 21')).toBeInTheDocument();
  await expect.element(page.getByText(/^Ida – Jo · /)).toBeInTheDocument();
  expect(document.querySelectorAll(`a[href="#/replay/${code}"]`)).toHaveLength(3);
  const ways = page.getByRole('link', { name: 'Result', exact: true }).elements();
  expect(ways.map((way) => way.getAttribute('href') ?? '').toSorted()).toEqual([
    '#/table/named',
    '#/table/two',
    '#/table/won',
  ]);
  const row = page.getByRole('row', { name: /^Amos Level 3/ });
  await expect.element(row).toHaveTextContent('Amos Level 3100');
});

test('marks the game of a daily deal', async () => {
  keep('daily-2026-11-18', {
    sitters: { first: 'person', second: 'L4' },
    totals: { first: 24, second: 33 },
  });
  games.refresh();
  await expect.element(page.getByText(/ · Daily deal, November 18, 2026 · /)).toBeInTheDocument();
});

test('lists online games for a player with an online identity', async () => {
  serveFake({
    'GET /api/me': ME,
    'GET /api/me/games': {
      games: [
        listedGame('mine', { toMove: 'second' }),
        listedGame('theirs', { toMove: 'first' }),
        listedGame('empty', { status: 'open' }),
      ],
      more: false,
    },
  });
  store.write(IDENTITY_KEY, 'yes');
  leave();
  await show(<GamesScreen />, 'main [data-online] li');
  const titles = [...document.querySelectorAll('main h3')].map((one) => one.textContent);
  expect(titles).toEqual(['Your turn', 'Opponent’s turn', 'Your open tables']);
  await expect
    .element(page.getByRole('link', { name: /^Play: / }))
    .toHaveAttribute('href', `#/online/${gameId('mine')}`);

  // What was loaded once is there at once, so its absence is seen.
  leave();
  store.remove(IDENTITY_KEY);
  await show(<GamesScreen />, 'main li');
  expect(document.querySelector('main [data-online]')).toBeNull();
});

test('a server that is silent does not mean that there are no online games', async () => {
  serveFake({ 'GET /api/me': ME, 'GET /api/me/games': new Error('no network') });
  store.write(IDENTITY_KEY, 'yes');
  leave();
  await show(<GamesScreen />, 'main [data-online] [role=alert]');
  expect(document.body.textContent).not.toContain('You haven’t played online yet');
});

test('deletes a game only after asking, and says so', async () => {
  await show(
    <>
      <Announcer />
      <GamesScreen />
    </>,
    'main li',
  );
  await userEvent.click(page.getByRole('button', { name: /^Delete: Against Amos \(level 3\)/ }).first());
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(games.list.value).toHaveLength(4);
  await userEvent.click(page.getByRole('button', { name: /^Delete: Against Amos \(level 3\)/ }).first());
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await until(() => games.list.value.length === 3);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'Game deleted' })).toBeInTheDocument();
});

test('brings back what was saved, once', async () => {
  const saved = exportGames(store, games);
  clearStorage();
  await pick('games.json', saved);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'games' }))
    .toHaveTextContent('4 games were added.');
  expect(games.list.value).toHaveLength(4);
  await pick('games.json', saved);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'games' }))
    .toHaveTextContent('4 games were already here.');
});

test('takes nothing of a damaged file, and says why', async () => {
  const saved = exportGames(store, games).replace(code, 'nonsense');
  clearStorage();
  await pick('games.json', saved);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/damaged \(\$\.games\[0\]\.code\)/);
  await pick('other.json', '{"format":"else"}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/isn’t a backup/);
  expect(games.list.value).toHaveLength(0);
});

test('mentions what could not be read, now or earlier', async () => {
  store.write('damaged/game/earlier', '{');
  store.write('game/broken', '{"v":1');
  games.refresh();
  await expect.element(page.getByText(/2 saved entries couldn’t be read/)).toBeInTheDocument();
});
