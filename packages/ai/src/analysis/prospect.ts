// What analysis hands to those who show it: moves with their values, and why one is worth more than another.

import type { BySeat, CardId, Move, Points, Seat, Tally, Terrain } from '@wagons/rules';

/** A move, and what it leads to when both play on as well as can be seen. */
export type Prospect = {
  readonly move: Move;
  /** The margin at the end for the seat that moves: its total less the other's. */
  readonly value: Points;
  /** Whether no better play exists, for sure; otherwise the value is an estimate. */
  readonly proven: boolean;
  /** How the game is expected to go on: this move first, to the last card. */
  readonly line: readonly Move[];
  /** The tallies at the end of that line. */
  readonly tallies: BySeat<Tally>;
};

/** A position looked into: the moves that come into question, the best first. */
export type Analysis = {
  readonly seat: Seat;
  readonly candidates: readonly [Prospect, ...Prospect[]];
  readonly nodes: number;
};

/** How many points more each line of a tally has than in another. */
export type TallyDifference = {
  readonly terrains: Readonly<Record<Terrain, Points>>;
  readonly bonuses: ReadonlyArray<{ readonly card: CardId; readonly points: Points }>;
  readonly total: Points;
};

export const DECISIONS = ['start', 'draft', 'placement'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One move of a game, held against the best that was found in its place. */
export type Grade = {
  /** Which move of the game, counted from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly played: Prospect;
  /** The best move found; the same as the one played when nothing better was. */
  readonly best: Prospect;
  /** Points lost against the best: never less than 0. */
  readonly lost: Points;
  /** What each tally would have more (or less) with the best move than with the one played. */
  readonly difference: BySeat<TallyDifference>;
};

/** The moves of a game graded, as far as the budget went. */
export type Review = {
  readonly grades: readonly Grade[];
  readonly complete: boolean;
  /** Points lost by each seat, split by the kind of decision. */
  readonly lost: BySeat<Readonly<Record<Decision, Points>>>;
};
