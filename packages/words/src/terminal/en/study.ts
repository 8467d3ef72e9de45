// Looking into games, in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { StudyWords } from '../study.ts';

const { number, plural } = amounts;

export const study: StudyWords = {
  candidates: 'Moves worth considering:',
  candidateColumns: { margin: 'margin', certainty: 'how sure' },
  played: (move) => `Played: ${move}.`,
  pointsLost: 'Points lost',
  progress: (graded, of) =>
    `${number(graded)} of ${number(of)} ${plural(of, { one: 'move', other: 'moves' })}`,
  incomplete: (graded, of) =>
    `Only ${number(graded)} of ${number(of)} ${plural(of, { one: 'move', other: 'moves' })} could be looked into.`,
  proven: (end) => `Proven. With perfect play on both sides: ${end}.`,
  bounds: ({ lower, upper }) =>
    `Not proven. With perfect play on both sides, the first player’s total less the second player’s is between ${lower} and ${upper}.`,
  bestLine: 'Best line:',
  nodes: (n) => `${number(n)} ${plural(n, { one: 'node', other: 'nodes' })}`,
};
