// The servers of the simulation: they share a store and a bus, both unreliable, and they crash.

import type { Deck } from '@wagons/rules';
import { type Hall, openHall } from '../../src/hall/hall.ts';
import { makeLimits } from '../../src/limits/limits.ts';
import { type Bus, type BusHint, type BusListener, type Topic, topicOf } from '../../src/ports/bus.ts';
import type { Log, Meter } from '../../src/ports/environment.ts';
import { type Store, StoreError } from '../../src/ports/store.ts';
import { connect, type Connection } from '../../src/socket/connection.ts';
import type { HallPorts } from '../../src/hall/context.ts';
import { mortalClock, type World } from './world.ts';

/** The probability of each fault, in percent. All are 0 once the faults are over. */
export type Faults = {
  /** A hint is lost, or duplicated. */
  lostHints: number;
  doubledHints: number;
  /** A hint arrives seconds later, after others. */
  lateHints: number;
  /** The store fails without effect; or it succeeds, but its response is lost. */
  storeAway: number;
  lostAnswers: number;
  /** A connection is cut at this frame. */
  cuts: number;
  /** A node crashes within a second. */
  crashes: number;
  /** A task fails, hangs, or is done although it seems to fail. */
  failedTasks: number;
};

export type Node = {
  readonly name: string;
  readonly isDead: () => boolean;
  readonly die: () => void;
  /** Called when it dies; returns cancel. */
  readonly onDeath: (call: () => void) => () => void;
  hall: Hall | undefined;
  readonly connect: (
    transport: Parameters<typeof connect>[1],
    player: string | undefined,
  ) => Connection | undefined;
};

export type Cluster = {
  readonly nodes: () => readonly Node[];
  readonly kill: (node: Node) => void;
  /** How many hints the bus has delivered. */
  readonly deliveries: () => number;
  /** What a node receives, sorted. */
  readonly topics: (nth: number) => readonly Topic[];
};

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const UNCOUNTED: Meter = { count: () => undefined };

type ClusterSettings = {
  readonly store: Store;
  /** The number of nodes. */
  readonly size: number;
  readonly faults: Faults;
  readonly decks: ReadonlyMap<string, Deck>;
  readonly rate: HallPorts['rate'];
  readonly followUps: HallPorts['followUps'];
  readonly log?: Log;
};

export function startCluster(
  world: World,
  { store, size, faults, decks, rate, followUps, log = SILENT }: ClusterSettings,
): Cluster {
  const nodes: Node[] = [];
  let deliveries = 0;
  const listeners = new Map<Node, Map<Topic, Set<BusListener>>>();
  const listenersOf = (node: Node, topic: Topic): Set<BusListener> => {
    const topics = listeners.get(node) ?? new Map<Topic, Set<BusListener>>();
    listeners.set(node, topics);
    const found = topics.get(topic) ?? new Set();
    topics.set(topic, found);
    return found;
  };

  const deliver = (node: Node, topic: Topic, hint: BusHint): void => {
    if (node.isDead()) return;
    deliveries++;
    for (const { receive } of listenersOf(node, topic)) receive(hint);
  };

  const latency = (): number =>
    world.chance(faults.lateHints) ? world.between(500, 5_000) : world.between(1, 40);

  const busOf = (node: Node): Bus => ({
    publish: (hint) => {
      const topic = topicOf(hint);
      for (const other of listeners.keys()) {
        if (other === node || node.isDead() || listenersOf(other, topic).size === 0) continue;
        const copies = world.chance(faults.lostHints) ? 0 : world.chance(faults.doubledHints) ? 2 : 1;
        for (let copy = 0; copy < copies; copy++) world.after(latency(), () => deliver(other, topic, hint));
      }
    },
    subscribe: (topic, listener) => {
      let isWanted = true;
      // Hints are missed until the bus knows that they are wanted.
      const begin = (): void => {
        if (!isWanted || node.isDead()) return;
        if (faults.lostHints === 100) return void world.after(1_000, begin);
        listenersOf(node, topic).add(listener);
        listener.begun?.();
      };
      world.after(world.between(1, 40), begin);
      return () => {
        isWanted = false;
        listenersOf(node, topic).delete(listener);
      };
    },
    isUp: () => faults.lostHints < 100,
    close: async () => undefined,
  });

  const startNode = (): void => {
    let isDead = false;
    const mourners = new Set<() => void>();
    const node: Node = {
      name: `n${nodes.length}`,
      isDead: () => isDead,
      die: () => {
        isDead = true;
        for (const call of mourners) call();
      },
      onDeath: (call) => {
        mourners.add(call);
        return () => mourners.delete(call);
      },
      hall: undefined,
      connect: (transport, player) => {
        if (!node.hall || node.isDead()) return undefined;
        const ports = { hall: node.hall, clock, log, meter: UNCOUNTED, limits };
        return connect(ports, transport, { player, address: player ?? 'somewhere' });
      },
    };
    const clock = mortalClock(world, node.isDead);
    const limits = makeLimits(clock, 1);
    nodes.push(node);
    const open = (): void => {
      openHall({
        clock,
        random: world.random(),
        store: unreliable(world, store, node, faults),
        bus: busOf(node),
        log,
        meter: UNCOUNTED,
        decks,
        readDeck: () => undefined,
        rate,
        followUps,
      }).then(
        (hall) => {
          node.hall = hall;
          world.trace(`${node.name} is there`);
        },
        // As an operator would: retry a little later.
        () => void clock.after(500, open),
      );
    };
    open();
  };
  const kill = (node: Node): void => {
    world.trace(`${node.name} dies`);
    node.die();
    listeners.delete(node);
    world.after(world.between(200, 8_000), startNode);
  };
  for (let i = 0; i < size; i++) startNode();
  return {
    nodes: () => nodes.filter((node) => !node.isDead() && node.hall !== undefined),
    kill,
    deliveries: () => deliveries,
    topics: (nth) =>
      [...(listeners.get(nodes[nth]!) ?? [])]
        .flatMap(([topic, { size }]) => (size > 0 ? topic : []))
        .toSorted(),
  };
}

/** The store as one node sees it: slow, sometimes failing, and silent once the node is dead. */
function unreliable(world: World, store: Store, node: Node, faults: Faults): Store {
  const ask = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    await world.sleep(world.between(0, 3));
    if (node.isDead()) return never();
    if (world.chance(faults.storeAway)) throw new StoreError('away', `${name}: the storage is away`);
    const answer = await world.really(work).then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    await world.sleep(world.between(0, 3));
    if (node.isDead()) return never();
    if (world.chance(faults.lostAnswers)) throw new StoreError('away', `${name}: the answer is lost`);
    return answer();
  };
  return Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      async (...args: never[]) =>
        ask(name, async () => (method as (...given: never[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Store;
}

/** As from a server that is gone. */
export const never = async (): Promise<never> => new Promise(() => {});
