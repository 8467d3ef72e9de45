// The write path on both databases: exactly once, atomic, and damage is detected.

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
import type { TableChange, Player, Rating, RatingChange } from '../ports/store.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import { createStore } from './sqlStore.ts';

const won = (player: Player, opponent: Player): RatingChange => changeOf(player, opponent, 'won', 100);
const lost = (player: Player, opponent: Player): RatingChange => changeOf(player, opponent, 'lost', -100);

function changeOf(
  { id: player, ratings: { live: before, correspondence } }: Player,
  opponent: Player,
  result: RatingChange['result'],
  by: number,
): RatingChange {
  const after = { rating: before.rating + by, deviation: 300.5, volatility: 0.0599, games: before.games + 1 };
  const nth = before.games + correspondence.games + 1;
  return { player, opponent: opponent.id, kind: 'live', result, nth, before, after };
}

const glicko = ({ rating, deviation, volatility }: Rating) => ({ rating, deviation, volatility });

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);
  const rows = async (table: string, game: string) =>
    (await here().sql.all(`select * from ${table} where game = $1`, [game])).length;

  async function sitDown() {
    const table = goingTable(somePlayer(), somePlayer());
    await here().store.open(table);
    return table;
  }

  describe('the log', () => {
    it('returns all appended events, or the new ones', async () => {
      const { store } = here();
      const table = await sitDown();
      const next = turn(table, 3);
      expect(await store.append(next)).toBe('kept');
      expect(await store.events(table.id, 0)).toEqual([...table.events, next.event]);
      expect(await store.events(table.id, 2)).toEqual([next.event]);
      expect(await store.events(table.id, 3)).toEqual([]);
      expect(await store.events('nowhere', 0)).toEqual([]);
    });

    it('updates the row of the table', async () => {
      const { store } = here();
      const host = somePlayer();
      const other = somePlayer();
      const table = waitingTable(host, { quick: 'blitz' });
      await store.open(table);
      const { waits: _, ...summary } = table.summary;
      expect(await store.find(table.id)).toEqual({
        ...summary,
        id: table.id,
        seq: 1,
        openedAt: NOW,
        changedAt: NOW,
      });
      const sat = { ...goingTable(host, other, { quick: 'blitz', deadline: NOW + 9 }), id: table.id };
      const event = sat.events[1]!;
      await store.append({ game: table.id, event, summary: sat.summary });
      expect(await store.find(table.id)).toMatchObject({ ...sat.summary, seq: 2 });
      const moved = turn(sat, 3);
      await store.append(moved);
      expect(await store.find(table.id)).toMatchObject({ ...moved.summary, seq: 3, changedAt: NOW + 3 });
      const over = lastWord(sat, 4);
      await store.append(over);
      expect(await store.find(table.id)).toEqual({
        ...over.summary,
        id: table.id,
        seq: 4,
        openedAt: NOW,
        changedAt: NOW + 4,
      });
      expect(await store.find('nowhere')).toBeUndefined();
    });

    it('lets one of eight racers win', async () => {
      const { store, place } = here();
      const table = await sitDown();
      const other = createStore(await place.open());
      const changes = Array.from({ length: 8 }, (_, racer) =>
        turn(table, 3, { player: somePlayer(), cmdId: `racer-${racer}` }, NOW + racer),
      );
      const ends = await Promise.all(
        changes.map((change, racer) => (racer % 2 === 0 ? store : other).append(change)),
      );
      expect(ends.toSorted()).toEqual(['kept', ...Array.from({ length: 7 }, () => 'taken')]);
      const winner = changes[ends.indexOf('kept')]!;
      expect(await store.events(table.id, 2)).toEqual([winner.event]);
      expect(await store.find(table.id)).toMatchObject({ seq: 3, changedAt: winner.event.at });
      await other.close();
    });

    it('returns the event of a repeated command, and stores no second one', async () => {
      const { store } = here();
      const table = await sitDown();
      const command = { player: somePlayer(), cmdId: 'command-1' };
      expect(await store.event(table.id, 3)).toBeUndefined();
      expect(await store.append(turn(table, 3, command))).toBe('kept');
      expect(await store.append(turn(table, 3, command))).toBe('taken');
      expect(await store.event(table.id, 3)).toMatchObject({ seq: 3, command });
      expect(await store.events(table.id, 3)).toEqual([]);
      // The same id at another table, or by another player, is another command.
      const elsewhere = await sitDown();
      expect(await store.append(turn(elsewhere, 3, command))).toBe('kept');
      expect(await store.append(turn(table, 4, { ...command, player: somePlayer() }))).toBe('kept');
      expect(await store.find(table.id)).toMatchObject({ seq: 4 });
    });

    it('opens the table of a rematch with its answer, or not at all', async () => {
      const { store } = here();
      const table = await sitDown();
      const rematch = goingTable(somePlayer(), somePlayer());
      const next = { ...lastWord(table, 3), rematch };
      expect(await store.append(next)).toBe('kept');
      expect(await store.events(rematch.id, 0)).toEqual(rematch.events);
      const late = { ...next, rematch: goingTable(somePlayer(), somePlayer()) };
      expect(await store.append(late)).toBe('taken');
      expect(await store.find(late.rematch.id)).toBeUndefined();
      expect(await rows('event', late.rematch.id)).toBe(0);
    });

    it('rolls back a change that fails in the middle', async () => {
      const { store } = here();
      const table = await sitDown();
      const taken = await sitDown();
      const change = { ...lastWord(table, 3), rematch: { ...goingTable('a', 'b'), id: taken.id } };
      await expect(store.append(change)).rejects.toThrow(/unique/i);
      expect(await store.events(table.id, 2)).toEqual([]);
      expect(await store.find(table.id)).toMatchObject({ seq: 2, status: 'going' });
      await expect(store.open({ ...table, events: [turn(table, 9).event, ...table.events] })).rejects.toThrow(
        /unique/i,
      );
      expect(await rows('event', table.id)).toBe(2);
    });
  });

  describe('a damaged log', () => {
    const spoil = [
      [
        'a letter of an event',
        `update event set body = replace(body, 'card-4', 'card-5') where game = $1 and seq = 4`,
      ],
      ['its time', 'update event set at = at + 1 where game = $1 and seq = 4'],
      ['its fingerprint', `update event set hash = 'f' where game = $1 and seq = 4`],
      ['a row in the middle', 'delete from event where game = $1 and seq = 4'],
      ['the last row', 'delete from event where game = $1 and seq = 5'],
      ['two rows', 'update event set seq = seq + 10 where game = $1 and seq = 4'],
    ] as const;

    it.each(spoil)('affects only its own table: %s', async (_, how) => {
      const { store, sql } = here();
      const [table, whole] = [await sitDown(), await sitDown()];
      for (const seq of [3, 4, 5])
        for (const one of [table, whole]) expect(await store.append(turn(one, seq))).toBe('kept');
      expect(await sql.run(how, [table.id])).toBe(1);
      await expect(store.events(table.id, 0)).rejects.toMatchObject({ name: 'StoreError', fault: 'damaged' });
      expect(await store.events(whole.id, 0)).toHaveLength(5);
      expect(await store.append(turn(whole, 6))).toBe('kept');
    });

    it('does not break lists when it is the row of the table', async () => {
      const { store, sql } = here();
      const host = somePlayer();
      const [spoilt, whole] = [waitingTable(host), waitingTable(host)];
      for (const table of [spoilt, whole]) await store.open(table);
      await sql.run(`update game set settings = '{"deck' where id = $1`, [spoilt.id]);
      await expect(store.find(spoilt.id)).rejects.toMatchObject({ fault: 'damaged' });
      expect((await store.gamesOf(host, 10)).map(({ id }) => id)).toEqual([whole.id]);
      expect((await store.openTables({ hostSince: 0, lasting: 0 }, 100)).map(({ id }) => id)).not.toContain(
        spoilt.id,
      );
    });
  });

  describe('a rated game', () => {
    async function twoAccounts() {
      const two = [guest({ account: true }), guest({ account: true })] as const;
      for (const one of two) await here().store.addPlayer(one);
      return two;
    }
    const ratingOf = async (player: Player) =>
      (await here().store.players([player.id])).get(player.id)?.ratings.live;

    it('changes both ratings once, however often its end is written', async () => {
      const { store } = here();
      const [ada, bob] = await twoAccounts();
      const table = goingTable(ada.id, bob.id);
      await store.open(table);
      const ratings = [won(ada, bob), lost(bob, ada)];
      const end: TableChange = { ...lastWord(table, 3), ratings };
      const ends = await Promise.all([store.append(end), store.append(end)]);
      expect(ends.toSorted()).toEqual(['kept', 'taken']);
      expect(await store.append({ ...lastWord(table, 4), ratings })).toBe('taken');
      expect([await ratingOf(ada), await ratingOf(bob)]).toEqual(ratings.map(({ after }) => after));
      const [{ before, after, ...change }] = [ratings[0]!];
      expect(await store.ratingsOf(ada.id, 10)).toEqual([
        { ...change, before: glicko(before), after: glicko(after), game: table.id, at: NOW + 3 },
      ]);
      expect(await store.events(table.id, 3)).toEqual([]);
    });

    it('is computed again when another game of the player ended meanwhile', async () => {
      const { store, place } = here();
      const [ada, bob] = await twoAccounts();
      const [cid] = await twoAccounts();
      const other = createStore(await place.open());
      const [one, two] = [goingTable(ada.id, bob.id), goingTable(cid.id, ada.id)];
      for (const table of [one, two]) await store.open(table);
      const ends = await Promise.all([
        store.append({ ...lastWord(one, 3), ratings: [won(ada, bob), lost(bob, ada)] }),
        other.append({ ...lastWord(two, 3), ratings: [won(cid, ada), lost(ada, cid)] }),
      ]);
      expect(ends.toSorted()).toEqual(['again', 'kept']);
      // The writer that lost has changed nothing.
      const [kept, again] = ends[0] === 'kept' ? [one, two] : [two, one];
      expect(await store.find(kept.id)).toMatchObject({ status: 'over' });
      expect(await store.find(again.id)).toMatchObject({ status: 'going', seq: 2 });
      expect((await ratingOf(ada))?.games).toBe(1);

      const now = (await store.players([ada.id])).get(ada.id)!;
      const rival = again === one ? bob : cid;
      expect(await ratingOf(rival)).toEqual(NEW_RATING);
      const ratings = [won(now, rival), lost(rival, now)];
      expect(await store.append({ ...lastWord(again, 3), ratings })).toBe('kept');
      expect((await ratingOf(ada))?.games).toBe(2);
      expect((await store.ratingsOf(ada.id, 10)).map(({ game }) => game)).toEqual([kept.id, again.id]);
      expect((await store.ratingsOf(ada.id, 1)).map(({ game }) => game)).toEqual([again.id]);
      await other.close();
    });
  });
});
