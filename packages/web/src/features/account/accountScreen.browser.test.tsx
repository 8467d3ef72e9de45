// Tests of the account in a browser: names, passkeys with a virtual authenticator, codes, and the ways out.

import type { Me } from '@wagons/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { isNumber } from '../../online/passkeys.ts';
import { setMe } from '../../online/me.ts';
import { type FakeServer, NOT_SIGNED_IN, problem, serveFake } from '../../../test/fakeServer.ts';
import { GUEST, MALLORY, ME } from '../../../test/people.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak } from '../../../test/speaking.ts';
import { AccountScreen } from './accountScreen.tsx';
import { unkept } from './codeSheet.tsx';

const CODES = ['k7wd-1000-qpzm', 'k7wd-1077-qpzm'];
const CHALLENGE = 'AAAAAAAAAAAAAAAAAAAAAA';

const REGISTRATION = {
  challenge: CHALLENGE,
  rp: { name: 'Circle the Wagons', id: 'localhost' },
  user: { id: 'bWUtbWUtbWU', name: 'Greenhorn 417', displayName: 'Greenhorn 417' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
};

let server: FakeServer;
/** Shows the account screen, signed in or not. */
async function visit(self: Me | Response): Promise<void> {
  setMe(self instanceof Response ? 'anonymous' : self);
  server = serveFake({
    'GET /api/me': self,
    'GET /api/me/blocks': { players: [] },
    'GET /api/passkeys': { passkeys: [] },
    'POST /api/passkeys/options': REGISTRATION,
    'POST /api/passkeys': { me: { ...ME, recoveryCodes: CODES.length }, recoveryCodes: CODES },
    'POST /api/sign-in/options': { challenge: CHALLENGE, rpId: 'localhost', userVerification: 'preferred' },
    'POST /api/sign-in': ME,
  });
  await show(<AccountScreen />, 'main h2');
}

type Devtools = { readonly send: (method: string, params?: object) => Promise<unknown> };
const devtools = (): Devtools => cdp() as unknown as Devtools;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  await devtools().send('WebAuthn.enable');
  await devtools().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});
afterEach(async () => {
  leave();
  unkept.value = undefined;
  clearStorage();
  vi.unstubAllGlobals();
  setMe('anonymous');
  await devtools().send('WebAuthn.disable');
});

const press = async (name: string): Promise<void> =>
  userEvent.click(page.getByRole('button', { name, exact: true }));
const sure = async (name: string): Promise<void> =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }));

test('takes another name, and tells why one is refused', async () => {
  await visit(GUEST);
  server.answer({ 'PATCH /api/me': problem('nameTaken') });
  const name = page.getByLabelText('Name', { exact: true });
  await userEvent.fill(name, 'Calamity');
  await press('Save name');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That name belongs to an account/);
  // What the server would never take is not even asked for.
  await userEvent.fill(name, '???');
  await press('Save name');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That name won’t work/);
  server.answer({ 'PATCH /api/me': { ...GUEST, name: 'Doc' } });
  await userEvent.fill(name, 'Doc');
  await press('Save name');
  await expect.element(page.getByText('You’re now Doc.')).toBeInTheDocument();
  expect(server.bodies('PATCH /api/me')).toEqual([{ name: 'Calamity' }, { name: 'Doc' }]);
});

test('a passkey makes an account, and the codes stay until they are kept', async () => {
  await visit(GUEST);
  await press('Create a passkey');
  await expect.element(page.getByText(CODES[1] ?? '')).toBeInTheDocument();
  const [sent] = server.bodies('POST /api/passkeys');
  expect(sent).toMatchObject({ type: 'public-key', response: { transports: ['internal'] } });
  const done = page.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeDisabled();

  const before = location.hash;
  await userEvent.click(page.getByRole('link', { name: 'Online' }));
  await expect.element(page.getByText(/^You won’t be able to see them again/)).toBeInTheDocument();
  await sure('Cancel');
  expect(location.hash).toBe(before);
  // Going back can't be prevented, but the codes are shown again on return.
  leave();
  server.answer({ 'GET /api/me': { ...ME, recoveryCodes: CODES.length } });
  await show(<AccountScreen />, 'main ol code');

  await userEvent.click(page.getByLabelText('I’ve saved them'));
  await userEvent.click(done);
  await expect.element(page.getByText(CODES[1] ?? '')).not.toBeInTheDocument();
  await expect.element(page.getByText('2 codes left')).toBeInTheDocument();
  await expect.element(page.getByText('1 passkey', { exact: true })).toBeInTheDocument();
});

test('an account can be created without being a guest first, and signed in to again', async () => {
  await visit(NOT_SIGNED_IN);
  server.answer({ 'POST /api/me': GUEST });
  await press('Create a passkey');
  await expect.element(page.getByText(CODES[0] ?? '')).toBeInTheDocument();
  leave();
  setMe('anonymous');
  await visit(NOT_SIGNED_IN);
  await press('Sign in with a passkey');
  await expect.element(page.getByText('Welcome back, Calamity Jane.')).toBeInTheDocument();
  expect(server.bodies('POST /api/sign-in')).toHaveLength(1);
});

test('reports a name that belongs to an account, also to a new guest', async () => {
  await visit(NOT_SIGNED_IN);
  server.answer({ 'POST /api/me': GUEST, 'POST /api/passkeys/options': problem('nameTaken') });
  await press('Create a passkey');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That name belongs to an account/);
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue(GUEST.name);
});

test('a question that is closed is no fault', async () => {
  await visit(GUEST);
  const closed = new DOMException('closed', 'NotAllowedError');
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(closed);
  await press('Create a passkey');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^The passkey request was canceled/);
  expect(server.bodies('POST /api/passkeys')).toEqual([]);
  vi.restoreAllMocks();
});

test('says what is missing without a secure connection', async () => {
  vi.stubGlobal('isSecureContext', false);
  await visit(GUEST);
  await expect.element(page.getByText(/^Passkeys need a secure connection/)).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Create a passkey' }).query()).toBeNull();
  await expect.element(page.getByText('Use a recovery code')).toBeInTheDocument();
});

test.each([
  ['localhost', false],
  ['wagons.example.org', false],
  ['192.168.0.7', true],
  ['[::1]', true],
])('passkeys belong to names: %s', (host, number) => {
  expect(isNumber(host)).toBe(number);
});

test('a recovery code lets one in, once', async () => {
  await visit(NOT_SIGNED_IN);
  server.answer({ 'POST /api/recover': problem('badRecoveryCode') });
  await userEvent.click(page.getByText('Use a recovery code'));
  await userEvent.fill(page.getByLabelText('Recovery code'), ' k7wd-1000-qpzm ');
  await press('Sign in');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That recovery code isn’t valid/);
  server.answer({ 'POST /api/recover': ME });
  await press('Sign in');
  await expect.element(page.getByText('Welcome back, Calamity Jane.')).toBeInTheDocument();
  expect(server.bodies('POST /api/recover')[0]).toEqual({ code: 'k7wd-1000-qpzm' });
});

test('new codes make the old ones void, so it asks before', async () => {
  await visit(ME);
  server.answer({ 'POST /api/me/recovery-codes': { recoveryCodes: CODES } });
  await press('Create new codes');
  expect(server.bodies('POST /api/me/recovery-codes')).toEqual([]);
  await sure('Create new codes');
  await expect.element(page.getByText(CODES[0] ?? '')).toBeInTheDocument();
});

const KEYS = [
  {
    id: 'phone-----------------',
    device: 'Phone',
    addedAt: Date.UTC(2026, 2, 1, 12),
    usedAt: Date.UTC(2026, 2, 9, 12),
  },
  { id: 'laptop----------------', device: 'Laptop', addedAt: Date.UTC(2026, 3, 2, 12) },
];

test('lists passkeys with device and dates, and names and removes them', async () => {
  await visit({ ...ME, passkeys: 2 });
  leave();
  server.answer({
    'GET /api/passkeys': { passkeys: KEYS },
    'PATCH /api/passkeys/laptop----------------': {},
    'DELETE /api/passkeys/phone-----------------': problem('lastPasskey', 409),
  });
  await show(<AccountScreen />, 'main li');
  const entries = () => [...document.querySelectorAll('main li')].map((one) => one.textContent);
  expect(entries()[0]).toMatch(/^PhoneAdded March 1, 2026 · last used March 9, 2026/);
  expect(entries()[1]).toMatch(/^LaptopAdded April 2, 2026/);

  await userEvent.click(page.getByRole('button', { name: 'Name this passkey' }).last());
  await userEvent.fill(page.getByRole('textbox', { name: 'Name this passkey' }), 'Work');
  server.answer({ 'GET /api/passkeys': { passkeys: [KEYS[0], { ...KEYS[1], name: 'Work' }] } });
  await userEvent.click(page.getByRole('button', { name: 'Save name' }).last());
  await expect.poll(() => entries()[1]).toMatch(/^WorkLaptop · Added/);
  expect(server.bodies('PATCH /api/passkeys/laptop----------------')).toEqual([{ name: 'Work' }]);

  await userEvent.click(page.getByRole('button', { name: /Remove/ }).first());
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/all your other devices are signed out/);
  await sure('Remove');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^That’s your only passkey/);
  server.answer({ 'DELETE /api/passkeys/phone-----------------': { ...ME, passkeys: 1 } });
  await userEvent.click(page.getByRole('button', { name: /Remove/ }).first());
  await sure('Remove');
  await expect.element(page.getByText(/^Passkey removed/)).toBeInTheDocument();
});

test('an account is asked for its passkey again before one is removed', async () => {
  // The passkey of this browser is the one to prove with.
  await visit(GUEST);
  await press('Create a passkey');
  await expect.element(page.getByText(CODES[1] ?? '')).toBeInTheDocument();
  leave();
  unkept.value = undefined;
  await visit(ME);
  leave();
  let isProven = false;
  server.answer({
    'GET /api/passkeys': { passkeys: KEYS },
    'POST /api/me/proof/options': { challenge: CHALLENGE, rpId: 'localhost', userVerification: 'preferred' },
    'POST /api/me/proof': () => {
      isProven = true;
      return ME;
    },
    'DELETE /api/passkeys/phone-----------------': () => (isProven ? ME : problem('proofNeeded', 403)),
  });
  await show(<AccountScreen />, 'main li');
  await userEvent.click(page.getByRole('button', { name: /Remove/ }).first());
  await sure('Remove');
  await expect.element(page.getByText(/^Passkey removed/)).toBeInTheDocument();
  expect(server.bodies('POST /api/me/proof')).toMatchObject([{ passkey: { type: 'public-key' } }]);
});

test('tells the owner what was added to the account elsewhere, until it is read', async () => {
  const known = { ...ME, passkeyAddedAt: Date.UTC(2026, 2, 1), recoveryCodesAt: Date.UTC(2026, 2, 1) };
  await visit(known);
  expect(document.querySelector('[data-part=account-news]')).toBeNull();
  leave();
  const later = {
    ...known,
    passkeyAddedAt: Date.UTC(2026, 3, 2, 12),
    recoveryCodesAt: Date.UTC(2026, 3, 3, 12),
  };
  await visit(later);
  const news = page.getByRole('status').filter({ hasText: 'If that wasn’t you' });
  await expect.element(news).toHaveTextContent(/A passkey was added to your account on .*2026/);
  await expect.element(news).toHaveTextContent(/New recovery codes were created for your account on .*2026/);
  await press('Close');
  await expect.element(news).not.toBeInTheDocument();
  leave();
  await visit(later);
  expect(document.querySelector('[data-part=account-news]')).toBeNull();
});

test('signs out everywhere', async () => {
  await visit(ME);
  server.answer({ 'POST /api/me/sign-out': {} });
  await press('Sign out everywhere');
  await expect.element(page.getByText('You’re signed out.')).toBeInTheDocument();
  expect(server.bodies('POST /api/me/sign-out')).toEqual([{ everywhere: true }]);
});

test('a guest is warned before leaving', async () => {
  await visit(GUEST);
  server.answer({ 'POST /api/me/sign-out': {} });
  await press('Sign out here');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/guest without a passkey/);
  await sure('Cancel');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.bodies('POST /api/me/sign-out')).toEqual([]);
});

test('deletes everything only after a clear warning', async () => {
  await visit(ME);
  server.answer({ 'DELETE /api/me': {} });
  await press('Delete account');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/You can’t undo this/);
  await sure('Yes, delete it all');
  await expect.element(page.getByText('Your data has been deleted.')).toBeInTheDocument();
  await expect.element(page.getByText(/^You don’t need an account to play/)).toBeInTheDocument();
});

test('lists whom one has blocked, as text, and lets them back', async () => {
  await visit(ME);
  leave();
  server.answer({
    'GET /api/me/blocks': { players: [MALLORY] },
    [`DELETE /api/me/blocks/${MALLORY.id}`]: {},
  });
  await show(<AccountScreen />, 'main li');
  expect(document.querySelector('img')).toBeNull();
  server.answer({ 'GET /api/me/blocks': { players: [] } });
  await userEvent.click(page.getByRole('button', { name: `Unblock ${MALLORY.name}` }));
  await expect.element(page.getByText('You haven’t blocked anyone.')).toBeInTheDocument();
});

test.each([
  ['en', 'You’re suspended until May 4, 2999', 'insults in the chat'],
  ['de', 'bis zum 4. Mai 2999 gesperrt', 'Beleidigungen im Chat'],
  ['nl', 'geschorst tot 4 mei 2999', 'beledigingen in de chat'],
  ['fr', 'suspendu jusqu’au 4 mai 2999', 'insultes dans le chat'],
  ['it', 'Fine della sospensione: 4 maggio 2999', 'insulti in chat'],
] as const)('a suspended player reads why and until when, in %s', async (language, until, reason) => {
  await speak(language);
  await visit({ ...ME, suspension: { reason: 'chat', until: Date.UTC(2999, 4, 4, 12) } });
  const notice = page.getByRole('status').filter({ hasText: reason });
  await expect.element(notice).toHaveTextContent(until);
});
