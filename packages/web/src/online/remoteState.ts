// What a client knows of a table on the server, as a state machine: pure transitions, each with the effects to run.

import {
  type ChatLine,
  type Command,
  type CommandType,
  fingerprint,
  type RefusalCode,
  type ServerMessages,
} from '@wagons/protocol';
import type { BySeat, Move } from '@wagons/rules';
import { type Reply, REPEATED_LATER } from './connection.ts';
import type { PendingCommand } from './outbox.ts';
import { follow, readMoves, type Replica, withPeople } from './replica.ts';

/** Why there is no table: the server's refusal, or its data contradicts itself. */
export type RemoteTrouble = RefusalCode | 'astray';

/** A command that was refused, and why. */
export type RefusedCommand = {
  readonly command: CommandType;
  readonly code: RefusalCode;
  readonly illegal?: (Reply & { readonly is: 'refused' })['illegal'];
};

/** How far the replica agrees with the server. `isDoubted`: the last snapshot was unreadable. */
type Sync =
  | { readonly is: 'joining'; readonly isDoubted: boolean }
  /** After a reconnect `isCatchingUp` until the next snapshot, which may be older than the replica. */
  | { readonly is: 'synced'; readonly replica: Replica; readonly isCatchingUp: boolean }
  /** An event did not fit: the replica is shown, but accepts nothing until a snapshot arrives. */
  | { readonly is: 'resyncing'; readonly replica: Replica; readonly isDoubted: boolean };

/** A confirmed turn without a result yet; `on` is the fingerprint of the position it continues. */
type SentTurn = { readonly cmdId: string; readonly on: string; readonly moves: readonly Move[] };

type Overtaken = { readonly command: PendingCommand; readonly reply: Reply; readonly head: number };

type EventMessage = ServerMessages['event'];

export type RemoteState = {
  readonly sync: Sync;
  readonly trouble?: RemoteTrouble | undefined;
  /** Our player id on this connection. */
  readonly you?: string | undefined;
  /** The latest events: they may arrive before the snapshot that they follow. */
  readonly recent: readonly EventMessage[];
  /** Names that arrived while a snapshot was being read. */
  readonly people?: ServerMessages['people'] | undefined;
  /** The moves of a turn that is not confirmed yet. */
  readonly draft: readonly Move[];
  readonly turn?: SentTurn | undefined;
  /** Commands that are saved on the server, but whose events have not arrived. */
  readonly saved: ReadonlyArray<{ readonly cmdId: string; readonly seq: number }>;
  /** Commands refused with `conflict`, until the events they collided with have arrived. */
  readonly overtaken: readonly Overtaken[];
  readonly refusal?: RefusedCommand | undefined;
  /** The ratings while the game was going, if it was seen then. */
  readonly ratings?: BySeat<number | undefined> | undefined;
};

export const JOINING: RemoteState = {
  sync: { is: 'joining', isDoubted: false },
  recent: [],
  draft: [],
  saved: [],
  overtaken: [],
};

export type RemoteEvent =
  | { readonly is: 'connected'; readonly you: string | undefined }
  /** A snapshot has arrived and is being read. */
  | { readonly is: 'announced' }
  | {
      readonly is: 'snapshot';
      /** Undefined if the data contradicts itself; `noDeck` if its deck is unknown. */
      readonly replica: Replica | 'noDeck' | undefined;
      readonly chat: readonly ChatLine[];
      /** Commands from before a reload. */
      readonly unanswered: readonly PendingCommand[];
    }
  | { readonly is: 'event'; readonly message: EventMessage }
  | { readonly is: 'people'; readonly message: ServerMessages['people'] }
  /** The server refuses to show the table. */
  | { readonly is: 'refused'; readonly code: RefusalCode }
  /** An event that was promised should have arrived by now. */
  | { readonly is: 'overdue'; readonly seq: number }
  | { readonly is: 'restored' | 'drafted'; readonly moves: readonly Move[] }
  | { readonly is: 'ordered'; readonly cmdId: string; readonly command: Command }
  | { readonly is: 'reissued'; readonly was: string; readonly cmdId: string }
  | { readonly is: 'replied'; readonly command: PendingCommand; readonly reply: Reply }
  | { readonly is: 'forgotten' };

export type RemoteEffect =
  /** Ask the server for the events after `since`, or for a snapshot. */
  | { readonly do: 'watch'; readonly since?: number | undefined }
  /** Check after a while whether this event has arrived. */
  | { readonly do: 'expect'; readonly seq: number }
  | { readonly do: 'showChat'; readonly lines: readonly ChatLine[] }
  | { readonly do: 'restoreDraft' | 'storeDraft' }
  /** Send a command again, now based on the latest event. */
  | { readonly do: 'reissue'; readonly command: PendingCommand }
  /** A command is done and its result is visible, or it is refused. */
  | { readonly do: 'settle'; readonly cmdId: string; readonly refusal?: RefusedCommand | undefined };

export type RemoteStep = { readonly state: RemoteState; readonly effects: readonly RemoteEffect[] };

/** How many events are remembered. */
const REMEMBERED = 40;

export const replicaOf = ({ sync }: RemoteState): Replica | undefined =>
  sync.is === 'joining' ? undefined : sync.replica;

/** The next state, and what to do on the way. */
export function step(state: RemoteState, event: RemoteEvent): RemoteStep {
  switch (event.is) {
    case 'connected':
      return connected(state, event.you);
    case 'announced':
      return stay({ ...state, people: undefined });
    case 'snapshot':
      return adopt(state, event);
    case 'event': {
      const recent = [...state.recent, event.message].slice(-REMEMBERED);
      return advance({ ...state, recent }, event.message);
    }
    case 'people':
      return renamed(state, event.message);
    case 'refused':
      return REPEATED_LATER.includes(event.code)
        ? { state, effects: [{ do: 'expect', seq: Infinity }] }
        : stay({ ...state, trouble: event.code });
    case 'overdue':
      return isBehind(state, event.seq) ? { state, effects: [watchAgain(state)] } : stay(state);
    case 'restored':
      return stay({ ...state, draft: event.moves });
    case 'drafted':
      return { state: { ...state, draft: event.moves }, effects: [{ do: 'storeDraft' }] };
    case 'ordered':
      return stay({ ...withTurn(state, event.command, event.cmdId), refusal: undefined });
    case 'reissued':
      return stay(
        state.turn?.cmdId === event.was ? { ...state, turn: { ...state.turn, cmdId: event.cmdId } } : state,
      );
    case 'replied':
      return replied(state, event.command, event.reply);
    case 'forgotten':
      return stay({ ...state, refusal: undefined });
  }
}

const stay = (state: RemoteState): RemoteStep => ({ state, effects: [] });

/** One step after the other. */
function then(before: RemoteStep, next: (state: RemoteState) => RemoteStep): RemoteStep {
  const { state, effects } = next(before.state);
  return { state, effects: [...before.effects, ...effects] };
}

// ---- Following the server ----

const isBehind = (state: RemoteState, seq: number): boolean => (replicaOf(state)?.seq ?? 0) < seq;

/** Events are enough while the replica agrees with the server. */
const watchAgain = ({ sync }: RemoteState): RemoteEffect =>
  sync.is === 'synced' ? { do: 'watch', since: sync.replica.seq } : { do: 'watch' };

function connected(state: RemoteState, you: string | undefined): RemoteStep {
  const { sync } = state;
  const next = sync.is === 'synced' ? { ...sync, isCatchingUp: true } : sync;
  return {
    state: { ...state, you, recent: [], sync: next },
    // The role at a table depends on the player, so another player needs a snapshot.
    effects: [you === state.you ? watchAgain(state) : { do: 'watch' }],
  };
}

/** Gives up the replica until a snapshot replaces it; old events would only fail again. */
function resync(state: RemoteState, { isDoubted }: { readonly isDoubted: boolean }): RemoteStep {
  return { state: { ...distrusted(state, { isDoubted }), recent: [] }, effects: [{ do: 'watch' }] };
}

function distrusted(state: RemoteState, { isDoubted }: { readonly isDoubted: boolean }): RemoteState {
  const replica = replicaOf(state);
  const sync: Sync = replica ? { is: 'resyncing', replica, isDoubted } : { is: 'joining', isDoubted };
  return { ...state, sync };
}

function adopt(state: RemoteState, event: RemoteEvent & { readonly is: 'snapshot' }): RemoteStep {
  const { sync, people, recent } = state;
  if (event.replica === 'noDeck') {
    return stay({ ...distrusted(state, { isDoubted: true }), trouble: 'noSuchDeck' });
  }
  if (!event.replica) {
    // Once may be a transmission error; twice is not.
    const wasDoubted = sync.is !== 'synced' && sync.isDoubted;
    return wasDoubted
      ? stay({ ...distrusted(state, { isDoubted: true }), trouble: 'astray' })
      : resync(state, { isDoubted: true });
  }
  const replica = people ? withPeople(event.replica, people) : event.replica;
  if (sync.is === 'synced' && !sync.isCatchingUp && replica.seq < sync.replica.seq) return stay(state);
  const isFirst = sync.is === 'joining';
  const first = isFirst ? withUnanswered(state, replica, event.unanswered) : state;
  const adopted: RemoteStep = {
    state: first,
    effects: [{ do: 'showChat', lines: event.chat }, ...(isFirst ? [{ do: 'restoreDraft' } as const] : [])],
  };
  return recent
    .toSorted((a, b) => a.seq - b.seq)
    .filter(({ seq }) => seq > replica.seq)
    .reduce(
      (before, message) => then(before, (now) => advance(now, message)),
      then(adopted, (now) => learn(now, replica)),
    );
}

function advance(state: RemoteState, message: EventMessage): RemoteStep {
  const { sync } = state;
  if (sync.is !== 'synced') return stay(state);
  const next = follow(sync.replica, message, state.you);
  if (!next) return resync(state, { isDoubted: false });
  return next === sync.replica ? stay(state) : learn(state, next, sync);
}

/** Replaces the replica. An equal position keeps its identity, so that a card in hand stays in hand. */
function learn(
  state: RemoteState,
  next: Replica,
  { isCatchingUp }: { readonly isCatchingUp: boolean } = { isCatchingUp: false },
): RemoteStep {
  const before = replicaOf(state);
  const isSame = before && fingerprint(before.game) === fingerprint(next.game);
  const replica = isSame ? { ...next, game: before.game } : next;
  const isMoved = before !== undefined && !isSame;
  const learnt: RemoteState = {
    ...withRatings(state, replica),
    sync: { is: 'synced', replica, isCatchingUp },
    trouble: undefined,
    ...(isMoved && { draft: [] }),
  };
  return then({ state: learnt, effects: isMoved ? [{ do: 'storeDraft' }] : [] }, catchUp);
}

function renamed(state: RemoteState, people: ServerMessages['people']): RemoteStep {
  const { sync } = state;
  if (sync.is === 'joining') return stay({ ...state, people });
  const replica = withPeople(sync.replica, people);
  return catchUp({ ...withRatings(state, replica), people, sync: { ...sync, replica } });
}

function withRatings(state: RemoteState, { face }: Replica): RemoteState {
  const { seats, status } = face;
  if (!seats || status !== 'going') return state;
  return { ...state, ratings: { first: seats.first.rating, second: seats.second.rating } };
}

// ---- Commands ----

/** A turn that was confirmed before a reload is still on its way. */
function withUnanswered(
  state: RemoteState,
  replica: Replica,
  unanswered: readonly PendingCommand[],
): RemoteState {
  const turn = unanswered.find(({ command }) => command.type === 'turn');
  if (turn?.expectedSeq !== replica.seq) return state;
  return withTurn(state, turn.command, turn.cmdId, replica);
}

function withTurn(
  state: RemoteState,
  command: Command,
  cmdId: string,
  replica = replicaOf(state),
): RemoteState {
  if (command.type !== 'turn' || !replica) return state;
  const turn = { cmdId, on: fingerprint(replica.game), moves: readMoves(command.moves) ?? [] };
  return { ...state, turn };
}

function replied(state: RemoteState, command: PendingCommand, reply: Reply): RemoteStep {
  return replicaOf(state) ? then(noteReply(state, command, reply), catchUp) : stay(state);
}

function noteReply(state: RemoteState, command: PendingCommand, reply: Reply): RemoteStep {
  const { cmdId } = command;
  if (reply.is === 'saved') {
    // Chat lines have their own numbers.
    if (command.command.type === 'say') return finish(state, cmdId);
    const saved = [...state.saved, { cmdId, seq: reply.seq }];
    return { state: { ...state, saved }, effects: expectation(state, reply.seq) };
  }
  if (reply.code !== 'conflict') return refuse(state, command, reply);
  const head = reply.head ?? (replicaOf(state)?.seq ?? 0) + 1;
  const overtaken = [...state.overtaken, { command, reply, head }];
  return { state: { ...state, overtaken }, effects: expectation(state, head) };
}

const expectation = (state: RemoteState, seq: number): readonly RemoteEffect[] =>
  isBehind(state, seq) ? [{ do: 'expect', seq }] : [];

function finish(state: RemoteState, cmdId: string, refusal?: RefusedCommand): RemoteStep {
  return {
    state: {
      ...state,
      ...(state.turn?.cmdId === cmdId && { turn: undefined }),
      ...(refusal && { refusal }),
    },
    effects: [{ do: 'settle', cmdId, refusal }],
  };
}

function refuse(state: RemoteState, { cmdId, command }: PendingCommand, reply: Reply): RemoteStep {
  if (reply.is !== 'refused') return stay(state);
  const { code, illegal } = reply;
  return finish(state, cmdId, { command: command.type, code, ...(illegal && { illegal }) });
}

/** Settles the commands whose events have arrived, and reissues or refuses those that were overtaken. */
function catchUp(state: RemoteState): RemoteStep {
  const seq = replicaOf(state)?.seq ?? 0;
  const arrived = state.saved.filter((one) => one.seq <= seq);
  const ready = state.overtaken.filter(({ head }) => head <= seq);
  const rest: RemoteState = {
    ...state,
    saved: state.saved.filter((one) => one.seq > seq),
    overtaken: state.overtaken.filter(({ head }) => head > seq),
  };
  const settled = arrived.reduce(
    (before, { cmdId }) => then(before, (now) => finish(now, cmdId)),
    stay(rest),
  );
  return ready.reduce((before, one) => then(before, (now) => retry(now, one)), settled);
}

function retry(state: RemoteState, { command, reply }: Overtaken): RemoteStep {
  if (!isStillMeant(state, command)) return refuse(state, command, reply);
  return { state: { ...state, refusal: undefined }, effects: [{ do: 'reissue', command }] };
}

/** Whether a command still means the same after the events that overtook it. */
function isStillMeant(state: RemoteState, { command, cmdId }: PendingCommand): boolean {
  const replica = replicaOf(state);
  if (!replica) return false;
  const { face, role, game } = replica;
  switch (command.type) {
    case 'turn':
      return state.turn?.cmdId === cmdId && state.turn.on === fingerprint(game) && face.status === 'going';
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
}
