// The lines of a tally in French.

import type { TallyWords } from '../contract.ts';
import { amounts, points, territories } from '../grammar/fr/amounts.ts';
import { names } from '../grammar/fr/names.ts';
import { capital } from '../grammar/sentence.ts';

const { number } = amounts;

export const tally: TallyWords = {
  terrain: ({ terrain, size, choices }) => {
    const name = capital(names.terrains[terrain]);
    if (size === 0) return `${name} : aucun groupe`;
    const tie = choices > 1 ? ` (l’un des ${number(choices)} groupes de même taille)` : '';
    return `${name} : plus grand groupe, ${territories(size)}${tie}`;
  },
  bonus: ({ title, points: scored, sum, choices }) => {
    const parts = sum === undefined ? '' : ` = ${sum}`;
    const tie = choices > 1 ? ` (le meilleur des ${number(choices)} choix)` : '';
    return `${title} : ${points(scored)}${parts}${tie}`;
  },
  opponentCells: (cells) => `adversaire : ${cells}`,
};
