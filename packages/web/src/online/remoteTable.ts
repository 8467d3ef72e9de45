// A table on the server: the signals and actions that are derived from its state.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Clocks,
  type Command,
  fingerprint,
  type Happened,
  type TableFace,
  type TableSettings,
} from '@wagons/protocol';
import {
  type BySeat,
  type Game,
  invariant,
  type Move,
  ok,
  playAll,
  refused,
  REFUSALS,
  type Refused,
  type Result,
  type Seat,
  seatToMove,
  turnsOf,
} from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import type { WallClock } from '../play/table/ports.ts';
import { type Declined, nowOf, type Table } from '../play/table/table.ts';
import { isFinished } from '../play/table/turns.ts';
import type { Chat } from './chat.ts';
import { tickingClocks } from './clocks.ts';
import type { ServerConnection } from './connection.ts';
import { seatIn, type TableRole } from './replica.ts';
import { type RefusedCommand, type RemoteState, replicaOf } from './remoteState.ts';

export type SeatPresence = {
  readonly first: boolean;
  readonly second: boolean;
  readonly watching: number;
  /** From then on the opponent of the seat to move may claim the game. */
  readonly claimAt?: number;
};

/** What a table on the server has in addition to every table. */
type Online = {
  readonly settings: TableSettings;
  readonly role: ReadonlySignal<TableRole>;
  /** Our seat; undefined for hosts and spectators. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly face: ReadonlySignal<TableFace>;
  /** The cards are dealt when both players are ready; until then `game` is a placeholder. */
  readonly isCovered: ReadonlySignal<boolean>;
  /** The last event, if we were connected when it happened. */
  readonly happened: ReadonlySignal<Happened | undefined>;
  /** Undefined while unknown, as when offline; then the clocks stand still. */
  readonly presence: ReadonlySignal<SeatPresence | undefined>;
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  /** Time left for each seat, in milliseconds. */
  readonly left: ReadonlySignal<BySeat<number> | undefined>;
  readonly chat: Chat;
  /** Whether the game shown agrees with the server. */
  readonly agrees: ReadonlySignal<boolean>;
  /** Both ratings while the game was going, if it was seen then. */
  readonly ratings: ReadonlySignal<BySeat<number | undefined> | undefined>;
  /** Commands without a reply yet, except chat. */
  readonly waiting: ReadonlySignal<ReadonlyArray<Command['type']>>;
  /** The last refused command, until `forget`. */
  readonly refusal: ReadonlySignal<RefusedCommand | undefined>;
  readonly forget: () => void;
  readonly order: (command: Command) => void;
};

export type RemoteTable = Table & Online;

/** What a table needs of the session that keeps its state. */
export type TableSession = {
  readonly id: string;
  readonly connection: ServerConnection;
  readonly clock: WallClock;
  readonly state: ReadonlySignal<RemoteState>;
  readonly presence: ReadonlySignal<SeatPresence | undefined>;
  readonly chat: Chat;
  /** Keeps the moves of a turn that is not confirmed yet. */
  readonly draft: (moves: readonly Move[]) => void;
  readonly order: (command: Command, settled?: (refusal: RefusedCommand | undefined) => void) => void;
  readonly forget: () => void;
};

const declined = (why: Declined): Promise<Refused<Declined>> => Promise.resolve(refused(why));
const NOT_YOURS: Declined = {
  why: 'rules',
  illegal: { why: 'notYourTurn', rule: REFUSALS.notYourTurn },
};

/** Needs a session that has its first snapshot. */
export function makeRemoteTable(session: TableSession): RemoteTable {
  const signals = signalsOf(session);
  const { replica, isGoing: _going, mayMove: _mayMove, ...shown } = signals;
  const { clocks, presence, game, pending } = shown;
  // The server sends presence last, after everything that happened in the meantime.
  const isPresent = computed(() => presence.value !== undefined);
  const ticking = tickingClocks(clocks, isPresent, session.connection.time, session.clock);
  return {
    ...shown,
    id: session.id,
    now: nowOf(game, pending),
    settings: replica.peek().settings,
    match: signal(undefined),
    left: ticking.shown,
    chat: session.chat,
    ...actionsOf(session, signals),
    forget: () => session.forget(),
    order: (command) => session.order(command),
    takeOver: () => undefined,
    leave: ticking.stop,
  };
}

type Signals = ReturnType<typeof signalsOf>;

function signalsOf({ id, state, presence, connection }: TableSession) {
  const replica = computed(() => {
    const found = replicaOf(state.value);
    invariant(found, 'a table has a snapshot');
    return found;
  });
  const game = computed(() => replica.value.game);
  const hash = computed(() => fingerprint(game.value));
  const face = computed(() => replica.value.face);
  const seat = computed(() => seatIn(replica.value));
  const isGoing = computed(() => face.value.status === 'going');
  const agrees = computed(() => state.value.sync.is === 'synced');
  const isSending = computed(() => state.value.turn !== undefined);
  const mayMove = computed(
    () => isGoing.value && agrees.value && !isSending.value && !replica.value.isCovered,
  );
  const waiting = computed(() =>
    connection.unanswered.value
      .filter(({ table, command }) => table === id && command.type !== 'say')
      .map(({ command }) => command.type),
  );
  return {
    replica,
    game,
    face,
    seat,
    isGoing,
    agrees,
    mayMove,
    waiting,
    presence,
    role: computed(() => replica.value.role),
    isCovered: computed(() => replica.value.isCovered),
    clocks: computed(() => face.value.clocks),
    happened: computed(() => replica.value.happened),
    ratings: computed(() => state.value.ratings),
    refusal: computed(() => state.value.refusal),
    pending: computed<readonly Move[]>(() => {
      const { turn, draft } = state.value;
      return turn && turn.on === hash.value ? turn.moves : draft;
    }),
    mine: computed(() => (mayMove.value && seat.value ? [seat.value] : [])),
    keeping: computed(() => (waiting.value.length > 0 || !agrees.value ? 'saving' : 'saved')),
    awaited: computed(() => {
      const moving = seatToMove(game.value);
      return isGoing.value && !isSending.value && moving !== seat.value ? moving : undefined;
    }),
    canTakeBack: canTakeBack({ replica, mayMove, waiting }),
  };
}

function canTakeBack({
  replica,
  mayMove,
  waiting,
}: {
  readonly replica: ReadonlySignal<NonNullable<ReturnType<typeof replicaOf>>>;
  readonly mayMove: ReadonlySignal<boolean>;
  readonly waiting: Online['waiting'];
}): ReadonlySignal<boolean> {
  const hasTurn = computed(() => {
    const seat = seatIn(replica.value);
    return turnsOf(replica.value.game).some((turn) => turn.seat === seat);
  });
  return computed(
    () =>
      mayMove.value &&
      !replica.value.settings.rated &&
      replica.value.face.offer === undefined &&
      !waiting.value.includes('askTakeBack') &&
      hasTurn.value,
  );
}

function actionsOf(
  session: TableSession,
  { game, seat, isGoing, mayMove, canTakeBack: mayTakeBack }: Signals,
): Pick<Table, 'keepPending' | 'confirm' | 'takeBack'> {
  const settled = (command: Command): Promise<Result<Game, Declined>> =>
    new Promise((resolve) => {
      session.order(command, (why) =>
        resolve(why ? refused({ why: 'refused', code: why.code }) : ok(game.peek())),
      );
    });
  const send = async (turn: readonly Move[]): Promise<Result<Game, Declined>> => {
    const before = game.peek();
    session.draft([]);
    const result = await settled({ type: 'turn', moves: turn.map(makeMove) });
    // The last card is back in hand, so the player can change the turn and confirm it again.
    if (!result.ok && game.peek() === before && isGoing.peek()) session.draft(turn.slice(0, -1));
    return result;
  };
  return {
    keepPending: (moves) => {
      if (mayMove.peek()) session.draft(moves);
    },
    confirm: (turn) => {
      const { value: moving } = seat;
      if (!moving || !isGoing.peek() || seatToMove(game.peek()) !== moving) return declined(NOT_YOURS);
      if (!mayMove.peek()) return declined({ why: 'elsewhere' });
      const next = playAll(game.peek(), turn, moving);
      if (!next.ok) return declined({ why: 'rules', illegal: next.error });
      return isFinished(game.peek(), next.value) ? send(turn) : declined({ why: 'unfinished' });
    },
    takeBack: () => (mayTakeBack.peek() ? settled({ type: 'askTakeBack' }) : declined({ why: 'nothing' })),
  };
}
