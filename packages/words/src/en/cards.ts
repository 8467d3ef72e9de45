// The conditions of the base deck in English.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 points per gun directly between two desert territories, left and right or above and below. Each gun counts once.',
  'one-too-many':
    'If you have more beers than your opponent, you lose 1 point per beer in the opponent’s town. In a tie, nobody loses points.',
  'happy-cows': '2 points per cow that is neither on snow nor next to snow.',
  'cool-water':
    '3 points per wagon in or next to your largest group of water. If several are equally large, the best one for you counts.',
  'the-herd':
    '2 points per cow in your largest group of cows: territories with a cow, joined edge to edge, on any terrain.',
  'the-clearing': '2 points per fort; −1 point per forest territory.',
  'chuck-wagon': '2 points per beer next to a wagon; −1 point per beer not next to a wagon.',
  'circled-camp':
    '5 points per empty cell that is enclosed: all four cells next to it are territories of your town.',
  'mother-lode': '2 points per mine on mountains or next to mountains.',
  'claim-stakes': '2 points per mine with no other mine next to it; −1 point per mine next to another mine.',
  standoff:
    '3 points per pair of guns in one row or column with exactly one territory between them, which has no gun. If the cell between them is empty, the pair does not count.',
  'fastest-draw': '6 points if you have more guns than your opponent. In a tie, nobody scores.',
  stronghold: '3 points per fort with a territory on each of its four sides.',
  'border-patrol':
    '2 points per fort with at least two empty sides. A side next to an enclosed hole is empty too.',
  'wagon-train':
    '2 points per wagon in the one row or column of your town that has the most wagons. Gaps between them do not matter.',
  'general-store':
    '3 points per complete set of the six icons: beer, cow, fort, gun, mine and wagon. Each icon counts in one set only.',
  'square-deal': '3 points per 2 × 2 square of a single terrain. Squares may overlap, and each one counts.',
  'great-divide':
    '6 points if your largest group of mountains is larger than your opponent’s. In a tie, nobody scores.',
};
