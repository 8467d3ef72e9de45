// Fills a database so that reads are as expensive as possible: long lists, long histories, many decks. For
// bench/serverAbuse.

import { readFileSync } from 'node:fs';
import { fingerprint, type TableSettings } from '@wagons/protocol';
import { RULES_VERSION, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { readDeck } from '@wagons/rules/deck';
import { summaryOf } from '../src/hall/summary.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Player, StoredEvent } from '../src/ports/store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { NEW_RATING } from '../src/rating/glicko2.ts';
import { createStore } from '../src/store/sqlStore.ts';
import { apply, openTable } from '../src/table/apply.ts';
import type { TableState } from '../src/table/table.ts';
import type { TableEvent } from '../src/ports/tableEvent.ts';
import { PRINTED, someTurn } from './play.ts';

const PLAYERS = 120;
const GAMES = 3_000;
const DISTINCT_GAMES = 20;
const OPEN_TABLES = 120;
const DECKS = 60;
const START = 1_700_000_000_000;

const idOf = (kind: string, nth: number, length: number): string =>
  `${kind}${String(nth).padStart(length - kind.length, '0')}`;
const playerAt = (nth: number): string => idOf('star', nth % PLAYERS, 16);

const settingsWith = (wish: Partial<TableSettings>): TableSettings => ({
  deck: PRINTED.hash,
  first: 'random',
  clock: { kind: 'days', days: 3 },
  rated: true,
  listed: true,
  ...wish,
});

/** The log of a whole game, and the table at its end. */
function playOut(nth: number): { readonly events: readonly StoredEvent[]; readonly table: TableState } {
  const seed = `dear ${nth}`;
  const settings = settingsWith({});
  const host = playerAt(nth);
  const opened = { type: 'opened', rules: RULES_VERSION, settings, seed, host } as const;
  let table = openTable(idOf('game', nth, 22), opened, START, PRINTED);
  const events: StoredEvent[] = [{ seq: 1, at: START, event: opened, hash: fingerprint(table.game) }];
  const then = (event: TableEvent): void => {
    table = apply(table, event, table.changedAt + 1000);
    events.push({ seq: table.seq, at: table.changedAt, event, hash: fingerprint(table.game) });
  };
  then({ type: 'sat', seats: { first: host, second: playerAt(nth + 1) } });
  for (let seat = seatToMove(table.game); seat; seat = seatToMove(table.game))
    then({ type: 'turn', seat, moves: someTurn(table.game, seed), ...(table.left && { left: table.left }) });
  return { events, table };
}

/** Decks of equal size that differ in the position of two icons. */
function* variants(): Generator<{ readonly hash: string; readonly text: string }> {
  const file = new URL('../../rules/decks/example.json', import.meta.url);
  const throwDie = dice('decks');
  for (;;) {
    const deck = JSON.parse(readFileSync(file, 'utf8')) as { cards: { front: string[] }[] };
    for (const { front } of deck.cards) front.push(...front.splice(0, throwDie(4)));
    const read = readDeck(deck);
    if (read.ok) yield { hash: read.value.hash, text: JSON.stringify(deck) };
  }
}

/** Returns the ids of players with long histories, of finished games, and the hashes of decks. */
async function fill(file: string) {
  const sql = await openSqlite(file);
  await migrate(sql);
  const store = createStore(sql);
  const players = Array.from({ length: PLAYERS }, (_, nth) => playerAt(nth));
  for (const [nth, id] of players.entries()) {
    const correspondence = { rating: 1500 + nth, deviation: 60, volatility: 0.06, games: GAMES };
    const ratings = { live: NEW_RATING, correspondence };
    const player: Player = { id, name: `Star ${nth}`, account: true, createdAt: START, epoch: 0, ratings };
    await store.addPlayer(player);
  }
  const played = Array.from({ length: DISTINCT_GAMES }, (_, nth) => playOut(nth));
  const games: string[] = [];
  const adding: Promise<unknown>[] = [];
  for (let nth = 0; nth < GAMES; nth++) {
    const { events, table } = played[nth % DISTINCT_GAMES] ?? playOut(nth);
    const id = idOf('game', nth, 22);
    games.push(id);
    const [first, second] = [playerAt(nth), playerAt(nth + 1)];
    const summary = { ...summaryOf(table, []), host: first, first, second };
    adding.push(store.open({ id, events, summary }));
    for (const player of [first, second])
      adding.push(
        sql.run(
          `insert into rating (player, nth, game, at, opponent, kind, result, rating, deviation, volatility,
            rating_before, deviation_before, volatility_before)
          values ($1, $2, $3, $4, $5, 'correspondence', 'won', 1500, 60, 0.06, 1490, 60, 0.06)`,
          [player, nth, id, START + nth, player === first ? second : first],
        ),
      );
    if (adding.length > 500) await Promise.all(adding.splice(0));
  }
  for (let nth = 0; nth < OPEN_TABLES; nth++) {
    const settings = settingsWith({ rated: false });
    const id = idOf('open', nth, 22);
    const opened = { type: 'opened', rules: RULES_VERSION, settings, seed: id, host: playerAt(nth) } as const;
    const table = openTable(id, opened, START + nth, PRINTED);
    const event = { seq: 1, at: START + nth, event: opened, hash: fingerprint(table.game) };
    adding.push(store.open({ id, events: [event], summary: summaryOf(table, []) }));
  }
  await Promise.all(adding);
  const decks = new Map<string, string>();
  for (const { hash, text } of variants()) {
    if (decks.size >= DECKS) break;
    decks.set(hash, text);
  }
  for (const [hash, text] of decks) await store.addDeck(hash, text, START);
  await store.close();
  return { players, games, decks: [...decks.keys()] };
}

console.log(JSON.stringify(await fill(process.argv[2] ?? '')));
