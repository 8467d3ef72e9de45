// Decides which event a command becomes, or why it is refused. Pure; the player is known from the session.

import type { Command, RefusalCode } from '@wagons/protocol';
import {
  type Illegal,
  isUnderWay,
  ok,
  opponent,
  refused,
  type Result,
  type Seat,
  SEATS,
  seatToMove,
} from '@wagons/rules';
import type { Outage } from '../ports/store.ts';
import type { PlayerId, TableEvent, Time } from '../ports/tableEvent.ts';
import { objectionToRequest } from './bounds.ts';
import { type Away, claimableAt } from './claim.ts';
import { flagFall, leftAfterTurn, leftAt, READY_WITHIN, restFor } from './clock.ts';
import { type Role, roleOf, type TableState } from './table.ts';
import { playTurn } from './turn.ts';

/** What a decision depends on besides table and command. Randomness is injected. */
export type Circumstances = {
  readonly by: PlayerId;
  readonly at: Time;
  readonly outages: readonly Outage[];
  /** Since when the seats have been empty, as far as the server has watched without a break. */
  readonly away?: Away;
  /** Decides random seats. */
  readonly coin: () => boolean;
  /** A new id for the table of a rematch. */
  readonly nextGame: () => string;
  /** A new seed for the deal. */
  readonly newSeed: () => string;
};

export type CommandRefusal = {
  readonly code: RefusalCode;
  readonly illegal?: Illegal & { readonly at?: number };
};
export type Decision = Result<TableEvent, CommandRefusal>;

/** The commands that change a table. Chat doesn't. */
export type TableCommand = Exclude<Command, { type: 'say' }>;

const no = (code: RefusalCode): Decision => refused({ code });

export function decide(table: TableState, command: TableCommand, now: Circumstances): Decision {
  const role = roleOf(table, now.by);
  switch (command.type) {
    case 'sit':
      return sit(table, role, now);
    case 'ready':
      return whilePlaying(table, role, now, (seat) => ready(table, seat, now));
    case 'abort':
      return abort(table, role, now);
    case 'claim':
      return whilePlaying(table, role, now, (seat) => claim(table, seat, command, now));
    case 'turn':
      return whilePlaying(table, role, now, (seat) => turn(table, seat, command.moves, now));
    case 'resign':
      return whilePlaying(table, role, now, (seat) => ok({ type: 'resigned', seat, ...timed(table, now) }));
    case 'askTakeBack':
      return whilePlaying(table, role, now, (seat) => askTakeBack(table, seat, now));
    case 'answerTakeBack':
      return whilePlaying(table, role, now, (seat) => answerTakeBack(table, seat, command, now));
    case 'offerRematch':
      return afterwards(table, role, (seat) => offerRematch(table, seat, command, now));
    case 'answerRematch':
      return afterwards(table, role, (seat) => answerRematch(table, seat, command, now));
  }
}

// ---- Sitting down and aborting ----

function sit(table: TableState, role: Role, { by, coin }: Circumstances): Decision {
  if (role === 'host') return no('ownTable');
  if (table.status !== 'open') return no('notOpen');
  const { first } = table.settings;
  const hostIsFirst = first === 'random' ? coin() : first === 'host';
  const seats = hostIsFirst ? { first: table.host, second: by } : { first: by, second: table.host };
  // An invited player may want to read the rules before the clock starts.
  const isLive = table.settings.clock.kind === 'live';
  return ok({ type: 'sat', seats, ...(isLive && { awaits: SEATS, within: READY_WITHIN }) });
}

function ready({ awaits, covered }: TableState, seat: Seat, { newSeed }: Circumstances): Decision {
  if (!awaits?.includes(seat)) return no('notAwaited');
  // The seed is chosen only now, so there is no deal that anyone could have seen before.
  const isLast = awaits.length === 1;
  return ok(covered && isLast ? { type: 'dealt', seat, seed: newSeed() } : { type: 'ready', seat });
}

function abort(table: TableState, role: Role, now: Circumstances): Decision {
  if (role === 'spectator') return no('notSeated');
  if (table.status === 'over') return no('notGoing');
  if (role === 'host') return ok({ type: 'aborted' });
  if (isUnderWay(table.game)) return no('tooLateToAbort');
  return ok({ type: 'aborted', seat: role, ...timed(table, now) });
}

/** Before the first draft a win becomes an abort, as when time is up. */
function claim(
  table: TableState,
  seat: Seat,
  { as }: Command & { type: 'claim' },
  now: Circumstances,
): Decision {
  const from = claimableAt(table, now.away, now.outages);
  const absent = seatToMove(table.game);
  if (from === undefined || now.at < from || !absent || absent === seat) return no('notClaimable');
  const type = as === 'win' && isUnderWay(table.game) ? 'flagged' : 'aborted';
  return ok({ type, seat: absent, away: true, ...timed(table, now) });
}

// ---- Playing ----

/** For commands that only a seated player may give, and only while there is time. */
function whilePlaying(
  table: TableState,
  role: Role,
  now: Circumstances,
  then: (seat: Seat) => Decision,
): Decision {
  if (role === 'spectator') return no('notSeated');
  if (table.status !== 'going' || role === 'host') return no('notGoing');
  if (flagFall(table, now.at, now.outages)) return no('timeIsUp');
  return then(role);
}

function turn(table: TableState, seat: Seat, texts: readonly string[], now: Circumstances): Decision {
  if (table.covered) return no('notDealt');
  if (seatToMove(table.game) !== seat) return no('notYourTurn');
  const played = playTurn(table.game, texts);
  if (!played.ok) return refused({ code: 'illegal', illegal: played.error });
  // Only complete turns are accepted.
  if (seatToMove(played.value) === seat) return no('unfinished');
  return ok({ type: 'turn', seat, moves: texts, ...turnTime(table, seat, now) });
}

/** The clocks after a turn. A clock that hasn't started charges no time and adds no increment. */
function turnTime(table: TableState, seat: Seat, now: Circumstances): ReturnType<typeof timed> {
  const left = leftAt(table, now.at, now.outages);
  if (!left) return {};
  return { left: table.awaits ? left : leftAfterTurn(table, left, seat) };
}

function askTakeBack(table: TableState, seat: Seat, now: Circumstances): Decision {
  if (table.settings.rated) return no('notInRated');
  if (table.offer) return no('alreadyOffered');
  if (lastTurnOf(table, seat) === undefined) return no('nothingToTakeBack');
  const rest = restFor(table, seat);
  return asking(table, {
    type: 'takeBackAsked',
    seat,
    ...(rest !== undefined && { ...timed(table, now), rest }),
  });
}

/** A request to the opponent; their number is limited. */
function asking(table: TableState, event: TableEvent & { readonly seat: Seat }): Decision {
  const objection = objectionToRequest(table, event.seat);
  return objection ? no(objection) : ok(event);
}

function answerTakeBack(
  table: TableState,
  seat: Seat,
  { accept }: Command & { type: 'answerTakeBack' },
  now: Circumstances,
): Decision {
  // The seat that asked may withdraw its request, but not accept it.
  if (table.offer?.kind !== 'takeBack' || (accept && table.offer.by === seat)) return no('noOffer');
  if (!accept) return ok({ type: 'takeBackRefused', seat });
  const to = lastTurnOf(table, opponent(seat));
  return to === undefined ? no('noOffer') : ok({ type: 'takeBackMade', seat, to, ...timed(table, now) });
}

/** The number of moves before the last turn of a seat. */
const lastTurnOf = (table: TableState, seat: Seat): number | undefined =>
  table.turns.findLast((turn) => turn.seat === seat)?.from;

/** The clocks as they stop. */
function timed(table: TableState, now: Circumstances): { readonly left?: { first: number; second: number } } {
  const left = leftAt(table, now.at, now.outages);
  return left ? { left } : {};
}

// ---- After the game ----

function afterwards(table: TableState, role: Role, then: (seat: Seat) => Decision): Decision {
  if (role === 'spectator') return no('notSeated');
  if (table.status !== 'over') return no('notOver');
  if (role === 'host') return no('notSeated');
  return table.next === undefined ? then(role) : no('noOffer');
}

function offerRematch(
  table: TableState,
  seat: Seat,
  { deal }: Command & { type: 'offerRematch' },
  now: Circumstances,
): Decision {
  const { offer, settings } = table;
  // A known deal would distort ratings, and a game without a clock need never end.
  if (settings.rated && (deal === 'same' || settings.clock.kind === 'none')) return no('notInRated');
  if (offer?.kind !== 'rematch') return asking(table, { type: 'rematchOffered', seat, deal });
  if (offer.by === seat) return no('alreadyOffered');
  // Both have offered the same, which means yes.
  return offer.deal === deal ? ok(rematched(seat, now)) : no('alreadyOffered');
}

function answerRematch(
  table: TableState,
  seat: Seat,
  { accept }: Command & { type: 'answerRematch' },
  now: Circumstances,
): Decision {
  if (table.offer?.kind !== 'rematch' || table.offer.by === seat) return no('noOffer');
  if (accept && table.settings.rated && table.settings.clock.kind === 'none') return no('notInRated');
  return ok(accept ? rematched(seat, now) : { type: 'rematchRefused', seat });
}

const rematched = (seat: Seat, now: Circumstances): TableEvent => ({
  type: 'rematched',
  seat,
  next: now.nextGame(),
});

// ---- Retries ----

/** Whether this command became this event; then it is a retry and not another command. */
export function isResultOf(event: TableEvent, command: Command): boolean {
  switch (command.type) {
    case 'say':
      return false;
    case 'sit':
      return event.type === 'sat';
    case 'ready':
      return event.type === 'ready' || event.type === 'dealt';
    case 'turn':
      return event.type === 'turn' && event.moves.join('\n') === command.moves.join('\n');
    case 'askTakeBack':
      return event.type === 'takeBackAsked';
    case 'answerTakeBack':
      return event.type === (command.accept ? 'takeBackMade' : 'takeBackRefused');
    case 'resign':
      return event.type === 'resigned';
    case 'abort':
      return event.type === 'aborted' && !event.away;
    case 'claim':
      return (event.type === 'flagged' || event.type === 'aborted') && event.away === true;
    case 'offerRematch':
      return event.type === 'rematched' || (event.type === 'rematchOffered' && event.deal === command.deal);
    case 'answerRematch':
      return event.type === (command.accept ? 'rematched' : 'rematchRefused');
  }
}
