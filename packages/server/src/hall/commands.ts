// Does what somebody at a table wants, once, and answers: done and stored, or refused and why.

import type { Command, CommandType, Do, RefusalCode, ServerMessages } from '@wagons/protocol';
import { CHAT_LINES, readText } from '@wagons/protocol';
import { StoreError } from '../store/port.ts';
import { flagFall } from '../table/clock.ts';
import { decide, type Decision, isResultOf, type Refusal, type TableCommand } from '../table/decide.ts';
import { type PlayerId, roleOf, type Table, type Time } from '../table/table.ts';
import { knowOutages } from './beat.ts';
import type { Desk } from './desk.ts';
import { mayPlay, newGameId } from './opening.ts';
import { OtherRules } from './replay.ts';
import { type Held, isUsed } from './shelf.ts';
import { tellChat } from './telling.ts';
import { catchUp, currentTable, write } from './writing.ts';

export type Answer = ServerMessages['ok'] | ServerMessages['refused'];
type Reply = (answer: Answer) => void;

/** Answers through `reply`, always, and before anybody else hears of it. */
export async function perform(desk: Desk, player: PlayerId, wish: Do, reply: Reply): Promise<void> {
  const refuse = ({ code, illegal }: Refusal, head?: number): void => {
    desk.meter.count('refusals', code);
    const { table, cmdId } = wish;
    reply({
      type: 'refused',
      code,
      cmdId,
      table,
      ...(head !== undefined && { head }),
      ...(illegal && {
        illegal: {
          why: illegal.why,
          ...(illegal.rule && { rule: illegal.rule }),
          ...(illegal.at !== undefined && { at: illegal.at }),
        },
      }),
    });
  };
  const accept = (seq: number): void => reply({ type: 'ok', cmdId: wish.cmdId, table: wish.table, seq });
  try {
    await desk.shelf.inTurn(wish.table, (held) => performAt(desk, held, player, wish, accept, refuse));
  } catch (error) {
    refuse({ code: faultOf(desk, error, wish.table) });
  }
}

type Accept = (seq: number) => void;
type Refuse = (refusal: Refusal, head?: number) => void;

async function performAt(
  desk: Desk,
  held: Held,
  player: PlayerId,
  wish: Do,
  accept: Accept,
  refuse: Refuse,
): Promise<void> {
  const { command, cmdId, expectedSeq } = wish;
  let table = await currentTable(desk, held);
  if (!table) return refuse({ code: 'noSuchTable' });
  if (command.type === 'say') return say(desk, held, table, player, wish, accept, refuse);

  // Somebody may know more than this node does.
  if (expectedSeq > table.seq) {
    await catchUp(desk, held);
    table = held.table ?? table;
  }
  if (expectedSeq !== table.seq) return answerAgain(desk, held, player, wish, accept, refuse);
  const object = OBJECTIONS[command.type];
  const objection = isUsed(held, player, cmdId)
    ? 'reusedId'
    : object && (await object(desk, table, player, command));
  if (objection) return refuse({ code: objection });

  const { at, decided } = await decideNow(desk, table, command, player);
  if (!decided.ok) {
    if (decided.error.code === 'timeIsUp') await raiseFlag(desk, held);
    return refuse(decided.error, held.table?.seq);
  }
  const written = await write(desk, held, table, decided.value, at, { player, cmdId });
  if (!written) return answerAgain(desk, held, player, wish, accept, refuse);
  accept(written.stored.seq);
  written.tell();
}

/** What a command becomes at this moment. */
export async function decideNow(
  desk: Desk,
  table: Table,
  command: TableCommand,
  by: PlayerId,
): Promise<{ readonly at: Time; readonly decided: Decision }> {
  await knowOutages(desk);
  const at = momentAt(desk, table);
  const { outages, random } = desk;
  return {
    at,
    decided: decide(table, command, { by, at, outages, coin: random.coin, nextGame: () => newGameId(desk) }),
  };
}

/**
 * The wish goes by an older table: either it is done already, or it came too late. Done, it is the event after the one
 * it went by, so that only that one is looked at.
 */
async function answerAgain(
  desk: Desk,
  held: Held,
  player: PlayerId,
  { table, cmdId, expectedSeq, command }: Do,
  accept: Accept,
  refuse: Refuse,
): Promise<void> {
  const isPast = expectedSeq < (held.table?.seq ?? 0);
  const next = isPast ? await desk.store.event(table, expectedSeq + 1) : undefined;
  const isOwn = next?.command?.cmdId === cmdId && next.command.player === player;
  if (isOwn && isResultOf(next.event, command)) return accept(next.seq);
  if (isOwn || isUsed(held, player, cmdId)) return refuse({ code: 'reusedId' }, held.table?.seq);
  desk.meter.count('conflicts');
  refuse({ code: 'conflict' }, held.table?.seq);
}

async function objectionToSitting(
  desk: Desk,
  table: Table,
  player: PlayerId,
): Promise<RefusalCode | undefined> {
  if (table.status !== 'open' || table.host === player) return undefined;
  if (await desk.store.isBlocked(table.host, player)) return 'blocked';
  return mayPlay(desk, player, table.settings.rated);
}

/** Nobody is asked by whom he has blocked, and nobody waits for somebody who has gone. */
async function objectionToRematch(
  desk: Desk,
  { seats, status }: Table,
  player: PlayerId,
  command: Command,
): Promise<RefusalCode | undefined> {
  if (status !== 'over' || !seats || ![seats.first, seats.second].includes(player)) return undefined;
  if (command.type === 'answerRematch' && !command.accept) return undefined;
  if (await desk.store.isBlocked(seats.first, seats.second)) return 'blocked';
  const other = await desk.people.player(seats.first === player ? seats.second : seats.first);
  return !other || other.deletedAt !== undefined ? 'noSuchPlayer' : undefined;
}

/** Why two may not come together at a table, where that depends on who they are. */
const OBJECTIONS: Partial<Record<CommandType, typeof objectionToRematch>> = {
  sit: objectionToSitting,
  offerRematch: objectionToRematch,
  answerRematch: objectionToRematch,
};

/** Time does not run backwards at a table, whatever the clocks of several machines say. */
const momentAt = ({ clock }: Desk, table: Table): number => Math.max(clock.now(), table.changedAt);

/** Ends the game of somebody whose time is up. Answers whether it is. */
export async function raiseFlag(desk: Desk, held: Held): Promise<boolean> {
  const { table } = held;
  if (!table) return false;
  const at = momentAt(desk, table);
  const event = flagFall(table, at, desk.outages);
  if (!event) return false;
  const written = await write(desk, held, table, event, at);
  if (written) desk.meter.count('flags');
  written?.tell();
  return true;
}

async function say(
  desk: Desk,
  held: Held,
  table: Table,
  player: PlayerId,
  wish: Do,
  accept: Accept,
  refuse: Refuse,
): Promise<void> {
  const role = roleOf(table, player);
  if (role === 'spectator' || role === 'host' || !table.seats) return refuse({ code: 'notSeated' });
  const text = wish.command.type === 'say' ? readText(wish.command.text) : undefined;
  if (text === undefined) return refuse({ code: 'badText' });
  if (await desk.store.isBlocked(table.seats.first, table.seats.second)) return refuse({ code: 'blocked' });
  const line = { at: desk.clock.now(), seat: role, text };
  const said = await desk.store.say(held.id, line, { player, cmdId: wish.cmdId }, CHAT_LINES);
  if (said === 'full') return refuse({ code: 'chatFull' });
  if (said.text !== text) return refuse({ code: 'reusedId' });
  accept(table.seq);
  await catchUpChat(desk, held, table);
  desk.bus.publish({ about: 'table', table: held.id });
}

/** Passes on the lines that were not passed on yet. */
export async function catchUpChat(desk: Desk, held: Held, table: Table): Promise<void> {
  const lines = await desk.store.chat(held.id, held.line);
  const last = lines.at(-1);
  if (!last) return;
  held.line = last.line;
  tellChat(held, table, lines);
}

/** What to say when something could not be done; the operator learns the rest. */
export function faultOf(desk: Pick<Desk, 'log' | 'meter'>, error: unknown, table: string): RefusalCode {
  if (error instanceof OtherRules) return 'otherRules';
  if (error instanceof StoreError) {
    if (error.fault === 'damaged') desk.meter.count('damaged');
    desk.log.error({ table, fault: error.fault, err: error }, 'The store could not do what it was asked for');
    return error.fault === 'damaged' ? 'damaged' : 'unavailable';
  }
  desk.log.error({ table, err: error }, 'Something is wrong with the server');
  return 'ourFault';
}
