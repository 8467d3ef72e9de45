// What somebody wants at a table and what becomes of it: kept in sight until it is saved or refused.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Command, type CommandType, fingerprint, type RefusalCode } from '@wagons/protocol';
import { makeMove, type Move } from '@wagons/rules';
import type { Connection, Reply } from './connection.ts';
import type { Wish } from './outbox.ts';
import { type Known, readMoves } from './record.ts';

/** A command that was not done, and why. */
type Refusal = {
  readonly command: CommandType;
  readonly code: RefusalCode;
  readonly illegal?: (Reply & { readonly is: 'refused' })['illegal'];
};

/** A confirmed turn on its way: the position it goes on from, and the event it became once that is known. */
type TurnOnItsWay = {
  readonly cmdId: string;
  readonly on: string;
  readonly moves: readonly Move[];
  readonly seq?: number;
};

/** Undefined: it is done, and known here. */
type Done = (refusal: Refusal | undefined) => void;

export type Wants = {
  readonly turn: ReadonlySignal<TurnOnItsWay | undefined>;
  /** What is not answered yet, besides what is said. */
  readonly waiting: ReadonlySignal<readonly CommandType[]>;
  /** What was refused last, until it is forgotten. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly forget: () => void;
  readonly want: (command: Command, done?: Done) => void;
  readonly replied: (wish: Wish, reply: Reply) => void;
  /** Something new is known of the table. */
  readonly catchUp: () => void;
};

type WantPorts = {
  readonly connection: Connection;
  readonly table: string;
  readonly known: ReadonlySignal<Known>;
  /** Asks for everything up to an event. */
  readonly ask: (seq: number) => void;
};

export function keepWants({ connection, table, known, ask }: WantPorts): Wants {
  const refusal = signal<Refusal | undefined>(undefined);
  const turn = signal<TurnOnItsWay | undefined>(undefined);
  const dones = new Map<string, Done>();
  /** Saved, but the event has yet to arrive; and what went by an older event, until that is known. */
  let saved: ReadonlyArray<{ readonly cmdId: string; readonly seq: number }> = [];
  let overtaken: ReadonlyArray<{ readonly wish: Wish; readonly reply: Reply; readonly head: number }> = [];

  const hashNow = (): string => fingerprint(known.peek().game);
  const carry = (command: Command, cmdId: string, on: string): void => {
    if (command.type === 'turn') turn.value = { cmdId, on, moves: readMoves(command.moves) ?? [] };
  };
  const want = (command: Command, done?: Done, on = hashNow()): void => {
    const cmdId = connection.want(table, known.peek().seq, command);
    if (done) dones.set(cmdId, done);
    refusal.value = undefined;
    carry(command, cmdId, on);
  };
  const finish = (cmdId: string, why?: Refusal): void => {
    if (turn.peek()?.cmdId === cmdId) turn.value = undefined;
    if (why) refusal.value = why;
    dones.get(cmdId)?.(why);
    dones.delete(cmdId);
  };
  const refuse = ({ cmdId, command }: Wish, reply: Reply): void => {
    if (reply.is !== 'refused') return;
    const { code, illegal } = reply;
    finish(cmdId, { command: command.type, code, ...(illegal && { illegal }) });
  };

  /** Whether a wish still means the same after what happened meanwhile. */
  const stillMeant = ({ command, cmdId }: Wish): boolean => {
    const { face, role } = known.peek();
    switch (command.type) {
      case 'turn': {
        const mine = turn.peek();
        return mine?.cmdId === cmdId && mine.on === hashNow() && face.status === 'going';
      }
      case 'resign':
        return face.status === 'going';
      case 'ready':
        return face.awaits?.some((seat) => seat === role) === true;
      case 'offerRematch':
        return face.status === 'over' && face.next === undefined;
      case 'say':
        return true;
      default:
        return false;
    }
  };
  const catchUp = (): void => {
    const { seq } = known.peek();
    const arrived = saved.filter((one) => one.seq <= seq);
    saved = saved.filter((one) => one.seq > seq);
    for (const { cmdId } of arrived) finish(cmdId);
    const ready = overtaken.filter(({ head }) => head <= seq);
    overtaken = overtaken.filter(({ head }) => head > seq);
    for (const { wish, reply } of ready) {
      const done = dones.get(wish.cmdId);
      if (!stillMeant(wish)) refuse(wish, reply);
      else {
        dones.delete(wish.cmdId);
        want(wish.command, done);
      }
    }
  };

  // A turn that was confirmed before the page was loaded again is still on its way.
  const before = connection.wishes
    .peek()
    .find((wish) => wish.table === table && wish.command.type === 'turn');
  if (before?.expectedSeq === known.peek().seq) carry(before.command, before.cmdId, hashNow());

  return {
    turn,
    refusal,
    waiting: computed(() =>
      connection.wishes.value
        .filter((wish) => wish.table === table && wish.command.type !== 'say')
        .map(({ command }) => command.type),
    ),
    forget: () => {
      refusal.value = undefined;
    },
    want,
    catchUp,
    replied: (wish, reply) => {
      if (wish.table !== table) return;
      const { cmdId } = wish;
      if (reply.is === 'saved') {
        const { value: mine } = turn;
        if (mine?.cmdId === cmdId) turn.value = { ...mine, seq: reply.seq };
        // Chat has numbers of its own.
        if (wish.command.type === 'say') finish(cmdId);
        else {
          saved = [...saved, { cmdId, seq: reply.seq }];
          if (reply.seq > known.peek().seq) ask(reply.seq);
        }
      } else if (reply.code === 'conflict') {
        const head = reply.head ?? known.peek().seq + 1;
        overtaken = [...overtaken, { wish, reply, head }];
        if (head > known.peek().seq) ask(head);
      } else refuse(wish, reply);
      catchUp();
    },
  };
}

export const turnCommand = (moves: readonly Move[]): Command => ({
  type: 'turn',
  moves: moves.map(makeMove),
});
