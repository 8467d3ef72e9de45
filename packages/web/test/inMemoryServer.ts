// An in-memory server with the real table logic, over connections that can be held, cut and reordered.

import type { ClientMessage, Person, ServerMessage, TableSettings } from '@wagons/protocol';
import { fingerprint } from '@wagons/protocol';
import { type Deck, RULES_VERSION } from '@wagons/rules';
import { dice, type Dice } from '@wagons/rules/deal';
import { BUILT_IN_DECKS, readDeckUnchecked } from '@wagons/rules/deck';
import printedFile from '@wagons/rules/decks/base.json' with { type: 'json' };
import frontierFile from '@wagons/rules/decks/frontier.json' with { type: 'json' };
import {
  apply,
  type Away,
  claimableAt,
  decide,
  faceOf,
  flagFall,
  happened,
  openTable,
  roleOf,
  snapshotOf,
  type TableState,
  type TableEvent,
} from '../../server/test/tables.ts';
import type { Trouble } from '../src/online/api.ts';
import { connect, type ServerConnection } from '../src/online/connection.ts';
import type { RemoteTable } from '../src/online/remoteTable.ts';
import type { SocketEvents, WakeEvents } from '../src/online/socket.ts';
import { type RemotePorts, openRemoteTable, type OpenedTable } from '../src/online/openRemoteTable.ts';
import { makeKeyValueStore, type KeyValueStore } from '../src/kit/storage/keyValueStore.ts';
import { makeClock, type TestClock } from './time.ts';

const [printed, frontier] = [printedFile, frontierFile].map((file, i) =>
  readDeckUnchecked(file, BUILT_IN_DECKS[i] ?? ''),
) as [Deck, Deck];

const deckOf = (hash: string): Deck => (hash === frontier.hash ? frontier : printed);

export const TABLE = 'AbCdEfGhIjKlMnOpQrStUv';

/** A connection with its frames in flight. */
type Line = {
  readonly toServer: string[];
  readonly toClient: string[];
  readonly events: SocketEvents;
  readonly player: string | undefined;
  isOpen: boolean;
  isWatching: boolean;
};

export type InMemoryServer = ReturnType<typeof openServer>;

/** A valid id of a player. */
export const idOf = (player: string): string => player.padEnd(16, '_');

/**
 * A server with one table. It handles a frame only when `read` is called. `covered`: the cards are dealt later. `people`:
 * players who aren't guests.
 */
export function openServer(
  settings: Partial<TableSettings> = {},
  { covered, people: known = [] }: { readonly covered?: true; readonly people?: readonly Person[] } = {},
) {
  const clock = makeClock();
  const whole: TableSettings = {
    deck: printed.hash,
    first: 'host',
    clock: { kind: 'none' },
    rated: false,
    listed: false,
    ...settings,
  };
  const opened = {
    type: 'opened',
    rules: RULES_VERSION,
    settings: whole,
    seed: 'far',
    host: idOf('host'),
    ...(covered && { covered }),
  } as const;
  let table: TableState = openTable(TABLE, opened, clock.now(), deckOf(whole.deck));
  const names = new Map<string, string>();
  const person = (id: string): Person =>
    known.find((one) => one.id === id) ?? { id, name: names.get(id) ?? id.slice(0, 4), account: false };
  const answers = new Map<string, number>();
  const lines = new Set<Line>();
  const chat: Array<{ line: number; at: number; seat: 'first' | 'second'; text: string; cmdId: string }> = [];
  /** How often each command was executed, by id: never more than once. */
  const done = new Map<string, number>();
  /** Replaces the reply to a message, to simulate a failing server. */
  let objection: (message: ClientMessage) => ServerMessage | undefined = () => undefined;

  const tell = (line: Line, message: ServerMessage): void => {
    if (line.isOpen) line.toClient.push(JSON.stringify(message));
  };
  const tellAll = (message: ServerMessage): void => {
    for (const line of lines) if (line.isWatching) tell(line, message);
  };
  const people = (): ServerMessage => {
    const { host, seats } = faceOf(table, { personOf: person, at: clock.now(), outages: [] });
    return { type: 'people', table: TABLE, host, ...(seats && { seats }) };
  };
  let away: Away = {};
  const claimAt = (): number | undefined => claimableAt(table, away, []);
  const tellPresence = (): void => {
    const roles = [...lines]
      .filter(({ isWatching }) => isWatching)
      .map(({ player }) => roleOf(table, player));
    const first = roles.includes('first') || roles.includes('host');
    const second = roles.includes('second');
    away = {
      ...(!first && { first: away.first ?? clock.now() }),
      ...(!second && { second: away.second ?? clock.now() }),
    };
    const from = claimAt();
    tellAll({
      type: 'presence',
      table: TABLE,
      first,
      second,
      watching: roles.filter((role) => role === 'spectator').length,
      ...(from !== undefined && { claimAt: from }),
    });
  };
  const happen = (event: TableEvent): void => {
    const before = table;
    const claimedBefore = claimAt();
    const at = clock.now();
    table = apply(before, event, at);
    tellAll({
      type: 'event',
      table: TABLE,
      seq: table.seq,
      hash: fingerprint(table.game),
      happened: happened(event, { before, after: table, at }),
      face: faceOf(table, { personOf: person, at, outages: [] }),
      time: at,
    });
    if (before.status !== table.status || claimedBefore !== claimAt()) tellPresence();
  };
  const perform = (line: Line, message: ClientMessage & { type: 'do' }): void => {
    const { cmdId, command, expectedSeq } = message;
    const refuse = (code: 'conflict' | 'notSignedIn' | 'notSeated'): void =>
      tell(line, { type: 'refused', code, cmdId, table: TABLE, head: table.seq });
    const known = answers.get(cmdId);
    if (known !== undefined) return tell(line, { type: 'ok', cmdId, table: TABLE, seq: known });
    if (line.player === undefined) return refuse('notSignedIn');
    if (command.type === 'say') {
      const role = roleOf(table, line.player);
      if (role !== 'first' && role !== 'second') return refuse('notSeated');
      const said = { line: chat.length + 1, at: clock.now(), seat: role, text: command.text };
      if (!chat.some((one) => one.cmdId === cmdId)) chat.push({ ...said, cmdId });
      answers.set(cmdId, table.seq);
      tell(line, { type: 'ok', cmdId, table: TABLE, seq: table.seq });
      return tellAll({ type: 'said', table: TABLE, lines: [said] });
    }
    if (expectedSeq !== table.seq) return refuse('conflict');
    const fallen = flagFall(table, clock.now(), []);
    const decided = decide(table, command, {
      by: line.player,
      at: clock.now(),
      outages: [],
      away,
      coin: () => true,
      nextGame: () => 'NextNextNextNextNextNe',
      newSeed: () => 'dealt',
    });
    if (fallen) happen(fallen);
    if (!decided.ok) {
      const { code, illegal } = decided.error;
      return tell(line, {
        type: 'refused',
        code,
        cmdId,
        table: TABLE,
        head: table.seq,
        ...(illegal && { illegal: { why: illegal.why } }),
      });
    }
    answers.set(cmdId, table.seq + 1);
    done.set(cmdId, (done.get(cmdId) ?? 0) + 1);
    tell(line, { type: 'ok', cmdId, table: TABLE, seq: table.seq + 1 });
    return happen(decided.value);
  };
  const answer = (line: Line, message: ClientMessage): void => {
    const said = objection(message);
    if (said) return tell(line, said);
    switch (message.type) {
      case 'hello':
        return tell(line, {
          type: 'welcome',
          proto: 1,
          rulesVersion: RULES_VERSION,
          ...(line.player !== undefined && { you: person(line.player) }),
          time: clock.now(),
        });
      case 'ping':
        return tell(line, { type: 'pong', at: message.at, time: clock.now() });
      case 'watch': {
        if (message.table !== TABLE)
          return tell(line, { type: 'refused', code: 'noSuchTable', table: message.table });
        line.isWatching = true;
        if (message.since !== table.seq) {
          tell(line, {
            type: 'table',
            table: TABLE,
            role: roleOf(table, line.player),
            ...snapshotOf(table, { personOf: person, at: clock.now(), outages: [] }),
            chat: chat.map(({ line: number, at, seat, text }) => ({ line: number, at, seat, text })),
            time: clock.now(),
          });
        } else tell(line, people());
        return tellPresence();
      }
      case 'unwatch':
        line.isWatching = false;
        return tellPresence();
      case 'do':
        return perform(line, message);
      case 'lobby':
      case 'mine':
      case 'look':
        return undefined;
    }
  };

  return {
    clock,
    done,
    table: () => table,
    happen,
    rename: (id: string, name: string) => {
      names.set(idOf(id), name);
      tellAll(people());
    },
    lines: () => [...lines].filter(({ isOpen }) => isOpen),
    objectWith: (next: typeof objection) => {
      objection = next;
    },
    /** The socket port of a player's browser. */
    open: (player: string | undefined) => (events: SocketEvents) => {
      const line: Line = {
        toServer: [],
        toClient: [],
        events,
        player: player === undefined ? undefined : idOf(player),
        isOpen: true,
        isWatching: false,
      };
      lines.add(line);
      return {
        send: (text: string) => void (line.isOpen && line.toServer.push(text)),
        close: () => {
          line.isOpen = false;
          line.isWatching = false;
        },
      };
    },
    admit: (line: Line): void => line.events.opened(),
    /** The server handles the next frame. */
    read: (line: Line): boolean => {
      const text = line.isOpen ? line.toServer.shift() : undefined;
      if (text !== undefined) answer(line, JSON.parse(text) as ClientMessage);
      return text !== undefined;
    },
    /** The client handles the next frame. */
    hear: (line: Line): boolean => {
      const text = line.isOpen ? line.toClient.shift() : undefined;
      if (text !== undefined) line.events.received(text);
      return text !== undefined;
    },
    /** Closes the connection; frames in flight are lost. */
    cut: (line: Line, code = 1006): void => {
      if (!line.isOpen) return;
      line.isOpen = false;
      line.isWatching = false;
      lines.delete(line);
      line.events.closed(code);
    },
  };
}

export type Client = {
  readonly connection: ServerConnection;
  readonly opened: OpenedTable;
  readonly store: KeyValueStore;
  readonly clock: TestClock;
  readonly ports: RemotePorts;
  /** What was logged. */
  readonly reports: readonly string[];
  readonly wake: () => void;
  /** The device loses its network. */
  readonly loseNetwork: () => void;
  readonly table: () => RemoteTable;
};

let ids = 0;

/** A page at the table. With the same store it is the same browser after a reload. */
const none = (): void => undefined;

export function openClient(
  server: InMemoryServer,
  player: string | undefined,
  {
    store = makeKeyValueStore(undefined),
    clock = server.clock,
    roll = dice('chance'),
    id = TABLE,
    why = { what: 'away' },
  }: { store?: KeyValueStore; clock?: TestClock; roll?: Dice; id?: string; why?: Trouble } = {},
): Client {
  const reports: string[] = [];
  let calls: Parameters<WakeEvents>[0] = { wake: none, lose: none, look: none };
  const connection = connect({
    open: server.open(player),
    waking: (given) => {
      calls = given;
      return () => undefined;
    },
    isSeen: () => true,
    clock,
    store,
    random: () => roll(1000) / 1000,
    newId: () => `command${++ids}`,
    explain: async () => why,
    suspended: () => void reports.push('suspended'),
    report: (wrong) => void reports.push(wrong),
  });
  const ports: RemotePorts = { connection, store, clock, deckOf: async (hash) => deckOf(hash) };
  const there = openRemoteTable(ports, id);
  return {
    connection,
    opened: there,
    store,
    clock,
    ports,
    reports,
    wake: () => calls.wake(),
    loseNetwork: () => calls.lose(),
    table: () => {
      const { value } = there.table;
      if (!value) throw new Error('the table is not there yet');
      return value;
    },
  };
}

/** Opens every connection and delivers everything in flight, and what that causes. */
export async function settle(server: InMemoryServer): Promise<void> {
  const admitted = admittedOf(server);
  for (let isNews = true; isNews;) {
    isNews = false;
    for (const line of server.lines()) {
      if (!admitted.has(line)) {
        admitted.add(line);
        server.admit(line);
        isNews = true;
      }
      while (server.read(line)) isNews = true;
      while (server.hear(line)) isNews = true;
    }
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }
}

const admissions = new WeakMap<InMemoryServer, Set<unknown>>();
export function admittedOf(server: InMemoryServer): Set<unknown> {
  const known = admissions.get(server) ?? new Set();
  admissions.set(server, known);
  return known;
}
