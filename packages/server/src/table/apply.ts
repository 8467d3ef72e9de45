// Folds events into the state of a table. Stored events are facts, so nothing is refused here.

import { type GameEnd, timeAtStart } from '@wagons/protocol';
import {
  type BySeat,
  type Deck,
  invariant,
  newGame,
  opponent,
  outcome,
  RULES_VERSION,
  score,
  type Seat,
  undo,
  withSeat,
} from '@wagons/rules';
import { type GameId, offerIn, type TableEvent, type Time } from '../ports/tableEvent.ts';
import type { TableState } from './table.ts';
import { playTurn } from './turn.ts';

const NO_REQUESTS: BySeat<number> = { first: 0, second: 0 };

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
export type Opened = TableEvent & { readonly type: 'opened' };

/** The table after its first event. */
export function openTable(id: GameId, event: Opened, at: Time, deck: Deck): TableState {
  invariant(event.rules === RULES_VERSION, `table ${id} was opened under rules ${event.rules}`);
  invariant(deck.hash === event.settings.deck, `table ${id} is opened with the deck of its settings`);
  return {
    id,
    seq: 1,
    settings: event.settings,
    seed: event.seed,
    ...(event.covered && { covered: true }),
    host: event.host,
    status: 'open',
    game: newGame(event.seed, deck),
    turns: [],
    requests: NO_REQUESTS,
    since: at,
    openedAt: at,
    changedAt: at,
  };
}

/** The table after its next event. */
export function apply(table: TableState, event: TableEvent, at: Time): TableState {
  const { offer: _, ...rest } = table;
  const next = { ...rest, seq: table.seq + 1, changedAt: at };
  invariant(event.type !== 'opened', `table ${table.id} is opened once`);
  switch (event.type) {
    case 'sat':
      return sat(next, event, at);
    case 'ready':
      return readied(next, event.seat, at);
    case 'dealt': {
      const { covered: _covered, ...open } = readied(next, event.seat, at);
      return { ...open, seed: event.seed, game: newGame(event.seed, table.game.deck) };
    }
    case 'turn':
      return played(next, event, at);
    case 'takeBackAsked':
    case 'rematchOffered': {
      const offer = offerIn(event);
      const requests = withSeat(table.requests, event.seat, table.requests[event.seat] + 1);
      return { ...next, requests, ...(offer && { offer }), ...rested(event, at) };
    }
    case 'takeBackRefused':
      // A clock that stood still for the answer runs again.
      return { ...next, since: Math.min(table.since, at) };
    case 'rematchRefused':
      return next;
    case 'takeBackMade':
      return {
        ...next,
        game: undo(table.game, table.game.moves.length - event.to),
        turns: table.turns.filter(({ from }) => from < event.to),
        ...clocks(event.left, at),
      };
    case 'resigned':
    case 'flagged':
    case 'aborted':
      return { ...next, status: 'over', requests: NO_REQUESTS, end: endBy(event), ...clocks(event.left, at) };
    case 'rematched':
      return { ...next, next: event.next };
  }
}

function sat(table: TableState, { seats, awaits, within }: EventOf<'sat'>, at: Time): TableState {
  const time = timeAtStart(table.settings.clock);
  const left = time === undefined ? undefined : { first: time, second: time };
  return {
    ...table,
    status: 'going',
    seats,
    since: at,
    ...(left && { left }),
    ...(awaits && { awaits }),
    ...(within !== undefined && { within }),
  };
}

function played(table: TableState, { seat, moves, left }: EventOf<'turn'>, at: Time): TableState {
  const result = playTurn(table.game, moves);
  invariant(result.ok, 'a stored turn can be played');
  const game = result.value;
  const turns = [...table.turns, { seat, from: table.game.moves.length }];
  const ready = readied(table, seat, at);
  const after = { ...ready, game, turns, requests: NO_REQUESTS, ...clocks(left, at) };
  if (game.phase !== 'over') return after;
  const tallies = score(game);
  const totals = { first: tallies.first.total, second: tallies.second.total };
  return { ...after, status: 'over', end: { by: 'points', outcome: outcome(tallies) }, totals };
}

/** How an event ends a game before all cards are placed. */
function endBy(event: EventOf<'resigned' | 'flagged' | 'aborted'>): GameEnd {
  const away = 'away' in event && { away: event.away };
  if (event.type !== 'aborted')
    return {
      by: event.type === 'resigned' ? 'resigned' : 'time',
      outcome: opponent(event.seat),
      ...away,
    };
  const { why, seat } = event;
  return { by: 'aborted', ...(why && { why }), ...(seat && { seat }), ...away };
}

/** The clock no longer waits for this seat; it starts with the last one. */
function readied(table: TableState, seat: Seat, at: Time): TableState {
  const { awaits = [], ...rest } = table;
  const others = awaits.filter((one) => one !== seat);
  return others.length > 0 ? { ...rest, awaits: others } : { ...rest, since: at };
}

/** The clocks while a request waits for its answer. */
const rested = (event: EventOf<'takeBackAsked' | 'rematchOffered'>, at: Time): Partial<TableState> =>
  event.type === 'takeBackAsked' && event.rest !== undefined ? clocks(event.left, at + event.rest) : {};

const clocks = (left: BySeat<number> | undefined, at: Time): Pick<TableState, 'left' | 'since'> =>
  left ? { left, since: at } : { since: at };
