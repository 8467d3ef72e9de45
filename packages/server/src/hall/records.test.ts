// The rules are pinned: every published log must replay to the same game.

import { fingerprint, TABLE_EVENTS } from '@wagons/protocol';
import { newGame, RULES_VERSION } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { openManualHall } from '../../test/manualHall.ts';
import { onlineRecords } from '../../test/onlineRecords.ts';
import { ANNA, CARL, deckOf, DECKS, PRINTED, SETTINGS } from '../../test/play.ts';
import type { StoredEvent } from '../ports/store.ts';
import { replayTable } from './replay.ts';

const records = onlineRecords().filter(([, { rules }]) => rules === RULES_VERSION);

describe('the logs in records/online', () => {
  it.each(records)('replay to the same games: %s', (_, { deck, tables }) => {
    expect(tables.length).toBeGreaterThanOrEqual(5);
    for (const { id, events } of tables) {
      // Replaying compares each event with its fingerprint, and throws if they differ.
      expect(deckOf(events).hash).toBe(deck);
      const table = replayTable(events, { id, deck: deckOf(events), canonical: (player) => player });
      expect(table).toMatchObject({ seq: events.length, status: 'over' });
    }
  });

  it('cover every event type and every deck under the current rules', () => {
    expect(records.length).toBeGreaterThanOrEqual(4);
    const kinds = records
      .flatMap(([, { tables }]) => tables.flatMap(({ events }) => events))
      .map(({ event }) => event.type);
    expect(new Set(kinds)).toEqual(new Set(TABLE_EVENTS));
    expect(new Set(records.map(([, { deck }]) => deck))).toEqual(new Set(DECKS.keys()));
  });

  it('are rejected when anything in them was changed', () => {
    const [, record] = records[0] ?? [];
    const { id = '', events = [] } = record?.tables[0] ?? {};
    const at = events.findIndex(({ event }) => event.type === 'turn');
    const spoilt = events.map((one, nth) => (nth === at ? { ...one, hash: '0123456789abcdef' } : one));
    expect(() => replayTable(spoilt, { id, deck: PRINTED, canonical: (player) => player })).toThrow(
      'does not match its fingerprint',
    );
    const without = events.filter((_, nth) => nth !== at);
    expect(() => replayTable(without, { id, deck: PRINTED, canonical: (player) => player })).toThrow(
      'follows',
    );
  });
});

describe('a log', () => {
  it('with an event of a newer server is unavailable here', async () => {
    const { hall, store, close } = await openManualHall();
    const opened = await hall.openTable(ANNA, SETTINGS);
    const id = opened.ok ? opened.value : '';
    const [first] = await store.events(id, 0);
    const event = { type: 'danced', seat: 'first' } as unknown as StoredEvent['event'];
    await store.append({
      game: id,
      event: { seq: 2, at: 2, hash: first?.hash ?? '', event },
      summary: { status: 'open', settings: SETTINGS, host: ANNA, moves: 0 },
    });
    expect(await hall.table(id)).toEqual({ ok: false, error: 'unavailable' });
    // Other tables aren't affected.
    expect(await hall.openTable(ANNA, SETTINGS)).toMatchObject({ ok: true });
    await close();
  });

  it('of other rules is not replayed', async () => {
    const { hall, store, close } = await openManualHall();
    const id = 'game-of-other-rules-00';
    const seed = 'another time';
    const hash = fingerprint(newGame(seed, PRINTED));
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
