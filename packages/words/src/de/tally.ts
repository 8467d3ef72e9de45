// The lines of a tally in German.

import type { TallyWords } from '../contract.ts';
import { amounts, points, territories } from '../grammar/de/amounts.ts';
import { names } from '../grammar/de/names.ts';

const { number } = amounts;

export const tally: TallyWords = {
  terrain: ({ terrain, size, choices }) => {
    const name = names.terrains[terrain];
    if (size === 0) return `${name}: kein Gebiet`;
    const tie = choices > 1 ? ` (eins von ${number(choices)} gleich großen)` : '';
    return `${name}: größtes Gebiet, ${territories(size)}${tie}`;
  },
  bonus: ({ title, points: scored, sum, choices }) => {
    const parts = sum === undefined ? '' : ` = ${sum}`;
    const tie = choices > 1 ? ` (die beste von ${number(choices)} Möglichkeiten)` : '';
    return `${title}: ${points(scored)}${parts}${tie}`;
  },
  opponentCells: (cells) => `Gegner: ${cells}`,
};
