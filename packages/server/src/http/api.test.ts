// Tests of what all routes share: languages, limits, malformed requests, and a failing server.

import { LARGEST_BODY } from '@wagons/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, guest, httpWorld, type HttpWorld, openWorld, ORIGIN } from '../../test/httpWorld.ts';
import { SETTINGS } from '../../test/play.ts';
import { StoreError } from '../ports/store.ts';
import { languageOf } from './problems.ts';

const here = httpWorld();

describe('Accept-Language', () => {
  it.each([
    ['de', 'Unter dieser Adresse gibt es nichts.'],
    ['nl-BE, de;q=0.9', 'Op dit adres is niets te vinden.'],
    ['fr;q=0.3, it;q=0.8', 'A questo indirizzo non c’è niente.'],
    ['fr', 'Il n’y a rien à cette adresse.'],
    ['ja, ko', 'There’s nothing at this address.'],
    ['', 'There’s nothing at this address.'],
  ])('%s', async (language, message) => {
    const answer = await here().app.inject({
      url: '/api/nothing',
      headers: { 'accept-language': language },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'noSuchAddress', message });
    expect(answer.headers['content-language']).toBe(languageOf({ headers: { 'accept-language': language } }));
  });

  it.each([';;;,,,q=', 'de;q=x', ',', 'de;q=9'.repeat(100)])('tolerates %s', (language) => {
    expect(['en', 'de']).toContain(languageOf({ headers: { 'accept-language': language } }));
  });
});

describe('routes', () => {
  it.each(['/api/nothing', '/api/', '/api/me/', '/api/games', '/api/%zz', '/api/me%00', '/api/__proto__'])(
    '%s does not exist',
    async (url) => {
      const answer = await here().app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'noSuchAddress' });
    },
  );

  it('answer other methods with Allow', async () => {
    const { app } = here();
    const headers = { origin: ORIGIN };
    const answer = await app.inject({ method: 'PUT', url: '/api/me', headers });
    expect(answer.json()).toMatchObject({ code: 'noSuchAddress', detail: 'only POST, GET, PATCH, DELETE' });
    expect(answer.headers.allow).toBe('POST, GET, PATCH, DELETE');
    const options = await app.inject({ method: 'OPTIONS', url: '/api/lobby', headers });
    expect(options.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('are not cached', async () => {
    expect((await browser(here().app).send('lobby')).headers['cache-control']).toBe('no-store');
  });
});

describe('bodies', () => {
  const post = async (payload: string | Buffer, type = 'application/json') =>
    here().app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { origin: ORIGIN, 'content-type': type },
      payload,
    });

  it.each([
    ['no JSON', '{"name":'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['too much nesting', '['.repeat(5000) + ']'.repeat(5000)],
    ['too many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`k${i}`, i])))],
    ['an unknown key', '{"name":"Ada","admin":true}'],
    ['a key __proto__', '{"name":"Ada","__proto__":{"account":true}}'],
    ['a key constructor', '{"name":"Ada","constructor":{"prototype":{"account":true}}}'],
    ['another type', '{"name":["Ada"]}'],
  ])('with %s are refused', async (_, payload) => {
    const answer = await post(payload);
    expect(answer.json()).toMatchObject({ code: 'malformed' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(({} as { account?: unknown }).account).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'of type %s are refused',
    async (type) => {
      expect((await post('{"name":"Ada"}', type)).json()).toMatchObject({ code: 'malformed' });
    },
  );

  it('are refused when they are too large', async () => {
    const answer = await post(JSON.stringify({ name: 'x'.repeat(LARGEST_BODY) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'tooLarge' });
  });

  it('may be invalid UTF-8', async () => {
    expect((await post(Buffer.from([0xff, 0xfe, 0x00, 0x7b]))).json()).toMatchObject({ code: 'malformed' });
  });
});

describe('the rate limit', () => {
  let world: HttpWorld;
  beforeAll(async () => {
    world = await openWorld({ rateLimit: 0.1 });
  });
  afterAll(async () => world.close());

  it('is answered with Retry-After, for one player and not for others', async () => {
    const [ada, bert] = [await guest(world.app), await guest(world.app)];
    for (let ask = 0; ask < 20; ask++) await ada.ask('me');
    const answer = await ada.send('me');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'tooFast' });
    expect(Number(answer.headers['retry-after'])).toBe(3);
    await bert.ask('me');
    world.passTime(3000);
    await ada.ask('me');
  });

  it('is counted per address for clients without a session', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const spend = async (address: string) => {
      let answers = 0;
      while ((await browser(world.app).send('lobby', { headers: from(address) })).statusCode === 200)
        answers++;
      return answers;
    };
    expect(await spend('2001:db8::1')).toBe(12);
    expect(await spend('2001:db8::2')).toBe(0);
    expect(await spend('2001:db8:0:1::2')).toBe(12);
    const forged = { ...from('198.51.100.9'), cookie: `wagons=${'x'.repeat(16)}.0.forged` };
    await browser(world.app).ask('lobby', { headers: forged });
  });
});

describe('a failing server', () => {
  const failing = async (error: Error): Promise<string> => {
    const world = await openWorld({
      broken: {
        find: async () => {
          throw error;
        },
        leaders: async () => {
          throw error;
        },
      },
    });
    try {
      const answer = await browser(world.app).send('leaderboard');
      const { code } = answer.json<{ code: string }>();
      expect(answer.body).not.toContain('hunter2');
      expect(answer.headers).toHaveProperty('retry-after');
      return `${answer.statusCode} ${code} ${world.logged().includes('"err"')}`;
    } finally {
      await world.close();
    }
  };

  it('says what failed, without internals', async () => {
    expect(await failing(new StoreError('away', 'postgres://me:hunter2@db'))).toBe('503 unavailable true');
    expect(await failing(new StoreError('full', 'hunter2'))).toBe('503 unavailable true');
    expect(await failing(new Error('hunter2'))).toBe('500 ourFault true');
  });

  it('that is closing says so on every route', async () => {
    const { app, state } = here();
    const ada = await guest(app);
    state.isClosing = true;
    try {
      expect((await ada.refusal('openTable', { body: SETTINGS })).code).toBe('closing');
      expect((await ada.refusal('lobby')).code).toBe('closing');
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      state.isClosing = false;
    }
  });
});

it('the log contains requests, but no names, secrets or table ids', async () => {
  const { app, logged } = here();
  const ada = await guest(app, 'Unmistakable');
  const { id } = await ada.ask('openTable', { body: SETTINGS });
  await ada.ask('game', { params: { id } });
  const lines = logged();
  expect(lines).toContain('"route":"/api/games/:id","status":200');
  for (const secret of ['Unmistakable', id, ada.id, ada.cookies.get('wagons') ?? 'x'])
    expect(lines).not.toContain(secret);
});
