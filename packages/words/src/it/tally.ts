// The lines of a tally in Italian.

import type { TallyWords } from '../contract.ts';
import { amounts, points, territories } from '../grammar/it/amounts.ts';
import { names } from '../grammar/it/names.ts';
import { capital } from '../grammar/sentence.ts';

const { number } = amounts;

export const tally: TallyWords = {
  terrain: ({ terrain, size, choices }) => {
    const name = capital(names.terrains[terrain]);
    if (size === 0) return `${name}: nessun gruppo`;
    const tie = choices > 1 ? ` (uno di ${number(choices)} gruppi di pari grandezza)` : '';
    return `${name}: gruppo più grande, ${territories(size)}${tie}`;
  },
  bonus: ({ title, points: scored, sum, choices }) => {
    const parts = sum === undefined ? '' : ` = ${sum}`;
    const tie = choices > 1 ? ` (la migliore di ${number(choices)} possibilità)` : '';
    return `${title}: ${points(scored)}${parts}${tie}`;
  },
  opponentCells: (cells) => `avversario: ${cells}`,
};
