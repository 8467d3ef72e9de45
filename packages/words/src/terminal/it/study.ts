// Looking into games, in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import type { StudyWords } from '../study.ts';

const { number, plural } = amounts;

export const study: StudyWords = {
  candidates: 'Mosse da considerare:',
  candidateColumns: { margin: 'scarto', certainty: 'certezza' },
  played: (move) => `Mossa giocata: ${move}.`,
  pointsLost: 'Punti persi',
  progress: (graded, of) =>
    `${number(graded)} di ${number(of)} ${plural(of, { one: 'mossa', other: 'mosse' })}`,
  incomplete: (graded, of) =>
    `Solo ${number(graded)} di ${number(of)} ${plural(of, { one: 'mossa', other: 'mosse' })} si ${plural(graded, { one: 'è potuta', other: 'sono potute' })} esaminare.`,
  proven: (end) => `Dimostrato. Se entrambi giocano alla perfezione: ${end}.`,
  bounds: ({ lower, upper }) =>
    `Non dimostrato. Se entrambi giocano alla perfezione, lo scarto finale tra primo e secondo giocatore è tra ${lower} e ${upper}.`,
  bestLine: 'La sequenza migliore:',
  nodes: (n) => `${number(n)} ${plural(n, { one: 'nodo', other: 'nodi' })}`,
};
