// Milestones: what a player has reached, computed from the stored games.

import { LEVELS, type Level } from '@wagons/ai/service';
import { type GameFacts, type GameResult, isWon, leadIn } from './facts.ts';

/** A milestone besides a win at each level. */
export type MilestoneTask =
  | 'bothSeats'
  | 'byTen'
  | 'fifty'
  | 'tenGames'
  | 'hundredGames'
  | 'allCards'
  | 'flawless';

export type Milestone = {
  readonly of: MilestoneTask | Level;
  /** When it was reached, and the id of the game that did it. */
  readonly at?: number;
  readonly by?: string;
  /** How much of it is done, where that can be counted. */
  readonly progress?: { readonly done: number; readonly all: number };
};

const CLEAR_WIN = 10;
const BIG_TOWN = 50;
/** Scoring cards in a deck. */
export const CARDS = 18;

/** All milestones; `printed` is the hash of the printed deck. */
export const milestonesOf = (games: readonly GameFacts[], printed: string): readonly Milestone[] => [
  ...resultMilestones(games),
  allCards(games, printed),
];

/** The milestones that need nothing but results. */
export function resultMilestones(all: readonly GameResult[]): readonly Milestone[] {
  const games = inOrder(all);
  const won = games.filter(isWon);
  return [
    ...LEVELS.map((level) =>
      milestone(
        level,
        won.find((game) => game.level === level),
      ),
    ),
    milestone(
      'bothSeats',
      won.find((game) => game.seat !== won[0]?.seat),
    ),
    milestone(
      'byTen',
      won.find((game) => leadIn(game) >= CLEAR_WIN),
    ),
    milestone(
      'fifty',
      games.find(({ totals }) => totals.own >= BIG_TOWN),
    ),
    counted('tenGames', games, 10),
    counted('hundredGames', games, 100),
    milestone(
      'flawless',
      games.find(({ lost }) => lost?.draft === 0),
    ),
  ];
}

/** A win with each printed scoring card. */
export function allCards(games: readonly GameFacts[], printed: string): Milestone {
  const seen = new Set<string>();
  for (const game of inOrder(games)) {
    if (game.deck !== printed || !isWon(game)) continue;
    for (const { card } of game.cards) seen.add(card);
    if (seen.size === CARDS) return { ...milestone('allCards', game), progress: { done: CARDS, all: CARDS } };
  }
  return { of: 'allCards', progress: { done: seen.size, all: CARDS } };
}

const inOrder = <Played extends GameResult>(games: readonly Played[]): readonly Played[] =>
  games.toSorted((a, b) => a.at - b.at);

const milestone = (of: Milestone['of'], game: GameResult | undefined): Milestone => ({
  of,
  ...(game && { at: game.at, by: game.id }),
});

function counted(of: MilestoneTask, games: readonly GameResult[], all: number): Milestone {
  const reached = games[all - 1];
  return { ...milestone(of, reached), progress: { done: Math.min(games.length, all), all } };
}
