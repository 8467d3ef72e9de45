// Tests of passkeys and recovery codes: the whole ceremony with a software authenticator, and attacks on it.

import { describe, expect, it } from 'vitest';
import { makeAuthenticator, type Lie } from '../../test/authenticator.ts';
import { act, browser, type Client, copyOf, freshHttpWorlds, guest, program } from '../../test/httpWorld.ts';
import { SETTINGS, someTurn } from '../../test/play.ts';

const here = freshHttpWorlds();

type TestPlayer = Client & { readonly id: string };

/** A guest creates a passkey. */
async function register(client: Client, device = makeAuthenticator()) {
  const options = await client.ask('passkeyOptions');
  const { me, recoveryCodes } = await client.ask('makePasskey', { body: device.make(options) });
  return { device, me, recoveryCodes };
}

async function signIn(client: Client, device: ReturnType<typeof makeAuthenticator>, lie?: Lie) {
  return client.ask('signIn', { body: device.use(await client.ask('signInOptions'), lie) });
}

describe('creating a passkey', () => {
  it('turns a guest into an account with the same id', async () => {
    const ada = await guest(here().app, 'Ada');
    const { me, recoveryCodes } = await register(ada);
    expect(me).toMatchObject({ id: ada.id, name: 'Ada', account: true, passkeys: 1, recoveryCodes: 8 });
    expect(recoveryCodes).toHaveLength(8);
    expect(new Set(recoveryCodes).size).toBe(8);
    expect(await ada.ask('me')).toMatchObject({ id: ada.id, account: true });
  });

  it('voids every other session of the guest', async () => {
    const { app, signedOut } = here();
    const { id, token = '' } = await program(app).ask('becomeGuest', { body: { name: 'Mallory' } });
    const victim = browser(app);
    victim.cookies.set('wagons', token);
    await register(victim);
    expect((await program(app, token).refusal('me')).code).toBe('notSignedIn');
    expect(signedOut).toContain(id);
    expect(await victim.ask('me')).toMatchObject({ id, account: true });
  });

  it('renews the session of an account, and keeps its other devices signed in', async () => {
    const { app } = here();
    const ada = await guest(app, 'Ada');
    const { device } = await register(ada);
    const phone = browser(app);
    await signIn(phone, device);
    const old = copyOf(here().app, ada);
    await register(ada);
    expect((await old.refusal('me')).code).toBe('notSignedIn');
    for (const one of [ada, phone]) expect(await one.ask('me')).toMatchObject({ id: ada.id, passkeys: 2 });
  });

  it('returns the new token to a program', async () => {
    const { app } = here();
    const { token = '' } = await program(app).ask('becomeGuest', { body: { name: 'Robot' } });
    const robot = program(app, token);
    const answer = await robot.send('passkeyOptions');
    const headers = { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    const body = makeAuthenticator().make(answer.json());
    const { me } = await robot.ask('makePasskey', { body, headers });
    expect((await robot.refusal('me')).code).toBe('notSignedIn');
    expect(await program(app, me.token).ask('me')).toMatchObject({ id: me.id, account: true });
  });

  it('returns recovery codes with the first one only', async () => {
    const ada = await guest(here().app);
    await register(ada);
    const { me, recoveryCodes } = await register(ada);
    expect(me).toMatchObject({ passkeys: 2, recoveryCodes: 8 });
    expect(recoveryCodes).toEqual([]);
  });

  it('excludes existing passkeys, and asks for a discoverable one', async () => {
    const ada = await guest(here().app);
    await register(ada);
    const options = await ada.ask('passkeyOptions');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect((options as { excludeCredentials: unknown[] }).excludeCredentials).toHaveLength(1);
  });

  it.each<[string, Lie]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['another server', { rpId: 'evil.example' }],
    ['another purpose', { type: 'webauthn.get' }],
  ])('is refused with %s', async (_, lie) => {
    const ada = await guest(here().app);
    const options = await ada.ask('passkeyOptions');
    const { code } = await ada.refusal('makePasskey', { body: makeAuthenticator().make(options, lie) });
    expect(code).toBe('badPasskey');
    expect((await ada.ask('me')).account).toBe(false);
  });

  it('is refused without the challenge, after five minutes, and with the challenge of another player', async () => {
    const { app, passTime } = here();
    const [ada, bert] = [await guest(app), await guest(app)];
    const body = makeAuthenticator().make(await ada.ask('passkeyOptions'));
    const kept = ada.cookies.get('wagons-challenge') ?? '';
    ada.cookies.delete('wagons-challenge');
    expect((await ada.refusal('makePasskey', { body })).code).toBe('badPasskey');
    bert.cookies.set('wagons-challenge', kept);
    expect((await bert.refusal('makePasskey', { body })).code).toBe('badPasskey');
    ada.cookies.set('wagons-challenge', kept);
    passTime(5 * 60_000 + 1);
    expect((await ada.refusal('makePasskey', { body })).code).toBe('badPasskey');
  });

  it('is refused when there are too many', async () => {
    const { app, store, now } = here();
    const ada = await guest(app);
    await register(ada);
    for (let key = 1; key < 20; key++)
      await store.addPasskey(
        { id: `${ada.id}-${key}`, player: ada.id, publicKey: '', counter: 0, transports: [], device: '' },
        [],
        now(),
      );
    const body = makeAuthenticator().make(await ada.ask('passkeyOptions'));
    expect((await ada.refusal('makePasskey', { body })).code).toBe('tooMany');
  });

  it('is refused for a credential that exists already', async () => {
    const { app } = here();
    const { device } = await register(await guest(app, 'Ada'));
    const bert = await guest(app, 'Bert');
    const options = await bert.ask('passkeyOptions');
    expect((await bert.refusal('makePasskey', { body: device.make(options) })).code).toBe('badPasskey');
  });

  it.each([
    {},
    { id: 1 },
    { id: 'x', rawId: 'x', type: 'public-key', response: 7 },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%', attestationObject: '%' } },
  ])('is refused with the body %j', async (body) => {
    const ada = await guest(here().app);
    await ada.ask('passkeyOptions');
    expect((await ada.refusal('makePasskey', { body })).code).toBe('badPasskey');
  });
});

describe('signing in', () => {
  it('restores the account on another device', async () => {
    const { app } = here();
    const ada = await guest(app, 'Ada');
    const { device } = await register(ada);
    const phone = browser(app);
    expect(await signIn(phone, device)).toMatchObject({ id: ada.id, account: true });
    expect(await phone.ask('me')).toMatchObject({ id: ada.id });
    expect(phone.cookies.has('wagons-challenge')).toBe(false);
  });

  it('moves the games of the guest on that device, even one in progress', async () => {
    const { app, hall } = here();
    const ada = await guest(app, 'Ada');
    const { device } = await register(ada);
    const [phone, bert]: [TestPlayer, TestPlayer] = [await guest(app, 'Phone'), await guest(app, 'Bert')];
    const { id } = await phone.ask('openTable', { body: { ...SETTINGS, first: 'guest' } });
    await act(here(), bert.id, id, { type: 'sit' });
    await signIn(phone, device);
    expect(await phone.ask('me')).toMatchObject({ id: ada.id });
    const { games } = await ada.ask('myGames');
    expect(games).toMatchObject([{ id, second: { id: ada.id, name: 'Ada' }, toMove: 'second' }]);
    const table = await hall.table(id);
    if (!table.ok) throw new Error(table.error);
    await act(here(), ada.id, id, { type: 'turn', moves: [...someTurn(table.value.game)] });
  });

  it('merges blocks in both directions', async () => {
    const { app } = here();
    const [ada, phone] = [await guest(app, 'Ada'), await guest(app, 'Phone')];
    const [bert, carl] = [await guest(app, 'Bert'), await guest(app, 'Carl')];
    const { device } = await register(ada);
    for (const id of [bert.id, ada.id]) await phone.ask('block', { params: { id } });
    await carl.ask('block', { params: { id: phone.id } });
    await signIn(phone, device);
    expect((await ada.ask('blocked')).players.map(({ name }) => name)).toEqual(['Bert']);
    expect((await carl.ask('blocked')).players.map(({ id }) => id)).toEqual([ada.id]);
  });

  it('voids the session of the guest', async () => {
    const { app, signedOut } = here();
    const ada = await guest(app, 'Ada');
    const { device } = await register(ada);
    // An attacker creates a guest, keeps its token, and plants it as a cookie in the victim's browser.
    const { token = '' } = await program(app).ask('becomeGuest', { body: { name: 'Mallory' } });
    const attacker = program(app, token);
    const victim = browser(app);
    victim.cookies.set('wagons', token);
    const planted = await victim.ask('me');
    expect(await signIn(victim, device)).toMatchObject({ id: ada.id });
    expect((await attacker.refusal('me')).code).toBe('notSignedIn');
    expect((await attacker.refusal('newRecoveryCodes')).code).toBe('notSignedIn');
    expect(await victim.ask('me')).toMatchObject({ id: ada.id });
    // A socket of the guest is closed; the victim's page reconnects as the account.
    expect(signedOut).toContain(planted.id);
  });

  it('with a recovery code voids the session of the guest as well', async () => {
    const { app } = here();
    const { recoveryCodes } = await register(await guest(app, 'Ada'));
    const phone = await guest(app, 'Phone');
    const old = copyOf(here().app, phone);
    await phone.ask('recover', { body: { code: recoveryCodes[0] } });
    expect((await old.refusal('me')).code).toBe('notSignedIn');
  });

  it('ends the previous session', async () => {
    const { app } = here();
    const ada = await guest(app, 'Ada');
    const { device } = await register(ada);
    const old = copyOf(here().app, ada);
    await signIn(ada, device);
    expect((await old.refusal('me')).code).toBe('notSignedIn');
    expect(await ada.ask('me')).toMatchObject({ id: ada.id });
  });

  it('from one account to another does not merge them', async () => {
    const { app } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    const { device } = await register(ada);
    await register(bert);
    expect(await signIn(bert, device)).toMatchObject({ id: ada.id });
    expect((await ada.ask('player', { params: { id: bert.id } })).player.name).toBe('Bert');
  });

  it.each([
    ['a counter that stays 0, as a passkey of several devices has it', 0],
    ['a counter that counts', 7],
  ])('cannot be replayed, with %s', async (_, counter) => {
    const { app } = here();
    const ada = await guest(app);
    const device = makeAuthenticator();
    const response = device.make(await ada.ask('passkeyOptions'), { counter: 0 });
    await ada.ask('makePasskey', { body: response });
    const phone = browser(app);
    const body = device.use(await phone.ask('signInOptions'), { counter });
    const thief = copyOf(here().app, phone);
    await phone.ask('signIn', { body });
    expect((await thief.refusal('signIn', { body })).code).toBe('badPasskey');
    expect((await thief.refusal('me')).code).toBe('notSignedIn');
    // A second passkey, with its own challenge, is as valid as the first.
    expect(await signIn(phone, device, { counter: counter && counter + 1 })).toMatchObject({ id: ada.id });
  });

  it('admits one of eight concurrent responses to one challenge', async () => {
    const { app } = here();
    const ada = await guest(app);
    const device = makeAuthenticator();
    await ada.ask('makePasskey', { body: device.make(await ada.ask('passkeyOptions'), { counter: 0 }) });
    const phone = browser(app);
    const body = device.use(await phone.ask('signInOptions'), { counter: 0 });
    const all = Array.from({ length: 8 }, () => copyOf(here().app, phone));
    const statuses = await Promise.all(
      all.map(async (one) => (await one.send('signIn', { body })).statusCode),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it.each<[string, Lie]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['another server', { rpId: 'evil.example' }],
    ['another purpose', { type: 'webauthn.create' }],
    ['a counter that runs backwards', { counter: 1 }],
  ])('is refused with %s', async (_, lie) => {
    const { app } = here();
    const { device } = await register(await guest(app));
    const phone = browser(app);
    const body = device.use(await phone.ask('signInOptions'), lie);
    expect((await phone.refusal('signIn', { body })).code).toBe('badPasskey');
    expect((await phone.refusal('me')).code).toBe('notSignedIn');
  });

  it('is refused in the same way for an unknown passkey and for a deleted account', async () => {
    const { app } = here();
    const ada = await guest(app);
    const { device } = await register(ada);
    await ada.ask('forget');
    const phone = browser(app);
    const refusals = [];
    for (const one of [device, makeAuthenticator()]) {
      const body = one.use(await phone.ask('signInOptions'));
      refusals.push(await phone.refusal('signIn', { body }));
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.code).toBe('badPasskey');
  });

  it('is refused with a challenge for another purpose', async () => {
    const ada = await guest(here().app);
    const { device } = await register(ada);
    const options = await ada.ask('passkeyOptions');
    const body = device.use({ ...options, rpId: 'localhost' });
    expect((await ada.refusal('signIn', { body })).code).toBe('badPasskey');
  });
});

const MINUTES = 60_000;

describe('a stolen session', () => {
  it('cannot take the account away, or outlive the next sign-in of its owner', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    const { device } = await register(ada);
    const { passkeys } = await ada.ask('passkeys');
    world.passTime(5 * MINUTES);
    const thief = copyOf(world.app, ada);
    const params = { id: passkeys[0]?.id ?? '' };
    for (const [name, wish] of [
      ['passkeyOptions', {}],
      ['makePasskey', { body: {} }],
      ['newRecoveryCodes', {}],
      ['removePasskey', { params }],
      ['forget', {}],
    ] as const)
      expect((await thief.refusal(name, wish)).code).toBe('proofNeeded');
    // The thief's own passkey proves nothing.
    const mallory = await guest(world.app, 'Mallory');
    const { device: foreign, recoveryCodes } = await register(mallory);
    const passkey = foreign.use(await thief.ask('proofOptions'));
    expect((await thief.refusal('prove', { body: { passkey } })).code).toBe('badPasskey');
    const code = recoveryCodes[0] ?? '';
    expect((await thief.refusal('prove', { body: { code } })).code).toBe('badRecoveryCode');
    expect((await thief.refusal('newRecoveryCodes')).code).toBe('proofNeeded');
    // It wasn't used up either.
    await browser(world.app).ask('recover', { body: { code } });
    await signIn(ada, device);
    expect((await thief.refusal('me')).code).toBe('notSignedIn');
  });

  it.each(['passkey', 'code'])('differs from its owner, who proves who they are by %s', async (by) => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    const { device, recoveryCodes } = await register(ada);
    world.passTime(5 * MINUTES);
    expect((await ada.refusal('newRecoveryCodes')).code).toBe('proofNeeded');
    const body =
      by === 'code' ? { code: recoveryCodes[0] } : { passkey: device.use(await ada.ask('proofOptions')) };
    expect(await ada.ask('prove', { body })).toMatchObject({ recoveryCodes: by === 'code' ? 7 : 8 });
    world.passTime(5 * MINUTES - 1);
    await ada.ask('newRecoveryCodes');
    world.passTime(1);
    expect((await ada.refusal('forget')).code).toBe('proofNeeded');
  });
});

describe('the passkeys of an account', () => {
  it('are listed with device and dates, and can be named', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
    const device = makeAuthenticator();
    await ada.ask('makePasskey', { body: device.make(await ada.ask('passkeyOptions')), headers });
    const addedAt = world.now();
    world.passTime(MINUTES);
    await signIn(ada, device);
    const { passkeys } = await ada.ask('passkeys');
    expect(passkeys).toMatchObject([{ device: 'Firefox · Linux', addedAt, usedAt: world.now() }]);
    const params = { id: passkeys[0]?.id ?? '' };
    await ada.ask('renamePasskey', { params, body: { name: ' Laptop ' } });
    expect((await ada.ask('passkeys')).passkeys).toMatchObject([{ name: 'Laptop' }]);
    expect((await ada.refusal('renamePasskey', { params, body: { name: '\u200B' } })).code).toBe('badText');
  });

  it('are of no use to another account', async () => {
    const world = here();
    const [ada, bert] = [await guest(world.app, 'Ada'), await guest(world.app, 'Bert')];
    await register(ada);
    await register(bert);
    await register(bert);
    const { passkeys } = await ada.ask('passkeys');
    const params = { id: passkeys[0]?.id ?? '' };
    expect((await bert.refusal('removePasskey', { params })).code).toBe('noSuchPasskey');
    expect((await bert.refusal('renamePasskey', { params, body: { name: 'x' } })).code).toBe('noSuchPasskey');
    expect((await ada.ask('passkeys')).passkeys).toEqual(passkeys);
  });

  it('can be removed, which signs out every other device', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    const { device: lost } = await register(ada);
    const phone = browser(world.app);
    await signIn(phone, lost);
    world.passTime(1);
    const { device: kept } = await register(ada);
    const { passkeys } = await ada.ask('passkeys');
    const me = await ada.ask('removePasskey', { params: { id: passkeys[0]?.id ?? '' } });
    expect(me).toMatchObject({ passkeys: 1 });
    expect((await phone.refusal('me')).code).toBe('notSignedIn');
    expect(world.signedOut).toContain(ada.id);
    const body = lost.use(await phone.ask('signInOptions'));
    expect((await phone.refusal('signIn', { body })).code).toBe('badPasskey');
    expect(await ada.ask('me')).toMatchObject({ id: ada.id });
    // The proof is still fresh.
    await ada.ask('newRecoveryCodes');
    await signIn(browser(world.app), kept);
  });

  it('can all be removed only while there are recovery codes', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    const { recoveryCodes } = await register(ada);
    const id = (await ada.ask('passkeys')).passkeys[0]?.id ?? '';
    for (const code of recoveryCodes) await ada.ask('recover', { body: { code } });
    expect((await ada.refusal('removePasskey', { params: { id } })).code).toBe('lastPasskey');
    expect(await ada.ask('me')).toMatchObject({ passkeys: 1 });
    await ada.ask('newRecoveryCodes');
    expect(await ada.ask('removePasskey', { params: { id } })).toMatchObject({ passkeys: 0 });
  });

  it('and new codes show when they were added', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    await register(ada);
    const first = world.now();
    world.passTime(MINUTES);
    await register(ada);
    expect(await ada.ask('me')).toMatchObject({ passkeyAddedAt: first + MINUTES, recoveryCodesAt: first });
    await ada.ask('newRecoveryCodes');
    expect(await ada.ask('me')).toMatchObject({ recoveryCodesAt: first + MINUTES });
  });
});

describe('the name of an account', () => {
  it('is unique, however it is written', async () => {
    const { app } = here();
    const [ada, bert] = [await guest(app, 'Ada Strauß'), await guest(app, 'Bert')];
    for (const one of [ada, bert]) await register(one);
    for (const name of ['Ada Strauß', 'ADA STRAUSS', 'ada strauß', 'Ａda Strauß'])
      expect((await bert.refusal('rename', { body: { name } })).code).toBe('nameTaken');
    expect(await bert.ask('me')).toMatchObject({ name: 'Bert' });
    // A player's own name is never taken.
    expect(await ada.ask('rename', { body: { name: 'ADA STRAUSS' } })).toMatchObject({ name: 'ADA STRAUSS' });
  });

  it('is unique by its look, whole scripts included', async () => {
    const { app } = here();
    const [coco, bert] = [await guest(app, 'coco'), await guest(app, 'Bert')];
    for (const one of [coco, bert]) await register(one);
    for (const name of ['сосо', 'СОСО', 'ᴄᴏᴄᴏ'])
      expect((await bert.refusal('rename', { body: { name } })).code).toBe('nameTaken');
    const other = await guest(app, 'сосо');
    expect((await other.refusal('passkeyOptions')).code).toBe('nameTaken');
  });

  it.each(['Admin', 'Moderator', 'Circle the Wagons', 'Hitler'])('is never %s', async (name) => {
    const { app } = here();
    expect((await browser(app).refusal('becomeGuest', { body: { name } })).code).toBe('nameNotAllowed');
    const ada = await guest(app, 'Ada');
    expect((await ada.refusal('rename', { body: { name } })).code).toBe('nameNotAllowed');
  });

  it('changes at most three times a day', async () => {
    const world = here();
    const ada = await guest(world.app, 'Ada');
    for (const name of ['Ada 1', 'Ada 2', 'Ada 2', 'Ada 3']) await ada.ask('rename', { body: { name } });
    expect((await ada.refusal('rename', { body: { name: 'Ada 4' } })).code).toBe('renamedEnough');
    expect(await ada.ask('me')).toMatchObject({ name: 'Ada 3' });
    world.passTime(24 * 60 * MINUTES);
    await ada.ask('rename', { body: { name: 'Ada 4' } });
  });

  it('may be used by a guest, who needs another one for an account', async () => {
    const { app } = here();
    await register(await guest(app, 'Ada'));
    const ada = await guest(app, 'ada');
    expect((await ada.refusal('passkeyOptions')).code).toBe('nameTaken');
    await ada.ask('rename', { body: { name: 'Ada 2' } });
    expect((await register(ada)).me).toMatchObject({ name: 'Ada 2', account: true });
  });

  it('is given once when two guests become accounts concurrently', async () => {
    const { app } = here();
    const two = [await guest(app, 'Ada'), await guest(app, 'ADA')];
    const bodies: unknown[] = [];
    for (const one of two) bodies.push(makeAuthenticator().make(await one.ask('passkeyOptions')));
    const answers = await Promise.all(
      two.map(async (one, at) => one.send('makePasskey', { body: bodies[at] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const mes = await Promise.all(two.map(async (one) => one.ask('me')));
    expect(mes.filter(({ account, passkeys }) => account && passkeys === 1)).toHaveLength(1);
    expect(mes.filter(({ account, passkeys }) => !account && passkeys === 0)).toHaveLength(1);
  });

  it('is free again when the account is deleted', async () => {
    const { app } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    for (const one of [ada, bert]) await register(one);
    await ada.ask('forget');
    expect(await bert.ask('rename', { body: { name: 'Ada' } })).toMatchObject({ name: 'Ada' });
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed', async () => {
    const { app } = here();
    const ada = await guest(app, 'Ada');
    const { recoveryCodes } = await register(ada);
    const [code = ''] = recoveryCodes;
    const phone = browser(app);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
    expect(await phone.ask('recover', { body: { code: typed } })).toMatchObject({
      id: ada.id,
      recoveryCodes: 7,
    });
    const again = await browser(app).refusal('recover', { body: { code } });
    expect(again.code).toBe('badRecoveryCode');
  });

  it('are void when new ones are created', async () => {
    const { app } = here();
    const ada = await guest(app);
    const { recoveryCodes: old } = await register(ada);
    const { recoveryCodes } = await ada.ask('newRecoveryCodes');
    const refusal = await browser(app).refusal('recover', { body: { code: old[0] } });
    expect(refusal.code).toBe('badRecoveryCode');
    await browser(app).ask('recover', { body: { code: recoveryCodes[0] } });
  });

  it('are stored as hashes, and never logged', async () => {
    const { app, logged } = here();
    const { recoveryCodes } = await register(await guest(app, 'Ada'));
    await browser(app).ask('recover', { body: { code: recoveryCodes[0] } });
    expect(logged()).not.toContain(recoveryCodes[0]);
    expect(logged()).not.toMatch(/Ada|wagons=|localhost:8080/);
  });

  it.each(['x', '0000-0000-0000-0000', '🤠'])('%s is not a recovery code', async (code) => {
    expect((await browser(here().app).refusal('recover', { body: { code } })).code).toBe('badRecoveryCode');
  });
});
