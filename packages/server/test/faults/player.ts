// A player on a real socket who moves as fast as the server answers, and retries unanswered commands.

import { type Command, PROTO, type ServerMessage } from '@wagons/protocol';
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

type Wish = {
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

export function createPlayer(person: Person, name: string, first: string, tally: Tally): Player {
  let table = first;
  let view: View | undefined;
  let wish: Wish | undefined;
  let socket: WebSocket | undefined;
  /** The head of the first snapshot on this connection. */
  let shown = 0;
  /** The last event known to exist: nothing is decided before it is seen. */
  let promised = 0;
  let commands = 0;
  let isResting = false;

  const wrong = (what: string): void => void tally.wrongs.push(`${name}: ${what}`);
  const say = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (since?: number): void =>
    say({ type: 'watch', table, ...(since !== undefined && { since }), line: 0 });
  const send = ({ cmdId, expectedSeq, command, table: where }: Wish): void =>
    say({ type: 'do', table: where, cmdId, expectedSeq, command });

  const seat = (): Seat | undefined => SEATS.find((one) => view?.face.seats?.[one].id === person.id);
  const want = (command: Command): void => {
    if (!view) return;
    wish = {
      cmdId: `${name}-${String(commands++).padStart(6, '0')}`,
      table,
      expectedSeq: view.seq,
      command,
      times: 1,
    };
    send(wish);
  };
  /** A turn, a seat, or a new game: whatever the table needs next. */
  const think = (): void => {
    if (!view || view.seq < promised || wish || isResting) return;
    const { face, game } = view;
    const mine = seat();
    if (face.status === 'open' && face.host.id !== person.id) return want({ type: 'sit' });
    if (!mine) return;
    if (face.status === 'going' && seatToMove(game) === mine)
      return want({ type: 'turn', moves: [...someTurn(game, `${name}${commands}`)] });
    if (face.status !== 'over') return;
    if (face.next !== undefined) return moveOn(face.next);
    if (!face.offer && mine === 'first') return want({ type: 'offerRematch', deal: 'new' });
    if (face.offer && face.offer.by !== mine) want({ type: 'answerRematch', accept: true });
  };
  const moveOn = (next: string): void => {
    say({ type: 'unwatch', table });
    if (seat() === 'first') tally.finished++;
    table = next;
    view = undefined;
    promised = 0;
    watch();
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'table': {
        if (message.table !== table) return;
        shown = message.seq;
        const next = readView(message);
        if (!next) return wrong(`is shown table ${table} at ${message.seq}, which does not add up`);
        if (view && next.seq < view.seq) return wrong(`is shown ${next.seq} of ${table} after ${view.seq}`);
        view = next;
        return think();
      }
      case 'event': {
        if (message.table !== table || !view || message.seq <= view.seq) return;
        const next = follow(view, message);
        if (!next)
          return wrong(`gets event ${message.seq} of ${table} after ${view.seq}, which does not fit`);
        view = next;
        return think();
      }
      case 'ok': {
        if (wish?.cmdId !== message.cmdId) return;
        const { cmdId, command, expectedSeq, times } = wish;
        if (message.seq !== expectedSeq + 1)
          wrong(`${cmdId} goes by ${expectedSeq} and became ${message.seq}`);
        tally.acked.push({ player: person.id, table: message.table, cmdId, seq: message.seq, command });
        if (times > 1 && message.table === table && message.seq <= shown) tally.storedUnanswered++;
        wish = undefined;
        promised = message.seq;
        tally.onAck();
        return think();
      }
      case 'refused':
        if (LATER.includes(message.code)) return void setTimeout(askAgain, ASK_AGAIN_MS, socket);
        return wrong(`is refused: ${JSON.stringify(message)} to ${JSON.stringify(wish)}`);
      default:
    }
  };
  const askAgain = (asked: WebSocket | undefined): void => {
    if (asked !== socket) return;
    if (!view) watch();
    if (wish) send(wish);
  };

  const player: Player = {
    person,
    rest: () => {
      isResting = true;
    },
    playOn: () => {
      isResting = false;
      think();
    },
    onLost: () => undefined,
    table: () => table,
    view: () => view,
    isBusy: () => wish !== undefined,
    dial: (host) => {
      const mine = new WebSocket(`ws://${host}/api/socket`, {
        headers: { authorization: `Bearer ${person.token}` },
        perMessageDeflate: false,
      });
      socket = mine;
      shown = 0;
      mine.on('open', () => {
        say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
        watch(view?.seq);
        if (!wish) return think();
        wish.times++;
        tally.resent++;
        send(wish);
      });
      mine.on('message', (data: Buffer) => {
        if (socket === mine) hear(JSON.parse(data.toString('utf8')) as ServerMessage);
      });
      mine.on('error', () => undefined);
      mine.on('close', () => {
        if (socket !== mine) return;
        socket = undefined;
        player.onLost();
      });
    },
    pause: () => {
      if (socket?.readyState === WebSocket.OPEN) socket.pause();
    },
    drop: () => {
      const old = socket;
      socket = undefined;
      old?.terminate();
    },
  };
  return player;
}
