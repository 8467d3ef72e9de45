// Looking into games, in French.

import { amounts, counted } from '../../grammar/fr/amounts.ts';
import type { StudyWords } from '../study.ts';

const { number, plural } = amounts;
const moves = (n: number): string => counted(n, (count) => (count === 'one' ? 'coup' : 'coups'));

export const study: StudyWords = {
  candidates: 'Les coups à envisager :',
  candidateColumns: { margin: 'écart', certainty: 'certitude' },
  played: (move) => `Joué : ${move}.`,
  pointsLost: 'Points perdus',
  progress: (graded, of) => `${number(graded)} sur ${moves(of)}`,
  incomplete: (graded, of) =>
    `Seulement ${number(graded)} sur ${moves(of)} ${plural(graded, { one: 'a pu être examiné', other: 'ont pu être examinés' })}.`,
  proven: (end) => `Prouvé. Si les deux jouent parfaitement : ${end}.`,
  bounds: ({ lower, upper }) =>
    `Non prouvé. Si les deux jouent parfaitement, l’écart final entre le premier et le second joueur est compris entre ${lower} et ${upper}.`,
  bestLine: 'La meilleure suite :',
  nodes: (n) => counted(n, (count) => (count === 'one' ? 'nœud' : 'nœuds')),
};
