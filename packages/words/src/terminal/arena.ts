// The contract of contests: matches between bots, the levels, the bench, and the line protocol for other programs.

import type { Sayings } from '../contract.ts';

/** Why a program loses a game. What it said comes as it can be shown. */
export type BotFault =
  | { readonly what: 'notStarted' }
  | { readonly what: 'notReady'; readonly seconds: number }
  | { readonly what: 'noAnswer'; readonly seconds: number }
  | { readonly what: 'ended' }
  | { readonly what: 'tooMuch'; readonly limit: number }
  | { readonly what: 'unreadable'; readonly said: string }
  /** `reason` is a sentence. */
  | { readonly what: 'illegal'; readonly said: string; readonly reason: string }
  | { readonly what: 'complained'; readonly said: string };

/** What is wrong with a line of the protocol that another program sent to our bot. */
export type RequestFault =
  | { readonly what: 'unknownRequest'; readonly found: string; readonly known: readonly string[] }
  | { readonly what: 'otherVersion'; readonly found: string }
  | { readonly what: 'badBudget'; readonly found: string }
  | { readonly what: 'badPosition' }
  | { readonly what: 'noPosition' }
  | { readonly what: 'gameOver' }
  | { readonly what: 'lineTooLong'; readonly limit: number }
  /** A deck, a code or a move, with the sentence that says what is wrong with it. */
  | { readonly what: 'inside'; readonly sentence: string };

/** Whether an aim was met, or whether too little was played to say so. */
export type Verdict = 'met' | 'undecided' | 'missed';

export type ArenaWords = {
  // ---- A match ----
  /** Who played, and how often, as one sentence. */
  readonly match: (match: {
    readonly a: string;
    readonly b: string;
    readonly deals: number;
    readonly seed: string;
  }) => string;
  /** Rows of the summary, as labels: how many pairs of games `a` won, tied and lost. */
  readonly pairs: (a: string) => Readonly<Record<'won' | 'tied' | 'lost', string>>;
  readonly share: string;
  /** "72.5 % (95 % confidence: 60.1 % to 82 %)"; shares are from 0 to 1. */
  readonly shareWithin: (share: {
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }) => string;
  readonly meanMargin: string;
  /** Rows of the second table: the games of `a` in either seat. */
  readonly as: (a: string) => Readonly<Record<'first' | 'second', string>>;
  /** The headings of its columns. */
  readonly columns: Readonly<Record<'won' | 'tied' | 'lost' | 'margin', string>>;
  /** Before the games that were lost by a fault, which count as lost by at least so many points. */
  readonly forfeits: (games: number, margin: number) => string;
  /** "prairie/3, cmd:bot: …"; the fault is a sentence. */
  readonly forfeit: (game: {
    readonly seed: string;
    readonly program: string;
    readonly fault: string;
  }) => string;
  readonly faults: Sayings<BotFault>;
  /** Ctrl-C ended it; so many deals were played from both seats. */
  readonly interrupted: (deals: number) => string;

  // ---- The levels ----
  /** What the table of levels tells, as one sentence. */
  readonly levels: string;
  readonly levelColumns: Readonly<
    Record<'level' | 'horizon' | 'width' | 'placements' | 'overlooks' | 'misjudge', string>
  >;
  /** "35 %"; shares are from 0 to 1. */
  readonly outOf: (share: number) => string;
  /** In place of the figures of the last level. */
  readonly lastLevel: string;
  /** What a contest of levels shows, as one sentence. */
  readonly contests: (deals: number, seed: string) => string;
  /** "L2 against L1" */
  readonly contest: (a: string, b: string) => string;
  /** Whether a share is as it should be; shares are from 0 to 1. */
  readonly aim: (aim: { readonly from: number; readonly to: number; readonly verdict: Verdict }) => string;

  // ---- The bench ----
  /** `moves` is a number that stands for the moves chosen; it is written as it is. */
  readonly signature: (nodes: number, moves: number) => string;
  /** While it thinks. */
  readonly measuring: string;

  // ---- The line protocol ----
  readonly requests: Sayings<RequestFault>;
};
