// A table: the one interface for games on this device and on the server.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { RefusalCode } from '@wagons/protocol';
import { type Game, type Illegal, type Move, playAll, type Result, type Seat } from '@wagons/rules';
import type { Match } from '../store/seatPlayers.ts';

/**
 * Whether confirmed turns are stored: `saved`, on their way (`saving`), or only in memory (`unsaved`). A table that
 * another tab has taken over is `elsewhere`: it shows the game and accepts nothing.
 */
const KEEPINGS = ['saved', 'saving', 'unsaved', 'elsewhere'] as const;
type Keeping = (typeof KEEPINGS)[number];

/** Why a table did not accept a turn or a takeback. */
export type Declined =
  | { readonly why: 'rules'; readonly illegal: Illegal }
  | { readonly why: 'elsewhere' }
  /** The server refused it. */
  | { readonly why: 'refused'; readonly code: RefusalCode }
  /** The turn has more moves, and a turn is confirmed as a whole. */
  | { readonly why: 'unfinished' }
  /** The player has no turn to take back. */
  | { readonly why: 'nothing' };

export type Table = {
  readonly id: string;
  /** The game with every confirmed turn. */
  readonly game: ReadonlySignal<Game>;
  /** The seats that move from this device: both for two people at one device, none for spectators. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  readonly keeping: ReadonlySignal<Keeping>;
  /** The moves of the turn that are not confirmed yet, a bot's too; stored, so that a reload loses nothing. */
  readonly pending: ReadonlySignal<readonly Move[]>;
  /** The game with the pending moves. */
  readonly now: ReadonlySignal<Game>;
  /** The seat to move that is not played from this device: a bot, or a player on the server. */
  readonly awaited: ReadonlySignal<Seat | undefined>;
  /** The match; includes this game once it is over. */
  readonly match: ReadonlySignal<Match | undefined>;
  /** Whether there is a turn to take back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Stores the moves made so far of a turn that is not confirmed. */
  readonly keepPending: (moves: readonly Move[]) => void;
  /** Confirms a whole turn: all moves of a seat until the other seat moves; all of them or none. */
  readonly confirm: (turn: readonly Move[]) => Promise<Result<Game, Declined>>;
  /** Undoes turns until it is the player's move again. At a local table no one has to agree. */
  readonly takeBack: () => Promise<Result<Game, Declined>>;
  /** Takes the table back from another tab. */
  readonly takeOver: () => void;
  /** Stops bots and timers, and unsubscribes. */
  readonly leave: () => void;
};

/** The game with the pending moves. */
export const nowOf = (
  game: ReadonlySignal<Game>,
  pending: ReadonlySignal<readonly Move[]>,
): ReadonlySignal<Game> =>
  computed(() => {
    const played = playAll(game.value, pending.value);
    return played.ok ? played.value : game.value;
  });
