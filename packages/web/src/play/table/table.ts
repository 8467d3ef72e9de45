// A table: where a game is played, whoever sits there and wherever it is kept: on this device, or far away.

import type { ReadonlySignal } from '@preact/signals';
import type { RefusalCode } from '@wagons/protocol';
import type { Game, Illegal, Move, Result, Seat } from '@wagons/rules';
import type { Match } from '../store/sitters.ts';

/**
 * Whether what was confirmed is kept: `saved`, on its way (`saving`), or only in memory (`unsaved`). A table that
 * another tab has taken over is `elsewhere`: it shows the game and accepts nothing.
 */
const KEEPINGS = ['saved', 'saving', 'unsaved', 'elsewhere'] as const;
type Keeping = (typeof KEEPINGS)[number];

/** Why a table did not accept something. A refusal of the rules comes as it is. */
export type Declined =
  | { readonly why: 'rules'; readonly illegal: Illegal }
  | { readonly why: 'elsewhere' }
  /** The server did not accept it. */
  | { readonly why: 'refused'; readonly code: RefusalCode }
  /** The turn has further moves, and a turn is confirmed as a whole. */
  | { readonly why: 'unfinished' }
  /** There is no turn of the asker's to take back. */
  | { readonly why: 'nothing' };

export type Table = {
  readonly id: string;
  /** The game with every confirmed turn. */
  readonly game: ReadonlySignal<Game>;
  /** Who may move from this device; several for two people at one device, none for onlookers. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  readonly keeping: ReadonlySignal<Keeping>;
  /** The moves of the turn that are not confirmed yet, a bot's too; kept, so that a reload loses nothing. */
  readonly pending: ReadonlySignal<readonly Move[]>;
  /** Who is about to move elsewhere: a bot, or somebody far away. */
  readonly awaited: ReadonlySignal<Seat | undefined>;
  /** The match with this game in it, once it is over. */
  readonly match: ReadonlySignal<Match | undefined>;
  /** Whether there is a turn to take back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Keeps the moves made so far of a turn that is not confirmed. */
  readonly keepPending: (moves: readonly Move[]) => void;
  /** Confirms a turn: all moves of a seat until somebody else moves; all of them or none. */
  readonly confirm: (turn: readonly Move[]) => Promise<Result<Game, Declined>>;
  /** Takes turns back until it is the asker's move again. At a local table this is free. */
  readonly takeBack: () => Promise<Result<Game, Declined>>;
  /** Brings a table that is elsewhere back here. */
  readonly takeOver: () => void;
  /** Stops bots, timers and listeners. */
  readonly leave: () => void;
};
