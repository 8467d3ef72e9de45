// Rate limits: every cost is charged to the player and to the address, independent of the connection it came over.

import { type Allowance, times } from './bucket.ts';
import { makeAddressBuckets, makeBuckets, networksOf, WIDER } from './buckets.ts';
import type { Clock } from '../ports/environment.ts';

/** Who is charged: an address, as `addressKey` writes it, and the player of the session, if any. */
export type Payer = { readonly address: string; readonly player?: string | undefined };

type Allowances = {
  readonly player?: Allowance;
  /** Shared by all clients of an address without a session, so that they can't use up what its players need. */
  readonly strangers?: Allowance;
  /** Wide enough for a class of players behind one address. */
  readonly address: Allowance;
};

/** In tokens. docs/operations.md shows this table. */
export const ALLOWANCES = {
  /** HTTP requests and socket upgrades. */
  requests: {
    player: { atOnce: 200, perSecond: 4 },
    strangers: { atOnce: 600, perSecond: 10 },
    address: { atOnce: 800, perSecond: 30 },
  },
  /** Frames received over sockets: text, binary, ping and pong. */
  messages: {
    player: { atOnce: 120, perSecond: 10 },
    strangers: { atOnce: 400, perSecond: 30 },
    address: { atOnce: 2_000, perSecond: 100 },
  },
  /**
   * Turns of the seat to move; `player` is that seat. Enough for a whole game in a burst; nothing else is charged here.
   */
  turns: {
    player: { atOnce: 20, perSecond: 2 },
    address: { atOnce: 400, perSecond: 200 },
  },
  /** Static files. */
  files: { address: { atOnce: 4_000, perSecond: 200 } },
  /** New TCP connections. */
  connections: { address: { atOnce: 600, perSecond: 60 } },
} as const satisfies Readonly<Record<string, Allowances>>;

/** The most that one address may have open; sockets count as connections too. */
export const HELD = { sockets: 200, connections: 600 } as const;

export type Limits = {
  /** Charges both or neither. Returns the seconds to wait until both can pay; 0 when they were charged. */
  readonly charge: (expense: keyof typeof ALLOWANCES, payer: Payer, cost?: number) => number;
  /** Charges an address even what it can't pay: it is refused until it has paid. */
  readonly fine: (expense: keyof typeof ALLOWANCES, address: string, cost: number) => void;
  /** Counts one more for an address. Returns release, or undefined if the address has too many open. */
  readonly hold: (what: keyof typeof HELD, address: string) => (() => void) | undefined;
};

const UNLIMITED: Limits = { charge: () => 0, fine: () => undefined, hold: () => () => undefined };

/** `factor` multiplies all limits; 0 turns them off. */
export function makeLimits(clock: Pick<Clock, 'now'>, factor: number): Limits {
  if (factor === 0) return UNLIMITED;
  const accounts = mapValues(ALLOWANCES, ({ player, strangers, address }: Allowances) => ({
    players: player && makeBuckets(clock, times(player, factor)),
    strangers: strangers && makeAddressBuckets(clock, times(strangers, factor)),
    addresses: makeAddressBuckets(clock, times(address, factor)),
  }));
  const counts = mapValues(HELD, (most) => countByNetwork(most * factor));
  return {
    charge: (expense, { address, player }, cost = 1) => {
      const { players, strangers, addresses } = accounts[expense];
      const now = clock.now();
      const own = player === undefined ? strangers?.of(address) : players?.of(player);
      const shared = addresses.of(address);
      const wait = Math.max(own?.wait(now, cost) ?? 0, shared.wait(now, cost));
      if (wait > 0) return wait;
      own?.take(now, cost);
      return shared.take(now, cost);
    },
    fine: (expense, address, cost) => accounts[expense].addresses.of(address).fine(cost),
    hold: (what, address) => counts[what](address),
  };
}

/** Counts for an address and for the wider networks it is in. */
function countByNetwork(most: number): (address: string) => (() => void) | undefined {
  const counts = [most, most * WIDER[56], most * WIDER[48]].map(countUpTo);
  return (address) => {
    const releases: (() => void)[] = [];
    for (const [nth, key] of networksOf(address).entries()) {
      const release = counts[nth]?.(key);
      if (release) releases.push(release);
      else {
        for (const undo of releases) undo();
        return undefined;
      }
    }
    return () => {
      for (const release of releases) release();
    };
  };
}

function countUpTo(most: number): (key: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    if (before >= most) return undefined;
    counts.set(key, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const others = (counts.get(key) ?? 1) - 1;
      if (others > 0) counts.set(key, others);
      else counts.delete(key);
    };
  };
}

const mapValues = <K extends string, V, W>(of: Readonly<Record<K, V>>, to: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(of).map(([key, value]) => [key, to(value)])) as Record<K, W>;
