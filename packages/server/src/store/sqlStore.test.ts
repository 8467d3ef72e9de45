// The contract of the store, tested on both databases: tables, players and their data.

import { RATING_KINDS } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import {
  goingTable,
  guest,
  lastWord,
  NOW,
  SETTINGS,
  someGame,
  somePlayer,
  storageOf,
  turn,
  waitingTable,
} from '../../test/stored.ts';
import type { TableEvent } from '../ports/tableEvent.ts';
import type { TableChange, NewGame, Passkey, Player } from '../ports/store.ts';
import { NEW_RATINGS } from '../rating/glicko2.ts';
import { createStore } from './sqlStore.ts';

const ASKS: TableEvent = { type: 'takeBackAsked', seat: 'second' };
const OFFERS: TableEvent = { type: 'rematchOffered', seat: 'first', deal: 'same' };

/** A table after some other event. */
function then(table: NewGame, seq: number, event: TableEvent): TableChange {
  const next = turn(table, seq);
  return { ...next, event: { ...next.event, event } };
}

const RATED = `
  insert into rating (player, nth, game, at, opponent, kind, result, rating, deviation, volatility,
    rating_before, deviation_before, volatility_before)
  values ($1, $2, $3, $4, $5, $6, 'won', 1500, 90, 0.06, 1500, 90, 0.06)`;

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);
  const open = async <T extends readonly NewGame[]>(...tables: T): Promise<T> => {
    for (const table of tables) await here().store.open(table);
    return tables;
  };
  const gamesOf = async (...asked: Parameters<ReturnType<typeof here>['store']['gamesOf']>) =>
    (await here().store.gamesOf(...asked)).map(({ id }) => id);

  describe('lists of tables', () => {
    it('return the last event and line of many tables', async () => {
      const { store } = here();
      const tables = await open(
        ...Array.from({ length: 300 }, () => waitingTable(somePlayer())),
        goingTable(somePlayer(), somePlayer()),
      );
      const last = tables.at(-1)!;
      await store.append(turn(last, 3));
      await store.say(last.id, { at: NOW, seat: 'first', text: 'Howdy' }, by('a'), 10);
      const heads = await store.heads([...tables.map(({ id }) => id), 'nowhere']);
      expect(heads.size).toBe(301);
      expect([heads.get(tables[0].id), heads.get(last.id)]).toEqual([
        { seq: 1, line: 0 },
        { seq: 3, line: 1 },
      ]);
      expect((await store.heads([])).size).toBe(0);
    });

    it('return games whose time may be up, oldest first, unaffected by turns', async () => {
      const { store } = here();
      const [late, later, never] = await open(
        goingTable(somePlayer(), somePlayer(), { deadline: 50, safeUntil: 20 }),
        goingTable(somePlayer(), somePlayer(), { deadline: 50, safeUntil: 10 }),
        goingTable(somePlayer(), somePlayer()),
      );
      expect(await store.due(9, 10)).toEqual([]);
      expect(await store.due(20, 10)).toEqual([later.id, late.id]);
      expect(await store.due(20, 1)).toEqual([later.id]);
      await store.postpone(later.id, 2, { deadline: 60, safeUntil: 30 });
      await store.postpone(late.id, 1, { deadline: 60, safeUntil: 30 });
      expect(await store.due(20, 10)).toEqual([late.id]);
      expect(await store.find(later.id)).toMatchObject({ deadline: 60 });
      await store.append(lastWord(late, 3));
      await store.append(turn(later, 3));
      expect(await store.due(29, 10)).toEqual([]);
      expect(await store.due(30, 10)).toEqual([later.id]);
      expect(await store.find(never.id)).not.toHaveProperty('deadline');
    });

    it('return listed tables with a present host or without need of one, last seen first', async () => {
      const { store } = here();
      const at = NOW + 100_000_000;
      const waits = (hostAt: number, until: number) => ({ waits: { hostAt, until } });
      const [lasting, there, justLeft] = await open(
        waitingTable(somePlayer(), waits(at - 9000, at + 99_000)),
        waitingTable(somePlayer(), waits(at - 1, at + 50_000)),
        waitingTable(somePlayer(), waits(at - 20, at + 50_000)),
        waitingTable(somePlayer(), { settings: { ...SETTINGS, listed: false }, ...waits(at, at + 99_000) }),
        goingTable(somePlayer(), somePlayer(), waits(at, at + 99_000)),
      );
      const offered = async (atMost: number, hostSince = at - 10) =>
        (await store.openTables({ hostSince, lasting: at + 60_000 }, atMost)).map(({ id }) => id);
      expect(await offered(9)).toEqual([there.id, lasting.id]);
      expect(await offered(1)).toEqual([there.id]);
      await store.attend([
        { game: justLeft.id, waits: { hostAt: at + 1, until: at + 60_001 } },
        { game: there.id, waits: { hostAt: at - 11, until: at + 60_000 } },
      ]);
      expect(await offered(9)).toEqual([justLeft.id, lasting.id]);
      // A table that belongs to both halves of the list is listed once.
      expect(await offered(9, at - 9001)).toEqual([justLeft.id, there.id, lasting.id]);
    });

    it('return open tables whose waiting time is over', async () => {
      const { store, sql } = here();
      const waits = (until: number) => ({ waits: { hostAt: 1, until } });
      const [over, soon, gone] = await open(
        waitingTable(somePlayer(), waits(10)),
        waitingTable(somePlayer(), waits(11)),
        waitingTable(somePlayer(), waits(9)),
        goingTable(somePlayer(), somePlayer(), waits(9)),
      );
      await store.append({
        ...lastWord(gone, 2),
        event: { ...lastWord(gone, 2).event, event: { type: 'aborted' } },
      });
      const ids = async (at: number) => (await store.abandoned(at, 9)).map(({ row: { id } }) => id);
      expect(await ids(9)).toEqual([]);
      expect(await ids(10)).toEqual([over.id]);
      expect(await ids(11)).toEqual([over.id, soon.id]);
      expect(await store.abandoned(11, 1)).toHaveLength(1);
      await store.attend([{ game: over.id, waits: { hostAt: 2, until: 50 } }]);
      expect(await ids(11)).toEqual([soon.id]);
      // As an older server version opens one.
      await sql.run('update game set host_at = null, open_until = null where id = $1', [over.id]);
      const found = (await store.abandoned(10, 9)).find(({ row }) => row.id === over.id);
      expect(found).toEqual({ row: expect.objectContaining({ status: 'open' }) });
      await store.attend([{ game: over.id, waits: { hostAt: 2, until: 50 } }]);
      await store.attend([{ game: soon.id, waits: { hostAt: 2, until: 50 } }]);
    });

    it('find a waiting opponent who is not blocked', async () => {
      const { store } = here();
      const [me, friend, foe, hater] = [somePlayer(), somePlayer(), somePlayer(), somePlayer()];
      const quick = { quick: 'slow' } as const;
      const rated = { ...quick, settings: { ...SETTINGS, rated: true } };
      const [, , , first, second, other] = await open(
        waitingTable(me, quick, NOW),
        waitingTable(foe, quick, NOW + 1),
        waitingTable(hater, quick, NOW + 2),
        waitingTable(friend, quick, NOW + 9),
        waitingTable(friend, quick, NOW + 3),
        waitingTable(friend, rated, NOW + 4),
        waitingTable(friend, { quick: 'daily' }, NOW),
        goingTable(friend, foe, quick),
      );
      await store.block(me, foe);
      await store.block(hater, me);
      const wish = { quick: 'slow', rated: false, player: me, hostSince: 0 } as const;
      expect(await store.waiting(wish, 9)).toEqual([first.id, second.id]);
      expect(await store.waiting(wish, 1)).toEqual([first.id]);
      expect(await store.waiting({ ...wish, hostSince: NOW + 3 }, 9)).toEqual([first.id]);
      expect(await store.waiting({ ...wish, rated: true }, 9)).toEqual([other.id]);
      expect(await store.waiting({ ...wish, quick: 'blitz', player: somePlayer() }, 9)).toEqual([]);
    });

    it('return a player’s tables: all unfinished ones, then the others page by page', async () => {
      const { store } = here();
      const [me, other] = [somePlayer(), somePlayer()];
      const over = await open(
        ...[1, 2, 3, 4, 5].map((n) => (n % 2 === 0 ? goingTable(me, other) : goingTable(other, me))),
      );
      for (const [at, table] of over.entries()) await store.append(lastWord(table, 3, NOW + 10 + at));
      const [unseen, going, waits] = await open(
        waitingTable(me, {}, NOW + 50),
        goingTable(other, me, {}, NOW + 1),
        waitingTable(me, {}, NOW + 2),
      );
      await store.append({
        game: unseen.id,
        event: { seq: 2, at: NOW + 60, event: { type: 'aborted' }, hash: '0' },
        summary: { ...unseen.summary, status: 'over', end: { by: 'aborted' } },
      });
      const ids = over.map(({ id }) => id).toReversed();
      expect(await gamesOf(me, 2)).toEqual([waits.id, going.id, ...ids.slice(0, 2)]);
      expect(await gamesOf(me, 2, NOW + 13)).toEqual(ids.slice(2, 4));
      expect(await gamesOf(me, 9, NOW + 11)).toEqual(ids.slice(4));
      expect(await gamesOf(somePlayer(), 9)).toEqual([]);
      expect(await store.unfinished(me)).toEqual({ open: 1, going: 1 });
      expect(await store.unfinished(other)).toEqual({ open: 0, going: 1 });
    });

    it('return pending offers until another event, skipping unreadable ones', async () => {
      const { store, sql } = here();
      const some = (): NewGame => goingTable(somePlayer(), somePlayer());
      const [asked, offered, answered, spoilt, quiet] = await open(some(), some(), some(), some(), some());
      for (const table of [asked, answered, spoilt]) await store.append(then(table, 3, ASKS));
      await store.append(lastWord(offered, 3));
      await store.append({ ...lastWord(offered, 4), event: then(offered, 4, OFFERS).event });
      await store.append(turn(answered, 4));
      await sql.run(`update event set body = '{}' where game = $1 and seq = 3`, [spoilt.id]);
      const all = [asked, offered, answered, spoilt, quiet].map(({ id }) => id);
      expect(await store.offers(all)).toEqual(
        new Map([
          [asked.id, { kind: 'takeBack', by: 'second' }],
          [offered.id, { kind: 'rematch', by: 'first', deal: 'same' }],
        ]),
      );
    });

    it('count wins, draws and losses only', async () => {
      const { store } = here();
      const [me, other] = [somePlayer(), somePlayer()];
      const [won, lost, drawn, aborted] = await open(
        goingTable(me, other),
        goingTable(other, me),
        goingTable(other, me),
        goingTable(me, other),
        goingTable(me, other),
      );
      await store.append(lastWord(won, 3));
      await store.append(lastWord(lost, 3));
      for (const [table, end] of [
        [drawn, { by: 'points', outcome: 'draw' }],
        [aborted, { by: 'aborted' }],
      ] as const) {
        const change = lastWord(table, 3);
        await store.append({ ...change, summary: { ...change.summary, end } });
        expect(await store.find(table.id)).toMatchObject({ end });
      }
      expect(await store.results(me)).toEqual({ won: 1, drawn: 1, lost: 1 });
      expect(await store.results(other)).toEqual({ won: 1, drawn: 1, lost: 1 });
      expect(await store.results(somePlayer())).toEqual({ won: 0, drawn: 0, lost: 0 });
    });

    it('count a result once, also if the game ended on an older server or had a rematch', async () => {
      const { store, sql } = here();
      const [me, other] = [somePlayer(), somePlayer()];
      const [won, old] = await open(goingTable(me, other), goingTable(me, other));
      await store.append(lastWord(won, 3));
      await store.append({ ...lastWord(won, 4), event: then(won, 4, OFFERS).event });
      await sql.run(`update game set status = 'over', end_by = 'time', outcome = 'first' where id = $1`, [
        old.id,
      ]);
      expect(await store.results(me)).toEqual({ won: 1, drawn: 0, lost: 0 });
      expect(await gamesOf(me, 9)).toEqual([won.id]);
      expect(await store.settleEnds(9)).toBe(1);
      expect(await store.settleEnds(9)).toBe(0);
      expect(await store.results(me)).toEqual({ won: 2, drawn: 0, lost: 0 });
      expect(await store.results(other)).toEqual({ won: 0, drawn: 0, lost: 2 });
      expect(await gamesOf(me, 9)).toContain(old.id);
      expect(await store.find(won.id)).toMatchObject({ seq: 4, changedAt: NOW + 3 });
    });
  });

  const by = (cmdId: string, player = 'somebody') => ({ player, cmdId });

  describe('chat', () => {
    const words = { at: NOW, seat: 'second', text: '<b>Yee-haw</b> 🤠' } as const;

    it('stores a line once, up to a limit', async () => {
      const { store } = here();
      const game = someGame();
      expect(await store.say(game, words, by('one'), 2)).toEqual({ ...words, line: 1 });
      expect(await store.say(game, { ...words, at: NOW + 9 }, by('one'), 2)).toEqual({ ...words, line: 1 });
      expect(await store.say(game, words, by('one', 'another'), 2)).toEqual({ ...words, line: 2 });
      expect(await store.say(game, words, by('two'), 2)).toBe('full');
      expect(await store.say(game, words, by('one'), 2)).toEqual({ ...words, line: 1 });
      expect((await store.chat(game, 0)).map(({ line }) => line)).toEqual([1, 2]);
      expect(await store.chat(game, 1)).toEqual([{ ...words, line: 2 }]);
    });

    it('takes five lines of a player in ten seconds at a table, and the same line again', async () => {
      const { store } = here();
      const game = someGame();
      const say = async (nth: number, at = NOW) => store.say(game, { ...words, at }, by(`line-${nth}`), 99);
      for (let nth = 1; nth <= 5; nth++) expect(await say(nth, NOW + nth)).toMatchObject({ line: nth });
      expect(await say(6, NOW + 10_000)).toBe('enough');
      expect(await say(5, NOW + 10_000)).toMatchObject({ line: 5 });
      expect(await store.say(game, words, by('line-1', 'another'), 99)).toMatchObject({ line: 6 });
      expect(await store.say(someGame(), words, by('line-1'), 99)).toMatchObject({ line: 1 });
      expect(await say(6, NOW + 10_001)).toMatchObject({ line: 7 });
      expect(await say(7, NOW + 10_001)).toBe('enough');
    });

    it('numbers concurrent lines without a gap', async () => {
      const { store, place } = here();
      const game = someGame();
      const other = createStore(await place.open());
      const said = await Promise.all(
        Array.from({ length: 12 }, async (_, at) =>
          (at % 2 === 0 ? store : other).say(game, words, by(`line-${at % 8}`, `player-${at % 4}`), 99),
        ),
      );
      // Four of them were sent twice.
      expect(new Set(said.map((line) => (typeof line === 'string' ? line : line.line))).size).toBe(8);
      expect((await store.chat(game, 0)).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      await other.close();
    });
  });

  describe('a single-use id', () => {
    const DAY = 24 * 60 * 60 * 1000;

    it('is used by one of eight concurrent attempts on two nodes', async () => {
      const { store, place } = here();
      const other = createStore(await place.open());
      const tries = await Promise.all(
        Array.from({ length: 8 }, async (_, at) =>
          (at % 2 === 0 ? store : other).spend('challenge', { now: NOW, until: NOW + 1 }),
        ),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      await other.close();
    });

    it('is deleted a day after it would have expired', async () => {
      const { store } = here();
      const spend = async (id: string, now: number) => store.spend(id, { now, until: now + 1 });
      await spend('old', NOW);
      await spend('new', NOW + DAY);
      expect(await store.spent(['old', 'new'])).toEqual(new Set(['old', 'new']));
      await spend('newer', NOW + DAY + 2);
      expect(await store.spent(['old', 'new'])).toEqual(new Set(['new']));
    });
  });

  describe('players', () => {
    it('are stored and renamed', async () => {
      const { store } = here();
      const [ada, bob] = [guest(), guest({ name: 'Ḃob’s 漢', account: true, epoch: 3 })];
      for (const one of [ada, bob]) await store.addPlayer(one);
      const found = await store.players([ada.id, bob.id, ada.id, 'nobody']);
      expect([...found.values()]).toEqual(expect.arrayContaining([ada, bob]));
      expect(found.size).toBe(2);
      await store.rename(ada.id, 'Grace');
      await store.signOutEverywhere(ada.id);
      const now = await store.players([ada.id]);
      expect(now.get(ada.id)).toEqual({ ...ada, name: 'Grace', epoch: 1 });
      await expect(store.addPlayer(ada)).rejects.toThrow(/unique/i);
    });

    it('lose name and keys when they are deleted, and their games stay', async () => {
      const { store } = here();
      const ada = guest();
      await store.addPlayer(ada);
      await store.addPasskey(passkeyOf(ada.id), ['gone-1'], NOW);
      const [table] = await open(goingTable(ada.id, somePlayer()));
      await store.anonymize(ada.id, NOW + 1);
      await store.anonymize(ada.id, NOW + 2);
      await store.rename(ada.id, 'Back');
      const { ratings, createdAt, id } = ada;
      expect((await store.players([id])).get(id)).toEqual({
        id,
        name: '',
        account: false,
        createdAt,
        epoch: 2,
        deletedAt: NOW + 1,
        ratings,
      });
      expect(await store.passkeysOf(id)).toEqual([]);
      expect(await store.useRecovery('gone-1', NOW)).toBeUndefined();
      expect(await gamesOf(id, 9)).toEqual([table.id]);
    });

    it('keep their tables when they are merged into an account', async () => {
      const { store } = here();
      const [ada, account] = [guest(), guest({ account: true })];
      for (const one of [ada, account]) await store.addPlayer(one);
      const other = somePlayer();
      const [waits, going, over, both] = await open(
        waitingTable(ada.id, {}, NOW + 3),
        goingTable(other, ada.id, {}, NOW + 2),
        goingTable(ada.id, other),
        goingTable(ada.id, account.id, {}, NOW + 1),
      );
      await store.append(lastWord(over, 3));
      await store.merge(ada.id, account.id);
      expect((await store.players([ada.id])).get(ada.id)).toEqual({ ...ada, mergedInto: account.id });
      expect(await gamesOf(ada.id, 9)).toEqual([both.id]);
      expect(await gamesOf(account.id, 9)).toEqual([waits.id, going.id, both.id, over.id]);
      expect(await store.find(waits.id)).toMatchObject({ host: account.id });
      expect(await store.find(going.id)).toMatchObject({ host: other, second: account.id });

      expect(await store.results(ada.id)).toEqual({ won: 0, drawn: 0, lost: 0 });
      expect(await store.results(account.id)).toEqual({ won: 1, drawn: 0, lost: 0 });

      // A writer that still uses the guest's old id doesn't undo the merge.
      await store.append(lastWord(going, 3));
      expect(await store.results(account.id)).toEqual({ won: 1, drawn: 0, lost: 1 });
      expect(await store.find(going.id)).toMatchObject({ first: other, second: account.id });
      const sat = { ...goingTable(ada.id, other), id: waits.id };
      await store.append({ game: waits.id, event: sat.events[1]!, summary: sat.summary });
      expect(await store.find(waits.id)).toMatchObject({ first: account.id, second: other });
      const [later] = await open(goingTable(other, ada.id));
      expect(await store.find(later.id)).toMatchObject({ host: other, second: account.id });
    });

    it('hold their sessions until they are deleted or merged, or the session has ended', async () => {
      const { store } = here();
      const [ada, bob, account] = [guest(), guest(), guest({ account: true })];
      for (const one of [ada, bob, account]) await store.addPlayer(one);
      const session = `session-of-${ada.id}`;
      expect(await store.holder(ada.id, session)).toEqual(ada);
      expect(await store.holder(ada.id, undefined)).toEqual(ada);
      await store.spend(session, { now: NOW, until: NOW + 1 });
      expect(await store.holder(ada.id, session)).toBeUndefined();
      expect(await store.spent([session, 'another'])).toEqual(new Set([session]));
      expect(await store.holder(ada.id, `another-of-${ada.id}`)).toEqual(ada);
      await store.merge(ada.id, account.id);
      await store.anonymize(bob.id, NOW);
      for (const { id } of [ada, bob]) expect(await store.holder(id, undefined)).toBeUndefined();
      expect(await store.holder('nobody', undefined)).toBeUndefined();
    });

    it('lose the guest’s sessions when they become an account, and none with a second passkey', async () => {
      const { store } = here();
      const ada = guest();
      await store.addPlayer(ada);
      await store.addPasskey(passkeyOf(ada.id), [], NOW);
      expect((await store.holder(ada.id, undefined))?.epoch).toBe(1);
      await store.addPasskey(passkeyOf(ada.id, { id: `second key of ${ada.id}` }), [], NOW);
      expect((await store.holder(ada.id, undefined))?.epoch).toBe(1);
    });

    it('have unique names as accounts, and may share them as guests', async () => {
      const { store, place } = here();
      const other = createStore(await place.open());
      const [strauss, guests] = [
        guest({ name: 'Strauß', account: true }),
        Array.from({ length: 8 }, () => guest({ name: 'Levi' })),
      ];
      for (const one of [strauss, ...guests]) await store.addPlayer(one);
      expect(await store.isNameTaken('STRAUSS', 'nobody')).toBe(true);
      expect(await store.isNameTaken('STRAUSS', strauss.id)).toBe(false);
      expect(await store.isNameTaken('Levi', 'nobody')).toBe(false);
      const added = await Promise.all(
        guests.map(async ({ id }, at) =>
          (at % 2 === 0 ? store : other).addPasskey(passkeyOf(id), ['x'], NOW),
        ),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      const levi = guests[added.indexOf(true)]?.id ?? '';
      const late = guests[added.indexOf(false)]?.id ?? '';
      expect(await store.passkeysOf(late)).toEqual([]);
      expect((await store.holder(late, undefined))?.account).toBe(false);
      expect(await store.rename(levi, 'straUß')).toBe('taken');
      expect(await store.rename(levi, 'LEVI')).toBe('kept');
      expect(await store.rename(late, 'Strauß')).toBe('kept');
      await store.anonymize(strauss.id, NOW);
      expect(await store.rename(levi, 'Strauß')).toBe('kept');
      await other.close();
    });

    it.each(RATING_KINDS)(
      'are leaders in %s games when their rating is high and established',
      async (kind) => {
        const { store, sql } = here();
        const rated = (rating: number, games = 10) => ({
          ...guest({ account: true }),
          ratings: { ...NEW_RATINGS, [kind]: { rating, deviation: 90, volatility: 0.06, games } },
        });
        const [good, better, unsure, gone, farmer] = [
          rated(9001),
          rated(9002),
          rated(9999, 9),
          rated(9998),
          rated(9997),
        ];
        const established = Array.from({ length: 10 }, () => rated(1500));
        const throwaway = rated(1500, 9);
        for (const one of [good, better, unsure, gone, farmer, throwaway, ...established])
          await store.addPlayer(one);
        const play = async (one: Player, opponents: readonly Player[]) => {
          for (const [at, opponent] of opponents.entries())
            await sql.run(RATED, [one.id, at + 1, `${one.id} ${at}`, NOW, opponent.id, kind]);
        };
        for (const one of [good, better, unsure, gone]) await play(one, established);
        await play(farmer, [...established.slice(1), throwaway, ...established.slice(1)]);
        await store.anonymize(gone.id, NOW);
        expect(await store.leaders(kind, 9)).toEqual([better, good]);
        expect(await store.establishedOpponents(farmer.id, kind, 10)).toBe(9);
        const other = kind === 'live' ? 'correspondence' : 'live';
        expect(await store.establishedOpponents(good.id, other, 10)).toBe(0);
      },
    );

    it('count their games against each other on a day', async () => {
      const { store, sql } = here();
      const [ada, bert] = [somePlayer(), somePlayer()];
      for (const [nth, at] of [NOW - 1, NOW, NOW + 9, NOW + 10].entries())
        await sql.run(RATED, [
          ada,
          nth + 1,
          `${ada} ${nth}`,
          at,
          bert,
          nth === 1 ? 'live' : 'correspondence',
        ]);
      expect(await store.countedBetween(ada, bert, { from: NOW, to: NOW + 10 })).toBe(2);
      expect(await store.countedBetween(ada, somePlayer(), { from: NOW, to: NOW + 10 })).toBe(0);
    });
  });

  const passkeyOf = (player: string, wish: Partial<Passkey> = {}): Passkey => ({
    id: `key of ${player}`,
    player,
    publicKey: 'cHVibGlj',
    counter: 0,
    transports: ['internal', 'hybrid'],
    device: 'Firefox · Linux',
    ...wish,
  });

  describe('accounts', () => {
    it('are found by passkeys', async () => {
      const { store } = here();
      const ada = guest();
      await store.addPlayer(ada);
      const [one, two] = [passkeyOf(ada.id), passkeyOf(ada.id, { id: `two ${ada.id}`, transports: [] })];
      await store.addPasskey(one, [`a ${ada.id}`, `b ${ada.id}`], NOW);
      await store.addPasskey(two, [], NOW + 1);
      expect((await store.players([ada.id])).get(ada.id)?.account).toBe(true);
      expect(await store.passkeysOf(ada.id)).toEqual([
        { ...one, addedAt: NOW },
        { ...two, addedAt: NOW + 1 },
      ]);
      await store.usePasskey(one.id, 4_000_000_000, NOW + 2);
      expect(await store.passkey(one.id)).toEqual({ ...one, counter: 4_000_000_000 });
      expect(await store.passkey('none')).toBeUndefined();
      expect(await store.recoveryOf(ada.id)).toEqual({ left: 2, at: NOW });
      // Adding an existing key again changes nothing for its owner.
      const thief = guest();
      await store.addPlayer(thief);
      await expect(store.addPasskey({ ...one, player: thief.id }, ['t'], NOW)).rejects.toThrow(/unique/i);
      expect((await store.players([thief.id])).get(thief.id)).toEqual(thief);
    });

    it('are recovered by single-use codes', async () => {
      const { store } = here();
      const ada = guest();
      await store.addPlayer(ada);
      const codes = ['x', 'y', 'z'].map((letter) => letter + ada.id);
      await store.setRecovery(ada.id, codes, NOW);
      expect(await store.useRecovery(codes[0]!, NOW, somePlayer())).toBeUndefined();
      const used = await Promise.all([store.useRecovery(codes[0]!, NOW), store.useRecovery(codes[0]!, NOW)]);
      expect(used.filter(Boolean)).toEqual([ada.id]);
      expect(await store.recoveryOf(ada.id)).toEqual({ left: 2, at: NOW });
      await store.setRecovery(ada.id, [`new ${ada.id}`], NOW + 1);
      expect(await store.useRecovery(codes[1]!, NOW)).toBeUndefined();
      expect(await store.recoveryOf(ada.id)).toEqual({ left: 1, at: NOW + 1 });
    });

    it('keep the last of several passkeys that are removed concurrently', async () => {
      const { store, place } = here();
      const other = createStore(await place.open());
      for (let round = 0; round < 8; round++) {
        const ada = guest();
        await store.addPlayer(ada);
        const [one, two] = [passkeyOf(ada.id), passkeyOf(ada.id, { id: `two ${ada.id}` })];
        await store.addPasskey(one, [], NOW);
        await store.addPasskey(two, [], NOW);
        const removed = await Promise.all([
          store.removePasskey(ada.id, one.id),
          other.removePasskey(ada.id, two.id),
        ]);
        expect(removed.filter(Boolean)).toHaveLength(1);
        expect(await store.passkeysOf(ada.id)).toHaveLength(1);
        // Only the removal ended sessions.
        expect((await store.holder(ada.id, undefined))?.epoch).toBe(2);
      }
      await other.close();
    });

    it('remember a fresh proof', async () => {
      const { store } = here();
      await store.prove('a session', { now: NOW, until: NOW + 5 });
      expect(await store.isProven('a session', NOW + 4)).toBe(true);
      expect(await store.isProven('a session', NOW + 5)).toBe(false);
      expect(await store.isProven('another', NOW)).toBe(false);
      await store.prove('a session', { now: NOW, until: NOW + 9 });
      expect(await store.isProven('a session', NOW + 5)).toBe(true);
    });
  });

  it('stores blocks and reports', async () => {
    const { store } = here();
    const [ada, bob, cid] = [somePlayer(), somePlayer(), somePlayer()];
    await store.block(ada, bob);
    await store.block(ada, bob);
    await store.block(ada, cid);
    expect(await store.blockedBy(ada)).toEqual([bob, cid].toSorted());
    expect(await store.blockedBy(bob)).toEqual([]);
    expect([await store.isBlocked(bob, ada), await store.isBlocked(bob, cid)]).toEqual([true, false]);
    expect(await store.keptApart(ada)).toEqual(new Set([bob, cid]));
    expect(await store.keptApart(bob)).toEqual(new Set([ada]));
    await store.unblock(ada, bob);
    expect(await store.isBlocked(ada, bob)).toBe(false);
    const later = { id: 'a', at: NOW + 1, by: ada, player: bob, reason: 'chat' };
    const earlier = { ...later, id: 'b', at: NOW, game: 'g', text: 'rude' };
    for (const report of [later, earlier, later]) await store.report(report);
    const about = (await store.reports()).filter(({ player }) => player === bob);
    expect(about).toEqual([earlier, later]);
  });

  it('stores decks under their hash', async () => {
    const { store } = here();
    await store.addDeck('hash', '{"name":"A"}', NOW);
    await store.addDeck('hash', '{"name":"B"}', NOW + 1);
    expect([await store.deck('hash'), await store.deck('none')]).toEqual(['{"name":"A"}', undefined]);
  });

  it('leases work to one server at a time', async () => {
    const { store, place } = here();
    const other = createStore(await place.open());
    const wish = (holder: string, at: number) => ({ work: 'flags', holder, at, until: at + 1000 });
    const asked = await Promise.all([store.takeLease(wish('a', 0)), other.takeLease(wish('b', 0))]);
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [first, second] = asked[0] ? ['a', 'b'] : (['b', 'a'] as const);
    expect(await store.takeLease(wish(first, 900)), 'renewed').toBe(true);
    expect(await other.takeLease(wish(second, 1_899))).toBe(false);
    expect(await other.takeLease({ ...wish(second, 0), work: 'cleanup' }), 'other work').toBe(true);
    expect(await other.takeLease(wish(second, 1_900)), 'expired').toBe(true);
    expect(await store.takeLease(wish(first, 2_000))).toBe(false);
    await other.returnLeases(second);
    expect(await store.takeLease(wish(first, 2_000)), 'returned').toBe(true);
    await other.close();
  });

  describe('heartbeats', () => {
    it('record outages', async () => {
      const { store, place } = here();
      const other = createStore(await place.open());
      expect(await store.isThere()).toBe(true);
      await store.beat(10_000, 1000);
      await store.beat(11_000, 1000);
      // The clock of another node is a little behind: nothing goes back.
      await other.beat(10_900, 1000);
      await store.beat(11_900, 1000);
      expect(await store.outages(0)).toEqual([]);
      await Promise.all([store.beat(20_000, 1000), other.beat(20_000, 1000)]);
      await other.beat(20_100, 1000);
      await store.beat(25_000, 1000);
      expect(await store.outages(0)).toEqual([
        { from: 11_900, to: 20_000 },
        { from: 20_100, to: 25_000 },
      ]);
      expect(await store.outages(20_000)).toEqual([{ from: 20_100, to: 25_000 }]);
      await other.close();
    });

    it('in the future are removed after a server with a wrong clock', async () => {
      const { store } = here();
      expect(await store.lastBeat()).toBe(25_000);
      await store.beat(900_000, 1000);
      await store.beat(990_000, 1000);
      await store.forgetFuture(30_000);
      expect(await store.lastBeat()).toBe(30_000);
      expect(await store.outages(20_000)).toEqual([
        { from: 20_100, to: 25_000 },
        { from: 25_000, to: 30_000 },
      ]);
      // From now on heartbeats are recorded as usual.
      await store.beat(40_000, 1000);
      expect((await store.outages(35_000)).at(-1)).toEqual({ from: 30_000, to: 40_000 });
      await store.forgetFuture(50_000);
      expect(await store.lastBeat()).toBe(40_000);
    });
  });
});
