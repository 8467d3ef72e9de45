// Looking into games, in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { StudyWords } from '../study.ts';

const { number, plural } = amounts;

export const study: StudyWords = {
  candidates: 'Zetten die in aanmerking komen:',
  candidateColumns: { margin: 'verschil', certainty: 'hoe zeker' },
  played: (move) => `Gespeeld: ${move}.`,
  pointsLost: 'Verloren punten',
  progress: (graded, of) =>
    `${number(graded)} van ${number(of)} ${plural(of, { one: 'zet', other: 'zetten' })}`,
  incomplete: (graded, of) =>
    `Er ${plural(graded, { one: 'kon', other: 'konden' })} maar ${number(graded)} van ${number(of)} ${plural(of, { one: 'zet', other: 'zetten' })} worden onderzocht.`,
  proven: (end) => `Bewezen. Bij perfect spel van beide kanten: ${end}.`,
  bounds: ({ lower, upper }) =>
    `Niet bewezen. Bij perfect spel van beide kanten ligt het verschil tussen de eerste en de tweede speler aan het eind tussen ${lower} en ${upper}.`,
  bestLine: 'Beste zettenreeks:',
  nodes: (n) => `${number(n)} ${plural(n, { one: 'knoop', other: 'knopen' })}`,
};
