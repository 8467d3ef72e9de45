// A player on a real socket who moves as fast as the server answers, and retries unanswered commands.

import { type Command, PROTO, type ServerMessage, type ServerMessages } from '@wagons/protocol';
import { RULES_VERSION, type Seat, SEATS, seatToMove } from '@wagons/rules';
import { WebSocket } from 'ws';
import { someTurn } from '../play.ts';
import type { Person } from './guests.ts';
import { follow, readView, type View } from './view.ts';

/** A command that was answered with ok: its event must be stored permanently. */
export type Acked = {
  readonly player: string;
  readonly table: string;
  readonly cmdId: string;
  readonly seq: number;
  readonly command: Command;
};

/** What a whole crowd has seen. */
export type Tally = {
  readonly acked: Acked[];
  /** Violated guarantees. */
  readonly wrongs: string[];
  /** Commands that were sent again on another connection. */
  resent: number;
  /** Those of them that were stored before, although no answer had come. */
  storedUnanswered: number;
  /** Finished games. */
  finished: number;
  /** Called with every answer. */
  onAck: () => void;
};

export const newTally = (): Tally => ({
  acked: [],
  wrongs: [],
  resent: 0,
  storedUnanswered: 0,
  finished: 0,
  onAck: () => undefined,
});

type PendingCommand = {
  readonly cmdId: string;
  readonly table: string;
  readonly expectedSeq: number;
  readonly command: Command;
  /** The number of connections it was sent on. */
  times: number;
};

export type Player = {
  readonly person: Person;
  /** Connects to a server, resumes, and retries unanswered commands. */
  readonly dial: (host: string) => void;
  /** Stops reading, but stays connected. */
  readonly pause: () => void;
  /** Drops the connection, with everything unread. */
  readonly drop: () => void;
  readonly table: () => string;
  readonly view: () => View | undefined;
  /** Whether it waits for an answer. */
  readonly isBusy: () => boolean;
  /** Starts nothing new; pending answers may still arrive. */
  readonly rest: () => void;
  readonly playOn: () => void;
  /** Called when the connection is gone. */
  onLost: () => void;
};

/** Temporary refusals; the command is retried. */
const LATER: readonly string[] = ['unavailable', 'closing', 'tooFast'];
const ASK_AGAIN_MS = 50;

export const createPlayer = (person: Person, name: string, first: string, tally: Tally): Player =>
  new SocketPlayer(person, name, first, tally);

class SocketPlayer implements Player {
  readonly person: Person;
  onLost = (): void => undefined;
  readonly #name: string;
  readonly #tally: Tally;
  #table: string;
  #view: View | undefined;
  #pending: PendingCommand | undefined;
  #socket: WebSocket | undefined;
  /** The head of the first snapshot on this connection. */
  #shown = 0;
  /** The last event known to exist: nothing is decided before it is seen. */
  #promised = 0;
  #commands = 0;
  #isResting = false;

  constructor(person: Person, name: string, first: string, tally: Tally) {
    this.person = person;
    this.#name = name;
    this.#table = first;
    this.#tally = tally;
  }

  table(): string {
    return this.#table;
  }

  view(): View | undefined {
    return this.#view;
  }

  isBusy(): boolean {
    return this.#pending !== undefined;
  }

  rest(): void {
    this.#isResting = true;
  }

  playOn(): void {
    this.#isResting = false;
    this.#think();
  }

  pause(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.pause();
  }

  drop(): void {
    const old = this.#socket;
    this.#socket = undefined;
    old?.terminate();
  }

  dial(host: string): void {
    const socket = new WebSocket(`ws://${host}/api/socket`, {
      headers: { authorization: `Bearer ${this.person.token}` },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#shown = 0;
    socket.on('open', () => this.#resume());
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data.toString('utf8')) as ServerMessage);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.onLost();
    });
  }

  #resume(): void {
    this.#send({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
    this.#watch(this.#view?.seq);
    if (!this.#pending) return this.#think();
    this.#pending.times++;
    this.#tally.resent++;
    this.#sendCommand(this.#pending);
  }

  #wrong(what: string): void {
    this.#tally.wrongs.push(`${this.#name}: ${what}`);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(since?: number): void {
    this.#send({ type: 'watch', table: this.#table, ...(since !== undefined && { since }), line: 0 });
  }

  #sendCommand({ cmdId, expectedSeq, command, table }: PendingCommand): void {
    this.#send({ type: 'do', table, cmdId, expectedSeq, command });
  }

  #seat(): Seat | undefined {
    return SEATS.find((seat) => this.#view?.face.seats?.[seat].id === this.person.id);
  }

  #want(command: Command): void {
    if (!this.#view) return;
    const cmdId = `${this.#name}-${String(this.#commands++).padStart(6, '0')}`;
    this.#pending = { cmdId, table: this.#table, expectedSeq: this.#view.seq, command, times: 1 };
    this.#sendCommand(this.#pending);
  }

  /** A turn, a seat, or a new game: whatever the table needs next. */
  #think(): void {
    if (!this.#view || this.#view.seq < this.#promised || this.#pending || this.#isResting) return;
    const { face, game } = this.#view;
    const seat = this.#seat();
    if (face.status === 'open' && face.host.id !== this.person.id) return this.#want({ type: 'sit' });
    if (!seat) return;
    if (face.status === 'going' && seatToMove(game) === seat)
      return this.#want({ type: 'turn', moves: [...someTurn(game, `${this.#name}${this.#commands}`)] });
    if (face.status !== 'over') return;
    if (face.next !== undefined) return this.#moveOn(face.next);
    if (!face.offer && seat === 'first') return this.#want({ type: 'offerRematch', deal: 'new' });
    if (face.offer && face.offer.by !== seat) this.#want({ type: 'answerRematch', accept: true });
  }

  #moveOn(next: string): void {
    this.#send({ type: 'unwatch', table: this.#table });
    if (this.#seat() === 'first') this.#tally.finished++;
    this.#table = next;
    this.#view = undefined;
    this.#promised = 0;
    this.#watch();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#takeTable(message);
      case 'event':
        return this.#takeEvent(message);
      case 'ok':
        return this.#takeOk(message);
      case 'refused':
        if (LATER.includes(message.code))
          return void setTimeout((socket) => this.#askAgain(socket), ASK_AGAIN_MS, this.#socket);
        return this.#wrong(`refused: ${JSON.stringify(message)} to ${JSON.stringify(this.#pending)}`);
      default:
    }
  }

  #takeTable(message: ServerMessages['table']): void {
    const { table, seq } = message;
    if (table !== this.#table) return;
    this.#shown = seq;
    const next = readView(message);
    if (!next) return this.#wrong(`inconsistent snapshot of ${table} at ${seq}`);
    if (this.#view && next.seq < this.#view.seq)
      return this.#wrong(`snapshot of ${table} at ${next.seq} after event ${this.#view.seq}`);
    this.#view = next;
    this.#think();
  }

  #takeEvent(message: ServerMessages['event']): void {
    const { table, seq } = message;
    if (table !== this.#table || !this.#view || seq <= this.#view.seq) return;
    const next = follow(this.#view, message);
    if (!next) return this.#wrong(`event ${seq} of ${table} does not fit after ${this.#view.seq}`);
    this.#view = next;
    this.#think();
  }

  #takeOk({ cmdId, table, seq }: ServerMessages['ok']): void {
    if (this.#pending?.cmdId !== cmdId) return;
    const { command, expectedSeq, times } = this.#pending;
    if (seq !== expectedSeq + 1) this.#wrong(`${cmdId} is based on ${expectedSeq} and became ${seq}`);
    this.#tally.acked.push({ player: this.person.id, table, cmdId, seq, command });
    if (times > 1 && table === this.#table && seq <= this.#shown) this.#tally.storedUnanswered++;
    this.#pending = undefined;
    this.#promised = seq;
    this.#tally.onAck();
    this.#think();
  }

  #askAgain(socket: WebSocket | undefined): void {
    if (socket !== this.#socket) return;
    if (!this.#view) this.#watch();
    if (this.#pending) this.#sendCommand(this.#pending);
  }
}
