// The lines of a tally in English.

import type { TallyWords } from '../contract.ts';
import { amounts, points, territories } from '../grammar/en/amounts.ts';
import { names } from '../grammar/en/names.ts';
import { capital } from '../grammar/sentence.ts';

const { number } = amounts;

export const tally: TallyWords = {
  terrain: ({ terrain, size, choices }) => {
    const name = capital(names.terrains[terrain]);
    if (size === 0) return `${name}: none`;
    const tie = choices > 1 ? ` (one of ${number(choices)} equally large groups)` : '';
    return `${name}: largest group, ${territories(size)}${tie}`;
  },
  bonus: ({ title, points: scored, sum, choices }) => {
    const parts = sum === undefined ? '' : ` = ${sum}`;
    const tie = choices > 1 ? ` (the best of ${number(choices)} choices)` : '';
    return `${title}: ${points(scored)}${parts}${tie}`;
  },
  opponentCells: (cells) => `opponent: ${cells}`,
};
