// The connection to the server: comes back by itself, knows when it is half dead, and repeats what was not answered.

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  type ClientMessage,
  type Command,
  type Person,
  PROTO,
  type RefusalCode,
  type ServerMessage,
  type ServerMessages,
} from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { parseObject } from '../kit/storage/json.ts';
import type { Shelf } from '../kit/storage/shelf.ts';
import type { Clock } from '../play/table/ports.ts';
import type { Trouble } from './api.ts';
import { openOutbox, type Wish } from './outbox.ts';
import { keepServerTime, type ServerTime } from './serverTime.ts';
import type { OpenSocket, Socket, Waking } from './socket.ts';

export type ConnectionPorts = {
  readonly open: OpenSocket;
  readonly waking: Waking;
  readonly clock: Clock;
  readonly shelf: Shelf;
  /** From 0 up to, but not, 1. */
  readonly chance: () => number;
  /** A new name that nothing else has: at least eight letters and digits. */
  readonly newId: () => string;
  /** Why nobody is reached: a socket does not say. */
  readonly whyNobody: () => Promise<Trouble>;
};

/**
 * Offline is measured in our own time, and has a reason where nobody was ever reached and it could be found out;
 * `outdated`: the server speaks another language, only a reload helps.
 */
type ConnectionState =
  | { readonly is: 'connecting' | 'online' | 'outdated' }
  | { readonly is: 'offline'; readonly since: number; readonly why?: Trouble };

/** What became of a wish. */
export type Reply =
  | { readonly is: 'saved'; readonly seq: number }
  | {
      readonly is: 'refused';
      readonly code: RefusalCode;
      readonly head?: number;
      readonly illegal?: ServerMessages['refused']['illegal'];
    };

type Listener = {
  /** What is to be said first on every new connection. */
  readonly greet: () => readonly ClientMessage[];
  readonly hear: (message: ServerMessage) => void;
  readonly replied?: (wish: Wish, reply: Reply) => void;
};

export type Connection = {
  readonly state: ReadonlySignal<ConnectionState>;
  /** Who we are to the server; undefined until it knows us. */
  readonly you: ReadonlySignal<Person | undefined>;
  readonly time: ServerTime;
  /** What is not answered yet. */
  readonly wishes: ReadonlySignal<readonly Wish[]>;
  /** Listens until the answer is called. */
  readonly attach: (listener: Listener) => () => void;
  /** Says something now; without a connection it is not said, so it must also be part of a greeting. */
  readonly say: (message: ClientMessage) => void;
  /** Wants something done at a table: repeated until it is answered. Answers the name of the wish. */
  readonly want: (table: string, expectedSeq: number, command: Command) => string;
  /** Comes anew and at once, as when one has become somebody else, or does not want to wait. */
  readonly renew: () => void;
  readonly leave: () => void;
};

/** What is waited for: to dial again, to beat, for a sign of life, to repeat what the server could not do, to rest. */
type Timer = 'again' | 'beat' | 'patience' | 'repeat' | 'rest';

/** Milliseconds. */
const FIRST_WAIT = 500;
/** A clock may run meanwhile, so nobody waits long for a server that comes back soon; later there is no such hurry. */
const LONGEST_WAIT = { soon: 2500, later: 30_000 } as const;
const SOON = 2 * 60_000;
/** From one sign of life to the next, and how long to wait for one. */
const BEAT = 15_000;
const PATIENCE = 8_000;
/** A connection that nobody listens to is given up after a while. */
const REST = 60_000;
/** Long enough without an answer to ask again. */
const ASK_AGAIN = 10_000;

/** The same numbers and words as in the protocol; the lists themselves would bring its schemas along. */
export const CLOSED_UNKNOWN_PROTO = 4000;
export const REPEATED_LATER: readonly RefusalCode[] = [
  'timedOut',
  'tooFast',
  'tooMany',
  'unavailable',
  'closing',
  'ourFault',
];

/**
 * How long to wait before trying again after so many tries and so long without a connection: longer each time, and
 * never all at the same moment.
 */
export const waitAfter = (tries: number, away: number, chance: number): number =>
  Math.min(LONGEST_WAIT[away < SOON ? 'soon' : 'later'], FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);

export function connect(ports: ConnectionPorts): Connection {
  const { clock } = ports;
  const state = signal<ConnectionState>({ is: 'connecting' });
  const you = signal<Person | undefined>(undefined);
  const time = keepServerTime(clock);
  const outbox = openOutbox(ports.shelf);
  const listeners = new Set<Listener>();
  /** When each wish was last sent, on this connection. */
  const sent = new Map<string, number>();

  let socket: Socket | undefined;
  let tries = 0;
  let wasReached = false;
  const timers = new Map<Timer, () => void>();
  const stop = (what: Timer): void => {
    timers.get(what)?.();
    timers.delete(what);
  };
  const start = (what: Timer, milliseconds: number, call: () => void): void => {
    stop(what);
    timers.set(what, clock.after(milliseconds, call));
  };

  // ---- Coming and going ----

  const hangUp = (): void => {
    for (const what of [...timers.keys()]) stop(what);
    const old = socket;
    socket = undefined;
    old?.close();
    sent.clear();
  };
  const dial = (): void => {
    hangUp();
    const mine: Socket = ports.open({
      opened: () => {
        if (socket === mine)
          mine.send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
      },
      heard: (text) => {
        const message = parseObject(text) as ServerMessage | undefined;
        if (socket === mine && message) hear(message);
      },
      closed: (code) => {
        if (socket === mine) lose(code);
      },
    });
    socket = mine;
    start('patience', PATIENCE, lose);
  };
  const lose = (code?: number): void => {
    hangUp();
    if (code === CLOSED_UNKNOWN_PROTO) {
      state.value = { is: 'outdated' };
      return;
    }
    if (isIdle()) {
      state.value = { is: 'connecting' };
      return;
    }
    const { value: was } = state;
    const since = was.is === 'offline' ? was.since : clock.now();
    if (was.is !== 'offline') state.value = { is: 'offline', since };
    start('again', waitAfter(tries, clock.now() - since, ports.chance()), dial);
    tries++;
    if (!wasReached) void findOut();
  };
  const findOut = async (): Promise<void> => {
    const why = await ports.whyNobody();
    const { value: now } = state;
    if (now.is === 'offline' && !wasReached) state.value = { ...now, why };
  };
  const isOutdated = (): boolean => state.peek().is === 'outdated';
  const isOnline = (): boolean => state.peek().is === 'online';
  const say = (message: ClientMessage): void => {
    if (isOnline()) socket?.send(JSON.stringify(message));
  };
  const beat = (): void => {
    say({ type: 'ping', at: clock.now() });
    for (const wish of outbox.wishes.peek()) {
      if (clock.now() - (sent.get(wish.cmdId) ?? 0) >= ASK_AGAIN) send(wish);
    }
    start('patience', PATIENCE, lose);
    start('beat', BEAT, beat);
  };
  const isIdle = (): boolean => listeners.size === 0 && outbox.wishes.peek().length === 0;
  const sleepless = ports.waking({
    wake: () => {
      if (isOutdated() || listeners.size === 0) return;
      tries = 0;
      if (isOnline()) beat();
      else if (!timers.has('patience')) dial();
    },
    // Otherwise it would be noticed only by the silence.
    lose: () => {
      if (isOnline()) lose();
    },
  });

  // ---- Wishes ----

  const send = (wish: Wish): void => {
    const { by: _, ...rest } = wish;
    sent.set(wish.cmdId, clock.now());
    say(rest);
  };
  const reply = (cmdId: string, answer: Reply): void => {
    const wish = outbox.take(cmdId);
    sent.delete(cmdId);
    if (wish) for (const listener of [...listeners]) listener.replied?.(wish, answer);
  };

  // ---- Hearing ----

  const welcome = (message: ServerMessages['welcome']): void => {
    if (message.rulesVersion !== RULES_VERSION) {
      hangUp();
      state.value = { is: 'outdated' };
      return;
    }
    wasReached = true;
    time.told(message.time);
    batch(() => {
      you.value = message.you;
      state.value = { is: 'online' };
    });
    for (const { greet } of listeners) for (const word of greet()) say(word);
    for (const wish of outbox.wishes.peek()) {
      if (wish.by === message.you?.id) send(wish);
      else reply(wish.cmdId, { is: 'refused', code: 'notSignedIn' });
    }
    beat();
  };
  const hear = (message: ServerMessage): void => {
    stop('patience');
    switch (message.type) {
      case 'welcome':
        welcome(message);
        break;
      case 'pong':
        // Only a connection that holds is a reason to be quick next time.
        tries = 0;
        time.answered(message.at, message.time);
        break;
      case 'ok':
        reply(message.cmdId, { is: 'saved', seq: message.seq });
        break;
      case 'refused':
        refuse(message);
        break;
      default:
        for (const listener of [...listeners]) listener.hear(message);
    }
  };
  const refuse = (message: ServerMessages['refused']): void => {
    const { code, cmdId, head, illegal } = message;
    // The socket is closed next; until then nobody needs to know more.
    if (code === 'unknownProto') lose(CLOSED_UNKNOWN_PROTO);
    else if (cmdId === undefined) for (const listener of [...listeners]) listener.hear(message);
    else if (REPEATED_LATER.includes(code)) {
      sent.delete(cmdId);
      start('repeat', waitAfter(2, 0, ports.chance()), () => {
        for (const wish of outbox.wishes.peek()) if (!sent.has(wish.cmdId)) send(wish);
      });
    } else {
      reply(cmdId, { is: 'refused', code, ...(head !== undefined && { head }), ...(illegal && { illegal }) });
    }
  };

  dial();
  return {
    state,
    you,
    time,
    wishes: outbox.wishes,
    say,
    attach: (listener) => {
      listeners.add(listener);
      stop('rest');
      if (!socket && !timers.has('again') && !isOutdated()) dial();
      for (const word of isOnline() ? listener.greet() : []) say(word);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        start('rest', REST, () => {
          if (isIdle() && isOnline()) lose();
        });
      };
    },
    want: (table, expectedSeq, command) => {
      const cmdId = ports.newId();
      const wish = { type: 'do', table, cmdId, expectedSeq, command, by: you.peek()?.id ?? '' } as const;
      outbox.add(wish);
      send(wish);
      return cmdId;
    },
    renew: () => {
      if (isOutdated()) return;
      tries = 0;
      if (isOnline()) state.value = { is: 'connecting' };
      dial();
    },
    leave: () => {
      sleepless();
      hangUp();
      listeners.clear();
    },
  };
}
