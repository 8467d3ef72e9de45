// Sends valid and corrupted messages to a server, and checks that no table is ever corrupted.

import {
  type ClientMessage,
  type Command,
  COMMANDS,
  type CommandType,
  PROTO,
  readClientMessage,
  type ServerMessage,
} from '@wagons/protocol';
import { RULES_VERSION, seatToMove } from '@wagons/rules';
import { type Dice, dice } from '@wagons/rules/deal';
import { replayTable } from '../../src/hall/replay.ts';
import type { Visitor } from '../../src/hall/visitor.ts';
import type { Log } from '../../src/ports/environment.ts';
import { makeLimits } from '../../src/limits/limits.ts';
import { connect, type Connection } from '../../src/socket/connection.ts';
import { type ManualHall, openManualHall } from '../manualHall.ts';
import { ANNA, BERT, CARL, PRINTED, SETTINGS, someTurn } from '../play.ts';
import { wrongIn } from '../validMessage.ts';
import { spoil } from './spoil.ts';
import { follow, readView, type View } from './view.ts';

const people: readonly (string | undefined)[] = [ANNA, BERT, CARL, undefined];
const TABLES = 3;
/** How often a connection is replaced, and the store is compared with what was broadcast. */
const LIVES = 2_000;
const LOOK = 50;

export type Fuzzed = {
  readonly wrongs: readonly string[];
  readonly messages: number;
  readonly answers: number;
  readonly done: number;
  readonly codes: Readonly<Record<string, number>>;
};

export async function fuzz(seed: string, messages: number): Promise<Fuzzed> {
  const throwDie = dice(seed);
  const wrongs: string[] = [];
  const report = (what: Readonly<Record<string, unknown>>, text: string): void =>
    void wrongs.push(`${text}: ${String(what['err'])}`);
  const log: Log = { info: () => undefined, warn: report, error: report };
  const manual = await openManualHall({ log, coin: () => throwDie(2) === 0 });
  const fuzzer = new Fuzzer({ manual, log, throwDie, wrongs });
  await fuzzer.begin();
  for (let nth = 0; nth < messages && wrongs.length === 0; nth++) {
    await fuzzer.step();
    if (nth % LOOK === 0) await fuzzer.check();
  }
  await fuzzer.replayAll();
  await manual.close();
  const { answers, done, codes } = fuzzer;
  return { wrongs, messages, answers, done, codes: Object.fromEntries(codes) };
}

type Setting = {
  readonly manual: ManualHall;
  readonly log: Log;
  readonly throwDie: Dice;
  readonly wrongs: string[];
};

/** A connection that sends messages, valid or not. */
type Sender = {
  readonly player: string | undefined;
  /** Returns the messages received in answer. */
  readonly say: (text: string) => Promise<readonly ServerMessage[]>;
  readonly leave: () => void;
  readonly isClosed: () => boolean;
};

function openSender({ manual, log, wrongs }: Setting, player: string | undefined): Sender {
  const { hall, clock, meter } = manual;
  const received: ServerMessage[] = [];
  let isClosed = false;
  const connection: Connection = connect(
    { hall, clock, log, meter, limits: makeLimits(clock, 0) },
    {
      send: (text) => {
        const wrong = wrongIn(text);
        if (wrong !== undefined) wrongs.push(`${text} violates the protocol: ${wrong}`);
        received.push(JSON.parse(text) as ServerMessage);
      },
      close: () => {
        isClosed = true;
      },
      waiting: () => 0,
    },
    { player, address: 'somewhere' },
  );
  const say = async (text: string): Promise<readonly ServerMessage[]> => {
    received.length = 0;
    connection.receive(text);
    await connection.settled();
    return [...received];
  };
  return { player, say, leave: () => connection.gone(), isClosed: () => isClosed };
}

/** Watches all tables, and follows every event. */
class Observer {
  readonly views = new Map<string, View>();
  /** What happened at the tables since the last message. */
  readonly events: { readonly table: string; readonly seq: number }[] = [];
  readonly visitor: Visitor = {
    player: undefined,
    sendText: (text) => this.#receive(JSON.parse(text) as ServerMessage),
    send: (message) => this.#receive(message),
  };
  readonly #wrongs: string[];

  constructor(wrongs: string[]) {
    this.#wrongs = wrongs;
  }

  #receive(message: ServerMessage): void {
    if (message.type !== 'table' && message.type !== 'event') return;
    if (message.type === 'event') this.events.push(message);
    const view = this.views.get(message.table);
    const next = message.type === 'table' ? readView(message) : view && follow(view, message);
    if (next) this.views.set(message.table, next);
    else this.#wrongs.push(`${message.type} ${message.seq} of ${message.table} does not fit`);
  }
}

class Fuzzer {
  answers = 0;
  done = 0;
  readonly codes = new Map<string, number>();
  readonly #setting: Setting;
  readonly #observer: Observer;
  readonly #senders: Sender[] = [];
  readonly #tables: string[] = [];
  readonly #finished: string[] = [];
  #commands = 0;
  #lastCommand: ClientMessage | undefined;
  /** The sender of the next message; often the seat to move, so that games continue. */
  #speaker = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#observer = new Observer(setting.wrongs);
  }

  async begin(): Promise<void> {
    for (const player of people) this.#senders.push(await this.#connect(player));
    for (let i = 0; i < TABLES; i++) await this.#openTable();
  }

  /** Sends one message, and checks its answer and its effect. */
  async step(): Promise<void> {
    const { manual, throwDie } = this.#setting;
    manual.pass(throwDie(50));
    this.#speaker = throwDie(this.#senders.length);
    const message = await this.#someMessage();
    const sender = await this.#senderAt(this.#speaker);
    const text = throwDie(5) < 2 ? JSON.stringify(message) : spoil(message, throwDie);
    this.#observer.events.length = 0;
    const received = await sender.say(text);
    this.answers += received.length;
    this.#checkAnswer(text, received);
    this.#checkEffect(text, received, sender);
  }

  /** What is stored is what was broadcast. Finished tables are replaced by new ones. */
  async check(): Promise<void> {
    const { manual, wrongs } = this.#setting;
    const { views } = this.#observer;
    const heads = await manual.store.heads([...this.#tables, ...this.#finished]);
    for (const [id, { seq }] of heads)
      if (views.get(id)?.seq !== seq) wrongs.push(`${id} is at ${seq}, broadcast was ${views.get(id)?.seq}`);
    for (const id of this.#tables.filter((table) => views.get(table)?.face.status === 'over')) {
      this.#tables.splice(this.#tables.indexOf(id), 1);
      this.#finished.push(id);
      while (this.#finished.length > 10) this.#finished.shift();
      await this.#openTable();
    }
  }

  /** Every log replays to what was broadcast. */
  async replayAll(): Promise<void> {
    const { manual, wrongs } = this.#setting;
    for (const id of [...this.#tables, ...this.#finished]) {
      const events = await manual.store.events(id, 0);
      const table = replayTable(events, { id, deck: PRINTED, canonical: (player) => player });
      const { seq } = this.#observer.views.get(id) ?? {};
      if (table?.seq !== seq) wrongs.push(`${id} is at ${table?.seq}, broadcast was ${seq}`);
    }
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#setting.throwDie(from.length)] as T;
  }

  async #connect(player: string | undefined): Promise<Sender> {
    const sender = openSender(this.#setting, player);
    // One in ten forgets to say hello.
    if (this.#setting.throwDie(10) > 0)
      await sender.say(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
    return sender;
  }

  /** The sender at an index, sometimes with a new connection. */
  async #senderAt(at: number): Promise<Sender> {
    const sender = this.#senders[at] as Sender;
    if (!sender.isClosed() && this.#setting.throwDie(LIVES) > 0) return sender;
    sender.leave();
    const next = await this.#connect(sender.player);
    this.#senders[at] = next;
    return next;
  }

  async #openTable(): Promise<void> {
    const { manual, throwDie } = this.#setting;
    const settings = { ...SETTINGS, listed: throwDie(2) === 0 };
    const opened = await manual.hall.openTable(this.#pick([ANNA, BERT]), settings);
    if (!opened.ok) throw new Error(opened.error);
    this.#tables.push(opened.value);
    await manual.hall.watch(this.#observer.visitor, { table: opened.value });
  }

  async #someMessage(): Promise<ClientMessage> {
    const { throwDie } = this.#setting;
    const isOld = throwDie(20) === 0 && this.#finished.length > 0;
    const table = this.#pick(isOld ? this.#finished : this.#tables);
    // An exact repetition.
    if (this.#lastCommand && throwDie(12) === 0) return this.#lastCommand;
    switch (throwDie(11)) {
      case 0:
        return { type: 'hello', proto: throwDie(8) === 0 ? throwDie(5) : PROTO, rulesVersion: RULES_VERSION };
      case 1:
        return {
          type: 'watch',
          table,
          ...(throwDie(2) === 0 && { since: throwDie(30) }),
          line: throwDie(3),
        };
      case 2:
        return throwDie(2) === 0
          ? { type: 'unwatch', table }
          : { type: throwDie(2) === 0 ? 'lobby' : 'mine', on: throwDie(2) === 0 };
      case 3:
        return { type: 'ping', at: throwDie(1000) };
      default:
        this.#lastCommand = await this.#someCommand(table);
        return this.#lastCommand;
    }
  }

  async #someCommand(id: string): Promise<ClientMessage> {
    const { manual, throwDie } = this.#setting;
    const found = await manual.hall.table(id);
    if (!found.ok) throw new Error(`${id}: ${found.error}`);
    const { seq, game, status, seats, host } = found.value;
    const someMoves = (): string[] =>
      status === 'going' ? [...someTurn(game, String(this.#commands))] : ['start 3'];
    let command = commandOf(this.#pick(Object.keys(COMMANDS) as CommandType[]), someMoves, throwDie);
    if (throwDie(2) === 0) {
      const moving = seatToMove(game);
      const next = seats && moving ? seats[moving] : host === ANNA ? BERT : ANNA;
      this.#speaker = Math.max(0, people.indexOf(next));
      if (status !== 'over') command = seats ? { type: 'turn', moves: someMoves() } : { type: 'sit' };
    }
    const expectedSeq = throwDie(6) === 0 ? throwDie(seq + 3) : seq;
    const cmdId = `fuzz-${String(this.#commands++).padStart(8, '0')}`;
    return { type: 'do', table: id, cmdId, expectedSeq, command };
  }

  #checkAnswer(text: string, received: readonly ServerMessage[]): void {
    const { wrongs } = this.#setting;
    const read = readClientMessage(text);
    const isSilent = read.ok && (read.value.type === 'unwatch' || ('on' in read.value && !read.value.on));
    const refusal = received.find((message) => message.type === 'refused');
    if (refusal) this.codes.set(refusal.code, (this.codes.get(refusal.code) ?? 0) + 1);
    if (refusal?.code === 'ourFault') wrongs.push(`${text} caused an unexpected error`);
    if (received.length === 0 && !isSilent) wrongs.push(`${text} is not answered`);
  }

  /** A table changes only by a command that was answered with ok, and by exactly one event. */
  #checkEffect(text: string, received: readonly ServerMessage[], { player }: Sender): void {
    const { wrongs } = this.#setting;
    const { events } = this.#observer;
    const ok = received.find((message) => message.type === 'ok');
    const isFlag = received.find((message) => message.type === 'refused')?.code === 'timeIsUp';
    if (ok && player === undefined) wrongs.push(`${text}: changed without a session`);
    this.done += events.length;
    if (events.length > 1) wrongs.push(`${text} made several events`);
    for (const { table, seq } of events)
      if (!isFlag && (ok?.table !== table || ok.seq !== seq))
        wrongs.push(`${text} changed ${table} without an ok`);
  }
}

function commandOf(type: CommandType, someMoves: () => string[], throwDie: Dice): Command {
  const accept = throwDie(2) === 0;
  switch (type) {
    case 'turn':
      return { type, moves: someMoves() };
    case 'answerTakeBack':
    case 'answerRematch':
      return { type, accept };
    case 'offerRematch':
      return { type, deal: accept ? 'new' : 'same' };
    case 'claim':
      return { type, as: accept ? 'win' : 'abort' };
    case 'say':
      return { type, text: 'well played' };
    // These would end every game immediately.
    case 'resign':
    case 'abort':
      return throwDie(20) === 0 ? { type } : { type: 'turn', moves: someMoves() };
    default:
      return { type };
  }
}
