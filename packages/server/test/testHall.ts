// A hall for tests: a real store, simulated time, and clients.

import type {
  ClientMessage,
  Command,
  ServerMessage,
  ServerMessageType,
  ServerMessages,
  TableSettings,
} from '@wagons/protocol';
import { PROTO } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import type { FollowUp } from '../src/hall/followUps.ts';
import type { Hall } from '../src/hall/hall.ts';
import { NEW_RATINGS, ratingsAfter } from '../src/rating/glicko2.ts';
import type { Log } from '../src/ports/environment.ts';
import type { Store } from '../src/ports/store.ts';
import type { Sql } from '../src/store/sql.ts';
import { ANNA, BERT, CARL, COVERED, DECKS, SETTINGS, START } from './play.ts';
import { type Cluster, type Faults, type Node, SILENT, startCluster } from './simulation/nodes.ts';
import { freshStore } from './simulation/run.ts';
import { createWorld, type World } from './simulation/world.ts';
import { wrongIn } from './validMessage.ts';

/** A client connected to one node. */
export type Guest = {
  readonly heard: readonly ServerMessage[];
  /** The last message of this type. */
  readonly last: <T extends ServerMessageType>(type: T) => ServerMessages[T] | undefined;
  readonly say: (message: ClientMessage | string) => Promise<void>;
  readonly want: (
    table: string,
    command: Command,
    expectedSeq: number,
    cmdId?: string,
  ) => Promise<ServerMessages['ok'] | ServerMessages['refused']>;
  readonly leave: () => Promise<void>;
  readonly closedWith: () => number | undefined;
  /** The unread bytes. */
  waiting: number;
};

export type TestHall = {
  readonly world: World;
  readonly store: Store;
  readonly sql: Sql;
  readonly cluster: Cluster;
  readonly node: (nth?: number) => Node;
  readonly hall: (nth?: number) => Hall;
  /** Lets this much time pass. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Does work that takes simulated time. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /** A client that has said hello. */
  readonly visit: (player?: string, nth?: number) => Promise<Guest>;
  readonly openTable: (settings?: Partial<TableSettings>, host?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export const NO_FAULTS: Faults = {
  lostHints: 0,
  doubledHints: 0,
  lateHints: 0,
  storeAway: 0,
  lostAnswers: 0,
  cuts: 0,
  crashes: 0,
  failedTasks: 0,
};

/** The nodes have started, and all periodic work has run once. */
const WARM_UP = 1_000;

export async function openTestHall({
  nodes = 1,
  faults = NO_FAULTS,
  log = SILENT,
  followUps = [],
}: {
  readonly nodes?: number;
  readonly faults?: Faults;
  readonly log?: Log;
  readonly followUps?: readonly FollowUp[];
} = {}): Promise<TestHall> {
  const world = createWorld('a test');
  const { store, sql, remove } = await freshStore();
  for (const id of [ANNA, BERT, CARL]) {
    await store.addPlayer({
      id,
      name: id.slice(0, 4),
      account: true,
      createdAt: START,
      epoch: 0,
      ratings: NEW_RATINGS,
    });
  }
  const cluster = startCluster(world, {
    store,
    size: nodes,
    faults,
    decks: DECKS,
    rate: ratingsAfter,
    followUps,
    log,
  });
  const pass = async (milliseconds: number): Promise<void> => {
    const until = world.now() - START + milliseconds;
    let isThere = false;
    world.after(milliseconds, () => {
      isThere = true;
    });
    await world.run(until, () => isThere);
  };
  await pass(WARM_UP);
  const node = (nth = 0): Node => {
    const found = cluster.nodes()[nth];
    if (!found) throw new Error(`there is no node ${nth}`);
    return found;
  };
  const hall = (nth = 0): Hall => {
    const { hall: found } = node(nth);
    if (!found) throw new Error(`node ${nth} has no hall yet`);
    return found;
  };
  const during = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    await world.run(world.now() - START + 60_000, () => isDone);
    return done;
  };
  let commands = 0;

  const visit = async (player?: string, nth = 0): Promise<Guest> => {
    const heard: ServerMessage[] = [];
    let closed: number | undefined;
    const connection = node(nth).connect(
      {
        send: (text) => void heard.push(expectMessage(text)),
        close: (code) => {
          closed = code;
        },
        waiting: () => guest.waiting,
      },
      player,
    );
    if (!connection) throw new Error(`node ${nth} accepts no connections`);
    const say = async (message: ClientMessage | string): Promise<void> => {
      connection.receive(typeof message === 'string' ? message : JSON.stringify(message));
      await during(connection.settled());
    };
    const guest: Guest = {
      heard,
      waiting: 0,
      last: <T extends ServerMessageType>(type: T) =>
        heard.findLast((message): message is ServerMessages[T] => message.type === type),
      say,
      want: async (table, command, expectedSeq, cmdId = `command-${commands++}`) => {
        const before = heard.length;
        await say({ type: 'do', table, cmdId, expectedSeq, command });
        const answer = heard.slice(before).find((one) => 'cmdId' in one && one.cmdId === cmdId);
        if (answer?.type !== 'ok' && answer?.type !== 'refused')
          throw new Error(`no answer to ${command.type}`);
        return answer;
      },
      leave: async () => {
        connection.gone();
        await pass(10);
      },
      closedWith: () => closed,
    };
    await say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
    return guest;
  };
  return {
    world,
    store,
    sql,
    cluster,
    node,
    hall,
    pass,
    during,
    visit,
    openTable: async (settings = {}, host = ANNA) => {
      const base = settings.rated ? COVERED : SETTINGS;
      const opened = await during(hall().openTable(host, { ...base, ...settings }));
      if (!opened.ok) throw new Error(opened.error);
      return opened.value;
    },
    close: async () => {
      await remove();
    },
  };
}

/** Every message must match the protocol. */
function expectMessage(text: string): ServerMessage {
  const wrong = wrongIn(text);
  if (wrong !== undefined) throw new Error(`${text}: ${wrong}`);
  return JSON.parse(text) as ServerMessage;
}
