// Tests of opening a table in a browser: the clock, who is first, what can be rated, another deck.

import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { setMe } from '../../online/me.ts';
import { type FakeServer, NOT_SIGNED_IN, problem, serveFake } from '../../../test/fakeServer.ts';
import { GUEST, gameId, ME } from '../../../test/people.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import file from '@wagons/rules/decks/example.json' with { type: 'json' };
import { NewTableScreen } from './newTableScreen.tsx';

const OPEN = 'POST /api/tables';
const id = gameId('new');

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  location.hash = '#/online/new';
  setMe(ME);
  server = serveFake({ 'GET /api/me': ME, [OPEN]: { id } });
  await show(<NewTableScreen />, '.play-as');
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  setMe('anonymous');
  clearStorage();
});

const open = async (): Promise<unknown> => {
  await userEvent.click(page.getByRole('button', { name: 'Open table' }));
  await until(() => location.hash === `#/online/${id}`);
  return server.bodies(OPEN).at(-1);
};
/** The face of a choice is what one taps; the radio button lies behind it. */
const choose = async (name: string | RegExp): Promise<void> => {
  const radio = page.getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  await userEvent.click(radio.element().parentElement ?? radio);
};

test('opens what most people want with one tap', async () => {
  expect(await open()).toEqual({
    deck: printedDeck.hash,
    first: 'random',
    clock: { kind: 'live', seconds: 600, increment: 10 },
    rated: false,
    listed: false,
  });
});

test('takes a clock of one’s own, within its limits', async () => {
  await choose('Other');
  await userEvent.fill(page.getByLabelText('Minutes per player'), '0.4');
  await expect.element(page.getByRole('button', { name: 'Open table' })).toBeDisabled();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Half a minute to 120 minutes/);
  await userEvent.fill(page.getByLabelText('Minutes per player'), '1,5');
  await userEvent.fill(page.getByLabelText('Increment (seconds)'), '0');
  await choose(/^Public/);
  await choose('My opponent');
  expect(await open()).toMatchObject({
    clock: { kind: 'live', seconds: 90, increment: 0 },
    first: 'guest',
    listed: true,
  });
});

test('knows days and no clock', async () => {
  await choose(/^Correspondence/);
  await choose('7 days');
  expect(await open()).toMatchObject({ clock: { kind: 'days', days: 7 } });
  location.hash = '#/online/new';
  await choose(/^Unlimited/);
  const rated = page.getByRole('switch', { name: /^Rated/ });
  await expect.element(rated).toBeDisabled();
  expect(await open()).toMatchObject({ clock: { kind: 'none' } });
  location.hash = '#/online/new';
  // What was chosen last is still chosen.
  await choose(/^Live/);
  await expect.element(rated).toBeEnabled();
});

test('rated: by lot, and with an account only', async () => {
  const rated = page.getByRole('switch', { name: /^Rated/ });
  await userEvent.click(rated);
  await expect
    .element(page.getByText('In rated games, the first player is chosen at random.'))
    .toBeInTheDocument();
  expect(page.getByRole('radio', { name: 'Me' }).query()).toBeNull();
  expect(await open()).toMatchObject({ rated: true, first: 'random' });

  setMe(GUEST);
  await expect.element(rated).toBeDisabled();
  await expect.element(page.getByText('You need an account to play rated games.')).toBeInTheDocument();
  setMe(ME);
  await userEvent.click(page.getByText('Deal and deck'));
  await userEvent.fill(page.getByLabelText(/^Seed/), 'mine');
  await expect.element(page.getByText('Rated games use a random deal.')).toBeInTheDocument();
  await expect.element(rated).toBeDisabled();
  expect(await open()).toMatchObject({ rated: false, seed: 'mine' });
});

test('Frontier is known to the server, and good for a rated game', async () => {
  await userEvent.click(page.getByText('Deal and deck'));
  await choose('Frontier');
  await expect.element(page.getByText('Deal and deck · Frontier')).toBeInTheDocument();
  await expect.element(page.getByRole('switch', { name: /^Rated/ })).toBeEnabled();
  expect(await open()).toMatchObject({ deck: builtInDecks[1].hash });
  expect(server.bodies('POST /api/decks')).toEqual([]);
});

test('opens a table with hints, but never a rated one', async () => {
  const hints = page.getByRole('switch', { name: /^Hints allowed/ });
  const rated = page.getByRole('switch', { name: /^Rated/ });
  // What was chosen last is still chosen.
  await expect.element(rated).toBeInTheDocument();
  if ((rated.element() as HTMLInputElement).checked) await userEvent.click(rated);
  await userEvent.click(hints);
  expect(await open()).toMatchObject({ rated: false, hints: true });
  await userEvent.click(rated);
  await expect.element(hints).toBeDisabled();
  await expect.element(hints).not.toBeChecked();
  expect(await open()).not.toHaveProperty('hints');
  await userEvent.click(rated);
  await userEvent.click(hints);
  expect(await open()).not.toHaveProperty('hints');
});

test('agrees on the help while placing, but not in a rated game', async () => {
  const rated = page.getByRole('switch', { name: /^Rated/ });
  await expect.element(page.getByRole('radio', { name: 'Score' })).toBeChecked();
  await choose('Heat map');
  await expect.element(page.getByText(/The same for both of you\.$/)).toBeInTheDocument();
  expect(await open()).toMatchObject({ rated: false, help: 'heat' });
  await userEvent.click(rated);
  expect(page.getByRole('radio', { name: 'Heat map' }).query()).toBeNull();
  expect(await open()).not.toHaveProperty('help');
  await userEvent.click(rated);
  await choose('Score');
  expect(await open()).not.toHaveProperty('help');
});

test('brings a deck of one’s own to the server before the table is opened', async () => {
  server.answer({ 'POST /api/decks': { hash: printedDeck.hash } });
  await userEvent.click(page.getByText('Deal and deck'));
  await userEvent.upload(
    page.getByLabelText('Choose a deck file'),
    new File([JSON.stringify(file)], 'mine.json', { type: 'application/json' }),
  );
  await expect.element(page.getByText('Rated games use the printed deck or Frontier.')).toBeInTheDocument();
  const { deck } = (await open()) as { readonly deck: string };
  expect(deck).not.toBe(printedDeck.hash);
  expect(server.bodies('POST /api/decks')).toEqual([file]);
  const addresses = server.requests.map(({ address }) => address);
  expect(addresses.indexOf('POST /api/decks')).toBeLessThan(addresses.indexOf(OPEN));
});

test('becomes a guest first; reports a refusal and keeps the form', async () => {
  server.answer({ 'GET /api/me': NOT_SIGNED_IN, 'POST /api/me': GUEST, [OPEN]: problem('tooMany', 429) });
  setMe('anonymous');
  await choose(/^Correspondence/);
  await userEvent.click(page.getByRole('button', { name: 'Open table' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^You’ve reached the limit here/);
  expect(server.bodies('POST /api/me')).toEqual([{}]);
  await expect.element(page.getByRole('radio', { name: /^Correspondence/ })).toBeChecked();
});
