// Plays several games in a world full of faults, then lets it calm down and looks whether every promise was kept.

import type { TableSettings } from '@wagons/protocol';
import { type Seat, SEATS } from '@wagons/rules';
import { ratingsAfter } from '../../src/people/glicko2.ts';
import { playersIn, replayTable } from '../../src/hall/replay.ts';
import type { Store } from '../../src/store/port.ts';
import type { Sql } from '../../src/store/sql.ts';
import { BASE, SETTINGS, START } from '../play.ts';
import { type Client, startClient } from './client.ts';
import { type Faults, startCluster } from './nodes.ts';
import { createWorld } from './world.ts';

const TABLES = 5;
/** So long, in simulated time, faults happen; and so long everything may take. */
const STORM = 12_000;
const PATIENCE = 5 * 60_000;

export type Report = {
  readonly trace: string;
  /** Promises that were not kept. */
  readonly broken: readonly string[];
  readonly events: number;
  readonly conflicts: number;
};

const CLOCKS: ReadonlyArray<TableSettings['clock']> = [
  { kind: 'none' },
  { kind: 'live', seconds: 45, increment: 1 },
  { kind: 'live', seconds: 600, increment: 5 },
  { kind: 'days', days: 1 },
];

export async function simulate(seed: string, store: Store, sql: Sql): Promise<Report> {
  const world = createWorld(seed);
  const faults: Faults = {
    lostHints: world.between(0, 40),
    doubledHints: world.between(0, 20),
    storeAway: world.between(0, 3),
    lostAnswers: world.between(0, 3),
    cuts: world.between(0, 2),
    crashes: world.between(2, 6),
  };
  const cluster = startCluster(
    world,
    store,
    world.between(2, 3),
    faults,
    new Map([[BASE.hash, BASE]]),
    ratingsAfter,
  );
  const clients: Client[] = [];
  const tables: string[] = [];
  const players = Array.from({ length: 2 * TABLES }, () => world.random().letters(12));
  for (const [i, id] of players.entries()) {
    await store.addPlayer({
      id,
      name: `Player ${i}`,
      account: true,
      createdAt: START,
      epoch: 0,
      rating: { rating: 1500, deviation: 350, volatility: 0.06, games: 0 },
    });
  }
  const openTables = async (): Promise<void> => {
    const hall = cluster.nodes()[0]?.hall;
    if (!hall) return void world.after(50, () => void openTables());
    for (let i = tables.length; i < TABLES; i++) {
      const [host, guest] = [players[2 * i]!, players[2 * i + 1]!];
      const rated = world.chance(40);
      const settings = { ...SETTINGS, first: 'random' as const, rated, clock: world.pick(CLOCKS) };
      const opened = await hall.openTable(host, settings);
      if (!opened.ok) return void world.after(50, () => void openTables());
      tables.push(opened.value);
      const sit = (player: string | undefined, name: string): void => {
        clients.push(startClient({ world, cluster, faults, deck: BASE }, opened.value, player, name));
      };
      sit(host, `host${i}`);
      sit(guest, `guest${i}`);
      if (world.chance(50)) sit(undefined, `looker${i}`);
      if (world.chance(30)) sit(players[(2 * i + 2) % players.length], `meddler${i}`);
    }
  };
  void openTables();

  const crash = (): void => {
    for (const node of cluster.nodes()) if (world.chance(faults.crashes)) cluster.kill(node);
    world.after(1_000, crash);
  };
  crash();
  world.after(STORM, () => {
    for (const kind of Object.keys(faults) as readonly (keyof Faults)[]) faults[kind] = 0;
    world.trace('calm');
  });

  const isOver = (client: Client): boolean => client.view()?.face.status === 'over' && !client.isBusy();
  const done = (): boolean =>
    clients.length > 0 && tables.length === TABLES && world.now() > START + STORM && clients.every(isOver);
  const isDone = await world.run(PATIENCE, done);
  const broken = isDone
    ? []
    : clients.filter((one) => !isOver(one)).map(({ name }) => `${name} never came to an end`);
  const { events, wrongs } = await inspect(store, sql, tables, clients);
  return {
    trace: world.traceHash(),
    broken: [...broken, ...clients.flatMap((client) => client.wrongs), ...wrongs],
    events,
    conflicts: clients.reduce((sum, { refusals }) => sum + (refusals.get('conflict') ?? 0), 0),
  };
}

/** Compares what the clients were told with what is stored. */
async function inspect(
  store: Store,
  sql: Sql,
  tables: readonly string[],
  clients: readonly Client[],
): Promise<{ readonly events: number; readonly wrongs: readonly string[] }> {
  const wrongs: string[] = [];
  let count = 0;
  for (const id of tables) {
    const events = await store.events(id, 0);
    count += events.length;
    // It replays under the rules, every fingerprint agrees, and there is no gap: else this throws.
    const table = replayTable(id, undefined, events, BASE, (player) => player);
    if (!table) wrongs.push(`${id} is lost`);
    if (table && playersIn(events).length !== 3) wrongs.push(`${id} was sat at more than once`);
    const commands = await sql.all(
      'select seq, player, cmd from event where game = $1 and cmd is not null order by seq',
      [id],
    );
    const keys = commands.map((row) => `${row['player']}/${row['cmd']}`);
    if (new Set(keys).size !== keys.length) wrongs.push(`${id} has done a command twice`);
    for (const row of commands) {
      const event = events.find(({ seq }) => seq === row['seq'])?.event;
      const seat: Seat | undefined = event && 'seat' in event ? event.seat : undefined;
      if (seat && table?.seats?.[seat] !== row['player'])
        wrongs.push(`${id} let ${row['player']} act for ${seat}`);
    }
    const rated = await sql.all('select player from rating where game = $1', [id]);
    const isRated = table?.settings.rated === true && table.end?.by !== 'aborted';
    if (rated.length !== (isRated ? SEATS.length : 0)) wrongs.push(`${id} changed ${rated.length} ratings`);
    if (table && table.end?.by === 'time' && table.settings.clock.kind === 'none')
      wrongs.push(`${id} had no clock`);
  }
  for (const client of clients) {
    for (const { player, cmdId, seq, type } of client.acked) {
      if (type === 'say') continue;
      const [row] = await sql.all('select seq from event where player = $1 and cmd = $2', [player, cmdId]);
      if (row?.['seq'] !== seq)
        wrongs.push(`${client.name} was told that ${cmdId} is event ${seq}, and it is ${row?.['seq']}`);
    }
    const view = client.view();
    const head =
      view && (await store.events(tables.find((id) => sameTable(client, id, tables)) ?? '', 0)).at(-1);
    if (view && head && head.seq !== view.seq)
      wrongs.push(`${client.name} stopped at ${view.seq} of ${head.seq}`);
  }
  return { events: count, wrongs };
}

/** A client's name ends with the number of its table. */
const sameTable = ({ name }: Client, id: string, tables: readonly string[]): boolean =>
  tables.indexOf(id) === Number(/\d+$/.exec(name)?.[0]);
