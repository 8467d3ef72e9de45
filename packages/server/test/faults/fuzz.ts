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
import type { Log } from '../../src/ports/environment.ts';
import { makeLimits } from '../../src/limits/limits.ts';
import { connect, type Connection } from '../../src/socket/connection.ts';
import type { TableState } from '../../src/table/table.ts';
import { openManualHall } from '../manualHall.ts';
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
  const pick = <T>(from: readonly T[]): T => from[throwDie(from.length)] as T;
  const wrongs: string[] = [];
  const codes = new Map<string, number>();
  const complain = (what: Readonly<Record<string, unknown>>, text: string): void =>
    void wrongs.push(`${text}: ${String(what['err'])}`);
  const log: Log = { info: () => undefined, warn: complain, error: complain };
  const { hall, store, clock, meter, pass, close } = await openManualHall({
    log,
    coin: () => throwDie(2) === 0,
  });

  // ---- Senders ----

  const visit = (player: string | undefined) => {
    const heard: ServerMessage[] = [];
    let isClosed = false;
    const connection: Connection = connect(
      { hall, clock, log, meter, limits: makeLimits(clock, 0) },
      {
        send: (text) => {
          const wrong = wrongIn(text);
          if (wrong !== undefined) wrongs.push(`${text} is not as the protocol says: ${wrong}`);
          heard.push(JSON.parse(text) as ServerMessage);
        },
        close: () => {
          isClosed = true;
        },
        waiting: () => 0,
      },
      { player, address: 'somewhere' },
    );
    const say = async (text: string): Promise<readonly ServerMessage[]> => {
      heard.length = 0;
      connection.receive(text);
      await connection.settled();
      return [...heard];
    };
    return { player, say, leave: () => connection.gone(), isClosed: () => isClosed };
  };
  type Visit = ReturnType<typeof visit>;
  const arrive = async (player: string | undefined): Promise<Visit> => {
    const one = visit(player);
    // One in ten forgets to say hello.
    if (throwDie(10) > 0)
      await one.say(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
    return one;
  };
  const visits: Visit[] = [];
  for (const player of people) visits.push(await arrive(player));

  // ---- Observer ----

  const views = new Map<string, View>();
  /** What happened at the tables since the last message. */
  const events: { readonly table: string; readonly seq: number }[] = [];
  const hear = (text: string): void => {
    const told = JSON.parse(text) as ServerMessage;
    if (told.type !== 'table' && told.type !== 'event') return;
    if (told.type === 'event') events.push(told);
    const view = views.get(told.table);
    const next = told.type === 'table' ? readView(told) : view && follow(view, told);
    if (next) views.set(told.table, next);
    else wrongs.push(`${told.type} ${told.seq} of ${told.table} does not fit what was told before`);
  };
  const checker = {
    player: undefined,
    sendText: hear,
    send: (told: ServerMessage) => hear(JSON.stringify(told)),
  };
  const tables: string[] = [];
  const old: string[] = [];
  const openOne = async (): Promise<void> => {
    const opened = await hall.openTable(pick([ANNA, BERT]), { ...SETTINGS, listed: throwDie(2) === 0 });
    if (!opened.ok) throw new Error(opened.error);
    tables.push(opened.value);
    await hall.watch(checker, { table: opened.value });
  };
  for (let i = 0; i < TABLES; i++) await openOne();
  const tableOf = async (id: string): Promise<TableState> => {
    const found = await hall.table(id);
    if (!found.ok) throw new Error(`${id}: ${found.error}`);
    return found.value;
  };

  // ---- Messages ----

  let commands = 0;
  const newCmdId = (): string => `fuzz-${String(commands++).padStart(8, '0')}`;
  let lastDo: ClientMessage | undefined;
  /** The sender of the next message; often the seat to move, so that games continue. */
  let speaker = 0;
  const some = async (): Promise<ClientMessage> => {
    const id = throwDie(20) === 0 && old.length > 0 ? pick(old) : pick(tables);
    // An exact repetition.
    if (lastDo && throwDie(12) === 0) return lastDo;
    switch (throwDie(11)) {
      case 0:
        return { type: 'hello', proto: throwDie(8) === 0 ? throwDie(5) : PROTO, rulesVersion: RULES_VERSION };
      case 1:
        return {
          type: 'watch',
          table: id,
          ...(throwDie(2) === 0 && { since: throwDie(30) }),
          line: throwDie(3),
        };
      case 2:
        return throwDie(2) === 0
          ? { type: 'unwatch', table: id }
          : { type: throwDie(2) === 0 ? 'lobby' : 'mine', on: throwDie(2) === 0 };
      case 3:
        return { type: 'ping', at: throwDie(1000) };
      default: {
        const { seq, game, status, seats, host } = await tableOf(id);
        const someMoves = (): string[] =>
          status === 'going' ? [...someTurn(game, String(commands))] : ['start 3'];
        let command = commandOf(pick(Object.keys(COMMANDS) as readonly CommandType[]), someMoves, throwDie);
        if (throwDie(2) === 0) {
          const moving = seatToMove(game);
          speaker = Math.max(
            0,
            people.indexOf(seats && moving ? seats[moving] : host === ANNA ? BERT : ANNA),
          );
          if (status !== 'over') command = seats ? { type: 'turn', moves: someMoves() } : { type: 'sit' };
        }
        const expectedSeq = throwDie(6) === 0 ? throwDie(seq + 3) : seq;
        lastDo = { type: 'do', table: id, cmdId: newCmdId(), expectedSeq, command };
        return lastDo;
      }
    }
  };

  /** What is stored is what was broadcast. */
  const compare = async (): Promise<void> => {
    const heads = await store.heads([...tables, ...old]);
    for (const [id, { seq }] of heads)
      if (views.get(id)?.seq !== seq) wrongs.push(`${id} is at ${seq}, and ${views.get(id)?.seq} was told`);
  };

  let answers = 0;
  let done = 0;
  for (let nth = 0; nth < messages && wrongs.length === 0; nth++) {
    pass(throwDie(50));
    speaker = throwDie(visits.length);
    const message = await some();
    const at = speaker;
    let one = visits[at] as Visit;
    if (one.isClosed() || throwDie(LIVES) === 0) {
      one.leave();
      one = await arrive(one.player);
      visits[at] = one;
    }
    const text = throwDie(5) < 2 ? JSON.stringify(message) : spoil(message, throwDie);
    events.length = 0;
    const heard = await one.say(text);
    answers += heard.length;

    const read = readClientMessage(text);
    const isSilent = read.ok && (read.value.type === 'unwatch' || ('on' in read.value && !read.value.on));
    const complaint = heard.find((told) => told.type === 'refused');
    if (complaint) codes.set(complaint.code, (codes.get(complaint.code) ?? 0) + 1);
    if (complaint?.code === 'ourFault') wrongs.push(`${text} is too much for the server`);
    if (heard.length === 0 && !isSilent) wrongs.push(`${text} is not answered`);

    // A table changes only by a command that was answered with ok, and by exactly one event.
    const told = heard.find((answer) => answer.type === 'ok');
    const isFlag = complaint?.code === 'timeIsUp';
    if (told && one.player === undefined) wrongs.push(`${text}: changed without a session`);
    done += events.length;
    if (events.length > 1) wrongs.push(`${text} made several events`);
    for (const { table, seq } of events)
      if (!isFlag && (told?.table !== table || told.seq !== seq))
        wrongs.push(`${text} changed ${table} without an ok`);
    if (nth % LOOK > 0) continue;
    await compare();
    for (const id of tables.filter((table) => views.get(table)?.face.status === 'over')) {
      tables.splice(tables.indexOf(id), 1);
      old.push(id);
      while (old.length > 10) old.shift();
      await openOne();
    }
  }

  for (const id of [...tables, ...old]) {
    const table = replayTable(await store.events(id, 0), {
      id,
      deck: PRINTED,
      canonical: (player) => player,
    });
    if (table?.seq !== views.get(id)?.seq)
      wrongs.push(`${id} is at ${table?.seq}, told was ${views.get(id)?.seq}`);
  }
  await close();
  return { wrongs, messages, answers, done, codes: Object.fromEntries(codes) };
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
