// One connection: reads the client's messages in order, and answers each of them.

import {
  type ClientMessage,
  CLOSE_CODES,
  CMD_ID,
  type CommandType,
  GAME_ID,
  OLDEST_PROTO,
  PROTO,
  readClientMessage,
  readJson,
  type RefusalCode,
  type ServerMessage,
} from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import type { Hall } from '../hall/hall.ts';
import type { Visitor } from '../hall/visitor.ts';
import type { Limits, Payer } from '../limits/limits.ts';
import { BYTES } from '../limits/storageLimit.ts';
import type { Clock, Log, Meter } from '../ports/environment.ts';
import type { GameId } from '../ports/tableEvent.ts';
import type { Transport } from '../ports/transport.ts';

/** In tokens, 1 by default; a whole table or list is expensive. */
const COSTS: { readonly [type in ClientMessage['type']]?: number } = { watch: 5, lobby: 10, do: 3 };
/** The surcharge for a table that isn't in memory: its whole log is read and replayed. */
const LOADING = 20;

/** After this many `tooFast` refusals the connection is closed. */
const PATIENCE = 100;
const MOST_TABLES = 20;
/** The most bytes that may wait for a client that doesn't read. */
export const MOST_WAITING = 256 * 1024;
/** Storage charged for commands that can be repeated; what the rules allow is charged with the table. */
const BYTES_OF: { readonly [type in CommandType]?: number } = {
  say: BYTES.line,
  askTakeBack: BYTES.request,
  offerRematch: BYTES.table,
  answerRematch: BYTES.table,
};
/** The most messages that may wait to be handled. */
const MOST_PENDING = 64;

export type Connection = {
  readonly receive: (text: string) => void;
  /** Receives a frame that isn't text. Returns whether it is within the sender's limits. */
  readonly receiveOther: (kind: 'binary' | 'control') => boolean;
  /** To be called when the socket is gone. */
  readonly gone: () => void;
  readonly close: (code: keyof typeof CLOSE_CODES) => void;
  /** Sends a refusal that answers no message. */
  readonly refuse: (code: RefusalCode) => void;
  /** Whether the client shows the page to its player. */
  readonly isSeen: () => boolean;
  /** Resolves when everything received so far has been answered. */
  readonly settled: () => Promise<void>;
};

export type ConnectionPorts = {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly log: Log;
  readonly meter: Meter;
  readonly limits: Limits;
  /** Whether this many bytes may be stored for the client; without it, always. */
  readonly mayStore?: (bytes: number) => boolean;
  /** The protocol versions to accept, if not those of this build. */
  readonly protos?: { readonly oldest: number; readonly newest: number };
};

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

/** What a refusal names, so that the client can match it to its message. */
type Subject = {
  readonly table?: GameId;
  readonly cmdId?: string;
  readonly detail?: string;
};

export const connect = (ports: ConnectionPorts, transport: Transport, payer: Payer): Connection =>
  new ClientConnection(ports, transport, payer);

class ClientConnection implements Connection {
  readonly #ports: ConnectionPorts;
  readonly #transport: Transport;
  readonly #payer: Payer;
  readonly #visitor: Visitor;
  readonly #tables = new Set<GameId>();
  #hasSaidHello = false;
  #isGone = false;
  #isSeen = true;
  #hasty = 0;
  #pending = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(ports: ConnectionPorts, transport: Transport, payer: Payer) {
    this.#ports = ports;
    this.#transport = transport;
    this.#payer = payer;
    this.#visitor = {
      player: payer.player,
      send: (message) => this.#send(message),
      sendText: (text) => this.#sendText(text),
    };
  }

  receive(text: string): void {
    if (this.#isGone) return;
    const read = readClientMessage(text);
    const subject = read.ok ? subjectOf(read.value) : {};
    const wait = read.ok ? this.#charge(read.value) : this.#chargeFrame();
    if (wait > 0 || this.#pending >= MOST_PENDING) return this.#refuseHaste(subject);
    if (!read.ok) {
      const { code, detail } = read.error;
      return this.#refuse(code, { ...subjectIn(text), ...(detail !== undefined && { detail }) });
    }
    this.#pending++;
    this.#last = this.#last
      .then(async () => this.#answer(read.value))
      .catch((error: unknown) => {
        this.#ports.log.error({ err: error }, 'Answering a message failed');
        this.#refuse('ourFault', subject);
      })
      .finally(() => this.#pending--);
  }

  receiveOther(kind: 'binary' | 'control'): boolean {
    if (this.#isGone) return false;
    const isFair = this.#chargeFrame() === 0;
    if (!isFair) this.#refuseHaste();
    else if (kind === 'binary') this.#refuse('malformed');
    return isFair;
  }

  gone(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    const { hall } = this.#ports;
    hall.lobby.leave(this.#visitor);
    hall.mine.leave(this.#visitor);
    for (const id of this.#tables) hall.unwatch(this.#visitor, id);
    this.#tables.clear();
    hall.gone(this.#visitor);
  }

  close(code: keyof typeof CLOSE_CODES): void {
    this.#transport.close(CLOSE_CODES[code], code);
    this.gone();
  }

  refuse(code: RefusalCode): void {
    this.#refuse(code);
  }

  isSeen(): boolean {
    return this.#isSeen;
  }

  async settled(): Promise<void> {
    return this.#last;
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#isGone) return;
    // A client that doesn't read reconnects and gets a snapshot, instead of everything that has piled up.
    if (this.#transport.waiting() > MOST_WAITING) this.close('tooSlow');
    else this.#transport.send(text);
  }

  #refuse(code: RefusalCode, subject: Subject = {}): void {
    this.#ports.meter.count('refusals', code);
    this.#send({ type: 'refused', code, ...subject });
  }

  #refuseHaste(subject?: Subject): void {
    this.#refuse('tooFast', subject);
    if (++this.#hasty > PATIENCE) this.close('tooFast');
  }

  #chargeFrame(cost?: number): number {
    return this.#ports.limits.charge('messages', this.#payer, cost);
  }

  /** Turns are charged to the seat, so that no other traffic can use up what a game needs. */
  #charge(message: ClientMessage): number {
    const { hall, limits } = this.#ports;
    const { player } = this.#payer;
    if (player !== undefined && message.type === 'do' && hall.isTurnOf(player, message))
      return limits.charge('turns', { ...this.#payer, player: `${message.table} ${player}` });
    const needsTable = message.type === 'watch' || message.type === 'do';
    const loading = needsTable && !hall.isLoaded(message.table) ? LOADING : 0;
    return this.#chargeFrame((COSTS[message.type] ?? 1) + loading);
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { hall, clock } = this.#ports;
    if (!this.#hasSaidHello && message.type !== 'hello' && message.type !== 'ping')
      return this.#refuse('helloFirst', subjectOf(message));
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#tables.delete(message.table);
        return hall.unwatch(this.#visitor, message.table);
      case 'do':
        return this.#do(message);
      case 'lobby':
        // A visitor whose socket is already gone would never be removed again.
        if (message.on && !this.#isGone) return hall.lobby.enter(this.#visitor, message.changes && 'changes');
        return hall.lobby.leave(this.#visitor);
      case 'mine': {
        const { player } = this.#payer;
        if (player === undefined) return this.#refuse('notSignedIn');
        if (message.on && !this.#isGone) return hall.mine.enter(this.#visitor, player);
        return hall.mine.leave(this.#visitor);
      }
      case 'look':
        this.#isSeen = message.on;
        return undefined;
      case 'ping':
        return this.#send({ type: 'pong', at: message.at, time: clock.now() });
    }
  }

  async #hello({ proto, rulesVersion }: MessageOf<'hello'>): Promise<void> {
    const { hall, clock, protos = { oldest: OLDEST_PROTO, newest: PROTO } } = this.#ports;
    // A client with another version of the rules would find every position wrong.
    if (proto < protos.oldest || proto > protos.newest || rulesVersion !== RULES_VERSION) {
      this.#refuse('unknownProto');
      return this.close('unknownProto');
    }
    this.#hasSaidHello = true;
    const { player } = this.#payer;
    if (player !== undefined) await hall.greet(player);
    return this.#send({
      type: 'welcome',
      proto,
      rulesVersion: RULES_VERSION,
      ...(player !== undefined && { you: hall.people.person(player) }),
      time: clock.now(),
    });
  }

  async #watch(message: MessageOf<'watch'>): Promise<void> {
    const { hall } = this.#ports;
    const { table } = message;
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(table))
      return this.#refuse('tooMany', { table });
    const watched = await hall.watch(this.#visitor, message);
    if (!watched.ok) return this.#refuse(watched.error, { table });
    this.#tables.add(table);
    // The socket may have closed while the table was read.
    if (this.#isGone) {
      hall.unwatch(this.#visitor, table);
      hall.gone(this.#visitor);
    }
    return undefined;
  }

  async #do(message: MessageOf<'do'>): Promise<void> {
    const { hall, mayStore = () => true } = this.#ports;
    const { player } = this.#payer;
    if (player === undefined) return this.#refuse('notSignedIn', subjectOf(message));
    if (!mayStore(BYTES_OF[message.command.type] ?? 0))
      return this.#refuse('enoughToday', subjectOf(message));
    return hall.perform(player, message, (answer) => this.#send(answer));
  }
}

function subjectOf(message: ClientMessage): Subject {
  switch (message.type) {
    case 'do':
      return { table: message.table, cmdId: message.cmdId };
    case 'watch':
    case 'unwatch':
      return { table: message.table };
    default:
      return {};
  }
}

/** What an unreadable message names, as far as it can be told. */
function subjectIn(text: string): Subject {
  const json = readJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return {};
  const { table, cmdId } = json.value as { readonly table?: unknown; readonly cmdId?: unknown };
  return {
    ...(typeof table === 'string' && GAME_ID.test(table) && { table }),
    ...(typeof cmdId === 'string' && CMD_ID.test(cmdId) && { cmdId }),
  };
}
