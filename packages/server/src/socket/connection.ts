// One connection: reads what its client says, one message after the other, and always answers.

import {
  type ClientMessage,
  CLOSE_CODES,
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
import type { GameId, PlayerId } from '../table/table.ts';
import { createBucket, times } from '../bucket.ts';

/** A person clicks less; a program that needs more is doing something else than playing. */
const ALLOWANCE = { atOnce: 40, perSecond: 10 };
/** So many refusals for haste, and the connection is closed. */
const PATIENCE = 100;
const MOST_TABLES = 20;
/** What may wait to be taken by a client that does not read, in bytes. */
export const MOST_WAITING = 256 * 1024;
/** What may wait to be worked on. */
const MOST_PENDING = 64;

export type Connection = {
  readonly receive: (text: string) => void;
  /** What cannot be read at all, such as a binary message. */
  readonly refuse: (code: RefusalCode) => void;
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
  /** How many times as much as usual one may ask for; 0 for no limit. */
  readonly rateLimit: number;
  /** The versions of the protocol that are understood, where they are not those of this build. */
  readonly protos?: { readonly oldest: number; readonly newest: number };
};

const OURS = { oldest: OLDEST_PROTO, newest: PROTO };

export function connect(
  { hall, clock, log, meter, rateLimit, protos = OURS }: ConnectionPorts,
  transport: Transport,
  player: PlayerId | undefined,
): Connection {
  const bucket = createBucket(times(ALLOWANCE, rateLimit), clock.now());
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
  };

  const answer = async (message: ClientMessage): Promise<void> => {
    if (!hasSaidHello && message.type !== 'hello' && message.type !== 'ping')
      return refuse('helloFirst', aboutOf(message));
    switch (message.type) {
      case 'hello':
        if (message.proto < protos.oldest || message.proto > protos.newest) {
          refuse('unknownProto');
          return close('unknownProto');
        }
        hasSaidHello = true;
        if (player !== undefined) await hall.people.learn([player]);
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
        if (isGone) hall.unwatch(visitor, message.table);
        return undefined;
      }
      case 'unwatch':
        tables.delete(message.table);
        return hall.unwatch(visitor, message.table);
      case 'do':
        if (player === undefined) return refuse('notSignedIn', aboutOf(message));
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

  const receive = (text: string): void => {
    if (isGone) return;
    const read = readClientMessage(text);
    const about = read.ok ? aboutOf(read.value) : {};
    if (bucket.take(clock.now()) > 0 || pending >= MOST_PENDING) {
      refuse('tooFast', about);
      if (++hasty > PATIENCE) close('tooFast');
      return;
    }
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

  return { receive, refuse, gone, close, settled: async () => last };
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
