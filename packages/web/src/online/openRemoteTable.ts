// Opens a table on the server and keeps it in sync: runs the effects of the state machine in remoteState.ts.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Command, ServerMessage, ServerMessages, Watch } from '@wagons/protocol';
import { GAME_ID } from '@wagons/protocol/codes';
import type { Deck } from '@wagons/rules';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';
import type { WallClock } from '../play/table/ports.ts';
import { type Chat, keepChat } from './chat.ts';
import type { ServerConnection } from './connection.ts';
import { storeDraft, readDraft } from './storedDraft.ts';
import { readReplica, seatIn, type TableRole } from './replica.ts';
import {
  type RefusedCommand,
  JOINING,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteTrouble,
  replicaOf,
  step,
} from './remoteState.ts';
import { makeRemoteTable, type SeatPresence, type RemoteTable, type TableSession } from './remoteTable.ts';

export type RemotePorts = {
  readonly connection: ServerConnection;
  readonly store: KeyValueStore;
  readonly clock: WallClock;
  /** A deck by its hash, from wherever it can be had. */
  readonly deckOf: (hash: string) => Promise<Deck | undefined>;
};

export type OpenedTable = {
  readonly table: ReadonlySignal<RemoteTable | undefined>;
  readonly trouble: ReadonlySignal<RemoteTrouble | undefined>;
  readonly leave: () => void;
};

/** A promised event that takes longer than this is asked for; milliseconds. */
const EVENT_TIMEOUT = 3000;

/** Opens a table by its id and watches it. */
export function openRemoteTable(ports: RemotePorts, id: string): OpenedTable {
  // As from a truncated link. The server can't even name the table that it refuses.
  if (!GAME_ID.test(id))
    return { table: signal(undefined), trouble: signal('noSuchTable'), leave: () => undefined };
  const session = new Session(ports, id);
  return {
    table: session.table,
    trouble: computed(() => session.state.value.trouble),
    leave: () => session.leave(),
  };
}

/** Called when a command is done, or with the reason why it was refused. */
type Settled = (refusal: RefusedCommand | undefined) => void;

class Session implements TableSession {
  readonly id: string;
  readonly connection: ServerConnection;
  readonly clock: WallClock;
  readonly state = signal(JOINING);
  readonly presence = signal<SeatPresence | undefined>(undefined);
  readonly chat: Chat;
  readonly table = signal<RemoteTable | undefined>(undefined);

  readonly #ports: RemotePorts;
  readonly #settled = new Map<string, Settled>();
  readonly #stops: ReadonlyArray<() => void>;
  #snapshots = 0;
  #cancelExpectation: (() => void) | undefined;

  constructor(ports: RemotePorts, id: string) {
    this.id = id;
    this.#ports = ports;
    this.connection = ports.connection;
    this.clock = ports.clock;
    const role = computed<TableRole>(() => replicaOf(this.state.value)?.role ?? 'spectator');
    this.chat = keepChat(ports.store, { table: id, role, unanswered: this.connection.unanswered });
    this.#stops = [
      // Offline, and at first after a reconnect, nothing is known about who is present.
      effect(() => {
        if (this.connection.status.value.is !== 'online') this.presence.value = undefined;
      }),
      this.connection.attach({
        receive: (message) => this.#receive(message),
        greet: () => this.#greet(),
        replied: (command, reply) => {
          if (command.table !== id) return;
          if (reply.is === 'refused') this.chat.keepRefused(command, reply.code);
          this.#dispatch({ is: 'replied', command, reply });
        },
      }),
    ];
  }

  draft(moves: Parameters<TableSession['draft']>[0]): void {
    this.#dispatch({ is: 'drafted', moves });
  }

  order(command: Command, settled?: Settled): void {
    const cmdId = this.#send(command, settled);
    this.#dispatch({ is: 'ordered', cmdId, command });
  }

  forget(): void {
    this.#dispatch({ is: 'forgotten' });
  }

  leave(): void {
    for (const stop of this.#stops) stop();
    this.#cancelExpectation?.();
    this.connection.say({ type: 'unwatch', table: this.id });
    this.table.peek()?.leave();
  }

  // ---- Messages ----

  /** A connection sends its own greetings, so the only effect is returned instead of run. */
  #greet(): readonly Watch[] {
    const { state, effects } = step(this.state.peek(), {
      is: 'connected',
      you: this.connection.you.peek()?.id,
    });
    this.state.value = state;
    return effects.flatMap((one) => (one.do === 'watch' ? [this.#watch(one.since)] : []));
  }

  #receive(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'table':
        this.#dispatch({ is: 'announced' });
        void this.#adopt(message);
        break;
      case 'event':
        this.#dispatch({ is: 'event', message });
        break;
      case 'said':
        this.chat.add(message.lines);
        break;
      case 'people':
        this.#dispatch({ is: 'people', message });
        break;
      case 'presence': {
        const { type: _type, table: _table, ...presence } = message;
        this.presence.value = presence;
        break;
      }
      case 'refused':
        this.#dispatch({ is: 'refused', code: message.code });
        break;
      default:
    }
  }

  async #adopt(message: ServerMessages['table']): Promise<void> {
    const snapshot = ++this.#snapshots;
    const deck = await this.#ports.deckOf(message.deck);
    // Another snapshot arrived while the deck was loading.
    if (snapshot !== this.#snapshots) return;
    this.#dispatch({
      is: 'snapshot',
      replica: deck ? readReplica(message, deck) : 'noDeck',
      chat: message.chat,
      unanswered: this.connection.unanswered.peek().filter(({ table }) => table === this.id),
    });
  }

  #watch(since: number | undefined): Watch {
    const line = this.chat.last();
    return {
      type: 'watch',
      table: this.id,
      ...(since !== undefined && { since }),
      ...(line !== undefined && { line }),
    };
  }

  // ---- Effects ----

  #dispatch(event: RemoteEvent): void {
    const { state, effects } = step(this.state.peek(), event);
    batch(() => {
      this.state.value = state;
      for (const one of effects) this.#run(one);
      if (replicaOf(state) && !this.table.peek()) this.table.value = makeRemoteTable(this);
    });
  }

  #run(what: RemoteEffect): void {
    switch (what.do) {
      case 'watch':
        this.connection.say(this.#watch(what.since));
        break;
      case 'expect':
        this.#expect(what.seq);
        break;
      case 'showChat':
        this.chat.add(what.lines);
        break;
      case 'restoreDraft':
        this.#restoreDraft();
        break;
      case 'storeDraft':
        this.#storeDraft();
        break;
      case 'reissue': {
        const { cmdId: was, command } = what.command;
        const settled = this.#settled.get(was);
        this.#settled.delete(was);
        this.#dispatch({ is: 'reissued', was, cmdId: this.#send(command, settled) });
        break;
      }
      case 'settle':
        this.#settled.get(what.cmdId)?.(what.refusal);
        this.#settled.delete(what.cmdId);
        break;
    }
  }

  #send(command: Command, settled: Settled | undefined): string {
    const seq = replicaOf(this.state.peek())?.seq ?? 0;
    const cmdId = this.connection.command(this.id, seq, command);
    if (settled) this.#settled.set(cmdId, settled);
    return cmdId;
  }

  #expect(seq: number): void {
    this.#cancelExpectation?.();
    this.#cancelExpectation = this.clock.after(EVENT_TIMEOUT, () => this.#dispatch({ is: 'overdue', seq }));
  }

  #restoreDraft(): void {
    const replica = replicaOf(this.state.peek());
    if (!replica) return;
    const moves = readDraft(this.#ports.store, this.id, replica.game, seatIn(replica));
    this.#dispatch({ is: 'restored', moves });
  }

  #storeDraft(): void {
    const { draft } = this.state.peek();
    const replica = replicaOf(this.state.peek());
    if (replica) storeDraft(this.#ports.store, this.id, replica.game, draft);
  }
}
