// Tests of the deletion of unused tables and guests, on both databases.

import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import {
  goingTable,
  guest,
  lastWord,
  NOW,
  somePlayer,
  storageOf,
  turn,
  waitingTable,
} from '../../test/stored.ts';
import type { TableChange, NewGame } from '../ports/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const ALL = 1000;

/** Aborts the table before the first draft. */
const calledOff = (table: NewGame, seq: number, at = NOW + seq): TableChange => {
  const over = lastWord(table, seq, at);
  const { totals: _, ...summary } = over.summary;
  return {
    ...over,
    event: { ...over.event, event: { type: 'aborted' } },
    summary: { ...summary, end: { by: 'aborted' } },
  };
};

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);

  it('deletes tables where nothing was played, with everything that belongs to them, and no others', async () => {
    const { store, sql } = here();
    const [anna, bert] = [somePlayer(), somePlayer()];
    const [left, begun, played, open, late] = [
      waitingTable(anna),
      goingTable(anna, bert),
      goingTable(anna, bert),
      waitingTable(anna),
      waitingTable(anna),
    ];
    for (const table of [left, begun, played, open, late]) await store.open(table);
    const line = { at: NOW, seat: 'first', text: 'hello' } as const;
    await store.say(begun.id, line, { player: anna, cmdId: 'command-1' }, 9);
    await store.append(calledOff(left, 2));
    await store.append(calledOff(begun, 3));
    await store.append(turn(played, 3));
    await store.append(lastWord(played, 4));
    await store.append(calledOff(late, 2, NOW + DAY));
    expect(await store.forgetUnplayed(NOW, ALL)).toBe(0);
    expect(await store.forgetUnplayed(NOW + 100, 1)).toBe(1);
    expect(await store.forgetUnplayed(NOW + 100, ALL)).toBe(1);
    for (const { id } of [left, begun]) {
      expect(await store.find(id)).toBeUndefined();
      expect(await store.events(id, 0)).toEqual([]);
      for (const table of ['event', 'chat'])
        expect(await sql.all(`select 1 as left_over from ${table} where game = $1`, [id])).toEqual([]);
    }
    expect(await store.events(played.id, 0)).toHaveLength(4);
    for (const { id } of [played, open, late]) expect(await store.find(id)).toBeDefined();
  });

  it('deletes guests without a table who have been away for long, and no others', async () => {
    const { store } = here();
    const old = { createdAt: NOW - 100 * DAY };
    const unusedGuest = guest(old);
    const [back, host, first, second] = [guest(old), guest(old), guest(old), guest(old)];
    const [winner, loser] = [guest(old), guest(old)];
    const kept = [
      back,
      host,
      first,
      second,
      winner,
      loser,
      guest(),
      guest({ ...old, account: true }),
      guest({ ...old, mergedInto: somePlayer() }),
      guest({ ...old, deletedAt: NOW }),
    ];
    for (const one of [unusedGuest, ...kept]) await store.addPlayer(one);
    await store.block(unusedGuest.id, host.id);
    await store.block(host.id, unusedGuest.id);
    await store.seen([back.id, somePlayer()], NOW - DAY);
    await store.open(waitingTable(host.id));
    const elsewhere = { host: somePlayer() };
    await store.open(goingTable(first.id, second.id, elsewhere));
    const won = goingTable(winner.id, loser.id, elsewhere);
    await store.open(won);
    await store.append(lastWord(won, 3));
    // In several steps, from one end to the other.
    let after: string | undefined = '';
    let steps = 0;
    while (after !== undefined) {
      after = await store.forgetGuests({ after, before: NOW - 90 * DAY, atMost: 2 });
      steps++;
    }
    expect(steps).toBeGreaterThan(4);
    const ids = kept.map(({ id }) => id);
    const left = await store.players([unusedGuest.id, ...ids]);
    expect([...left.keys()].toSorted()).toEqual(ids.toSorted());
    expect(await store.blockedBy(unusedGuest.id)).toEqual([]);
    expect(await store.blockedBy(host.id)).toEqual([]);
  });

  it('stores the day of a visit', async () => {
    const { store, sql } = here();
    const { id } = guest();
    await store.addPlayer(guest({ id }));
    const seenAt = async () =>
      (await sql.all('select seen_at from player where id = $1', [id]))[0]?.['seen_at'];
    await store.seen([], NOW);
    await store.seen([id], NOW);
    await store.seen([id], NOW + DAY);
    expect(await seenAt()).toBe(NOW);
    await store.seen([id], NOW + DAY + 1);
    expect(await seenAt()).toBe(NOW + DAY + 1);
  });
});
