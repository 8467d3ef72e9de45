// Tests of the storage quotas: per day, per network, and never at the expense of a turn.

import { randomBytes } from 'node:crypto';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { afterEach, describe, expect, it } from 'vitest';
import { browser, guest as guestOf, type HttpWorld, openWorld } from '../../test/httpWorld.ts';
import { ANNA, BERT, someTurn } from '../../test/play.ts';
import { type FreshStore, freshStore } from '../../test/simulation/run.ts';
import { SILENT } from '../../test/simulation/nodes.ts';
import { goingTable, guest, lastWord, NOW, somePlayer, turn } from '../../test/stored.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';
import { makeLimits } from './limits.ts';
import { connect } from '../socket/connection.ts';
import { BYTES, makeStorageLimit } from './storageLimit.ts';

const HOUR = 60 * 60 * 1000;

describe('an address', () => {
  it('may create a hundred guests in a burst, and five hundred a day', () => {
    let now = 0;
    const { mayBecomeGuest } = makeStorageLimit({ now: () => now }, 1);
    const come = (address: string): number => {
      let guests = 0;
      while (mayBecomeGuest(address)) guests++;
      return guests;
    };
    expect(come('198.51.100.7')).toBe(100);
    expect(come('198.51.100.8'), 'another address').toBe(100);
    let more = 0;
    for (let hour = 0; hour < 24; hour++) {
      now += HOUR;
      more += come('198.51.100.7');
    }
    expect(Math.abs(more - 500)).toBeLessThanOrEqual(1);
  });

  it('may store 64 MiB a day; an IPv6 address shares with its /64', () => {
    let now = 0;
    const { mayStore } = makeStorageLimit({ now: () => now }, 1);
    expect(mayStore('2001:db8:1:2::1', 64 * 1024 * 1024)).toBe(true);
    expect(mayStore('2001:db8:1:2:ffff::9', 1)).toBe(false);
    expect(mayStore('2001:db8:1:3::1', 1)).toBe(true);
    now += 12 * HOUR;
    expect(mayStore('2001:db8:1:2::1', 33 * 1024 * 1024)).toBe(false);
    expect(mayStore('2001:db8:1:2::1', 31 * 1024 * 1024)).toBe(true);
  });

  it('has no quota with the factor 0', () => {
    const { mayBecomeGuest } = makeStorageLimit({ now: () => 0 }, 0);
    for (let i = 0; i < 1000; i++) expect(mayBecomeGuest('198.51.100.7')).toBe(true);
  });
});

describe('when the daily quota is used up', () => {
  let world: HttpWorld | undefined;
  let test: TestHall | undefined;
  afterEach(async () => {
    await world?.close();
    await test?.close();
    [world, test] = [undefined, undefined];
  });
  const TABLE = {
    deck: BUILT_IN_DECKS[0] ?? '',
    first: 'host',
    clock: { kind: 'none' },
    rated: false,
    listed: false,
  } as const;

  it('nothing more is stored over HTTP, and everything else works', async () => {
    let isFull = false;
    const hasRoom = (): boolean => !isFull;
    world = await openWorld({
      storageLimit: { mayStore: hasRoom, mayBecomeGuest: hasRoom, mayTryAlerts: hasRoom },
    });
    const { app } = world;
    const [ada, bert] = [await guestOf(app), await guestOf(app, 'Bert')];
    isFull = true;
    const refused = async (...[name, wish]: Parameters<typeof ada.refusal>) =>
      expect((await ada.refusal(name, wish)).code).toBe('enoughToday');
    await refused('openTable', { body: TABLE });
    await refused('testAlerts');
    await refused('quickMatch', { body: { match: 'daily', rated: false } });
    await refused('report', { body: { player: bert.id, reason: 'name' } });
    await refused('block', { params: { id: bert.id } });
    expect((await browser(app).refusal('becomeGuest', { body: {} })).code).toBe('enoughToday');
    expect((await ada.ask('becomeGuest', { body: {} })).id, 'she is one already').toBe(ada.id);
    expect(await ada.ask('myGames')).toEqual({ games: [], more: false });
    isFull = false;
    expect(await ada.ask('openTable', { body: TABLE })).toHaveProperty('id');
  });

  it('chat and requests are refused, but turns are played', async () => {
    test = await openTestHall();
    const table = await test.openTable(TABLE);
    const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
    await bert.want(table, { type: 'sit' }, 1);
    await anna.say({ type: 'watch', table });
    let moves: string[] = [];
    void test
      .hall()
      .table(table)
      .then((found) => {
        moves = found.ok ? [...someTurn(found.value.game)] : [];
      });
    await test.pass(50);
    const heard: string[] = [];
    const connection = connect(
      {
        hall: test.hall(),
        clock: { now: test.world.now, after: test.world.after },
        log: SILENT,
        meter: { count: () => undefined },
        limits: makeLimits({ now: test.world.now }, 1),
        mayStore: (bytes) => bytes === 0,
      },
      { send: (text) => void heard.push(text), close: () => undefined, waiting: () => 0 },
      { player: BERT, address: '198.51.100.7' },
    );
    const want = async (command: object, cmdId: string): Promise<string | undefined> => {
      connection.receive(JSON.stringify({ type: 'do', table, cmdId, expectedSeq: 2, command }));
      await test?.pass(100);
      return heard.findLast((text) => text.includes(cmdId));
    };
    connection.receive(JSON.stringify({ type: 'hello', proto: 1, rulesVersion: 1 }));
    expect(await want({ type: 'say', text: 'howdy' }, 'says-something')).toContain('enoughToday');
    expect(await want({ type: 'askTakeBack' }, 'asks-something')).toContain('enoughToday');
    expect(await want({ type: 'offerRematch', deal: 'new' }, 'offers-a-rematch')).toContain('enoughToday');
    expect(await want({ type: 'turn', moves }, 'plays-a-turn')).toContain('"type":"ok"');
  });
});

describe('the charged bytes are an upper bound of the disk space', () => {
  let fresh: FreshStore;
  afterEach(async () => fresh.remove());
  const MANY = 200;

  it.each(Object.keys(BYTES) as ReadonlyArray<keyof typeof BYTES>)('%s', async (what) => {
    fresh = await freshStore();
    const { store, sql } = fresh;
    const figure = async (name: string): Promise<number> =>
      Number((await sql.all(`pragma ${name}`))[0]?.[name]);
    const size = async (): Promise<number> => (await figure('page_count')) * (await figure('page_size'));
    const talked = goingTable(somePlayer(), somePlayer());
    await store.open(talked);
    const command = () => ({ player: somePlayer(), cmdId: randomBytes(24).toString('base64url') });
    const longTurn = (table: typeof talked, seq: number) => {
      const change = turn(table, seq, command());
      const moves = ['take the-longest-name-of-a-card', 'place the-longest-name-of-a-card -12,-11 turned'];
      const left = { first: 123_456.789, second: 123_456.789 };
      const event = { type: 'turn', seat: 'first', moves, left } as const;
      return { ...change, event: { ...change.event, event } };
    };
    const WORK: Readonly<Record<typeof what, (nth: number) => Promise<unknown>>> = {
      guest: async () => store.addPlayer(guest({ name: '西'.repeat(24) })),
      table: async () => {
        const table = goingTable(somePlayer(), somePlayer());
        await store.open(table);
        // More turns than there are cards.
        for (let seq = 3; seq < 36; seq++) await store.append(longTurn(table, seq));
        await store.append(lastWord(table, 36));
      },
      request: async (nth) => {
        for (let i = 0; i < 3; i++) await store.append(longTurn(talked, 3 + 3 * nth + i));
      },
      line: async (nth) =>
        store.say(
          talked.id,
          { at: NOW + nth * 10_000, seat: 'second', text: '🌵'.repeat(200) },
          command(),
          2 * MANY,
        ),
      report: async () =>
        store.report({
          id: somePlayer(),
          at: NOW,
          by: somePlayer(),
          player: somePlayer(),
          game: talked.id,
          reason: 'cheating',
          text: '🌵'.repeat(500),
        }),
      block: async () => store.block(somePlayer(), somePlayer()),
      alertTarget: async () =>
        store.addAlertTarget(
          {
            id: randomBytes(16).toString('base64url'),
            player: somePlayer(),
            channel: 'push',
            address: `https://push.example/${'x'.repeat(1000)}`,
            keys: { p256dh: 'x'.repeat(100), auth: 'x'.repeat(32) },
            session: somePlayer(),
            device: 'Samsung Internet · ChromeOS',
            addedAt: NOW,
            confirmedAt: NOW,
          },
          5,
        ),
    };
    const before = await size();
    for (let nth = 0; nth < MANY; nth++) await WORK[what](nth);
    const taken = ((await size()) - before) / MANY;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(BYTES[what]);
  });
});
