// Plays several games under faults, then lets the simulation settle and checks all guarantees.

import type { TableSettings } from '@wagons/protocol';
import type { Deck } from '@wagons/rules';
import { NEW_RATINGS, ratingsAfter } from '../../src/rating/glicko2.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Sql } from '../../src/store/sql.ts';
import { DECKS, COVERED, PRINTED, START } from '../play.ts';
import { type Client, startClient } from './client.ts';
import { startEchoes } from './echoes.ts';
import { inspect } from './inspect.ts';
import { type Faults, startCluster } from './nodes.ts';
import { createWorld } from './world.ts';

const TABLES = 5;
/** How long faults happen, and how long everything may take, in simulated time. */
const STORM = 12_000;
const PATIENCE = 15 * 60_000;
const RENAMES = 4;
/** By then polling has replaced all lost hints. */
const NEWS_KNOWN = 32_000;

export type Report = {
  readonly trace: string;
  /** Violated guarantees. */
  readonly broken: readonly string[];
  readonly events: number;
  readonly conflicts: number;
  /** Games that ended on time. */
  readonly flags: number;
  /** Clocks of events, compared with a model of their own. */
  readonly clocks: number;
};

/** A player falls asleep at such a table; never at one without a clock, which would not end. */
const SHORT: TableSettings['clock'] = { kind: 'live', seconds: 30, increment: 0 };
const CLOCKS: ReadonlyArray<TableSettings['clock']> = [
  { kind: 'none' },
  { kind: 'live', seconds: 45, increment: 1 },
  { kind: 'live', seconds: 600, increment: 5 },
  { kind: 'days', days: 1 },
];

export async function simulate(seed: string, store: Store, sql: Sql, deck: Deck = PRINTED): Promise<Report> {
  const world = createWorld(seed);
  const faults: Faults = {
    lostHints: world.between(0, 40),
    doubledHints: world.between(0, 20),
    lateHints: world.between(0, 10),
    storeAway: world.between(0, 3),
    lostAnswers: world.between(0, 3),
    cuts: world.between(0, 2),
    crashes: world.between(2, 6),
    failedTasks: world.between(0, 30),
  };
  const echoes = startEchoes(world, faults);
  const cluster = startCluster(world, {
    store,
    size: world.chance(10) ? 8 : world.between(2, 3),
    faults,
    decks: DECKS,
    rate: ratingsAfter,
    followUps: [echoes.followUp],
  });
  const clients: Client[] = [];
  const tables: string[] = [];
  const players = Array.from({ length: 2 * TABLES }, () => world.random().letters(12));
  const names = new Map(players.map((id, i) => [id, `Player ${i}`]));
  for (const id of players) {
    await store.addPlayer({
      id,
      name: names.get(id) ?? '',
      account: true,
      createdAt: START,
      epoch: 0,
      ratings: NEW_RATINGS,
    });
  }
  const openTables = async (): Promise<void> => {
    const hall = cluster.nodes()[0]?.hall;
    if (!hall) return void world.after(50, () => void openTables());
    for (let i = tables.length; i < TABLES; i++) {
      const [host, guest] = [players[2 * i]!, players[2 * i + 1]!];
      const rated = world.chance(40);
      const isSleepy = world.chance(20);
      const clock = isSleepy ? SHORT : world.pick(CLOCKS);
      const base = { ...COVERED, deck: deck.hash, first: 'random' as const, clock };
      // A rated game needs a clock.
      const settings = { ...base, rated: rated && clock.kind !== 'none' };
      const opened = await hall.openTable(host, settings);
      if (!opened.ok) return void world.after(50, () => void openTables());
      tables.push(opened.value);
      const sit = (player: string | undefined, name: string, sleepsAt?: number): void => {
        const around = { world, cluster, faults, deck };
        clients.push(startClient(around, { table: opened.value, player, name, sleepsAt }));
      };
      sit(host, `host${i}`);
      sit(guest, `guest${i}`, isSleepy ? world.now() + world.between(2_000, 6_000) : undefined);
      if (world.chance(50)) sit(undefined, `looker${i}`);
      if (world.chance(30)) sit(players[(2 * i + 2) % players.length], `meddler${i}`);
    }
  };
  void openTables();

  /** Players change their names on any node; the end checks what others see. */
  const rename = async (): Promise<void> => {
    const player = world.pick(players);
    const nodes = cluster.nodes();
    const hall = nodes.length > 0 ? world.pick(nodes).hall : undefined;
    const name = `Player ${players.indexOf(player)} ${world.now() - START}`;
    names.set(player, name);
    await world.really(async () => store.rename(player, name));
    hall?.changed(player);
  };
  for (let i = 0; i < RENAMES; i++) world.after(world.between(0, STORM), () => void rename());

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
  const misnamed = (): readonly string[] =>
    clients.flatMap((client) =>
      namesSeen(client)
        .filter(({ id, name }) => names.get(id) !== name)
        .map(({ id, name }) => `${client.name} sees ${name}, who is called ${names.get(id)}`),
    );
  const unsettled = (): readonly string[] => [...misnamed(), ...unheard(clients)];
  await world.run(world.now() - START + NEWS_KNOWN, () => unsettled().length === 0);
  const broken = isDone
    ? unsettled()
    : clients.filter((one) => !isOver(one)).map(({ name }) => `${name} never came to an end`);
  const { events, flags, clocks, wrongs } = await inspect(store, sql, tables, clients);
  await echoes.fallSilent(sql);
  return {
    trace: world.traceHash(),
    broken: [
      ...broken,
      ...clients.flatMap((client) => client.wrongs),
      ...wrongs,
      ...(await echoes.wrongs(sql)),
    ],
    events,
    flags,
    clocks,
    conflicts: clients.reduce((sum, { refusals }) => sum + (refusals.get('conflict') ?? 0), 0),
  };
}

const namesSeen = (client: Client) => {
  const face = client.view()?.face;
  return face ? [face.host, ...Object.values(face.seats ?? {})] : [];
};

/** Seated players must have received every acknowledged line of chat. */
const unheard = (clients: readonly Client[]): readonly string[] =>
  clients
    .filter((client) => client.isSeated())
    .flatMap((client) =>
      clients
        .filter(({ table }) => table === client.table)
        .flatMap(({ acked }) => acked.flatMap(({ text }) => text ?? []))
        .filter((text) => !client.said.includes(text))
        .map((text) => `${client.name} has not heard: ${text}`),
    );
