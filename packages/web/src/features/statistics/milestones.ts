// Milestones: what a player has reached, computed from the stored games.

import { LEVELS, type Level } from '@wagons/ai';
import type { GameFacts } from './facts.ts';
import { isWon, leadIn } from './summary.ts';

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
  /** When it was reached. */
  readonly at?: number;
  /** How much of it is done, where that can be counted. */
  readonly progress?: { readonly done: number; readonly all: number };
};

const CLEAR_WIN = 10;
const BIG_TOWN = 50;
/** Scoring cards in a deck. */
const CARDS = 18;

/** All milestones; `printed` is the hash of the printed deck. */
export function milestonesOf(all: readonly GameFacts[], printed: string): readonly Milestone[] {
  const games = all.toSorted((a, b) => a.at - b.at);
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
    allCards(won, printed),
    milestone(
      'flawless',
      games.find(({ lost }) => lost?.draft === 0),
    ),
  ];
}

const milestone = (of: Milestone['of'], game: GameFacts | undefined): Milestone => ({
  of,
  ...(game && { at: game.at }),
});

function counted(of: MilestoneTask, games: readonly GameFacts[], all: number): Milestone {
  const reached = games[all - 1];
  return { ...milestone(of, reached), progress: { done: Math.min(games.length, all), all } };
}

function allCards(won: readonly GameFacts[], printed: string): Milestone {
  const seen = new Set<string>();
  for (const game of won) {
    if (game.deck !== printed) continue;
    for (const { card } of game.cards) seen.add(card);
    if (seen.size === CARDS) return { ...milestone('allCards', game), progress: { done: CARDS, all: CARDS } };
  }
  return { of: 'allCards', progress: { done: seen.size, all: CARDS } };
}
