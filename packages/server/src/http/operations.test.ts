// Tests of health, readiness and metrics.

import { describe, expect, it } from 'vitest';
import { BUILD, browser, guest, httpWorld, openWorld } from '../../test/httpWorld.ts';
import { makeMetrics } from './metrics.ts';

const here = httpWorld();

it('healthz and the metrics name the build', async () => {
  const { app } = here();
  expect((await app.inject('/healthz')).json()).toEqual({ alive: true, ...BUILD });
  expect((await app.inject('/metrics')).body).toContain(
    'wagons_build_info{version="1.2.3",commit="c0ffee",schema="7"} 1\n',
  );
});

describe('the metrics', () => {
  it('are for this machine, and not through a proxy on it', async () => {
    const { app } = here();
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '198.51.100.7' },
      { 'x-real-ip': '198.51.100.7' },
      { forwarded: 'for=198.51.100.7' },
      { via: '1.1 proxy' },
      // A proxy that adds no headers passes on the requested host name.
      { host: 'wagons.example' },
    ] as readonly Record<string, string>[])
      expect((await app.inject({ url: '/metrics', headers })).statusCode, JSON.stringify(headers)).toBe(404);
    expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  });

  it('require the token, if one is configured', async () => {
    const world = await openWorld({ metricsToken: 'sixteen-letters-' });
    const ask = async (authorization: string) =>
      (await world.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers: { authorization } }))
        .statusCode;
    expect(await ask('Bearer sixteen-letters-')).toBe(200);
    expect(await ask('Bearer sixteen-letters')).toBe(404);
    expect((await world.app.inject('/metrics')).statusCode).toBe(404);
    await world.close();
  });

  it('count events', async () => {
    const { app } = here();
    await browser(app).refusal('me');
    await guest(app);
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(body).toMatch(/^wagons_refusals_total\{code="notSignedIn"\} [1-9]/m);
    expect(body).toMatch(/^wagons_http_seconds_count\{method="POST",route="\/api\/me",status="200"\} [1-9]/m);
    expect(body).toMatch(/^wagons_http_seconds_count\{method="GET",route="\/api\/me",status="401"\} [1-9]/m);
    expect(body).toMatch(/^wagons_sockets 0$/m);
    expect(body).toMatch(/^wagons_tables \d+$/m);
    expect(body).toMatch(/^process_cpu_seconds_total /m);
  });

  it('start all label values at 0', async () => {
    const { body } = await here().app.inject('/metrics');
    for (const nought of [
      'events_total{type="rematched"}',
      'refusals_total{code="damaged"}',
      'store_faults_total{fault="away"}',
      'flags_total',
      'conflicts_total',
      'damaged_total',
    ])
      expect(body).toContain(`wagons_${nought} 0\n`);
  });

  it('measure store calls, successful or not', async () => {
    const { store } = here();
    const metrics = makeMetrics(BUILD);
    const timed = metrics.timed({ ...store, isThere: () => Promise.reject(new Error('away')) });
    await timed.players(['x'.repeat(16)]);
    await expect(timed.isThere()).rejects.toThrow('away');
    const text = await metrics.text({
      sockets: 3,
      players: 2,
      tables: 2,
      gamesInProgress: 7,
      lateTasks: 3,
      database: { busy: 1, waiting: 5 },
      busUp: false,
      clockAheadSeconds: -0.5,
      outageSeconds: 1.5,
    });
    expect(text).toContain('wagons_store_seconds_count{call="players"} 1');
    expect(text).toContain('wagons_store_seconds_count{call="isThere"} 1');
    expect(text).toContain('wagons_sockets 3');
    expect(text).toContain('wagons_players 2');
    expect(text).toContain('wagons_games_in_progress 7');
    expect(text).toContain('wagons_tasks_late 3');
    expect(text).toContain('wagons_database_connections_busy 1');
    expect(text).toContain('wagons_database_waiting 5');
    expect(text).toContain('wagons_outage_seconds 1.5');
    expect(text).toContain('wagons_bus_up 0');
    expect(text).toContain('wagons_clock_ahead_seconds -0.5');
  });
});

it('readyz is 200 while the store is available', async () => {
  expect((await here().app.inject('/readyz')).json()).toEqual({ ready: true });
  const world = await openWorld({ broken: { isThere: () => Promise.reject(new Error('away')) } });
  expect((await world.app.inject('/readyz')).statusCode).toBe(503);
  await world.close();
});

it('readyz is 503 when heartbeats could not be stored for a while', async () => {
  const world = await openWorld();
  world.passTime(3_001);
  expect((await world.app.inject('/readyz')).json()).toEqual({ ready: false });
  await world.close();
});

it('readyz is 503 when the disk is full, until the first heartbeat that finds room again', async () => {
  const world = await openWorld();
  const isReady = async (): Promise<boolean> =>
    (await world.app.inject('/readyz')).json<{ ready: boolean }>().ready;
  const room = async (pages: number) => world.sql.all(`pragma max_page_count = ${pages}`);
  // Below the current size, so that nothing more can be written.
  await room(1);
  const newcomer = browser(world.app);
  let answer = await newcomer.send('becomeGuest', { body: {} });
  for (let tries = 0; answer.statusCode === 200 && tries < 1_000; tries++)
    answer = await browser(world.app).send('becomeGuest', { body: {} });
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  expect(await isReady()).toBe(false);
  // A heartbeat alone proves nothing.
  await room(1);
  await world.store.beat(world.now(), 1000).catch(() => undefined);
  expect(await isReady()).toBe(false);
  await room(1_000_000);
  // As the server does twice a second.
  await world.store.beat(world.now(), 1000);
  expect(await isReady()).toBe(true);
  await world.close();
});
