// The JSON that commands print. Other programs rely on these shapes.

import { type Analysis, type Prospect, type Review, summarize, type TallyDifference } from '@wagons/ai';
import {
  type BySeat,
  type Game,
  type Move,
  outcome,
  type Placement,
  score,
  type Seat,
  type Tally,
  type Terrain,
  TERRAINS,
} from '@wagons/rules';
import { makeCell, makeCode } from '@wagons/rules/notation';
import type { Contribution } from '@wagons/rules/scoring';

export const placementJson = ({ card, cell, rotation }: Placement) => ({
  card,
  cell: makeCell(cell),
  rotation,
});

export const moveJson = (move: Move) =>
  move.type === 'place' ? { type: move.type, ...placementJson(move) } : { type: move.type, card: move.card };

const byTerrain = <T>(of: (terrain: Terrain) => T) =>
  Object.fromEntries(TERRAINS.map((terrain) => [terrain, of(terrain)]));

const tallyJson = ({ terrains, bonuses, total }: Tally) => ({
  terrains: byTerrain((terrain) => terrains[terrain].points),
  bonuses: Object.fromEntries(bonuses.map(({ card, points }) => [card, points])),
  total,
});

const contributionJson = ({ points, cells }: Contribution) => ({
  points,
  cells: cells.map(({ town, cell }) => ({ town, cell: makeCell(cell) })),
});

const whyJson = ({ terrains, bonuses }: Tally) => ({
  terrains: byTerrain((terrain) => terrains[terrain].contributions.map(contributionJson)),
  bonuses: Object.fromEntries(
    bonuses.map(({ card, contributions }) => [card, contributions.map(contributionJson)]),
  ),
});

const bySeat = <T, U>({ first, second }: BySeat<T>, make: (one: T) => U): Record<Seat, U> => ({
  first: make(first),
  second: make(second),
});

/** A game: deal, moves, tally, code, and the winner once it is over. */
export function gameJson(game: Game) {
  const tallies = score(game);
  return {
    center: game.deal.center,
    circle: game.deal.circle,
    moves: game.moves.map(moveJson),
    tally: bySeat(tallies, tallyJson),
    ...(game.phase === 'over' ? { winner: outcome(tallies) } : {}),
    code: makeCode(game),
  };
}

/** Tallies of towns outside a game, with their contributions. */
export const scoreJson = (tallies: BySeat<Tally>) => ({
  tally: bySeat(tallies, tallyJson),
  why: bySeat(tallies, whyJson),
});

/** A candidate move with its value and expected continuation; the tallies are totals. */
const prospectJson = ({ move, value, proven, line, tallies }: Prospect) => ({
  move: moveJson(move),
  value,
  proven,
  line: line.map(moveJson),
  tally: bySeat(tallies, ({ total }) => total),
});

export const analysisJson = ({ seat, candidates, nodes }: Analysis) => ({
  seat,
  candidates: candidates.map(prospectJson),
  nodes,
});

const differenceJson = ({ terrains, bonuses, total }: TallyDifference) => ({
  terrains: byTerrain((terrain) => terrains[terrain]),
  bonuses: Object.fromEntries(bonuses.map(({ card, points }) => [card, points])),
  total,
});

/** A reviewed game; `at` counts from 0. Only losses larger than their uncertainty are added up in `lost`. */
export const reviewJson = ({ grades, complete }: Review) => ({
  complete,
  grades: grades.map(({ played, best, difference, margins, ...grade }) => ({
    at: grade.at,
    seat: grade.seat,
    decision: grade.decision,
    mark: grade.mark,
    lost: grade.lost,
    uncertainty: grade.uncertainty,
    proven: played.proven && best.proven,
    played: prospectJson(played),
    best: prospectJson(best),
    difference: bySeat(difference, differenceJson),
    margins,
  })),
  lost: { first: summarize(grades, 'first').decisions, second: summarize(grades, 'second').decisions },
});
