// Tests of the routes about the current player: names, cookies, tokens, own games, deletion.

import { describe, expect, it } from 'vitest';
import {
  account,
  act,
  browser,
  copyOf,
  guest,
  httpWorld,
  ORIGIN,
  program,
  SECRET,
} from '../../test/httpWorld.ts';
import { SETTINGS } from '../../test/play.ts';
import { hashOfCode } from '../people/recovery.ts';
import { makeSigner } from '../people/sessions.ts';

const here = httpWorld();

describe('becoming a guest', () => {
  it('gives a browser a cookie that scripts cannot read, and no token', async () => {
    const client = browser(here().app);
    const answer = await client.send('becomeGuest', { body: { name: 'Ada' } });
    expect(answer.json()).not.toHaveProperty('token');
    expect(answer.headers['set-cookie']).toMatch(
      /^wagons=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await client.ask('me')).toEqual({
      id: answer.json<{ id: string }>().id,
      name: 'Ada',
      account: false,
      passkeys: 0,
      recoveryCodes: 0,
    });
  });

  it('gives a program a token, and no cookie', async () => {
    const { app } = here();
    const answer = await program(app).send('becomeGuest', { body: { name: 'Robot' } });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { id, token } = answer.json<{ id: string; token: string }>();
    expect(await program(app, token).ask('me')).toMatchObject({ id, name: 'Robot' });
    await program(app, token).ask('rename', { body: { name: 'Robot 2' } });
  });

  it('happens once per session', async () => {
    const ada = await guest(here().app, 'Ada');
    expect(await ada.ask('becomeGuest', { body: { name: 'Bert' } })).toMatchObject({
      id: ada.id,
      name: 'Ada',
    });
  });

  it('generates a name if none is given', async () => {
    const { name } = await browser(here().app).ask('becomeGuest', { body: {} });
    expect(name).toMatch(/^[A-Z][A-Za-z ]+ \d{3}$/);
  });

  it.each([
    ['Ada  Lovelace', 'Ada Lovelace'],
    ['  Zoë ', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['Ōnishi', 'Ōnishi'],
    ['山田太郎', '山田太郎'],
    ['O’Hara-Smith', 'O’Hara-Smith'],
    ['عمر', 'عمر'],
  ])('accepts the name "%s"', async (wish, name) => {
    expect(await browser(here().app).ask('becomeGuest', { body: { name: wish } })).toMatchObject({ name });
  });

  it.each([
    'A',
    ' ',
    'A'.repeat(25),
    'Ada\u0000',
    'Ada\nBert',
    'Ada\u202eBert',
    'Ada\u200bBert',
    'A\ufeffda',
    '<b>Ada</b>',
    'Ada🤠',
    '\ud800\ud800',
    '- -',
    '__proto__',
    `Za${'\u0301\u0302\u0303\u0304\u0305'}go`,
    '\u3164\u3164',
    'Ada\ufe0f',
    '\u0410da',
  ])('refuses the name %j', async (name) => {
    expect((await browser(here().app).refusal('becomeGuest', { body: { name } })).code).toBe('badName');
    const ada = await guest(here().app);
    expect((await ada.refusal('rename', { body: { name } })).code).toBe('badName');
  });
});

it('a new name shows immediately', async () => {
  const { app } = here();
  const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
  await bert.ask('player', { params: { id: ada.id } });
  expect(await ada.ask('rename', { body: { name: 'Countess' } })).toMatchObject({ name: 'Countess' });
  expect((await bert.ask('player', { params: { id: ada.id } })).player.name).toBe('Countess');
});

it('a session is extended by visits, and expires after 400 days without one', async () => {
  const { app, passTime } = here();
  const [ada, bert] = [await guest(app), await guest(app)];
  const days = (count: number): void => passTime(count * 24 * 60 * 60 * 1000);
  days(300);
  expect((await ada.send('me')).headers['set-cookie']).toMatch(/^wagons=.+Max-Age=34560000/);
  days(101);
  expect(await ada.ask('me')).toMatchObject({ id: ada.id });
  expect((await bert.refusal('me')).code).toBe('notSignedIn');
});

describe('signing out', () => {
  it('voids the session of this device, and every copy of its cookie', async () => {
    const { app, signedOut } = here();
    const ada = await guest(app);
    const thief = copyOf(here().app, ada);
    // A visit extends the session, which stays the same one.
    await ada.ask('me');
    await ada.ask('signOut', { body: { everywhere: false } });
    for (const one of [ada, thief]) expect((await one.refusal('me')).code).toBe('notSignedIn');
    expect(signedOut).toContain(ada.id);
  });

  it('on one device keeps the others signed in', async () => {
    const { app, store, now } = here();
    const ada = await account(here());
    await store.setRecovery(ada.id, [hashOfCode('some-code')], now());
    const phone = browser(app);
    await phone.ask('recover', { body: { code: 'some-code' } });
    await ada.ask('signOut', { body: { everywhere: false } });
    expect((await ada.refusal('me')).code).toBe('notSignedIn');
    expect(await phone.ask('me')).toMatchObject({ id: ada.id });
  });

  it('ends the token of a program', async () => {
    const { app } = here();
    const { token = '' } = await program(app).ask('becomeGuest', { body: {} });
    const robot = program(app, token);
    const { token: same } = await robot.ask('becomeGuest', { body: {} });
    await robot.ask('signOut', { body: { everywhere: false } });
    for (const one of [token, same]) expect((await program(app, one).refusal('me')).code).toBe('notSignedIn');
  });

  it('with a session without an id signs out all devices', async () => {
    const { app } = here();
    const ada = await guest(app);
    const signer = makeSigner([SECRET]);
    const old = program(app, signer.sign(`${ada.id}.0`));
    expect(await old.ask('me')).toMatchObject({ id: ada.id });
    await old.ask('signOut', { body: { everywhere: false } });
    for (const one of [ada, old]) expect((await one.refusal('me')).code).toBe('notSignedIn');
  });

  it('everywhere signs out all devices, and closes the sockets', async () => {
    const { app, signedOut } = here();
    const ada = await guest(app);
    const other = copyOf(here().app, ada);
    await ada.ask('signOut', { body: { everywhere: true } });
    expect((await other.refusal('me')).code).toBe('notSignedIn');
    expect(signedOut).toContain(ada.id);
  });
});

describe('deleting a player', () => {
  it('removes the name from the games, which stay', async () => {
    const { app, signedOut } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    const { id } = await ada.ask('openTable', { body: SETTINGS });
    await act(here(), bert.id, id, { type: 'sit' });
    await ada.ask('forget');
    expect((await ada.refusal('me')).code).toBe('notSignedIn');
    expect(signedOut).toContain(ada.id);
    const game = await bert.ask('game', { params: { id } });
    expect(game.first).toEqual({ id: ada.id, name: '', account: false });
    expect((await bert.refusal('player', { params: { id: ada.id } })).code).toBe('noSuchPlayer');
  });

  it('with an account removes its passkeys', async () => {
    const grace = await account(here());
    const token = grace.cookies.get('wagons') ?? '';
    await grace.ask('forget');
    expect(await here().store.passkeysOf(grace.id)).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await program(here().app).refusal('me', { headers })).code).toBe('notSignedIn');
  });
});

describe('the list of own games', () => {
  it('starts with games where it is the player’s turn', async () => {
    const { app, passTime } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    const open = async (first: 'host' | 'guest') => {
      passTime(1000);
      return (await ada.ask('openTable', { body: { ...SETTINGS, first } })).id;
    };
    const [mine, theirs, over, waiting] = [
      await open('guest'),
      await open('host'),
      await open('host'),
      await open('host'),
    ];
    for (const id of [mine, theirs, over]) {
      passTime(1000);
      await act(here(), bert.id, id, { type: 'sit' });
    }
    await act(here(), bert.id, over, { type: 'resign' });
    const { games, more } = await ada.ask('myGames');
    expect(more).toBe(false);
    expect(games.map(({ id }) => id)).toEqual([mine, theirs, waiting, over]);
    expect(games[0]).toMatchObject({ toMove: 'second', second: { name: 'Ada' }, first: { name: 'Bert' } });
    expect(games[3]).toMatchObject({ status: 'over', end: { by: 'resigned', outcome: 'first' } });
    await act(here(), bert.id, over, { type: 'offerRematch', deal: 'new' });
    const asked = (await ada.ask('myGames')).games.find(({ id }) => id === over);
    expect(asked?.offer).toMatchObject({ kind: 'rematch', deal: 'new' });
    const before = String(games[3]?.changedAt);
    expect(await ada.ask('myGames', { query: { before } })).toEqual({ games: [], more: false });
  });

  it.each(['x', '-1', '1.5', '9e9'])('rejects before=%s', async (before) => {
    const ada = await guest(here().app);
    const { code, detail } = await ada.refusal('myGames', { query: { before } });
    expect(code).toBe('malformed');
    expect(detail).toMatch(/^query: \/before/);
  });
});

it.each([
  ['nonsense', 'wagons=nonsense'],
  ['a forged signature', `wagons=${'x'.repeat(16)}.0.${'A'.repeat(43)}`],
  ['nothing', 'wagons='],
  ['another cookie', 'other=1; wagonsx=2'],
  ['very much', `wagons=${'x'.repeat(4000)}`],
])('a cookie with %s is not accepted', async (_, cookie) => {
  const headers = { cookie, origin: ORIGIN };
  expect((await browser(here().app).refusal('me', { headers })).code).toBe('notSignedIn');
});
