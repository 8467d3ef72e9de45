// Tests of the routes of tables and decks.

import { describe, expect, it, vi } from 'vitest';
import { account, act, browser, exampleDeck, guest, httpWorld, program } from '../../test/httpWorld.ts';
import { COVERED, FRONTIER, PRINTED, SETTINGS } from '../../test/play.ts';

const here = httpWorld();

describe('opening a table', () => {
  it('returns an unguessable id', async () => {
    const ada = await guest(here().app, 'Ada');
    const { id } = await ada.ask('openTable', { body: SETTINGS });
    expect(id).toMatch(/^1[0-9a-v]{7}[A-Za-z0-9_-]{22}$/);
    expect(await ada.ask('game', { params: { id } })).toMatchObject({
      status: 'open',
      host: { name: 'Ada' },
    });
  });

  it.each([
    [{ deck: 'f'.repeat(64) }, 'noSuchDeck'],
    [{ rated: true }, 'accountNeeded'],
    [{ seed: 'x'.repeat(65) }, 'malformed'],
    [{ seed: '' }, 'malformed'],
    [{ clock: { kind: 'live', seconds: 1, increment: 0 } }, 'malformed'],
    [{ clock: { kind: 'days', days: 1, hours: 2 } }, 'malformed'],
    [{ first: 'me' }, 'malformed'],
    [{ help: 'all' }, 'malformed'],
    [{ host: 'x'.repeat(16) }, 'malformed'],
  ])('is refused with %j: %s', async (settings, code) => {
    const ada = await guest(here().app);
    expect((await ada.refusal('openTable', { body: { ...SETTINGS, ...settings } })).code).toBe(code);
  });

  it('for a rated game requires an account, a built-in deck, random seats and a clock', async () => {
    const grace = await account(here());
    const body = { ...COVERED, rated: true, first: 'random' };
    const { hash: deck } = await grace.ask('bringDeck', { body: exampleDeck() });
    const helped = [{ hints: true }, { help: 'heat' }];
    for (const unfair of [
      { first: 'host' },
      { seed: 'mine' },
      { deck },
      { clock: { kind: 'none' } },
      ...helped,
    ])
      expect((await grace.refusal('openTable', { body: { ...body, ...unfair } })).code).toBe('badSettings');
    await grace.ask('openTable', { body });
    await grace.ask('openTable', { body: { ...body, deck: FRONTIER.hash } });
  });

  it('is refused when the player has too many', async () => {
    const ada = await guest(here().app);
    for (let table = 0; table < 20; table++) await ada.ask('openTable', { body: SETTINGS });
    expect((await ada.refusal('openTable', { body: SETTINGS })).code).toBe('tooMany');
  });
});

describe('quick match', () => {
  it('pairs two players who want the same', async () => {
    const { app } = here();
    const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
    const body = { match: 'slow', rated: false };
    const waiting = await ada.ask('quickMatch', { body });
    expect(waiting.waiting).toBe(true);
    expect(await bert.ask('quickMatch', { body })).toEqual({ id: waiting.id, waiting: false });
    expect(await ada.ask('game', { params: { id: waiting.id } })).toMatchObject({ status: 'going' });
  });

  it.each([
    [{ match: 'daily', rated: true }, 'accountNeeded'],
    [{ match: 'bullet', rated: false }, 'malformed'],
    [{ match: 'daily' }, 'malformed'],
  ])('is refused with %j: %s', async (body, code) => {
    expect((await (await guest(here().app)).refusal('quickMatch', { body })).code).toBe(code);
  });
});

it('the lobby lists only listed open tables', async () => {
  const { app } = here();
  const [ada, bert] = [await guest(app, 'Ada'), await guest(app, 'Bert')];
  const body = { ...SETTINGS, clock: { kind: 'none' }, listed: true };
  const { id: open } = await ada.ask('openTable', { body });
  const { id: taken } = await ada.ask('openTable', { body });
  const { id: secret } = await ada.ask('openTable', { body: { ...body, listed: false } });
  await act(here(), bert.id, taken, { type: 'sit' });
  const { tables } = await browser(app).ask('lobby');
  const ids = tables.map(({ id }) => id);
  expect(ids).toContain(open);
  expect(ids).not.toContain(taken);
  expect(ids).not.toContain(secret);
});

it('the built-in decks are listed with their full hashes', async () => {
  const { app } = here();
  const { decks } = await program(app).ask('decks', { headers: { 'accept-language': 'de' } });
  expect(decks).toEqual(
    [PRINTED, FRONTIER].map(({ name, hash }, i) => ({ number: i + 1, name: name.de, hash })),
  );
  for (const { hash } of decks) await program(app).ask('deck', { params: { hash } });
});

describe('an uploaded deck', () => {
  it('is addressed by its hash, and returned unchanged', async () => {
    const { app } = here();
    const ada = await guest(app);
    const file = exampleDeck();
    const { hash } = await ada.ask('bringDeck', { body: file });
    expect(await ada.ask('bringDeck', { body: file })).toEqual({ hash });
    const answer = await browser(app).send('deck', { params: { hash } });
    expect(answer.json()).toEqual(file);
    expect(answer.headers['cache-control']).toContain('immutable');
    const { id } = await ada.ask('openTable', { body: { ...SETTINGS, deck: hash } });
    expect((await ada.ask('game', { params: { id } })).settings.deck).toBe(hash);
  });

  it.each([PRINTED, FRONTIER])('may be built in: $name.en', async ({ hash }) => {
    const { app, store } = here();
    const ada = await guest(app);
    const { id } = await ada.ask('openTable', { body: { ...SETTINGS, deck: hash } });
    expect((await ada.ask('game', { params: { id } })).settings.deck).toBe(hash);
    const file = await ada.ask('deck', { params: { hash } });
    expect(await ada.ask('bringDeck', { body: file })).toEqual({ hash });
    expect(await store.deck(hash)).toBeUndefined();
  });

  it('is answered with 304 when unchanged, and parsed once for all tables', async () => {
    const { app, store } = here();
    const ada = await guest(app);
    const file = exampleDeck() as { name: unknown };
    const { hash } = await ada.ask('bringDeck', { body: file });
    const asked = vi.spyOn(store, 'deck');
    const ask = async (headers = {}) => ada.send('deck', { params: { hash }, headers });
    const tag = String((await ask()).headers.etag);
    expect(asked).toHaveBeenCalledOnce();
    const again = await ask({ 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(asked).toHaveBeenCalledOnce();
    for (let table = 0; table < 3; table++) await ada.ask('openTable', { body: { ...SETTINGS, deck: hash } });
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockRestore();
  });

  it('is refused with its errors, in the language of the client', async () => {
    const ada = await guest(here().app);
    const file = exampleDeck() as { cards: { id: string }[] };
    file.cards[0]!.id = 'Not an id';
    const headers = { 'accept-language': 'de' };
    const { code, message, detail } = await ada.refusal('bringDeck', { body: file, headers });
    expect(code).toBe('badDeck');
    expect(message).toContain('Deckdatei');
    expect(detail).toContain('$.cards[0].id');
    expect((await ada.refusal('bringDeck', { body: [] })).code).toBe('badDeck');
    expect((await ada.refusal('bringDeck', {})).code).toBe('badDeck');
  });

  it('is refused when it is nested too deeply or too large', async () => {
    const ada = await guest(here().app);
    let deep: unknown = 1;
    for (let level = 0; level < 70; level++) deep = { sum: [deep, 1] };
    expect((await ada.refusal('bringDeck', { body: deep })).code).toBe('malformed');
    const large = { ...(exampleDeck() as object), more: 'x'.repeat(64 * 1024) };
    expect((await ada.refusal('bringDeck', { body: large })).code).toBe('tooLarge');
  });

  it('is refused when an address uploads too many, until some time has passed', async () => {
    const { app, passTime } = here();
    const ada = await guest(app);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const variant = (bonus: number) => {
      const file = exampleDeck() as { cards: { bonus: unknown }[] };
      file.cards[0]!.bonus = bonus;
      return { body: file, headers };
    };
    for (let deck = 1; deck <= 40; deck++) await ada.ask('bringDeck', variant(deck));
    expect((await ada.refusal('bringDeck', variant(41))).code).toBe('tooMany');
    await ada.ask('bringDeck', variant(40));
    passTime(10 * 60_000);
    await ada.ask('bringDeck', variant(41));
  });

  it.each(['f'.repeat(64), 'F'.repeat(64), 'f', '..%2f..%2fsecret'])('is not found as %s', async (hash) => {
    expect((await browser(here().app).refusal('deck', { params: { hash } })).code).toBe('noSuchDeck');
  });
});
