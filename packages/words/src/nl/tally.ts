// The lines of a tally in Dutch.

import type { TallyWords } from '../contract.ts';
import { amounts, points, territories } from '../grammar/nl/amounts.ts';
import { names } from '../grammar/nl/names.ts';
import { capital } from '../grammar/sentence.ts';

const { number } = amounts;

export const tally: TallyWords = {
  terrain: ({ terrain, size, choices }) => {
    const name = capital(names.terrains[terrain]);
    if (size === 0) return `${name}: geen`;
    const tie = choices > 1 ? ` (een van ${number(choices)} even grote groepen)` : '';
    return `${name}: grootste groep, ${territories(size)}${tie}`;
  },
  bonus: ({ title, points: scored, sum, choices }) => {
    const parts = sum === undefined ? '' : ` = ${sum}`;
    const tie = choices > 1 ? ` (de beste van ${number(choices)} mogelijkheden)` : '';
    return `${title}: ${points(scored)}${parts}${tie}`;
  },
  opponentCells: (cells) => `tegenstander: ${cells}`,
};
