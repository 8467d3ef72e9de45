// Prometheus metrics.

import { REFUSAL_NAMES, REPORT_REASONS, TABLE_EVENTS } from '@wagons/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BuildInfo } from '../buildInfo.ts';
import { HINTS } from '../ports/bus.ts';
import { COUNTERS, type CounterName, type Meter } from '../ports/environment.ts';
import type { Load } from '../store/sql.ts';
import { TASK_ENDS } from '../hall/followUps.ts';
import { STORE_FAULTS, StoreError, type Store, type StoreFault } from '../ports/store.ts';

export type Figures = {
  readonly sockets: number;
  /** Different players with a socket. */
  readonly players: number;
  readonly tables: number;
  /** In the whole database, so the same on every server. */
  readonly gamesInProgress: number;
  /** Tasks that should have been done a minute ago; also in the whole database. */
  readonly lateTasks: number;
  readonly database: Load;
  /** Whether the bus is connected. */
  readonly busUp: boolean;
  /** How far this machine's clock is ahead of the database's. */
  readonly clockAheadSeconds: number;
  /** The total of outages within the reach of the longest clock. */
  readonly outageSeconds: number;
};

type ObservedRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = Meter & {
  readonly observeRequest: (request: ObservedRequest) => void;
  /** Wraps a store to measure all calls; `failed` is called with every fault. */
  readonly timed: (store: Store, failed?: (fault: StoreFault) => void) => Store;
  /** All metrics in the Prometheus text format. */
  readonly text: (figures: Figures) => Promise<string>;
  readonly contentType: string;
};

const HELP: Readonly<Record<CounterName, string>> = {
  events: 'Events stored, by type; players move by events of type "turn"',
  refusals: 'Refusals, by code',
  flags: 'Games that ended on time',
  conflicts: 'Commands refused because another event was stored first',
  snapshots: 'Whole tables sent to clients that were new, out of sync or too slow',
  storeFaults: 'Failed store calls, by fault',
  damaged: 'Tables whose log cannot be read',
  reports: 'Reports by players, by reason',
  tasks: 'Tasks that followed from events, by how they ended',
  hints: 'Hints received from other servers, by what they are about',
};

/** The label of a counter, and all its values. */
const LABELS: Readonly<
  Partial<Record<CounterName, { readonly name: string; readonly values: readonly string[] }>>
> = {
  events: { name: 'type', values: TABLE_EVENTS },
  refusals: { name: 'code', values: REFUSAL_NAMES },
  storeFaults: { name: 'fault', values: STORE_FAULTS },
  reports: { name: 'reason', values: REPORT_REASONS },
  tasks: { name: 'end', values: TASK_ENDS },
  hints: { name: 'about', values: HINTS },
};

/** In seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function makeMetrics(build: BuildInfo): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counters = new Map(COUNTERS.map((what) => [what, makeCounter(what, registers)]));
  const setFigures = makeGauges(registers);
  nameBuild(build, registers);
  const calls = new Histogram({
    name: 'wagons_store_seconds',
    help: 'Duration of store calls, by method',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Histogram({
    name: 'wagons_http_seconds',
    help: 'Duration of HTTP requests, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });

  const count: Meter['count'] = (what, label) => {
    const { name } = LABELS[what] ?? {};
    counters.get(what)?.inc(name === undefined || label === undefined ? {} : { [name]: label });
  };

  return {
    count,
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    timed: (store, failed) =>
      timed(store, {
        // Looked up once per method: looking it up per call would cost more than the measurement.
        watch: (call) => calls.labels({ call }),
        fail: (fault) => {
          count('storeFaults', fault);
          failed?.(fault);
        },
      }),
    text: async (figures) => {
      setFigures(figures);
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

/** Always 1: its labels tell which build runs. */
function nameBuild({ version, commit, schema }: BuildInfo, registers: Registry[]): void {
  const gauge = new Gauge({
    name: 'wagons_build_info',
    help: 'Version, commit and schema of the running build',
    labelNames: ['version', 'commit', 'schema'],
    registers,
  });
  gauge.set({ version, commit, schema: String(schema) }, 1);
}

/** Returns what sets all of them. */
function makeGauges(registers: Registry[]): (figures: Figures) => void {
  const sockets = new Gauge({ name: 'wagons_sockets', help: 'Open sockets', registers });
  const players = new Gauge({ name: 'wagons_players', help: 'Players with an open socket', registers });
  const tables = new Gauge({ name: 'wagons_tables', help: 'Tables in memory', registers });
  const games = new Gauge({
    name: 'wagons_games_in_progress',
    help: 'Games in progress in the whole database, the same on every server; counted at most every 30 seconds',
    registers,
  });
  const late = new Gauge({
    name: 'wagons_tasks_late',
    help: 'Tasks that should have been done a minute ago, the same on every server; counted at most every 30 seconds',
    registers,
  });
  const busy = new Gauge({
    name: 'wagons_database_connections_busy',
    help: 'Connections to the database in use: at most 10 to PostgreSQL, 1 to SQLite',
    registers,
  });
  const waiting = new Gauge({
    name: 'wagons_database_waiting',
    help: 'Work that waits for a connection to the database',
    registers,
  });
  const outages = new Gauge({
    name: 'wagons_outage_seconds',
    help: 'Seconds of the last 20 days in which no server was running',
    registers,
  });
  const bus = new Gauge({
    name: 'wagons_bus_up',
    help: '1 while the servers are connected through Redis, or for a single server; 0 while Redis is unreachable',
    registers,
  });
  const clock = new Gauge({
    name: 'wagons_clock_ahead_seconds',
    help: 'How far the clock of this machine is ahead of that of the database; above 1 or below -1 it is not ready',
    registers,
  });
  return (figures) => {
    sockets.set(figures.sockets);
    players.set(figures.players);
    tables.set(figures.tables);
    games.set(figures.gamesInProgress);
    late.set(figures.lateTasks);
    busy.set(figures.database.busy);
    waiting.set(figures.database.waiting);
    outages.set(figures.outageSeconds);
    bus.set(Number(figures.busUp));
    clock.set(figures.clockAheadSeconds);
  };
}

/** All label values start at 0: a series that only appears with its first event would show no increase. */
function makeCounter(what: CounterName, registers: Registry[]): Counter {
  const { name: label, values = [] } = LABELS[what] ?? {};
  const counter = new Counter({
    name: `wagons_${snake(what)}_total`,
    help: HELP[what],
    labelNames: label === undefined ? [] : [label],
    registers,
  });
  if (label !== undefined) for (const value of values) counter.inc({ [label]: value }, 0);
  return counter;
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Call = (...values: readonly unknown[]) => Promise<unknown>;

type Stopwatch = {
  readonly watch: (call: string) => { readonly observe: (seconds: number) => void };
  readonly fail: (fault: StoreFault) => void;
};

function timed(store: Store, { watch, fail }: Stopwatch): Store {
  const measured = (name: string, call: Call): Call => {
    const watched = watch(name);
    return async (...values) => {
      const start = performance.now();
      try {
        return await call(...values);
      } catch (error) {
        if (error instanceof StoreError) fail(error.fault);
        throw error;
      } finally {
        watched.observe((performance.now() - start) / 1000);
      }
    };
  };
  const entries = Object.entries(store as unknown as Readonly<Record<string, Call>>);
  return Object.fromEntries(entries.map(([name, call]) => [name, measured(name, call)])) as unknown as Store;
}
