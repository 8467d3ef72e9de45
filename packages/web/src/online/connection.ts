// The connection to the server: reconnects with backoff, detects dead sockets, and resends unanswered commands.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type ClientMessage,
  type Command,
  type Person,
  readServerMessage,
  type ServerMessage,
  type ServerMessages,
} from '@wagons/protocol';
import { CLOSE_CODES, PROTO, REFUSAL_CODES, REFUSAL_NAMES, type RefusalCode } from '@wagons/protocol/codes';
import { RULES_VERSION } from '@wagons/rules';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';
import type { WallClock } from '../play/table/ports.ts';
import type { Trouble } from './api.ts';
import {
  type ConnectionStatus,
  INITIAL,
  type LinkEffect,
  type LinkEvent,
  type LinkState,
  statusOf,
  step,
  waitAfter,
} from './connectionState.ts';
import { openOutbox, type Outbox, type PendingCommand } from './outbox.ts';
import { keepServerTime, type ServerTime } from './serverTime.ts';
import type { OpenSocket, Socket, WakeEvents } from './socket.ts';

export type ServerConnectionPorts = {
  readonly open: OpenSocket;
  readonly waking: WakeEvents;
  /** Whether the player sees the page; if not, the server may send alerts. */
  readonly isSeen: () => boolean;
  readonly clock: WallClock;
  readonly store: KeyValueStore;
  /** Jitter for the backoff, in [0, 1). */
  readonly random: () => number;
  /** A unique id of at least eight letters and digits, used as idempotency key. */
  readonly newId: () => string;
  /** Finds out why the server can't be reached: a socket doesn't say. */
  readonly explain: () => Promise<Trouble>;
  /** The server has refused something because this player is suspended. */
  readonly suspended: () => void;
  /** Logs a message that doesn't fit its schema. */
  readonly report: (wrong: string) => void;
};

/** The final result of a command. */
export type Reply =
  | { readonly is: 'saved'; readonly seq: number }
  | {
      readonly is: 'refused';
      readonly code: RefusalCode;
      readonly head?: number;
      readonly illegal?: ServerMessages['refused']['illegal'];
    };

type Listener = {
  /** The messages to send first on every new connection. */
  readonly greet: () => readonly ClientMessage[];
  readonly receive: (message: ServerMessage) => void;
  readonly replied?: (command: PendingCommand, reply: Reply) => void;
};

export type ServerConnection = {
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** Who we are to the server; undefined until we are signed in. */
  readonly you: ReadonlySignal<Person | undefined>;
  readonly time: ServerTime;
  /** Commands without a reply yet. */
  readonly unanswered: ReadonlySignal<readonly PendingCommand[]>;
  /** Subscribes; returns unsubscribe. */
  readonly attach: (listener: Listener) => () => void;
  /** Sends now; dropped while offline, so it must also be part of a greeting. */
  readonly say: (message: ClientMessage) => void;
  /** Sends a command to a table until it is answered, and returns its id. */
  readonly command: (table: string, expectedSeq: number, command: Command) => string;
  /** Reconnects immediately, for example after signing in. */
  readonly renew: () => void;
  readonly leave: () => void;
};

const TIMERS = ['retry', 'ping', 'silence', 'resend', 'idle'] as const;
type Timer = (typeof TIMERS)[number];

/** Heartbeat interval, and how long to wait for any message before the socket counts as dead; milliseconds. */
const PING_INTERVAL = 15_000;
const SILENCE_TIMEOUT = 8_000;
/** A connection without listeners is closed after this long. */
const IDLE_TIMEOUT = 60_000;
/** A command without a reply is sent again after this long. */
const RESEND_AFTER = 10_000;
/** The backoff step after which a refusal with remedy `later` is retried. */
const RESEND_STEP = 2;

/** Refusals that only mean "not now". */
export const REPEATED_LATER: readonly RefusalCode[] = REFUSAL_NAMES.filter(
  (code) => REFUSAL_CODES[code].remedy === 'later',
);

export function connect(ports: ServerConnectionPorts): ServerConnection {
  const link = new Link(ports);
  link.open();
  return link;
}

/** Runs the effects of the state machine in `connectionState.ts`. */
class Link implements ServerConnection {
  readonly status: Signal<ConnectionStatus> = signal({ is: 'connecting' });
  readonly you: Signal<Person | undefined> = signal(undefined);
  readonly time: ServerTime;
  readonly unanswered: Outbox['commands'];

  readonly #outbox: Outbox;
  readonly #ports: ServerConnectionPorts;
  readonly #listeners = new Set<Listener>();
  readonly #timers = new Map<Timer, () => void>();
  /** When each command was last sent on this socket, by id. */
  readonly #sentAt = new Map<string, number>();
  readonly #ignoreWaking: () => void;
  #state: LinkState = INITIAL;
  #socket: Socket | undefined;

  constructor(ports: ServerConnectionPorts) {
    this.#ports = ports;
    this.time = keepServerTime(ports.clock);
    this.#outbox = openOutbox(ports.store);
    this.unanswered = this.#outbox.commands;
    this.#ignoreWaking = ports.waking({
      wake: () => {
        if (this.#listeners.size > 0) this.#dispatch({ is: 'woken' });
      },
      look: (on) => this.say({ type: 'look', on }),
      // Otherwise only the heartbeat would notice.
      lose: () => {
        if (this.#isOnline()) this.#lose();
      },
    });
  }

  open(): void {
    this.#dispatch({ is: 'needed' });
  }

  readonly renew = (): void => {
    this.#dispatch({ is: 'renewed' });
  };

  #dispatch(event: LinkEvent): void {
    const { state, effects } = step(this.#state, event);
    this.#commit(state);
    this.#run(effects);
  }

  readonly say = (message: ClientMessage): void => {
    if (this.#isOnline()) this.#socket?.send(JSON.stringify(message));
  };

  readonly attach = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    this.#stop('idle');
    this.#dispatch({ is: 'needed' });
    if (this.#isOnline()) for (const message of listener.greet()) this.say(message);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#start('idle', IDLE_TIMEOUT, () => {
        if (!this.#isNeeded() && this.#isOnline()) this.#lose();
      });
    };
  };

  readonly command = (table: string, expectedSeq: number, command: Command): string => {
    const cmdId = this.#ports.newId();
    const by = this.you.peek()?.id ?? '';
    const pending = { type: 'do', table, cmdId, expectedSeq, command, by } as const;
    this.#outbox.add(pending);
    this.#send(pending);
    return cmdId;
  };

  readonly leave = (): void => {
    this.#ignoreWaking();
    this.#dispatch({ is: 'left' });
    this.#listeners.clear();
  };

  // ---- State and effects ----

  #commit(state: LinkState): void {
    this.#state = state;
    const status = statusOf(state);
    if (!isSameStatus(status, this.status.peek())) this.status.value = status;
  }

  #run(effects: readonly LinkEffect[]): void {
    for (const effect of effects) this.#effects[effect]();
  }

  readonly #effects: Readonly<Record<LinkEffect, () => void>> = {
    close: () => this.#close(),
    dial: () => this.#dial(),
    backOff: () => this.#backOff(),
    explain: () => void this.#explain(),
    greet: () => this.#greet(),
    ping: () => this.#ping(),
  };

  #isOnline(): boolean {
    return this.#state.phase.is === 'online';
  }

  #isNeeded(): boolean {
    return this.#listeners.size > 0 || this.unanswered.peek().length > 0;
  }

  #stop(timer: Timer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }

  #start(timer: Timer, milliseconds: number, call: () => void): void {
    this.#stop(timer);
    this.#timers.set(timer, this.#ports.clock.after(milliseconds, call));
  }

  #close(): void {
    for (const timer of TIMERS) this.#stop(timer);
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.#sentAt.clear();
  }

  #dial(): void {
    const mine: Socket = this.#ports.open({
      opened: () => {
        if (this.#socket === mine)
          mine.send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
      },
      received: (text) => {
        if (this.#socket === mine) this.#read(text);
      },
      closed: (code) => {
        if (this.#socket === mine) this.#lose(code);
      },
    });
    this.#socket = mine;
    this.#start('silence', SILENCE_TIMEOUT, () => this.#lose());
  }

  #lose(code?: number): void {
    this.#dispatch({ is: 'lost', ...this.#loss(), code });
  }

  #loss(): { readonly at: number; readonly isNeeded: boolean } {
    return { at: this.#ports.clock.now(), isNeeded: this.#isNeeded() };
  }

  #backOff(): void {
    const { phase, tries } = this.#state;
    if (phase.is !== 'backoff') return;
    const away = this.#ports.clock.now() - phase.outage.since;
    const wait = waitAfter(tries - 1, away, this.#ports.random());
    this.#start('retry', wait, () => this.#dispatch({ is: 'retried' }));
  }

  async #explain(): Promise<void> {
    this.#dispatch({ is: 'explained', why: await this.#ports.explain() });
  }

  #greet(): void {
    if (!this.#ports.isSeen()) this.say({ type: 'look', on: false });
    for (const { greet } of this.#listeners) for (const message of greet()) this.say(message);
    for (const command of this.unanswered.peek()) {
      if (command.by === this.you.peek()?.id) this.#send(command);
      else this.#reply(command.cmdId, { is: 'refused', code: 'notSignedIn' });
    }
  }

  #ping(): void {
    const { clock } = this.#ports;
    this.say({ type: 'ping', at: clock.now() });
    for (const command of this.unanswered.peek()) {
      if (clock.now() - (this.#sentAt.get(command.cmdId) ?? 0) >= RESEND_AFTER) this.#send(command);
    }
    this.#start('silence', SILENCE_TIMEOUT, () => this.#lose());
    this.#start('ping', PING_INTERVAL, () => this.#ping());
  }

  // ---- Commands ----

  #send(command: PendingCommand): void {
    const { by: _, ...message } = command;
    this.#sentAt.set(command.cmdId, this.#ports.clock.now());
    this.say(message);
  }

  #reply(cmdId: string, reply: Reply): void {
    const command = this.#outbox.take(cmdId);
    this.#sentAt.delete(cmdId);
    if (command) for (const listener of [...this.#listeners]) listener.replied?.(command, reply);
  }

  #resendLater(cmdId: string): void {
    this.#sentAt.delete(cmdId);
    this.#start('resend', waitAfter(RESEND_STEP, 0, this.#ports.random()), () => {
      for (const command of this.unanswered.peek()) if (!this.#sentAt.has(command.cmdId)) this.#send(command);
    });
  }

  // ---- Messages ----

  #read(text: string): void {
    const message = readServerMessage(text);
    if (!message.ok) {
      this.#ports.report(message.error);
      this.#dispatch({ is: 'misread', ...this.#loss() });
      return;
    }
    this.#stop('silence');
    this.#dispatch({ is: 'received' });
    // A newer server may send messages that this version doesn't know.
    if (message.value) this.#receive(message.value);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'pong':
        this.#dispatch({ is: 'ponged' });
        this.time.answered(message.at, message.time);
        break;
      case 'ok':
        this.#reply(message.cmdId, { is: 'saved', seq: message.seq });
        break;
      case 'refused':
        this.#refused(message);
        break;
      default:
        this.#pass(message);
    }
  }

  #pass(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener.receive(message);
  }

  #welcome(message: ServerMessages['welcome']): void {
    const { state, effects } = step(this.#state, { is: 'welcomed', rulesVersion: message.rulesVersion });
    batch(() => {
      if (state.phase.is === 'online') {
        this.time.announced(message.time);
        this.you.value = message.you;
      }
      this.#commit(state);
    });
    this.#run(effects);
  }

  #refused(message: ServerMessages['refused']): void {
    const { code, cmdId, head, illegal } = message;
    if (code === 'suspended') this.#ports.suspended();
    // The server closes the socket next; nothing else it says matters.
    if (code === 'unknownProto') this.#lose(CLOSE_CODES.unknownProto);
    else if (cmdId === undefined) this.#pass(message);
    else if (REPEATED_LATER.includes(code)) this.#resendLater(cmdId);
    else {
      this.#reply(cmdId, {
        is: 'refused',
        code,
        ...(head !== undefined && { head }),
        ...(illegal && { illegal }),
      });
    }
  }
}

function isSameStatus(one: ConnectionStatus, other: ConnectionStatus): boolean {
  if (one.is !== 'offline' || other.is !== 'offline') return one.is === other.is;
  return one.since === other.since && one.why === other.why;
}
