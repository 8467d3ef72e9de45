// The conditions of the built-in decks in English.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands: '4 points per gun directly between two deserts: left and right, or above and below.',
  'boom-or-bust':
    'You score by the number of your mines: 0–2 mines → 5 points, 3–6 → 0, 7 → 3, 8 or more → 8.',
  bootleggers: '2 points per beer next to a wagon; −1 point per beer not next to a wagon.',
  'circle-the-wagons': '6 points per territory with a wagon on each of its 4 sides.',
  'claim-jumpers':
    'The player with more mines scores 9 points, but gives 5 of them to an opponent with more guns. In a tie for mines, neither player scores.',
  'cool-water':
    '3 points per wagon in or next to your largest water group. If several groups are largest, the best one for you counts.',
  fortified: '7 points per 2 × 2 square of forts. Squares may overlap.',
  'gold-country': '2 points per mine on or next to mountains.',
  'happy-cows': '2 points per cow that is neither on snow nor next to snow.',
  'one-too-many':
    'If you have more beers than your opponent: −1 point per beer in your opponent’s town. In a tie, neither player loses points.',
  'prairie-life':
    'Count your cows and your plains territories together: 1 point for every 2, rounded down. A cow on plains counts as both.',
  'rifles-ready': '2 points per fort next to a gun.',
  'smalltown-charm':
    'If your town has fewer territories than your opponent’s: 1 point per territory of the difference.',
  'target-practice':
    'For each beer, look for the closest gun in its row or column: 1 point per territory between the two.',
  'the-clearing': '2 points per fort; −1 point per forest territory.',
  'the-herd': '2 points per cow in your largest group of cows, connected edge to edge on any terrain.',
  undiscovered:
    '5 points per empty cell with territories all around it: on all four sides and at all four corners.',
  'wagon-train':
    'Each straight line of neighboring wagons in a row or column scores by its length: 2 wagons → 1 point, 3 → 2, 4 → 4, 5 → 7, 6 or more → 10.',

  'claim-stakes': '2 points per mine with no other mine next to it; −1 point per mine next to another mine.',
  standoff:
    '3 points per pair of guns in one row or column with exactly one territory between them, which has no gun. If the cell between them is empty, the pair doesn’t count.',
  'fastest-draw': '6 points if you have more guns than your opponent. In a tie, neither player scores.',
  stronghold: '3 points per fort with a territory on each of its four sides.',
  'border-patrol': '2 points per fort with at least 2 empty sides. A hole inside the town is empty too.',
  'long-haul':
    '2 points per wagon in the row or column of your town that has the most wagons. Only this one line counts, and gaps don’t matter.',
  'general-store':
    '3 points per complete set of the six icons: beer, cow, fort, gun, mine and wagon. Each icon counts in one set only.',
  'square-deal': '3 points per 2 × 2 square of a single terrain. Squares may overlap.',
  'great-divide':
    '6 points if your largest group of mountains is larger than your opponent’s. In a tie, neither player scores.',
  'watering-holes': '4 points per group of exactly 2 water territories.',
  'law-and-order': '6 points if you have at most 2 guns. With 3 or more: −1 point per gun.',
  boomtown:
    '6 points if your town has more territories than your opponent’s. In a tie, both players score 3 points.',
  poachers:
    'If you have fewer mines than your opponent: 3 points per mine in your opponent’s town. In a tie, neither player scores.',
  'telegraph-line': '2 points per row or column with at least 2 forts. Gaps don’t matter.',
  'cattle-drive':
    'Your largest group of cows scores its number of different terrains × the number of wagons next to it.',
  'trading-post':
    '3 points per different icon directly between two beers: left and right, or above and below.',
  'tall-timber':
    'Each straight line of neighboring forests in a row or column scores by its length: 2 forests → 2 points, 3 → 5, 4 or more → 9.',
  snowmelt: '2 points per snow territory next to water.',
};
