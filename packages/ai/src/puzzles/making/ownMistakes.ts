// Puzzles from a player's own game: the turns near its end that lost points, proven by the solver.

import { type Game, mustPlay, type Points, positionsOf, type Seat } from '@wagons/rules';
import { makeCode, makePlacement } from '@wagons/rules/notation';
import { bestTurns } from '../../solver/bestTurns.ts';
import { solve } from '../../solver/solve.ts';
import type { Puzzle } from '../puzzle.ts';
import { duelAnswer } from './duelAnswer.ts';

/** A duel that a player has lost points in. */
export type OwnMistake = Pick<Puzzle, 'code' | 'best' | 'gap' | 'answers'> & { readonly lost: Points };

const CARDS = { least: 2, most: 4 };
const NODES = 20_000;
/** A single point may be a matter of taste. */
const LEAST_LOSS = 2;
/** With more best turns than this there is nothing to find. */
const MOST_ANSWERS = 6;
/** Gaps are searched this far. */
const WIDEST_GAP = 8;

/** The turns of a seat that lost points, in the order of the game. */
export const ownMistakes = (game: Game, seat: Seat): readonly OwnMistake[] =>
  positionsOf(game).flatMap((before, at) => {
    const { length } = before.circle;
    if (before.phase !== 'draft' || before.seat !== seat || length < CARDS.least || length > CARDS.most)
      return [];
    const [draft, place] = game.moves.slice(at, at + 2);
    if (draft?.type !== 'draft' || place?.type !== 'place') return [];
    const found = bestTurns(before, { nodes: NODES }, { floor: WIDEST_GAP });
    if (!found || found.turns.length > MOST_ANSWERS) return [];
    if (found.turns.some(({ placement }) => makePlacement(placement) === makePlacement(place))) return [];
    const after = solve(mustPlay(mustPlay(before, draft), place), { nodes: NODES });
    if (!after.proven) return [];
    const { value, turns, next = value - WIDEST_GAP - 1 } = found;
    const lost = value - (seat === 'first' ? after.value : -after.value);
    if (lost < LEAST_LOSS) return [];
    const answers = turns.map((turn) => duelAnswer(before, turn));
    return [{ code: makeCode(before), best: value, gap: value - next, answers, lost }];
  });
