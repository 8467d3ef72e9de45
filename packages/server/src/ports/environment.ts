// The ports to the host: clock, randomness, log and metrics. The simulation replaces all of them.

/** Milliseconds since 1970, and timers. */
export type Clock = {
  readonly now: () => number;
  /** Calls once, later; returns cancel. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
};

/** Cryptographically secure randomness. */
export type Random = {
  /** This many random bytes, as base64url. */
  readonly letters: (bytes: number) => string;
  readonly coin: () => boolean;
};

/** The operator's log. Never pass secrets, or anything that players wrote. */
export type Log = {
  readonly info: (what: Readonly<Record<string, unknown>>, text: string) => void;
  readonly warn: (what: Readonly<Record<string, unknown>>, text: string) => void;
  readonly error: (what: Readonly<Record<string, unknown>>, text: string) => void;
};

export const COUNTERS = [
  'events',
  'refusals',
  'flags',
  'conflicts',
  'snapshots',
  'storeFaults',
  'damaged',
  'reports',
  'tasks',
  'hints',
] as const;
export type CounterName = (typeof COUNTERS)[number];

export type Meter = { readonly count: (counter: CounterName, label?: string) => void };
