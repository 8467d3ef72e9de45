// Tests of the public routes: games, exports, profiles, leaderboard.

import { ROUTES } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import { makeCode, parseCode, parseGame } from '@wagons/rules/notation';
import { describe, expect, it, vi } from 'vitest';
import { account, act, browser, type Client, guest, httpWorld } from '../../test/httpWorld.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import { COVERED, PRINTED, SETTINGS, someTurn } from '../../test/play.ts';

const here = httpWorld();
type TestPlayer = Client & { readonly id: string };

async function playToTheEnd(first: TestPlayer, second: TestPlayer, settings = SETTINGS): Promise<string> {
  const { hall } = here();
  const { id } = await first.ask('openTable', { body: settings });
  await act(here(), second.id, id, { type: 'sit' });
  for (const one of [first, second]) await act(here(), one.id, id, { type: 'ready' });
  for (;;) {
    const table = await hall.table(id);
    if (!table.ok) throw new Error(table.error);
    const { game, seats } = table.value;
    if (game.phase === 'over' || !seats) return id;
    await act(here(), seats[game.seat], id, { type: 'turn', moves: [...someTurn(game)] });
  }
}

describe('a game', () => {
  it('has its moves, totals and link code, and is exported in the notation', async () => {
    const { app } = here();
    const id = await playToTheEnd(await guest(app, 'Ada'), await guest(app, 'Bert'));
    const game = await browser(app).ask('game', { params: { id } });
    expect(game).toMatchObject({
      status: 'over',
      first: { name: 'Ada' },
      second: { name: 'Bert' },
      rulesVersion: 1,
      end: { by: 'points' },
    });
    expect(game.totals?.first).toBeTypeOf('number');
    expect(game.moves[0]).toMatch(/^start /);

    const answer = await browser(app).send('exportGame', { params: { id } });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="wagons-[\w-]{8}\.txt"$/);
    const parsed = parseGame(answer.body, [PRINTED]);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.phase).toBe('over');
    expect(makeCode(parsed.value)).toBe(game.code);
    expect(parseCode(game.code, [PRINTED])).toMatchObject({ ok: true });
  });

  it('is answered with 304 while its export is unchanged', async () => {
    const world = here();
    const [ada, bert] = [await guest(world.app, 'Ada'), await guest(world.app, 'Bert')];
    const { id } = await ada.ask('openTable', { body: SETTINGS });
    await act(world, bert.id, id, { type: 'sit' });
    const ask = async (headers = {}) => ada.send('exportGame', { params: { id }, headers });
    const first = await ask();
    const tag = String(first.headers.etag);
    const again = await ask({ 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const table = await world.hall.table(id);
    if (!table.ok) throw new Error(table.error);
    const { game, seats } = table.value;
    const mover = seats?.[seatToMove(game) ?? 'first'] ?? '';
    await act(world, mover, id, { type: 'turn', moves: [...someTurn(game)] });
    const changed = await ask({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(first.body);
  });

  it('that does not exist looks like one that cannot exist', async () => {
    const { app } = here();
    const answers = [];
    for (const id of ['x'.repeat(22), 'x', 'x'.repeat(90), '%2e%2e', "'; drop table game; --"])
      for (const name of ['game', 'exportGame'] as const) {
        const { statusCode, body } = await browser(app).send(name, {
          params: { id: encodeURIComponent(id) },
        });
        answers.push(`${statusCode} ${body}`);
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 .*noSuchTable/);
  });

  it('can be read from other sites, without cookies', async () => {
    const { headers } = await browser(here().app).send('leaderboard');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('a rated game', () => {
  it('changes both ratings once, and shows on both profiles', async () => {
    const world = here();
    const [ada, grace] = [await account(world, 'Ada'), await account(world, 'Grace')];
    const id = await playToTheEnd(ada, grace, { ...COVERED, rated: true, first: 'random' });
    const one = await ada.ask('player', { params: { id: ada.id } });
    const other = await ada.ask('player', { params: { id: grace.id } });
    expect(one.rated).toHaveLength(1);
    expect(other.rated).toHaveLength(1);
    expect(one.rated[0]).toMatchObject({ game: id, before: 1500, opponent: { id: grace.id } });
    expect(one.player.rating).toBe(one.rated[0]?.after);
    expect(one.player.provisional).toBe(true);
    expect(one.deviation).toBeLessThan(350);
    const { won, drawn, lost } = one.results;
    expect(won + drawn + lost).toBe(1);
    expect(other.results).toEqual({ won: lost, drawn, lost: won });
    expect(one.recent.map((game) => game.id)).toEqual([id]);
    expect(await ada.ask('me')).toMatchObject({ rating: one.player.rating, provisional: true });
  });
});

describe('a profile', () => {
  it('shows private games only to their players', async () => {
    const { app } = here();
    const [ada, bert, carl] = [await guest(app, 'Ada'), await guest(app, 'Bert'), await guest(app, 'Carl')];
    const { id } = await ada.ask('openTable', { body: SETTINGS });
    await act(here(), bert.id, id, { type: 'sit' });
    const { id: open } = await ada.ask('openTable', { body: SETTINGS });
    const seenBy = async (client: Client) =>
      (await client.ask('player', { params: { id: ada.id } })).recent.map((game) => game.id);
    expect(await seenBy(bert)).toEqual([id]);
    expect(await seenBy(carl)).toEqual([]);
    expect(await seenBy(browser(app))).toEqual([]);
    expect(await seenBy(ada)).toEqual([open, id]);
  });

  it('is cached, and answered with 304 when unchanged', async () => {
    const { app, store, passTime } = here();
    const ada = await guest(app, 'Ada');
    const computed = vi.spyOn(store, 'results');
    const ask = async (headers = {}) => browser(app).send('player', { params: { id: ada.id }, headers });
    const tag = String((await ask()).headers.etag);
    expect((await ask({ 'if-none-match': tag })).statusCode).toBe(304);
    expect(computed).toHaveBeenCalledOnce();
    // A new name shows immediately, everything else after a while.
    await ada.ask('rename', { body: { name: 'Augusta' } });
    const renamed = await ask({ 'if-none-match': tag });
    expect(renamed.json()).toMatchObject({ player: { name: 'Augusta' } });
    expect(computed).toHaveBeenCalledTimes(2);
    passTime(5_000);
    await ask();
    expect(computed).toHaveBeenCalledTimes(3);
  });

  it('of an unknown player always looks the same', async () => {
    const { app } = here();
    const bodies = [];
    for (const id of ['x'.repeat(16), 'x', '../etc'])
      bodies.push((await browser(app).send('player', { params: { id: encodeURIComponent(id) } })).body);
    expect(new Set(bodies).size).toBe(1);
  });
});

it('the leaderboard and profiles agree who is established', async () => {
  const world = here();
  const client = browser(world.app);
  const idOf = (at: number): string => `leader-leader-${at + 10}`;
  const ratings = (rating: number, games: number) => ({
    live: NEW_RATING,
    correspondence: { rating, deviation: 90, volatility: 0.06, games },
  });
  const games = [40, 10, 9, 12, ...Array.from({ length: 9 }, () => 10)];
  for (const [at, played] of games.entries())
    await world.store.addPlayer({
      id: idOf(at),
      name: `Leader ${at}`,
      account: true,
      createdAt: 0,
      epoch: 0,
      ratings: ratings(2000 - at, played),
    });
  // The first two have played everyone, the fourth only nine of the others.
  for (const [player, opponents] of [
    [0, games.keys()],
    [1, games.keys()],
    [3, [0, 1, 2, 4, 5, 6, 7, 8, 9, 10].values()],
  ] as const)
    for (const opponent of opponents)
      await world.sql.run(
        `insert into rating (player, nth, game, at, opponent, kind, result, rating, deviation, volatility,
          rating_before, deviation_before, volatility_before)
        values ($1, $2, $3, 0, $4, 'correspondence', 'won', 1500, 90, 0.06, 1500, 90, 0.06)`,
        [idOf(player), opponent + 1, `game-${player}-${opponent}`.padEnd(22, '-'), idOf(opponent)],
      );
  const { leaders } = await client.ask('leaderboard', { query: { kind: 'correspondence' } });
  expect(leaders.map(({ rank, player }) => `${rank} ${player.name} ${player.rating}`)).toEqual([
    '1 Leader 0 2000',
    '2 Leader 1 1999',
  ]);
  expect((await client.ask('leaderboard')).leaders).toEqual([]);
  const profiles = [];
  for (const at of [0, 2, 3]) profiles.push(await client.ask('player', { params: { id: idOf(at) } }));
  expect(profiles.map(({ ratings: { correspondence } = {} }) => correspondence)).toMatchObject([
    { rating: 2000, provisional: false, games: 40, opponents: 10 },
    { rating: 1998, provisional: true, games: 9, opponents: 0 },
    { rating: 1997, provisional: false, games: 12, opponents: 9 },
  ]);
  expect(leaders[0]?.player).toMatchObject({ provisional: false, ratedGames: 40 });
});

it('the OpenAPI document names every route', async () => {
  const answer = await here().app.inject('/api/openapi.json');
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, object> }>();
  expect(openapi).toBe('3.1.0');
  for (const { method, path } of Object.values(ROUTES))
    expect(paths[path.replaceAll(/:([a-z]+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
});
