// What is measured while the server runs, for those who watch over it.

import { REFUSAL_NAMES, REPORT_REASONS, TABLE_EVENTS } from '@wagons/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type CounterName, type Meter } from '../ports/environment.ts';
import { STORE_FAULTS, StoreError, type Store, type StoreFault } from '../ports/store.ts';

export type Figures = {
  readonly sockets: number;
  readonly tables: number;
  /** Whether hints come and go. */
  readonly busUp: boolean;
  /** How long no server was there, as far back as anybody's clock can reach. */
  readonly outageSeconds: number;
};

export type Metrics = Meter & {
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  /** The same store, each call of it measured; `failed` hears of those that fail. */
  readonly timed: (store: Store, failed?: (fault: StoreFault) => void) => Store;
  /** Everything in the format of Prometheus. */
  readonly text: (figures: Figures) => Promise<string>;
  readonly contentType: string;
};

const HELP: Readonly<Record<CounterName, string>> = {
  events: 'Events stored, by type; a move is an event "turn"',
  refusals: 'What was refused, by code',
  flags: 'Games that ended because time was up',
  conflicts: 'Commands that came too late because another event was first',
  snapshots: 'Whole tables sent because somebody had lost the thread or read too slowly',
  storeFaults: 'Calls of the store that failed',
  damaged: 'Tables whose log cannot be read',
  reports: 'Reports of players about others, by reason',
};

/** What tells apart what is counted under one name, and everything that may stand there. */
const LABELS: Readonly<
  Partial<Record<CounterName, { readonly name: string; readonly values: readonly string[] }>>
> = {
  events: { name: 'type', values: TABLE_EVENTS },
  refusals: { name: 'code', values: REFUSAL_NAMES },
  storeFaults: { name: 'fault', values: STORE_FAULTS },
  reports: { name: 'reason', values: REPORT_REASONS },
};

/** Seconds, from a memory access to a disk in trouble. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function makeMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counters = new Map(COUNTERS.map((what) => [what, makeCounter(what, registers)]));
  const sockets = new Gauge({ name: 'wagons_sockets', help: 'Open sockets', registers });
  const tables = new Gauge({ name: 'wagons_tables', help: 'Tables in memory', registers });
  const outages = new Gauge({
    name: 'wagons_outage_seconds',
    help: 'Seconds of the last 20 days in which no server was there',
    registers,
  });
  const bus = new Gauge({
    name: 'wagons_bus_up',
    help: '1 while this server and the others hear of each other, or when it is alone; 0 when Redis is away',
    registers,
  });
  const calls = new Histogram({
    name: 'wagons_store_seconds',
    help: 'How long the store takes, by what was asked of it',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Histogram({
    name: 'wagons_http_seconds',
    help: 'How long requests take, by address and status',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });

  const count: Meter['count'] = (what, label) => {
    const { name } = LABELS[what] ?? {};
    counters.get(what)?.inc(name === undefined || label === undefined ? {} : { [name]: label });
  };

  return {
    count,
    observeRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
    timed: (store, failed) =>
      timed(store, {
        // Found once for each call: looking for it each time would cost more than counting.
        watch: (call) => calls.labels({ call }),
        fail: (fault) => {
          count('storeFaults', fault);
          failed?.(fault);
        },
      }),
    text: async (figures) => {
      sockets.set(figures.sockets);
      tables.set(figures.tables);
      outages.set(figures.outageSeconds);
      bus.set(Number(figures.busUp));
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

/** Everything is there from the start, at nought: what appears with its first case shows no growth. */
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
