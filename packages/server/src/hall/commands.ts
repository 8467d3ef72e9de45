// Executes the commands of players: each one once, and each one answered.

import type { Command, CommandType, Do, RefusalCode, ServerMessages } from '@wagons/protocol';
import { CHAT_LINES, readText } from '@wagons/protocol';
import { isSuspended } from '../ports/operator.ts';
import { refusalOfStore, StoreError } from '../ports/store.ts';
import type { PlayerId, Time } from '../ports/tableEvent.ts';
import { flagFall } from '../table/clock.ts';
import {
  type CommandRefusal,
  decide,
  type Decision,
  isResultOf,
  type TableCommand,
} from '../table/decide.ts';
import { roleOf, type TableState } from '../table/table.ts';
import { broadcastChat, type StoredChange } from './broadcast.ts';
import type { HallContext } from './context.ts';
import { newGameId } from './gameId.ts';
import { isPaused, mayPlay, newSeed } from './opening.ts';
import { OtherRules } from './replay.ts';
import { type CachedTable, isUsed } from './tableCache.ts';
import { announce, catchUp, currentTable, write, writeAndAnnounce } from './tableWriter.ts';

export type CommandReply = ServerMessages['ok'] | ServerMessages['refused'];

/** A command, with the player its session belongs to. */
export type CommandRequest = { readonly player: PlayerId; readonly message: Do };

/** What is left to do once a command is answered. */
type CommandEffect =
  | { readonly type: 'announce'; readonly change: StoredChange }
  | { readonly type: 'passOnChat'; readonly table: TableState };

type CommandResult = {
  readonly answer: CommandReply;
  readonly effects: readonly CommandEffect[];
};

/** Replies exactly once, and before anyone else learns of the command. */
export async function perform(
  context: HallContext,
  request: CommandRequest,
  reply: (answer: CommandReply) => void,
): Promise<void> {
  const { message } = request;
  await context.tables.inTurn(message.table, async (entry) => {
    const { answer, effects } = await execute(context, entry, request).catch((error: unknown) =>
      refuse(message, { code: faultOf(context, error, message.table) }),
    );
    if (answer.type === 'refused') context.meter.count('refusals', answer.code);
    reply(answer);
    for (const effect of effects)
      await run(context, entry, effect).catch((error: unknown) => faultOf(context, error, message.table));
  });
}

const accept = (
  { cmdId, table }: Do,
  seq: number,
  effects: readonly CommandEffect[] = [],
): CommandResult => ({ answer: { type: 'ok', cmdId, table, seq }, effects });

function refuse({ cmdId, table }: Do, { code, illegal }: CommandRefusal, head?: number): CommandResult {
  return {
    answer: {
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
    },
    effects: [],
  };
}

async function run(context: HallContext, entry: CachedTable, effect: CommandEffect): Promise<void> {
  switch (effect.type) {
    case 'announce':
      return announce(context, entry, effect.change);
    case 'passOnChat':
      await catchUpChat(context, entry, effect.table);
      context.bus.publish({ about: 'table', table: entry.id });
      return undefined;
  }
}

async function execute(
  context: HallContext,
  entry: CachedTable,
  request: CommandRequest,
): Promise<CommandResult> {
  const { player, message } = request;
  const { command, cmdId, expectedSeq } = message;
  const current = await currentTable(context, entry);
  if (!current) return refuse(message, { code: 'noSuchTable' });
  if (command.type === 'say') return say(context, current, request, command.text);

  // The client may be ahead of this node.
  if (expectedSeq > current.seq) await catchUp(context, entry);
  const table = entry.table ?? current;
  if (expectedSeq !== table.seq) return answerRepeated(context, entry, request);
  const objection = isUsed(entry, player, cmdId)
    ? 'reusedId'
    : ((await objectionToPlayer(context, player)) ??
      (await OBJECTIONS[command.type]?.(context, table, player, command)));
  if (objection) return refuse(message, { code: objection });

  const { at, decided } = await decideNow(context, table, command, player);
  if (!decided.ok) {
    if (decided.error.code === 'timeIsUp') await raiseFlag(context, entry);
    return refuse(message, decided.error, entry.table?.seq);
  }
  const change = await write(context, entry, {
    before: table,
    event: decided.value,
    at,
    command: { player, cmdId },
  });
  if (!change) return answerRepeated(context, entry, request);
  return accept(message, change.stored.seq, [{ type: 'announce', change }]);
}

/** Decides a command at the current time. */
export async function decideNow(
  context: HallContext,
  table: TableState,
  command: TableCommand,
  by: PlayerId,
): Promise<{ readonly at: Time; readonly decided: Decision }> {
  const { heartbeat, presence, random } = context;
  await heartbeat.ensureRecent();
  const at = timeAt(context, table);
  const outages = heartbeat.outages();
  return {
    at,
    decided: decide(table, command, {
      by,
      at,
      outages,
      away: presence.away(table.id),
      coin: random.coin,
      nextGame: () => newGameId(context),
      newSeed: () => newSeed(context),
    }),
  };
}

/**
 * The command was based on an older table: either it is a retry, or it came too late. A command can only have become the
 * event after the one it was based on, so it is enough to read that event.
 */
async function answerRepeated(
  { store, meter }: HallContext,
  entry: CachedTable,
  { player, message }: CommandRequest,
): Promise<CommandResult> {
  const { table, cmdId, expectedSeq, command } = message;
  const head = entry.table?.seq;
  const next = expectedSeq < (head ?? 0) ? await store.event(table, expectedSeq + 1) : undefined;
  const isOwn = next?.command?.cmdId === cmdId && next.command.player === player;
  if (isOwn && isResultOf(next.event, command)) return accept(message, next.seq);
  if (isOwn || isUsed(entry, player, cmdId)) return refuse(message, { code: 'reusedId' }, head);
  meter.count('conflicts');
  return refuse(message, { code: 'conflict' }, head);
}

async function objectionToSit(
  context: HallContext,
  table: TableState,
  player: PlayerId,
): Promise<RefusalCode | undefined> {
  if (table.status !== 'open' || table.host === player) return undefined;
  if (await context.store.isBlocked(table.host, player)) return 'blocked';
  return mayPlay(context, player, table.settings);
}

/** A blocked or deleted player can't be asked for a rematch, and a pause holds for it too. Declining is always possible. */
async function objectionToRematch(
  context: HallContext,
  { seats, status, settings }: TableState,
  player: PlayerId,
  command: Command,
): Promise<RefusalCode | undefined> {
  if (status !== 'over' || !seats || ![seats.first, seats.second].includes(player)) return undefined;
  if (command.type === 'answerRematch' && !command.accept) return undefined;
  if (await context.store.isBlocked(seats.first, seats.second)) return 'blocked';
  const other = await context.people.player(seats.first === player ? seats.second : seats.first);
  if (!other || other.deletedAt !== undefined) return 'noSuchPlayer';
  return settings.rated && (await isPaused(context, player)) ? 'abortedEnough' : undefined;
}

async function objectionToPlayer(
  { people, clock }: HallContext,
  player: PlayerId,
): Promise<RefusalCode | undefined> {
  const known = await people.player(player);
  return known && isSuspended(known, clock.now()) ? 'suspended' : undefined;
}

/** Checks that need the store, which `decide` doesn't have. */
const OBJECTIONS: Partial<Record<CommandType, typeof objectionToRematch>> = {
  sit: objectionToSit,
  offerRematch: objectionToRematch,
  answerRematch: objectionToRematch,
};

/** Time never runs backwards at a table, even if the clocks of the nodes differ. */
const timeAt = ({ clock }: HallContext, table: TableState): number => Math.max(clock.now(), table.changedAt);

/** Ends the game if the time of the seat to move is up. Returns whether it is. */
export async function raiseFlag(context: HallContext, entry: CachedTable): Promise<boolean> {
  const { table } = entry;
  if (!table) return false;
  const at = timeAt(context, table);
  const event = flagFall(table, at, context.heartbeat.outages());
  if (!event) return false;
  if (await writeAndAnnounce(context, entry, { before: table, event, at })) context.meter.count('flags');
  return true;
}

async function say(
  context: HallContext,
  table: TableState,
  { player, message }: CommandRequest,
  typed: string,
): Promise<CommandResult> {
  const { store, clock } = context;
  const objection = await objectionToPlayer(context, player);
  if (objection) return refuse(message, { code: objection });
  const role = roleOf(table, player);
  if (role === 'spectator' || role === 'host' || !table.seats) return refuse(message, { code: 'notSeated' });
  const text = readText(typed);
  if (text === undefined) return refuse(message, { code: 'badText' });
  if (await store.isBlocked(table.seats.first, table.seats.second))
    return refuse(message, { code: 'blocked' });
  const line = { at: clock.now(), seat: role, text };
  const said = await store.say(table.id, line, { player, cmdId: message.cmdId }, CHAT_LINES);
  if (said === 'full') return refuse(message, { code: 'chatFull' });
  if (said === 'enough') return refuse(message, { code: 'saidEnough' });
  if (said.text !== text) return refuse(message, { code: 'reusedId' });
  return accept(message, table.seq, [{ type: 'passOnChat', table }]);
}

/** Broadcasts the lines of chat that weren't broadcast from here yet. */
export async function catchUpChat(
  context: HallContext,
  entry: CachedTable,
  table: TableState,
): Promise<void> {
  const lines = await context.store.chat(entry.id, entry.line);
  const last = lines.at(-1);
  if (!last) return;
  entry.line = last.line;
  broadcastChat(entry, table, lines);
}

/** Logs an unexpected error, and returns the code the client gets for it. */
export function faultOf(
  { log, meter }: Pick<HallContext, 'log' | 'meter'>,
  error: unknown,
  table: string,
): RefusalCode {
  if (error instanceof OtherRules) return 'otherRules';
  if (error instanceof StoreError) {
    if (error.fault === 'damaged') meter.count('damaged');
    log.error({ table, fault: error.fault, err: error }, 'The store failed');
    return refusalOfStore(error);
  }
  log.error({ table, err: error }, 'Unexpected error');
  return 'ourFault';
}
