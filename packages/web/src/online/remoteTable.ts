// A table far away: it shows what the server has stored, checks every event, and accepts nothing while they disagree.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Clocks,
  type Command,
  fingerprint,
  type Happened,
  type RefusalCode,
  type ServerMessage,
  type ServerMessages,
  type TableFace,
  type TableSettings,
} from '@wagons/protocol';
import {
  type BySeat,
  type Deck,
  type Game,
  type Move,
  ok,
  refused,
  REFUSALS,
  type Refused,
  type Result,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { Shelf } from '../kit/storage/shelf.ts';
import type { Clock } from '../play/table/ports.ts';
import type { Declined, Table } from '../play/table/table.ts';
import { isFinished, playAll, turnsOf } from '../play/table/turns.ts';
import { type Chat, keepChat } from './chat.ts';
import { tickingClocks } from './clocks.ts';
import { type Connection, REPEATED_LATER } from './connection.ts';
import { keepTurn, keptTurn } from './pendingTurn.ts';
import { follow, type Known, readTable, type Role, withPeople } from './record.ts';
import { keepWants, turnCommand, type Wants } from './wants.ts';

export type RemotePorts = {
  readonly connection: Connection;
  readonly shelf: Shelf;
  readonly clock: Clock;
  /** A deck by its hash, wherever it comes from. */
  readonly deckOf: (hash: string) => Promise<Deck | undefined>;
};

type Presence = { readonly first: boolean; readonly second: boolean; readonly watching: number };

/** What a table far away has besides what every table has. */
type Online = Pick<Wants, 'refusal' | 'forget' | 'waiting'> & {
  readonly settings: TableSettings;
  readonly role: ReadonlySignal<Role>;
  /** The seat one has; undefined for hosts and onlookers. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly face: ReadonlySignal<TableFace>;
  /** What happened last, as far as one was there to see it. */
  readonly happened: ReadonlySignal<Happened | undefined>;
  /** Undefined while that is not known, as without a connection; then the clocks stand still. */
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  /** What each side has left now, in milliseconds. */
  readonly left: ReadonlySignal<BySeat<number> | undefined>;
  readonly chat: Chat;
  /** Whether what is shown is what the server has. */
  readonly agrees: ReadonlySignal<boolean>;
  /** What both had as a rating while the game was going, if that was seen. */
  readonly ratings: ReadonlySignal<BySeat<number | undefined> | undefined>;
  readonly want: (command: Command) => void;
};

export type RemoteTable = Table & Online;

/** Why there is no table: the server says so, or what it says cannot be true. */
export type RemoteTrouble = RefusalCode | 'astray';

export type Visit = {
  readonly table: ReadonlySignal<RemoteTable | undefined>;
  readonly trouble: ReadonlySignal<RemoteTrouble | undefined>;
  readonly leave: () => void;
};

/** So many events are remembered, for the case that they arrive before the table they belong to. */
const REMEMBERED = 40;
/** What was promised arrives within so many milliseconds, or it is asked for. */
const PATIENCE = 3000;

type Event = ServerMessages['event'];

/** As the protocol has it; the schema itself would bring its library along. */
const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;

/** Goes to a table and watches it. */
export function visit(ports: RemotePorts, id: string): Visit {
  // As of a link that was cut short: the server could not even say which table it refuses.
  if (!TABLE_ID.test(id))
    return { table: signal(undefined), trouble: signal('noSuchTable'), leave: () => undefined };
  const { connection } = ports;
  const known = signal<Known | undefined>(undefined);
  const trouble = signal<RemoteTrouble | undefined>(undefined);
  const agrees = signal(false);
  const presence = signal<Presence | undefined>(undefined);
  // Without a connection one cannot see who is there, nor at first when it is back.
  const unseeing = effect(() => {
    if (connection.state.value.is !== 'online') presence.value = undefined;
  });
  const role = computed<Role>(() => known.value?.role ?? 'spectator');
  const chat = keepChat(ports.shelf, id, role);
  const seated = signal<Seated | undefined>(undefined);
  let recent: readonly Event[] = [];
  /** Who is called how, if that was told since the last table. */
  let people: ServerMessages['people'] | undefined;
  let isAsked = false;
  let isDoubted = false;
  let tables = 0;
  let you: string | undefined;
  let forgetAsking: (() => void) | undefined;

  const watching = (since: number | undefined) => {
    const line = chat.last();
    return {
      type: 'watch',
      table: id,
      ...(since !== undefined && { since }),
      ...(line !== undefined && { line }),
    } as const;
  };
  /** Nothing is certain until the whole table is told again. */
  const lose = (): void => {
    agrees.value = false;
    isAsked = true;
    // The table that comes has them all; one that does not fit would be stumbled over again and again.
    recent = [];
    connection.say(watching(undefined));
  };
  const ask = (seq: number): void => {
    forgetAsking?.();
    forgetAsking = ports.clock.after(PATIENCE, () => {
      if ((known.peek()?.seq ?? 0) < seq)
        connection.say(watching(agrees.peek() ? known.peek()?.seq : undefined));
    });
  };
  const learn = (next: Known): void => {
    const { value: was } = known;
    // The same position stays the same thing, so that a card in hand stays in hand.
    const isSame = was && fingerprint(was.game) === fingerprint(next.game);
    batch(() => {
      known.value = isSame ? { ...next, game: was.game } : next;
      trouble.value = undefined;
      seated.value ??= sitFarAway({
        ...ports,
        id,
        known: known as ReadonlySignal<Known>,
        agrees,
        presence,
        chat,
        ask,
      });
      seated.value.learnt();
    });
  };
  const advance = (event: Event): void => {
    const { value: now } = known;
    if (!now || !agrees.peek()) return;
    const next = follow(now, event, connection.you.peek()?.id);
    if (!next) lose();
    else if (next !== now) learn(next);
  };
  const adopt = async (told: ServerMessages['table']): Promise<void> => {
    const turn = ++tables;
    const deck = await ports.deckOf(told.deck);
    if (turn !== tables) return;
    const read = deck && readTable(told, deck);
    const table = read && people ? withPeople(read, people) : read;
    if (!table) {
      // Once may be an accident on the way; twice is not.
      if (!deck || isDoubted) trouble.value = deck ? 'astray' : 'noSuchDeck';
      else lose();
      agrees.value = false;
      isDoubted = true;
      return;
    }
    const now = known.peek();
    if (now && !isAsked && table.seq < now.seq) return;
    isAsked = false;
    isDoubted = false;
    batch(() => {
      agrees.value = true;
      chat.add(told.chat);
      learn(table);
    });
    for (const event of recent.toSorted((a, b) => a.seq - b.seq)) if (event.seq > table.seq) advance(event);
  };
  const hear = (message: ServerMessage): void => {
    if (!('table' in message) || message.table !== id) return;
    switch (message.type) {
      case 'table':
        people = undefined;
        void adopt(message);
        break;
      case 'event':
        recent = [...recent, message].slice(-REMEMBERED);
        advance(message);
        break;
      case 'said':
        chat.add(message.lines);
        break;
      case 'people': {
        const { value: now } = known;
        people = message;
        batch(() => {
          if (now) known.value = withPeople(now, message);
          seated.peek()?.learnt();
        });
        break;
      }
      case 'presence': {
        const { first, second, watching: others } = message;
        presence.value = { first, second, watching: others };
        break;
      }
      case 'refused':
        if (REPEATED_LATER.includes(message.code)) ask(Infinity);
        else trouble.value = message.code;
        break;
      default:
    }
  };
  const detach = connection.attach({
    hear,
    greet: () => {
      const isSomebodyElse = you !== connection.you.peek()?.id;
      you = connection.you.peek()?.id;
      recent = [];
      isAsked = true;
      // What one is at a table depends on who one is.
      return [watching(agrees.peek() && !isSomebodyElse ? known.peek()?.seq : undefined)];
    },
    replied: (wish, reply) => seated.peek()?.replied(wish, reply),
  });
  return {
    table: computed(() => seated.value?.table),
    trouble,
    leave: () => {
      detach();
      unseeing();
      forgetAsking?.();
      connection.say({ type: 'unwatch', table: id });
      seated.peek()?.table.leave();
    },
  };
}

type Seated = {
  readonly table: RemoteTable;
  readonly replied: Wants['replied'];
  readonly learnt: () => void;
};

type Place = RemotePorts & {
  readonly id: string;
  readonly known: ReadonlySignal<Known>;
  readonly agrees: ReadonlySignal<boolean>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly chat: Chat;
  readonly ask: (seq: number) => void;
};

const declined = (why: Declined): Promise<Refused<Declined>> => Promise.resolve(refused(why));
const NOT_YOURS: Declined = {
  why: 'rules',
  illegal: { why: 'notYourTurn', rule: REFUSALS.notYourTurn },
};

/** The table as somebody sees it who sits there, or looks on. */
function sitFarAway({ connection, shelf, clock, id, known, agrees, presence, chat, ask }: Place): Seated {
  const game = computed(() => known.value.game);
  const hash = computed(() => fingerprint(game.value));
  const face = computed(() => known.value.face);
  const role = computed(() => known.value.role);
  const seat = computed(() => (role.value === 'first' || role.value === 'second' ? role.value : undefined));
  const isGoing = computed(() => face.value.status === 'going');
  const clocks = computed(() => face.value.clocks);
  // Who is there is told last, after everything that has happened meanwhile.
  const isTold = computed(() => presence.value !== undefined);
  const ticking = tickingClocks(clocks, isTold, connection.time, clock);
  const wants = keepWants({ connection, table: id, known, ask });
  const inHand = signal(keptTurn(shelf, id, game.peek(), seat.peek()));
  const ratings = signal<BySeat<number | undefined> | undefined>(undefined);
  let last: Game = game.peek();

  const pending = computed<readonly Move[]>(() => {
    const { value: turn } = wants.turn;
    return turn && turn.on === hash.value ? turn.moves : inHand.value;
  });
  const keepPending = (moves: readonly Move[]): void => {
    inHand.value = moves;
    keepTurn(shelf, id, game.peek(), moves);
  };
  const mayMove = computed(() => isGoing.value && agrees.value && wants.turn.value === undefined);
  const settled = (command: Command): Promise<Result<Game, Declined>> =>
    new Promise((resolve) => {
      wants.want(command, (why) =>
        resolve(why ? refused({ why: 'refused', code: why.code }) : ok(game.peek())),
      );
    });
  const confirm = async (turn: readonly Move[]): Promise<Result<Game, Declined>> => {
    const before = game.peek();
    keepPending([]);
    const answer = await settled(turnCommand(turn));
    // The last card is back in hand: the turn can be looked at, changed, and confirmed once more.
    if (!answer.ok && game.peek() === before && isGoing.peek()) keepPending(turn.slice(0, -1));
    return answer;
  };
  const lastTurn = computed(() => turnsOf(game.value).findLast((turn) => turn.seat === seat.value));
  const canTakeBack = computed(
    () =>
      mayMove.value &&
      seat.value !== undefined &&
      !known.value.settings.rated &&
      face.value.offer === undefined &&
      !wants.waiting.value.includes('askTakeBack') &&
      lastTurn.value !== undefined,
  );

  const table: RemoteTable = {
    id,
    game,
    pending,
    mine: computed(() => (mayMove.value && seat.value ? [seat.value] : [])),
    keeping: computed(() => (wants.waiting.value.length > 0 || !agrees.value ? 'saving' : 'saved')),
    awaited: computed(() => {
      const moving = seatToMove(game.value);
      return isGoing.value && wants.turn.value === undefined && moving !== seat.value ? moving : undefined;
    }),
    match: signal(undefined),
    canTakeBack,
    keepPending: (moves) => {
      if (mayMove.peek()) keepPending(moves);
    },
    confirm: (turn) => {
      const { value: moving } = seat;
      if (!moving || !isGoing.peek() || seatToMove(game.peek()) !== moving) return declined(NOT_YOURS);
      if (!mayMove.peek()) return declined({ why: 'elsewhere' });
      const next = playAll(game.peek(), turn, moving);
      if (!next.ok) return declined({ why: 'rules', illegal: next.error });
      return isFinished(game.peek(), next.value) ? confirm(turn) : declined({ why: 'unfinished' });
    },
    takeBack: () => (canTakeBack.peek() ? settled({ type: 'askTakeBack' }) : declined({ why: 'nothing' })),
    takeOver: () => undefined,
    leave: ticking.stop,

    settings: known.peek().settings,
    role,
    seat,
    face,
    happened: computed(() => known.value.happened),
    presence,
    clocks,
    left: ticking.shown,
    chat,
    agrees,
    ratings,
    waiting: wants.waiting,
    refusal: wants.refusal,
    forget: wants.forget,
    want: (command) => wants.want(command),
  };
  return {
    table,
    replied: wants.replied,
    learnt: () => {
      const { seats, status } = face.peek();
      if (game.peek() !== last) {
        last = game.peek();
        keepPending([]);
      }
      if (seats && status === 'going')
        ratings.value = { first: seats.first.rating, second: seats.second.rating };
      wants.catchUp();
    },
  };
}
