// Tests of requests to the server: what is sent, how responses are read, and how failures are classified.

import { describe, expect, test } from 'vitest';
import { type Api, makeApi, makeExplainOutage } from './api.ts';

type Sent = { readonly url: string; readonly init: RequestInit };

/** An API with a canned response, or without any. */
function talkTo(
  answer: Response | Error,
  { isOnline = true } = {},
): { api: Api; sent: Sent[]; reports: string[] } {
  const sent: Sent[] = [];
  const reports: string[] = [];
  const api = makeApi({
    fetch: async (url, init) => {
      sent.push({ url, init });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isOnline: () => isOnline,
    base: () => 'https://example.org/games/wagons/#/online',
    report: (wrong) => reports.push(wrong),
  });
  return { api, sent, reports };
}

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

describe('a request', () => {
  test('goes to the folder of the app', async () => {
    const { api, sent } = talkTo(json({ tables: [] }));
    expect(await api('lobby')).toEqual({ ok: true, value: { tables: [] } });
    expect(sent[0]?.url).toBe('https://example.org/games/wagons/api/lobby');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).toBeUndefined();
  });

  test('carries its body as JSON', async () => {
    const { api, sent } = talkTo(json({ id: 'x', waiting: true }));
    await api('quickMatch', { body: { match: 'calm', rated: false } });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"match":"calm","rated":false}',
    });
  });

  test("escapes its parameters, so that they can't leave the path", async () => {
    const { api, sent } = talkTo(json({}));
    await api('player', { params: { id: '../me' } });
    expect(sent[0]?.url).toBe('https://example.org/games/wagons/api/players/..%2Fme');
    await api('myGames', { query: { before: 17 } });
    expect(sent[1]?.url).toBe('https://example.org/games/wagons/api/me/games?before=17');
  });
});

describe('a response', () => {
  test('in plain text stays text', async () => {
    const answer = new Response('take the-herd', {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
    const { api } = talkTo(answer);
    expect(await api('exportGame', { params: { id: 'x' } })).toEqual({ ok: true, value: 'take the-herd' });
  });

  test('keeps only what this version knows of it', async () => {
    const id = 'AbCdEfGhIjKlMnOpQrStUv';
    const { api, reports } = talkTo(json({ id, waiting: true, queue: { length: 3 } }));
    const answer = await api('quickMatch', { body: { match: 'calm', rated: false } });
    expect(answer).toEqual({ ok: true, value: { id, waiting: true } });
    expect(reports).toEqual([]);
  });

  test.each([
    ['a missing field', { waiting: true }, 'quickMatch.id'],
    ['a wrong type', { id: 'AbCdEfGhIjKlMnOpQrStUv', waiting: 'yes' }, 'quickMatch.waiting'],
    ['a value of another form', { id: '../me', waiting: true }, 'quickMatch.id'],
    ['a list', [], 'quickMatch'],
    ['null', null, 'quickMatch'],
  ])('with %s shows that this version is outdated, and is logged', async (_, body, wrong) => {
    const { api, reports } = talkTo(json(body));
    const answer = await api('quickMatch', { body: { match: 'calm', rated: false } });
    expect(answer).toEqual({ ok: false, error: { what: 'outdated' } });
    expect(reports).toEqual([wrong]);
  });

  test('of WebAuthn keeps every field, as only the browser knows them', async () => {
    const options = { challenge: 'abc', rp: { id: 'example.org' } };
    expect(await talkTo(json(options)).api('passkeyOptions')).toEqual({ ok: true, value: options });
  });

  test('with an unknown refusal of a newer server keeps its code and sentence', async () => {
    const problem = { code: 'notOnSundays', message: 'Come back tomorrow.' };
    const { api } = talkTo(json({ ...problem, until: 'Monday' }, 409));
    expect(await api('lobby')).toEqual({ ok: false, error: { what: 'refused', problem } });
  });

  test('with a refusal keeps its code', async () => {
    const problem = { code: 'badName', message: 'No.' };
    const { api } = talkTo(json(problem, 400));
    const answer = await api('rename', { body: { name: '?' } });
    expect(answer).toEqual({ ok: false, error: { what: 'refused', problem } });
  });

  test.each([
    [
      'a page for every address',
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing there', new Response('Not found', { status: 404 })],
    ['no method but GET', new Response('', { status: 405 })],
    ['JSON that is not ours', json({ error: 'x' }, 404)],
    ['JSON that is none', new Response('{"tables":', { headers: { 'content-type': 'application/json' } })],
  ])('of a static host counts as no server: %s', async (_, answer) => {
    const { api } = talkTo(answer);
    expect(await api('lobby')).toEqual({ ok: false, error: { what: 'noServer' } });
  });

  test('of a gateway without its server counts as away', async () => {
    const { api } = talkTo(new Response('<h1>502</h1>', { status: 502 }));
    expect(await api('lobby')).toEqual({ ok: false, error: { what: 'away' } });
  });

  test('that never arrives means offline or away', async () => {
    const gone = new TypeError('Failed to fetch');
    expect(await talkTo(gone, { isOnline: false }).api('lobby')).toMatchObject({
      error: { what: 'offline' },
    });
    expect(await talkTo(gone).api('lobby')).toMatchObject({ error: { what: 'away' } });
  });
});

describe('the reason why a socket fails to open', () => {
  const why = (answer: Response | Error, isOnline = true) =>
    makeExplainOutage({
      fetch: async (url, init) => {
        expect([init.method, url]).toEqual(['POST', 'https://example.org/wagons/api/socket']);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isOnline: () => isOnline,
      base: () => 'https://example.org/wagons/#/online',
      report: () => undefined,
    })();

  test('is found by a plain request to its address', async () => {
    const foreign = { code: 'foreignOrigin', message: 'No.' };
    expect(await why(json(foreign, 403))).toEqual({ what: 'refused', problem: foreign });
    expect(await why(json({ code: 'noSuchAddress', message: 'No.' }, 404))).toEqual({ what: 'away' });
    expect(await why(new Response('<h1>405</h1>', { status: 405 }))).toEqual({ what: 'noServer' });
    expect(await why(new TypeError('Failed to fetch'), false)).toEqual({ what: 'offline' });
  });
});
