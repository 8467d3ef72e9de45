// Looking into games, in German.

import { amounts } from '../../grammar/de/amounts.ts';
import { capital } from '../../grammar/sentence.ts';
import type { StudyWords } from '../study.ts';

const { number, plural } = amounts;

export const study: StudyWords = {
  candidates: 'Züge, die infrage kommen:',
  candidateColumns: { margin: 'Abstand', certainty: 'wie sicher' },
  played: (move) => `Gespielt: ${move}.`,
  pointsLost: 'Verlorene Punkte',
  progress: (graded, of) =>
    `${number(graded)} von ${number(of)} ${plural(of, { one: 'Zug', other: 'Zügen' })}`,
  incomplete: (graded, of) =>
    `Nur ${number(graded)} von ${number(of)} ${plural(of, { one: 'Zug', other: 'Zügen' })} ${plural(graded, { one: 'konnte', other: 'konnten' })} untersucht werden.`,
  proven: (end) => `Bewiesen. Bei perfektem Spiel beider Seiten: ${capital(end)}.`,
  bounds: ({ lower, upper }) =>
    `Nicht bewiesen. Bei perfektem Spiel beider Seiten liegt der Abstand von Spieler 1 zu Spieler 2 am Ende zwischen ${lower} und ${upper}.`,
  bestLine: 'Beste Zugfolge:',
  nodes: (n) => `${number(n)} Knoten`,
};
