// Tests of inviting a friend in a browser: a table without questions, once.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { setMe } from '../../online/me.ts';
import { printedDeck } from '../../play/local/library.ts';
import { NOT_SIGNED_IN, serveFake } from '../../../test/fakeServer.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { GUEST, gameId, ME } from '../../../test/people.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { InviteScreen } from './inviteScreen.tsx';

const OPEN = 'POST /api/tables';
const id = gameId('invited');

beforeEach(async () => {
  await speak('en');
  location.hash = '#/online/invite';
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  setMe('anonymous');
  clearStorage();
});

test('opens a private table at once, and leads to its link', async () => {
  setMe(ME);
  const server = serveFake({ 'GET /api/me': ME, [OPEN]: { id } });
  await show(<InviteScreen />, 'h1');
  await until(() => location.hash === `#/online/${id}`);
  expect(server.bodies(OPEN)).toEqual([
    {
      deck: printedDeck.hash,
      first: 'random',
      clock: { kind: 'live', seconds: 600, increment: 10 },
      rated: false,
      listed: false,
    },
  ]);
});

test('makes a guest of a stranger first', async () => {
  setMe('anonymous');
  const server = serveFake({ 'GET /api/me': NOT_SIGNED_IN, 'POST /api/me': GUEST, [OPEN]: { id } });
  await show(<InviteScreen />, 'h1');
  await until(() => location.hash === `#/online/${id}`);
  expect(server.bodies('POST /api/me')).toEqual([{}]);
});

test('says why it could not, and tries again', async () => {
  setMe(ME);
  const server = serveFake({ 'GET /api/me': ME, [OPEN]: new TypeError('x') });
  await show(<InviteScreen />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/The server isn’t responding/);
  server.answer({ [OPEN]: { id } });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await until(() => location.hash === `#/online/${id}`);
});
