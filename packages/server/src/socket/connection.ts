// One connection: reads what its client says, one message after the other, and always answers.

import {
  type ClientMessage,
  CLOSE_CODES,
  type CommandType,
  OLDEST_PROTO,
  PROTO,
  readClientMessage,
  type RefusalCode,
  type ServerMessage,
} from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import type { Hall } from '../hall/hall.ts';
import type { Visitor } from '../hall/visitor.ts';
import type { Clock, Log, Meter, Transport } from '../ports.ts';
import type { Limits, Payer } from '../limits.ts';
import { BYTES } from '../storageLimit.ts';
import type { GameId } from '../table/table.ts';

/** In tokens, 1 by default; a whole table or list is expensive. */
const COSTS: { readonly [type in ClientMessage['type']]?: number } = { watch: 5, lobby: 10, do: 3 };
/** What a table costs besides that isn't in memory: its whole log is read and replayed. */
const LOADING = 20;

/** So many refusals for haste, and the connection is closed. */
const PATIENCE = 100;
const MOST_TABLES = 20;
/** What may wait to be taken by a client that does not read, in bytes. */
export const MOST_WAITING = 256 * 1024;
/** What somebody wants again and again takes room; what the rules allow is counted with the table. */
const BYTES_OF: { readonly [type in CommandType]?: number } = {
  say: BYTES.line,
  askTakeBack: BYTES.request,
  offerRematch: BYTES.table,
  answerRematch: BYTES.table,
};
/** What may wait to be worked on. */
const MOST_PENDING = 64;

export type Connection = {
  readonly receive: (text: string) => void;
  /** A frame that isn't text. Returns whether it is within the sender's limits. */
  readonly receiveOther: (kind: 'binary' | 'control') => boolean;
  /** The socket is gone. */
  readonly gone: () => void;
  readonly close: (code: keyof typeof CLOSE_CODES) => void;
  /** When everything that was said so far has been answered. */
  readonly settled: () => Promise<void>;
};

export type ConnectionPorts = {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly log: Log;
  readonly meter: Meter;
  readonly limits: Limits;
  /** Whether so many bytes may be stored for the client at the other end; without it, always. */
  readonly mayStore?: (bytes: number) => boolean;
  /** The versions of the protocol that are understood, where they are not those of this build. */
  readonly protos?: { readonly oldest: number; readonly newest: number };
};

const OURS = { oldest: OLDEST_PROTO, newest: PROTO };

export function connect(
  { hall, clock, log, meter, limits, mayStore = () => true, protos = OURS }: ConnectionPorts,
  transport: Transport,
  payer: Payer,
): Connection {
  const { player } = payer;
  const tables = new Set<GameId>();
  let hasSaidHello = false;
  let isGone = false;
  let hasty = 0;
  let pending = 0;
  let last: Promise<void> = Promise.resolve();

  const close = (code: keyof typeof CLOSE_CODES): void => {
    transport.close(CLOSE_CODES[code], code);
    gone();
  };
  const sendText = (text: string): void => {
    if (isGone) return;
    // Whoever does not read comes back and gets the whole table, instead of all that has piled up.
    if (transport.waiting() > MOST_WAITING) close('tooSlow');
    else transport.send(text);
  };
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message));
  const refuse = (
    code: RefusalCode,
    about: { readonly table?: GameId; readonly cmdId?: string } = {},
  ): void => {
    meter.count('refusals', code);
    send({ type: 'refused', code, ...about });
  };
  const visitor: Visitor = { player, send, sendText };

  const gone = (): void => {
    if (isGone) return;
    isGone = true;
    hall.lobby.leave(visitor);
    hall.mine.leave(visitor);
    for (const id of tables) hall.unwatch(visitor, id);
    tables.clear();
    hall.gone(visitor);
  };

  const answer = async (message: ClientMessage): Promise<void> => {
    if (!hasSaidHello && message.type !== 'hello' && message.type !== 'ping')
      return refuse('helloFirst', aboutOf(message));
    switch (message.type) {
      case 'hello':
        // Whoever plays by other rules would find every position wrong.
        if (
          message.proto < protos.oldest ||
          message.proto > protos.newest ||
          message.rulesVersion !== RULES_VERSION
        ) {
          refuse('unknownProto');
          return close('unknownProto');
        }
        hasSaidHello = true;
        if (player !== undefined) await hall.greet(player);
        return send({
          type: 'welcome',
          proto: message.proto,
          rulesVersion: RULES_VERSION,
          ...(player !== undefined && { you: hall.people.person(player) }),
          time: clock.now(),
        });
      case 'watch': {
        if (tables.size >= MOST_TABLES && !tables.has(message.table))
          return refuse('tooMany', aboutOf(message));
        const watched = await hall.watch(visitor, message);
        if (!watched.ok) return refuse(watched.error, aboutOf(message));
        tables.add(message.table);
        // It may have gone while the table was read.
        if (isGone) {
          hall.unwatch(visitor, message.table);
          hall.gone(visitor);
        }
        return undefined;
      }
      case 'unwatch':
        tables.delete(message.table);
        return hall.unwatch(visitor, message.table);
      case 'do':
        if (player === undefined) return refuse('notSignedIn', aboutOf(message));
        if (!mayStore(BYTES_OF[message.command.type] ?? 0)) return refuse('enoughToday', aboutOf(message));
        return hall.perform(player, message, send);
      case 'lobby':
        // Who has gone meanwhile would never be forgotten.
        if (message.on && !isGone) return hall.lobby.enter(visitor);
        return hall.lobby.leave(visitor);
      case 'mine':
        if (player === undefined) return refuse('notSignedIn');
        if (message.on && !isGone) return hall.mine.enter(visitor, player);
        return hall.mine.leave(visitor);
      case 'ping':
        return send({ type: 'pong', at: message.at, time: clock.now() });
    }
  };

  /** Turns are charged to the seat, so that nothing else can use up what a game needs. */
  const charge = (message: ClientMessage): number => {
    if (player !== undefined && message.type === 'do' && hall.isTurnOf(player, message))
      return limits.charge('turns', { ...payer, player: `${message.table} ${player}` });
    const needsTable = message.type === 'watch' || message.type === 'do';
    const loading = needsTable && !hall.isLoaded(message.table) ? LOADING : 0;
    return limits.charge('messages', payer, (COSTS[message.type] ?? 1) + loading);
  };
  const refuseHaste = (about?: ReturnType<typeof aboutOf>): void => {
    refuse('tooFast', about);
    if (++hasty > PATIENCE) close('tooFast');
  };

  const receive = (text: string): void => {
    if (isGone) return;
    const read = readClientMessage(text);
    const about = read.ok ? aboutOf(read.value) : {};
    const wait = read.ok ? charge(read.value) : limits.charge('messages', payer);
    if (wait > 0 || pending >= MOST_PENDING) return refuseHaste(about);
    if (!read.ok) return refuse(read.error);
    pending++;
    last = last
      .then(async () => answer(read.value))
      .catch((error: unknown) => {
        log.error({ err: error }, 'A message could not be answered');
        refuse('ourFault', about);
      })
      .finally(() => pending--);
  };

  const receiveOther = (kind: 'binary' | 'control'): boolean => {
    if (isGone) return false;
    const isFair = limits.charge('messages', payer) === 0;
    if (!isFair) refuseHaste();
    else if (kind === 'binary') refuse('malformed');
    return isFair;
  };

  return { receive, receiveOther, gone, close, settled: async () => last };
}

/** What an answer has to name, so that the client knows what it is about. */
function aboutOf(message: ClientMessage): { readonly table?: GameId; readonly cmdId?: string } {
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
