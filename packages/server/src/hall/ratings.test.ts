// Ratings of many simulated games, compared with a model that computes them from the logs alone.

import { type Command, COUNTED_PER_DAY, ESTABLISHED_GAMES, LEADER_OPPONENTS } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { COVERED, deckOf, someTurn, START } from '../../test/play.ts';
import type { Store } from '../ports/store.ts';
import { NEW_RATINGS } from '../rating/glicko2.ts';
import { replayTable } from './replay.ts';

const GAMES = 520;
const PLAYERS = Array.from({ length: 14 }, (_, nth) => `player-player-${nth + 10}`);
const CLOCKS = [
  { kind: 'live', seconds: 600, increment: 0 },
  { kind: 'days', days: 3 },
] as const;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let test: ManualHall;
const tables: string[] = [];
beforeAll(async () => {
  test = await openManualHall();
  for (const id of PLAYERS)
    await test.store.addPlayer({
      id,
      name: id,
      account: true,
      createdAt: START,
      epoch: 0,
      ratings: NEW_RATINGS,
    });
  for (let nth = 0; nth < GAMES; nth++) {
    tables.push(await playOne(nth));
    test.pass(dice(`pause ${nth}`)(4) * HOUR);
  }
}, 120_000);
afterAll(async () => test.close());

async function act(table: string, player: string, command: Command): Promise<void> {
  const now = await test.hall.table(table);
  if (!now.ok) throw new Error(now.error);
  const { seq } = now.value;
  const message = { type: 'do', table, cmdId: `command-${seq}`, expectedSeq: seq, command } as const;
  await test.hall.perform(player, message, (answer) =>
    expect(answer.type, JSON.stringify(answer)).toBe('ok'),
  );
}

/** One game; the first two players meet often. A few are played to the end, most are resigned, some aborted. */
async function playOne(nth: number): Promise<string> {
  const throwDie = dice(`game ${nth}`);
  const pick = <T>(list: readonly T[]): T => list[throwDie(list.length)]!;
  const rivals = PLAYERS.slice(0, throwDie(3) === 0 ? 2 : undefined);
  const host = pick(rivals);
  const guest = pick(rivals.filter((one) => one !== host));
  const settings = { ...COVERED, rated: throwDie(9) > 0, first: 'random' as const, clock: pick(CLOCKS) };
  const opened = await test.hall.openTable(host, settings);
  if (!opened.ok) throw new Error(opened.error);
  const table = opened.value;
  await act(table, guest, { type: 'sit' });
  if (settings.clock.kind === 'live')
    for (const player of [host, guest]) await act(table, player, { type: 'ready' });
  const isAborted = throwDie(8) === 0;
  let turns = isAborted ? 0 : throwDie(25) === 0 ? Infinity : throwDie(3);
  for (;;) {
    const now = await test.hall.table(table);
    if (!now.ok || !now.value.seats) throw new Error(`${table} can't be played`);
    const seat = seatToMove(now.value.game);
    if (!seat) return table;
    if (turns-- <= 0) break;
    await act(table, now.value.seats[seat], { type: 'turn', moves: [...someTurn(now.value.game, table)] });
  }
  await act(table, pick([host, guest]), { type: isAborted ? 'abort' : 'resign' });
  return table;
}

// ---- The model ----

type Kind = 'live' | 'slow';
type Figures = { mu: number; phi: number; sigma: number; games: number; opponents: Set<string> };

const newFigures = (): Figures => ({
  mu: 0,
  phi: 350 / 173.7178,
  sigma: 0.06,
  games: 0,
  opponents: new Set(),
});

/** Glicko-2 for one game, with the volatility found by bisection. */
function rated(one: Figures, other: Figures, score: number): Pick<Figures, 'mu' | 'phi' | 'sigma'> {
  const g = 1 / Math.sqrt(1 + (3 * other.phi ** 2) / Math.PI ** 2);
  const e = 1 / (1 + Math.exp(-g * (one.mu - other.mu)));
  const v = 1 / (g ** 2 * e * (1 - e));
  const delta = v * g * (score - e);
  const slope = (x: number): number =>
    (Math.exp(x) * (delta ** 2 - one.phi ** 2 - v - Math.exp(x))) /
      (2 * (one.phi ** 2 + v + Math.exp(x)) ** 2) -
    (x - Math.log(one.sigma ** 2)) / 0.25;
  let [low, high] = [-20, 5];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const sigma = Math.exp(low / 2);
  const phi = 1 / Math.sqrt(1 / (one.phi ** 2 + sigma ** 2) + 1 / v);
  return { mu: one.mu + phi ** 2 * g * (score - e), phi: Math.min(phi, 350 / 173.7178), sigma };
}

type End = { at: number; kind: Kind; players: readonly [string, string]; score: number };

/** The end of a rated game that wasn't aborted, by its log. */
async function endOf(store: Store, id: string): Promise<End | undefined> {
  const events = await store.events(id, 0);
  const table = replayTable(events, { id, deck: deckOf(events), canonical: (player) => player });
  const at = events.at(-1)?.at ?? 0;
  if (!table?.settings.rated || !table.seats || !table.end || table.end.by === 'aborted') return undefined;
  return {
    at,
    kind: table.settings.clock.kind === 'live' ? 'live' : 'slow',
    players: [table.seats.first, table.seats.second],
    score: { first: 1, draw: 0.5, second: 0 }[table.end.outcome],
  };
}

async function model(store: Store) {
  const ends = (await Promise.all(tables.map(async (id) => endOf(store, id)))).filter(
    (end) => end !== undefined,
  );
  const figures = { live: new Map<string, Figures>(), slow: new Map<string, Figures>() };
  for (const map of Object.values(figures)) for (const id of PLAYERS) map.set(id, newFigures());
  const today = new Map<string, number>();
  let skipped = 0;
  for (const { at, kind, players, score } of ends) {
    const pair = `${Math.floor(at / DAY)} ${players.toSorted().join(' ')}`;
    const nth = (today.get(pair) ?? 0) + 1;
    today.set(pair, nth);
    if (nth > COUNTED_PER_DAY) {
      skipped++;
      continue;
    }
    const [one, other] = players.map((id) => figures[kind].get(id)!) as [Figures, Figures];
    const after = [rated(one, other, score), rated(other, one, 1 - score)];
    for (const [seat, mine] of [one, other].entries()) {
      Object.assign(mine, after[seat]);
      mine.games++;
      mine.opponents.add(players[1 - seat]!);
    }
  }
  return { ends, figures, skipped };
}

describe('ratings', () => {
  it('are those that a model computes from the logs', async () => {
    const { ends, figures, skipped } = await model(test.store);
    expect(ends.length).toBeGreaterThan(400);
    expect(skipped).toBeGreaterThan(10);
    const stored = await test.store.players(PLAYERS);
    for (const id of PLAYERS) {
      const { live, correspondence } = stored.get(id)!.ratings;
      for (const [kind, { rating, deviation, volatility, games }] of [
        ['live', live],
        ['slow', correspondence],
      ] as const) {
        const expected = figures[kind].get(id)!;
        expect(games).toBe(expected.games);
        expect(rating).toBeCloseTo(1500 + 173.7178 * expected.mu, 1);
        expect(deviation).toBeCloseTo(173.7178 * expected.phi, 1);
        expect(volatility).toBeCloseTo(expected.sigma, 4);
      }
    }
  });

  it('lead with ten games and ten established opponents', async () => {
    const { figures } = await model(test.store);
    for (const [kind, all] of [
      ['live', figures.live],
      ['correspondence', figures.slow],
    ] as const) {
      const isEstablished = (id: string): boolean => all.get(id)!.games >= ESTABLISHED_GAMES;
      const opponents = (id: string): number => [...all.get(id)!.opponents].filter(isEstablished).length;
      const expected = PLAYERS.filter(
        (id) => isEstablished(id) && opponents(id) >= LEADER_OPPONENTS,
      ).toSorted((one, other) => all.get(other)!.mu - all.get(one)!.mu);
      expect((await test.store.leaders(kind, 100)).map(({ id }) => id)).toEqual(expected);
      for (const id of PLAYERS)
        expect(await test.store.establishedOpponents(id, kind, LEADER_OPPONENTS)).toBe(
          Math.min(opponents(id), LEADER_OPPONENTS),
        );
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(PLAYERS.length);
    }
  });
});

it('an aborted game changes nothing', async () => {
  const aborted = await Promise.all(
    tables.map(async (id) => (await test.store.find(id))?.end?.by === 'aborted' && id),
  );
  expect(aborted.filter(Boolean).length).toBeGreaterThan(3);
  const histories = await Promise.all(PLAYERS.map(async (id) => test.store.ratingsOf(id, GAMES)));
  expect(histories.flat().filter(({ game }) => aborted.includes(game))).toEqual([]);
});
