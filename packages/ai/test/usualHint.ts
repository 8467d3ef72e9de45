// What every program must ask for a hint and show of it, so that the same position gets the same advice everywhere.

import type { Move, Points } from '@wagons/rules';
import { expect } from 'vitest';
import { randomCourse } from '../../rules/test/course.ts';
import { hint } from '../src/analysis/hint.ts';
import type { Question } from '../src/service/questions.ts';

const course = randomCourse('advice');

/** From the choice of the starting card to a proven end. */
export const HINT_POSITIONS = [0, 1, 2, 9, 16, course.length - 6, course.length - 2].flatMap(
  (at) => course[at] ?? [],
);

type ShownMove = Pick<Move, 'type' | 'card'>;
type ShownHint = {
  readonly nodes: number;
  readonly candidates: ReadonlyArray<{
    readonly move: ShownMove;
    readonly value: Points;
    readonly proven: boolean;
    readonly line: readonly ShownMove[];
  }>;
};

/** One question with the usual budget, and its answer. */
export function expectUsualHint(asked: readonly Question[], shown: ShownHint): void {
  expect(asked).toHaveLength(1);
  const [question] = asked;
  if (!question) return;
  const { game, ...rest } = question;
  // An empty limit means the usual budget.
  expect({ limit: {}, ...rest }).toEqual({ is: 'hint', limit: {} });
  const { nodes, candidates } = hint(game);
  const short = ({ type, card }: ShownMove): ShownMove => ({ type, card });
  expect(shown.nodes).toBe(nodes);
  expect(
    shown.candidates.map(({ move, value, proven, line }) => [short(move), value, proven, line.map(short)]),
  ).toEqual(candidates.map(({ move, value, proven, line }) => [short(move), value, proven, line.map(short)]));
}
