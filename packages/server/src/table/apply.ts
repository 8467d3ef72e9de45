// Folds the events of a table, one after the other. An event that was stored is a fact: here nothing is refused.

import { type Offer, timeAtStart } from '@wagons/protocol';
import {
  type BySeat,
  type Deck,
  invariant,
  newGame,
  outcome,
  RULES_VERSION,
  score,
  type Seat,
  undo,
  withSeat,
} from '@wagons/rules';
import type { GameId, Table, TableEvent, Time } from './table.ts';
import { playTurn } from './turn.ts';

const NO_REQUESTS: BySeat<number> = { first: 0, second: 0 };

export type Opened = TableEvent & { readonly type: 'opened' };

/** The table that its first event opens. */
export function openTable(id: GameId, event: Opened, at: Time, deck: Deck): Table {
  invariant(event.rules === RULES_VERSION, `table ${id} was opened under rules ${event.rules}`);
  invariant(deck.hash === event.settings.deck, `table ${id} is opened with its own deck`);
  return {
    id,
    seq: 1,
    settings: event.settings,
    seed: event.seed,
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
export function apply(table: Table, event: TableEvent, at: Time): Table {
  const { offer: _, ...rest } = table;
  const next = { ...rest, seq: table.seq + 1, changedAt: at };
  switch (event.type) {
    case 'opened':
      throw new Error(`This is a bug: table ${table.id} is opened twice`);
    case 'sat': {
      const time = timeAtStart(table.settings.clock);
      const left = time === undefined ? undefined : { first: time, second: time };
      return {
        ...next,
        status: 'going',
        seats: event.seats,
        since: at,
        ...(left && { left }),
        ...(event.awaits && { awaits: event.awaits }),
      };
    }
    case 'ready':
      return readied(next, event.seat, at);
    case 'turn': {
      const played = playTurn(table.game, event.moves);
      invariant(played.ok, 'a stored turn can be played');
      const game = played.value;
      const turns = [...table.turns, { seat: event.seat, from: table.game.moves.length }];
      const ready = readied(next, event.seat, at);
      const after = { ...ready, game, turns, requests: NO_REQUESTS, ...clocks(event.left, at) };
      if (game.phase !== 'over') return after;
      const tallies = score(game);
      const totals = { first: tallies.first.total, second: tallies.second.total };
      return { ...after, status: 'over', end: { by: 'points', outcome: outcome(tallies) }, totals };
    }
    case 'takeBackAsked':
    case 'rematchOffered': {
      const offer = offerIn(event);
      const requests = withSeat(table.requests, event.seat, table.requests[event.seat] + 1);
      return { ...next, requests, ...(offer && { offer }) };
    }
    case 'takeBackRefused':
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
      return {
        ...next,
        status: 'over',
        requests: NO_REQUESTS,
        end: {
          by: event.type === 'resigned' ? 'resigned' : 'time',
          outcome: event.seat === 'first' ? 'second' : 'first',
        },
        ...clocks(event.left, at),
      };
    case 'aborted':
      return {
        ...next,
        status: 'over',
        requests: NO_REQUESTS,
        end: { by: 'aborted' },
        ...clocks(event.left, at),
      };
    case 'rematched':
      return { ...next, next: event.next };
  }
}

/** Nobody waits for this seat any longer; with the last one the clock starts. */
function readied(table: Table, seat: Seat, at: Time): Table {
  const { awaits = [], ...rest } = table;
  const others = awaits.filter((one) => one !== seat);
  return others.length > 0 ? { ...rest, awaits: others } : { ...rest, since: at };
}

/** What an event asks the other one; the next event, whatever it is, makes an end of it. */
export function offerIn(event: TableEvent): Offer | undefined {
  if (event.type === 'takeBackAsked') return { kind: 'takeBack', by: event.seat };
  return event.type === 'rematchOffered' ? { kind: 'rematch', by: event.seat, deal: event.deal } : undefined;
}

const clocks = (left: BySeat<number> | undefined, at: Time): Pick<Table, 'left' | 'since'> =>
  left ? { left, since: at } : { since: at };
