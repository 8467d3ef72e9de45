// Rules are pinned: every log that was ever kept is played again, and leads where it led.

import { fingerprint, TABLE_EVENTS } from '@wagons/protocol';
import { newGame, RULES_VERSION } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { openHandHall } from '../../test/handHall.ts';
import { onlineRecords } from '../../test/onlineRecords.ts';
import { ANNA, BASE, CARL, SETTINGS } from '../../test/play.ts';
import { replayTable } from './replay.ts';

const records = onlineRecords().filter(([, { rules }]) => rules === RULES_VERSION);

describe('the logs in records/online', () => {
  it.each(records)('lead where they led: %s', (_, { deck, tables }) => {
    expect(deck).toBe(BASE.hash);
    expect(tables.length).toBeGreaterThanOrEqual(5);
    for (const { id, events } of tables) {
      // Each event is compared with its fingerprint, or this throws.
      const table = replayTable(id, undefined, events, BASE, (player) => player);
      expect(table).toMatchObject({ seq: events.length, status: 'over' });
    }
  });

  it('are of every kind, and there are some of these rules', () => {
    expect(records.length).toBeGreaterThanOrEqual(4);
    const kinds = records
      .flatMap(([, { tables }]) => tables.flatMap(({ events }) => events))
      .map(({ event }) => event.type);
    expect(new Set(kinds)).toEqual(new Set(TABLE_EVENTS));
  });

  it('are noticed when anything in them has changed', () => {
    const [, record] = records[0] ?? [];
    const { id = '', events = [] } = record?.tables[0] ?? {};
    const at = events.findIndex(({ event }) => event.type === 'turn');
    const spoilt = events.map((one, nth) => (nth === at ? { ...one, hash: '0123456789abcdef' } : one));
    expect(() => replayTable(id, undefined, spoilt, BASE, (player) => player)).toThrow('leads elsewhere');
    const without = events.filter((_, nth) => nth !== at);
    expect(() => replayTable(id, undefined, without, BASE, (player) => player)).toThrow('follows');
  });
});

describe('a log', () => {
  it('is not read under other rules than its own', async () => {
    const { hall, store, close } = await openHandHall();
    const id = 'game-of-other-rules-00';
    const seed = 'another time';
    const hash = fingerprint(newGame(seed, BASE));
    await store.open({
      id,
      events: [
        {
          seq: 1,
          at: 1,
          hash,
          event: { type: 'opened', rules: RULES_VERSION + 1, settings: SETTINGS, seed, host: ANNA },
        },
      ],
      summary: { status: 'open', settings: SETTINGS, host: ANNA, moves: 0 },
    });
    expect(await hall.table(id)).toEqual({ ok: false, error: 'otherRules' });
    const silent = { player: CARL, send: () => undefined, sendText: () => undefined };
    expect(await hall.watch(silent, { table: id })).toEqual({ ok: false, error: 'otherRules' });
    await close();
  });
});
