// Tests of packed games, on both databases: everything that is read is as before, and nothing can be written under them.

import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import { onlineRecords } from '../../test/onlineRecords.ts';
import { deckOf } from '../../test/play.ts';
import { goingTable, lastWord, NOW, somePlayer, storageOf, turn } from '../../test/stored.ts';
import { replayTable } from '../hall/replay.ts';
import type { NewGame, StoredEvent } from '../ports/store.ts';
import type { TableEvent } from '../ports/tableEvent.ts';
import { packLog, unpackLog } from './packedLog.ts';

const logs = onlineRecords().flatMap(([, { tables }]) => tables.map(({ id, events }) => ({ id, events })));

/** Two events, as the first version packed them. */
const FIRST = 'q1ZKK8rPVbIy1VHKSCzOACfmZCUdpdSy1DxwBEQjWYs9oGN1ok10iA4usNtg5a9SbG1sbC0A';

/** As it is packed: without commands, and with the last fingerprint only. */
const packed = (log: readonly StoredEvent[]): readonly StoredEvent[] =>
  log.map(({ seq, at, event, hash }, nth) => ({
    seq,
    at,
    event,
    ...(nth === log.length - 1 && hash !== undefined && { hash }),
  }));

describe('a packed log', () => {
  it('has every event with its time', () => {
    expect(logs.length).toBeGreaterThan(20);
    for (const { events } of logs) expect(unpackLog(packLog(events))).toEqual(packed(events));
  });

  it('is replayed to the same table, with the same clocks', () => {
    for (const { id, events } of logs) {
      const origin = { id, deck: deckOf(events), canonical: (player: string) => player };
      expect(replayTable(unpackLog(packLog(events)), origin)).toEqual(replayTable(events, origin));
    }
  });

  it('is a fifth as long as the texts of its rows, or less', () => {
    const whole = logs.filter(({ events }) => events.length >= 20);
    expect(whole.length).toBeGreaterThan(0);
    for (const { id, events } of whole) {
      const rows = events.map(({ event, hash, command }) =>
        [id, JSON.stringify(event), hash, hash, command?.player, command?.cmdId].join(''),
      );
      expect(packLog(events).length).toBeLessThan(rows.join('').length / 5);
    }
  });

  it('that is damaged is not unpacked', () => {
    const text = packLog(logs[0]!.events);
    for (const spoilt of ['', 'AAAA', text.slice(8), text.slice(0, -8)])
      expect(() => unpackLog(spoilt)).toThrow(Error);
  });

  it('made by the first version is still read', () => {
    expect(unpackLog(FIRST)).toEqual([
      { seq: 1, at: 5, event: { type: 'ready', seat: 'first' } },
      { seq: 2, at: 9, event: { type: 'turn', seat: 'second', moves: ['take badlands'] }, hash: 'abc' },
    ]);
  });
});

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);
  const rows = async (table: string, game: string, column = 'game') =>
    (await here().sql.all(`select ${column} from ${table} where ${column} = $1`, [game])).length;

  /** A finished game with these events. */
  async function finished(events: readonly TableEvent[] = [], endedAt = NOW): Promise<NewGame> {
    const { store } = here();
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    await store.append(turn(table, 3, { player: table.summary.host, cmdId: 'one' }));
    await store.append(lastWord(table, 4, endedAt));
    for (const [nth, event] of events.entries()) {
      const next = lastWord(table, 5 + nth, endedAt + nth);
      await store.append({ ...next, event: { ...next.event, event } });
    }
    return table;
  }
  const LATER = NOW + 1000;
  const pack = async (before = LATER) => here().store.packGames(before, 99);

  it('games that ended before a time are packed, once', async () => {
    const { store } = here();
    const [old, recent] = [await finished(), await finished([], LATER)];
    const going = goingTable(somePlayer(), somePlayer());
    await store.open(going);
    const before = await store.events(old.id, 0);
    const row = await store.find(old.id);
    expect(await pack()).toBe(1);
    expect(await pack()).toBe(0);
    expect([await rows('event', old.id), await rows('archive', old.id)]).toEqual([0, 1]);
    for (const { id } of [recent, going]) expect(await rows('archive', id)).toBe(0);
    expect(await store.events(old.id, 0)).toEqual(packed(before));
    expect(await store.events(old.id, 2)).toEqual(packed(before).slice(2));
    expect(await store.events(old.id, 4)).toEqual([]);
    expect(await store.event(old.id, 3)).toEqual(packed(before)[2]);
    expect(await store.event(old.id, 5)).toBeUndefined();
    expect(await store.find(old.id)).toEqual(row);
    expect((await store.heads([old.id])).get(old.id)).toEqual({ seq: 4, line: 0 });
  });

  it('a game goes on after it was packed, and no number in it is given again', async () => {
    const { store } = here();
    const game = await finished();
    await pack();
    for (const seq of [3, 4])
      expect(await store.append({ ...turn(game, seq), summary: lastWord(game, 4).summary })).toBe('taken');
    expect(await rows('event', game.id)).toBe(0);
    const offer: TableEvent = { type: 'rematchOffered', seat: 'first', deal: 'new' };
    const next = lastWord(game, 5);
    expect(await store.append({ ...next, event: { ...next.event, event: offer } })).toBe('kept');
    expect((await store.events(game.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect((await store.offers([game.id])).get(game.id)).toEqual({
      kind: 'rematch',
      by: 'first',
      deal: 'new',
    });
    const refused = lastWord(game, 6);
    await store.append({
      ...refused,
      event: { ...refused.event, event: { type: 'rematchRefused', seat: 'second' } },
    });
    expect((await store.offers([game.id])).size).toBe(0);
    expect(await pack()).toBe(0);
  });

  it('an offer that was never answered is still there', async () => {
    const { store } = here();
    const game = await finished([{ type: 'rematchOffered', seat: 'second', deal: 'same' }]);
    const before = await store.offers([game.id]);
    expect(before.size).toBe(1);
    await pack();
    expect(await rows('event', game.id)).toBe(0);
    expect(await store.offers([game.id])).toEqual(before);
  });

  it('while a report is open, the log stays as it is', async () => {
    const { store, sql } = here();
    const game = await finished();
    await store.report({
      id: `about ${game.id}`,
      at: NOW,
      by: 'ada',
      player: 'bert',
      game: game.id,
      reason: 'other',
    });
    expect(await pack()).toBe(0);
    expect(await rows('event', game.id)).toBe(4);
    await sql.run('update report set closed_at = $2 where game = $1', [game.id, NOW]);
    expect(await pack()).toBe(1);
  });

  it('a damaged log isn’t packed, and keeps no other game from it', async () => {
    const { store, sql } = here();
    const [first, second, third] = [
      await finished([], NOW - 2),
      await finished([], NOW - 1),
      await finished(),
    ];
    await sql.run('delete from event where game = $1 and seq = 3', [first.id]);
    await sql.run(`update event set body = '{}' where game = $1 and seq = 2`, [second.id]);
    expect(await pack()).toBe(3);
    expect(await pack()).toBe(0);
    expect(await rows('archive', third.id)).toBe(1);
    for (const { id } of [first, second]) {
      expect([await rows('event', id), await rows('archive', id)]).toEqual([id === first.id ? 3 : 4, 0]);
      await expect(store.events(id, 0)).rejects.toMatchObject({ fault: 'damaged' });
    }
  });

  it.each([
    ['another text', `update archive set body = 'AAAA' where game = $1`],
    ['a changed text', 'update archive set body = substr(body, 2) where game = $1'],
    ['another length', 'update archive set seq = 3 where game = $1'],
    ['no row', 'delete from archive where game = $1'],
    ['the row of another game', `update archive set game = game || 'x' where game = $1`],
  ])('damage is noticed: %s', async (_, spoil) => {
    const { store, sql } = here();
    const [game, other] = [await finished(), await finished()];
    await pack();
    await sql.run(spoil, [game.id]);
    await expect(store.events(game.id, 0)).rejects.toMatchObject({ fault: 'damaged' });
    expect(await store.events(other.id, 0)).toHaveLength(4);
  });

  it('two servers pack at the same time, and a player writes', async () => {
    const { store } = here();
    const games = await Promise.all(Array.from({ length: 12 }, async () => finished()));
    const wish = { type: 'rematchOffered', seat: 'first', deal: 'new' } as const;
    const write = async (game: NewGame) => {
      const next = lastWord(game, 5);
      return store.append({ ...next, event: { ...next.event, event: wish } });
    };
    const [, , ...written] = await Promise.all([pack(), pack(), ...games.map(write)]);
    expect(new Set(written)).toEqual(new Set(['kept']));
    await pack();
    for (const { id } of games) {
      expect((await store.events(id, 0)).map(({ event }) => event.type)).toEqual([
        'opened',
        'sat',
        'turn',
        'resigned',
        'rematchOffered',
      ]);
      expect(await rows('archive', id)).toBe(1);
    }
  });
});
