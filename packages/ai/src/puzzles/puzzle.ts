// A puzzle: a position, a question about it, and the proven best answers (docs/puzzles.md).

import {
  type CardId,
  type Deck,
  type Game,
  invariant,
  mustPlay,
  opponent,
  type Placement,
  type Points,
  type Seat,
  type Town,
} from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { scoreTowns } from '@wagons/rules/scoring';
import { placements, sameCell, visible } from '@wagons/rules/town';

export const PUZZLE_KINDS = ['placeOne', 'placeThree', 'gift', 'duel'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/**
 * An answer as indices: for cards to place, the place of each placement among the legal ones (N5). For a duel, the
 * place of the card in the circle, then that of its placement.
 */
export type PuzzleAnswer = readonly number[];

/** What is asked. */
export type PuzzleQuestion = {
  readonly kind: PuzzleKind;
  /** The link code of the position. */
  readonly code: string;
  /** For a gift, how many cards are skipped; otherwise 0. */
  readonly skips: number;
};

export type Puzzle = PuzzleQuestion & {
  /** Its line in the file, from 1. Lines are only ever added, so the number stays. */
  readonly number: number;
  /** The own tally to reach, the rise of the opponent's tally, or the final margin. */
  readonly best: Points;
  /** What the next best answer is short of the best. */
  readonly gap: Points;
  /** Every best answer; for a gift some ways to place the cards. */
  readonly answers: readonly PuzzleAnswer[];
  /** Its difficulty, on the same scale as a player's puzzle rating. */
  readonly rating: number;
  /** The lowest level from which every level finds it in most tries; 9 if level 8 doesn't. */
  readonly level: number;
};

/** A question with its position: whose town grows, and by which cards in which order. A duel begins with a draft. */
export type PuzzleTask = {
  readonly kind: PuzzleKind;
  readonly game: Exclude<Game, { readonly phase: 'over' }>;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
};

const PLACED_CARDS = 3;

export function taskOf({ kind, code, skips }: PuzzleQuestion, decks: readonly Deck[]): PuzzleTask {
  const read = parseCode(code, decks);
  invariant(read.ok && read.value.phase !== 'over', 'a puzzle is an unfinished game');
  const game = read.value;
  const { seat } = game;
  const held = game.phase === 'place' ? game.held.filter((one) => one.seat === seat) : [];
  const next = [...held.map(({ card }) => card), ...game.circle];
  switch (kind) {
    case 'placeOne':
      return { kind, game, seat, cards: next.slice(0, 1) };
    case 'placeThree':
      return { kind, game, seat, cards: next.slice(0, PLACED_CARDS) };
    case 'gift':
      return { kind, game, seat: opponent(seat), cards: game.circle.slice(0, skips) };
    case 'duel':
      return { kind, game, seat, cards: [] };
  }
}

/** The own tally with some placements added; the other town stays as it is, also for cards that compare. */
export const totalWith = ({ game, seat }: PuzzleTask, placed: readonly Placement[]): Points =>
  scoreTowns(game.deck, game.deal.center, {
    ...game.towns,
    [seat]: [...game.towns[seat], ...placed],
  })[seat].total;

/** The placements of an answer, one for each card. */
export function placementsOf(
  deck: Deck,
  town: Town,
  cards: readonly CardId[],
  at: PuzzleAnswer,
): Placement[] {
  const placed: Placement[] = [];
  for (const [i, card] of cards.entries()) {
    const placement = placements(visible(deck, [...town, ...placed]), card)[at[i] ?? -1];
    invariant(placement, 'an answer is a legal placement');
    placed.push(placement);
  }
  return placed;
}

/** The index of a placement among the legal ones of its card. */
export const placementIndex = (deck: Deck, town: Town, { card, cell, rotation }: Placement): number =>
  placements(visible(deck, town), card).findIndex(
    (one) => one.rotation === rotation && sameCell(one.cell, cell),
  );

/** The turn of a duel that an answer stands for. */
export function turnOf(
  { game, seat }: PuzzleTask,
  [draft = -1, ...spot]: PuzzleAnswer,
): {
  readonly card: CardId;
  readonly placement: Placement;
  readonly after: Game;
} {
  const card = game.circle[draft];
  invariant(card !== undefined, 'an answer takes a card of the circle');
  const [placement] = placementsOf(game.deck, game.towns[seat], [card], spot);
  invariant(placement, 'an answer places the card it takes');
  const drafted = mustPlay(game, { type: 'draft', card });
  return { card, placement, after: mustPlay(drafted, { type: 'place', ...placement }) };
}
