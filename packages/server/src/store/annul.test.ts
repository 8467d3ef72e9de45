// An annulled game never counted for its two players; their opponents keep what they have. Compared with a model that
// rates all games again from the history, on both databases.

import { RATING_KINDS, type RatingKind } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import { goingTable, guest, lastWord, storageOf } from '../../test/stored.ts';
import type { Glicko, Player, RatingEntry, Store } from '../ports/store.ts';
import { afterGame, NEW_RATINGS, ratingsAfter } from '../rating/glicko2.ts';
import { annul } from './annul.ts';

const OUTCOMES = ['first', 'second', 'draw'] as const;
const ALL = 1000;

/** Deterministic, so that a failure repeats. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.each(KINDS)('%s', (kindOfDatabase) => {
  const here = storageOf(kindOfDatabase);

  async function accounts(count: number): Promise<readonly string[]> {
    const made = Array.from({ length: count }, () => guest({ account: true }));
    for (const one of made) await here().store.addPlayer(one);
    return made.map(({ id }) => id);
  }

  const both = async (store: Store, first: string, second: string): Promise<readonly [Player, Player]> => {
    const found = await store.players([first, second]);
    return [found.get(first)!, found.get(second)!];
  };

  /** Ends a rated game as a server does: computed again until no rating has changed meanwhile. Returns its id. */
  async function play(first: string, second: string, kind: RatingKind, turn: number): Promise<string> {
    const { store } = here();
    const table = goingTable(first, second);
    await store.open(table);
    for (;;) {
      const [one, other] = await both(store, first, second);
      const ratings = ratingsAfter({ first: one, second: other, kind, outcome: OUTCOMES[turn % 3]! });
      const appended = await store.append({ ...lastWord(table, 3), ratings });
      if (appended === 'kept') return table.id;
      expect(appended).toBe('again');
    }
  }

  const annulNow = async (game: string) => here().sql.transaction(async (tx) => annul(tx, game, 5));
  const historyOf = async (player: string) => here().store.ratingsOf(player, ALL);
  const ratingsOf = async (player: string) => (await here().store.players([player])).get(player)!.ratings;
  const all = async (players: readonly string[]) =>
    Promise.all(players.map(async (id) => [await historyOf(id), await ratingsOf(id)]));

  /** What the two players' histories become without the game, by the histories before it was annulled. */
  function withoutGame(
    game: string,
    two: readonly string[],
    before: ReadonlyMap<string, readonly RatingEntry[]>,
  ): ReadonlyMap<string, readonly RatingEntry[]> {
    const entryOf = (id: string, of: string) => before.get(id)!.find((one) => one.game === of);
    const wanted = new Map(two.map((id) => [id, before.get(id)!.slice(0, entryOf(id, game)!.nth - 1)]));
    const { kind } = entryOf(two[0]!, game)!;
    const figures = new Map(two.map((id) => [id, entryOf(id, game)!.before]));
    const rated = (of: string, { opponent, result }: RatingEntry, own: Glicko): Glicko => {
      const other = figures.get(opponent) ?? entryOf(opponent, of)!.before;
      return afterGame(own, other, result);
    };
    // All games, in the order of their ends.
    for (const of of order) {
      const playing = two.flatMap((id) => entryOf(id, of) ?? []);
      const later = playing.filter(({ player, nth }) => nth > entryOf(player, game)!.nth);
      const changed = later.map((entry) => {
        const own = figures.get(entry.player)!;
        return entry.kind === kind ? { ...entry, before: own, after: rated(of, entry, own) } : entry;
      });
      for (const entry of changed) {
        const own = wanted.get(entry.player)!;
        wanted.set(entry.player, [...own, { ...entry, nth: own.length + 1 }]);
        if (entry.kind === kind) figures.set(entry.player, entry.after);
      }
    }
    return wanted;
  }
  let order: readonly string[] = [];
  const plain = ({ rating, deviation, volatility }: Glicko): Glicko => ({ rating, deviation, volatility });

  it.each([1, 2, 3])('rates the later games of both players again, in order (seed %i)', async (seed) => {
    const next = numbers(seed);
    const players = await accounts(5);
    order = [];
    for (let turn = 0; turn < 40; turn++) {
      const first = next(players.length);
      const second = (first + 1 + next(players.length - 1)) % players.length;
      const kind = next(3) === 0 ? 'correspondence' : 'live';
      order = [...order, await play(players[first]!, players[second]!, kind, next(3))];
    }
    for (const annulled of [order[4]!, order[11]!, order.at(-1)!]) {
      const before = new Map(
        await Promise.all(players.map(async (id) => [id, await historyOf(id)] as const)),
      );
      const others = new Map(
        await Promise.all(players.map(async (id) => [id, await ratingsOf(id)] as const)),
      );
      const two = players.filter((id) => before.get(id)!.some(({ game }) => game === annulled));
      const wanted = withoutGame(annulled, two, before);
      const changed = await annulNow(annulled);
      expect(changed?.map(({ player }) => player).toSorted()).toEqual(two.toSorted());
      for (const id of players) {
        const history = await historyOf(id);
        expect(history).toEqual(wanted.get(id) ?? before.get(id));
        const ratings = await ratingsOf(id);
        if (!two.includes(id)) expect(ratings).toEqual(others.get(id));
        for (const kind of RATING_KINDS) {
          const ofKind = history.filter((one) => one.kind === kind);
          expect(ratings[kind]).toEqual({
            ...(ofKind.at(-1)?.after ?? plain(NEW_RATINGS[kind])),
            games: ofKind.length,
          });
        }
      }
      order = order.filter((one) => one !== annulled);

      const afterwards = await all(players);
      expect(await annulNow(annulled)).toBeUndefined();
      expect(await all(players)).toEqual(afterwards);
    }
  });

  it('has an end that was computed before the annulment computed again', async () => {
    const { store } = here();
    const [ada = '', bob = '', cid = ''] = await accounts(3);
    const annulled = await play(ada, bob, 'live', 0);
    const table = goingTable(ada, cid);
    await store.open(table);
    const [one, other] = await both(store, ada, cid);
    const ratings = ratingsAfter({ first: one, second: other, kind: 'live', outcome: 'first' });
    await annulNow(annulled);
    expect(await store.append({ ...lastWord(table, 3), ratings })).toBe('again');
    expect(await store.find(table.id)).toMatchObject({ status: 'going', seq: 2 });
    expect([await ratingsOf(ada), await ratingsOf(cid)]).toEqual([NEW_RATINGS, NEW_RATINGS]);
    await play(ada, cid, 'live', 0);
    expect((await historyOf(ada)).map(({ nth }) => nth)).toEqual([1]);
  });

  it('leaves every history whole while games end and others are annulled', async () => {
    const players = await accounts(3);
    const [ada = '', bob = '', cid = ''] = players;
    const games: string[] = [];
    for (let turn = 0; turn < 9; turn++) games.push(await play(ada, bob, 'live', turn));
    const ends = [0, 1, 2, 3, 4, 5].map(async (turn) =>
      turn % 2 === 0 ? play(bob, cid, 'live', turn) : play(cid, ada, 'correspondence', turn),
    );
    await Promise.all([...ends, ...games.slice(0, 4).map(annulNow)]);
    for (const id of players) {
      const history = await historyOf(id);
      expect(history.map(({ nth }) => nth)).toEqual(history.map((_, at) => at + 1));
      for (const kind of RATING_KINDS) {
        const ofKind = history.filter((one) => one.kind === kind);
        const figures = [plain(NEW_RATINGS[kind]), ...ofKind.map(({ after }) => after)];
        expect(ofKind.map(({ before }) => before)).toEqual(figures.slice(0, -1));
        expect((await ratingsOf(id))[kind]).toEqual({ ...figures.at(-1), games: ofKind.length });
      }
    }
    expect((await historyOf(ada)).length).toBe(5 + 3);
  });

  it('changes no rating if the game had not counted', async () => {
    const { store } = here();
    const [ada = '', bob = ''] = await accounts(2);
    const table = goingTable(ada, bob);
    await store.open(table);
    await store.append(lastWord(table, 3));
    expect(await annulNow(table.id)).toEqual([]);
    expect(await annulNow(table.id)).toBeUndefined();
    expect(await ratingsOf(ada)).toEqual(NEW_RATINGS);
  });
});
