// Stored first, then answered, then broadcast: with a slow store, and with concurrent commands.

import type { Command, Do } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { ANNA, BERT, CARL, PRINTED, SETTINGS, someTurn } from '../../test/play.ts';
import { type Guest, NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';
import type { Store } from '../ports/store.ts';
import { replayTable } from './replay.ts';

describe('while the store is slow', () => {
  let manual: ManualHall;
  let letGo: (() => void) | undefined;
  const asked = (): boolean => letGo !== undefined;
  /** Appends only when the test lets it. */
  const slowly = (store: Store): Store => ({
    ...store,
    append: async (change) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return store.append(change);
    },
  });
  beforeEach(async () => {
    manual = await openManualHall({ storeOf: slowly });
  });
  afterEach(async () => manual.close());

  it('nothing is answered or broadcast before the event is stored', async () => {
    const { hall, store } = manual;
    const opened = await hall.openTable(ANNA, SETTINGS);
    const table = opened.ok ? opened.value : '';
    const heard: string[] = [];
    const looking = (player: string) => ({
      player,
      send: (message: object) => void heard.push(JSON.stringify(message)),
      sendText: (text: string) => void heard.push(text),
    });
    for (const player of [ANNA, CARL]) await hall.watch(looking(player), { table });
    heard.length = 0;
    const wish: Do = { type: 'do', table, cmdId: 'sits-down', expectedSeq: 1, command: { type: 'sit' } };
    const performed = hall.perform(BERT, wish, ({ type }) => heard.push(type));
    // Everything that doesn't wait for the store happens now.
    while (!asked()) await new Promise(setImmediate);
    for (let i = 0; i < 50; i++) await new Promise(setImmediate);
    expect(heard).toEqual([]);
    expect(await store.events(table, 1)).toEqual([]);
    letGo?.();
    await performed;
    expect(heard[0]).toBe('ok');
    expect(heard.filter((text) => text.includes('"seq":2'))).toHaveLength(2);
    expect(await store.events(table, 1)).toHaveLength(1);
  });
});

describe('in the same millisecond', () => {
  let test: TestHall;
  afterEach(async () => test.close());

  const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
    things.length < 2
      ? [things]
      : things.flatMap((one) =>
          orders(things.filter((other) => other !== one)).map((rest) => [one, ...rest]),
        );

  /** Anna and Bert after three turns. */
  async function begin(rated: boolean) {
    const table = await test.openTable({
      clock: { kind: 'live', seconds: 30, increment: 0 },
      rated,
      ...(rated && { first: 'random' as const }),
    });
    const guests: Readonly<Record<string, Guest>> = {
      [ANNA]: await test.visit(ANNA, 0),
      [BERT]: await test.visit(BERT, 1),
    };
    await guests[BERT]?.want(table, { type: 'sit' }, 1);
    for (let turn = 0; turn < 3; turn++) {
      const now = await stateOf(table);
      const mover = now?.seats?.[turn % 2 === 0 ? 'second' : 'first'] ?? '';
      await guests[mover]?.want(table, { type: 'turn', moves: [...someTurn(now!.game)] }, now!.seq);
    }
    return { table, guests };
  }
  const stateOf = async (table: string) =>
    replayTable(await test.store.events(table, 0), {
      id: table,
      deck: PRINTED,
      canonical: (player) => player,
    });

  it('only one of a move, a resignation, a request and a flag is stored, in any order', async () => {
    test = await openTestHall({ nodes: 2 });
    const winners = new Set<string>();
    for (const [nth, order] of orders(['move', 'resign', 'ask', 'flag'] as const).entries()) {
      const { table, guests } = await begin(false);
      const before = (await stateOf(table))!;
      const mover = before.seats!.first;
      const other = before.seats!.second;
      const left = before.left!.first - (test.world.now() - before.since);
      // A few milliseconds before time is up, exactly then, or just after.
      await test.pass(left - 6 + (nth % 8));
      const wishes: Readonly<Record<string, readonly [string, Command]>> = {
        move: [mover, { type: 'turn', moves: [...someTurn(before.game)] }],
        resign: [other, { type: 'resign' }],
        ask: [other, { type: 'askTakeBack' }],
      };
      const answers = await Promise.all(
        order.flatMap((what) => {
          const [player, command] = wishes[what] ?? [];
          const seen = async () => guests[player ?? '']?.want(table, command!, before.seq);
          // The server raises the flag on its own.
          return player === undefined ? [] : [seen()];
        }),
      );
      await test.pass(2_000);
      const events = await test.store.events(table, before.seq);
      const [first] = events;
      winners.add(first!.event.type);
      const done = answers.filter((answer) => answer?.type === 'ok');
      expect(done.length).toBeLessThanOrEqual(1);
      for (const answer of done) expect(answer).toMatchObject({ seq: before.seq + 1 });
      if (done.length === 0) expect(first!.event.type).toBe('flagged');
      for (const answer of answers)
        if (answer?.type === 'refused') expect(['conflict', 'timeIsUp', 'notGoing']).toContain(answer.code);
      // What is stored is what was acknowledged.
      expect((await stateOf(table))?.seq).toBe(before.seq + events.length);
    }
    // Otherwise it wasn't a race.
    expect(winners.size).toBeGreaterThan(2);
  });

  it('two resignations and a flag end a rated game once', async () => {
    test = await openTestHall({ nodes: 2 });
    for (let nth = 0; nth < 8; nth++) {
      const { table, guests } = await begin(true);
      const before = (await stateOf(table))!;
      const games = (await test.store.players([ANNA])).get(ANNA)!.ratings.live.games;
      await test.pass(before.left!.first - (test.world.now() - before.since) - 5 + nth);
      await Promise.all(
        [ANNA, BERT, ANNA, BERT].map(async (player) =>
          guests[player]?.want(table, { type: 'resign' }, before.seq),
        ),
      );
      await test.pass(2_000);
      expect((await test.store.events(table, before.seq)).map(({ event }) => event.type)).toHaveLength(1);
      for (const player of [ANNA, BERT]) {
        expect((await test.store.players([player])).get(player)!.ratings.live.games).toBe(games + 1);
        const rated = await test.store.ratingsOf(player, 50);
        expect(rated.filter(({ game }) => game === table)).toHaveLength(1);
      }
      // As if it had been on another day: only three games a day count.
      await test.sql.run('update rating set at = 0');
    }
  });
});

describe('without a bus', () => {
  let test: TestHall;
  beforeEach(async () => {
    test = await openTestHall({ nodes: 2, faults: { ...NO_FAULTS, lostHints: 100 } });
  });
  afterEach(async () => test.close());

  it('a read on another node knows every acknowledged move', async () => {
    const table = await test.openTable();
    const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
    await bert.want(table, { type: 'sit' }, 1);
    const reader = await test.visit(CARL, 1);
    for (let seq = 2; seq < 8; seq++) {
      await reader.say({ type: 'watch', table });
      // The other node has the table in memory, and was not notified of any move.
      const known = reader.last('table');
      expect(known?.seq).toBe(seq);
      const game = replayTable(await test.store.events(table, 0), {
        id: table,
        deck: PRINTED,
        canonical: (player) => player,
      })?.game;
      if (!game) throw new Error('the table is lost');
      const mover = seatToMove(game) === 'first' ? anna : bert;
      expect((await mover.want(table, { type: 'turn', moves: [...someTurn(game)] }, seq)).type).toBe('ok');
    }
    await reader.say({ type: 'watch', table, since: 7 });
    expect(reader.last('table')?.seq ?? reader.last('event')?.seq).toBe(8);
  });
});
