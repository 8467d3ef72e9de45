// The Frontier deck the naive way: its 18 conditions written out by hand [C1–C18]; fronts and points stand in its file.

import { readFileSync } from 'node:fs';
import {
  type Card,
  cellsOfTerrain,
  cellsWithIcon,
  type Condition,
  footprint,
  type Front,
  groupsOf,
  type Icon,
  ICONS,
  isIcon,
  isTerrain,
  key,
  largestGroups,
  largestSize,
  linesOf,
  neighbors,
  nextToIcon,
  nextToTerrain,
  pointOf,
  runLengths,
  TERRAINS,
  type Territory,
  type Town,
} from './naiveTown.ts';

const FILE = new URL('../packages/rules/decks/frontier.json', import.meta.url);
const DECK: unknown = JSON.parse(readFileSync(FILE, 'utf8'));

const CONDITIONS: readonly (readonly [id: string, condition: Condition])[] = [
  ['claim-stakes', claimStakes],
  ['standoff', standoff],
  ['fastest-draw', fastestDraw],
  ['stronghold', stronghold],
  ['border-patrol', borderPatrol],
  ['long-haul', longHaul],
  ['general-store', generalStore],
  ['square-deal', squareDeal],
  ['great-divide', greatDivide],
  ['watering-holes', wateringHoles],
  ['law-and-order', lawAndOrder],
  ['boomtown', boomtown],
  ['poachers', poachers],
  ['telegraph-line', telegraphLine],
  ['cattle-drive', cattleDrive],
  ['trading-post', tradingPost],
  ['tall-timber', tallTimber],
  ['snowmelt', snowmelt],
];

// ---------------------------------------------------------------- reading the file

/** What stands in the file at the end of such a path; a path that leads nowhere is a mistake. */
function at(value: unknown, path: readonly (string | number)[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) throw new Error(`no ${step} in ${JSON.stringify(here)}`);
    here = (here as Record<string | number, unknown>)[step];
  }
  if (here === undefined) throw new Error(`nothing at ${path.join('.')}`);
  return here;
}

/** A number in the condition of the nth card of the file, the first being C1. */
function numberAt(card: number, ...path: readonly (string | number)[]): number {
  const found = at(DECK, ['cards', card - 1, 'bonus', ...path]);
  if (typeof found !== 'number') throw new Error(`no number at ${path.join('.')} of card ${card}`);
  return found;
}

function territoryOf(written: unknown): Territory {
  for (const terrain of TERRAINS) {
    for (const icon of ICONS) {
      if (written === `${terrain} ${icon}`) return { terrain, icon };
    }
  }
  throw new Error(`no territory: ${String(written)}`);
}

function frontAt(place: number): Front {
  const corner = (nth: number): Territory => territoryOf(at(DECK, ['cards', place, 'front', nth]));
  return [corner(0), corner(1), corner(2), corner(3)];
}

export const FRONTIER_CARDS: readonly Card[] = CONDITIONS.map(([id, condition], place) => {
  if (at(DECK, ['cards', place, 'id']) !== id) throw new Error(`card ${place + 1} is not ${id}`);
  return { id, front: frontAt(place), condition };
});

// ---------------------------------------------------------------- the eighteen conditions

/** How many times some points; times rather than a product, which would make minus zero of nothing. */
function times(count: number, points: number): number {
  let sum = 0;
  for (let nth = 0; nth < count; nth += 1) sum += points;
  return sum;
}

/** [C1] Points per mine with no mine next to it, and a loss per mine next to another. */
function claimStakes(own: Town): number {
  const mines = cellsWithIcon(own, 'mine');
  const crowded = mines.filter((mine) => nextToIcon(own, mine, 'mine')).length;
  const alone = mines.length - crowded;
  return times(alone, numberAt(1, 'sum', 0, 'points')) + times(crowded, numberAt(1, 'sum', 1, 'points'));
}

/** [C2] Points per pair of guns two cells apart in a line, with a territory without a gun between them. */
function standoff(own: Town): number {
  let pairs = 0;
  for (const gun of cellsWithIcon(own, 'gun')) {
    const { x, y } = pointOf(gun);
    // Only rightwards and downwards, so that each pair is met once.
    const lines: readonly (readonly [between: string, far: string])[] = [
      [key(x + 1, y), key(x + 2, y)],
      [key(x, y + 1), key(x, y + 2)],
    ];
    for (const [between, far] of lines) {
      if (!isIcon(own, far, 'gun')) continue;
      if (!own.has(between)) continue;
      if (isIcon(own, between, 'gun')) continue;
      pairs += 1;
    }
  }
  return times(pairs, numberAt(2, 'points'));
}

/** [C3] Points for the player with more guns; none when equal. */
function fastestDraw(own: Town, rival: Town): number {
  return cellsWithIcon(own, 'gun').length > cellsWithIcon(rival, 'gun').length ? numberAt(3, 'more') : 0;
}

/** [C4] Points per fort with a territory on each of its four sides. */
function stronghold(own: Town): number {
  const forts = cellsWithIcon(own, 'fort');
  const safe = forts.filter((fort) => neighbors(fort).every((beside) => own.has(beside)));
  return times(safe.length, numberAt(4, 'points'));
}

/** [C5] Points per fort with two or more empty sides, enclosed holes included. */
function borderPatrol(own: Town): number {
  const forts = cellsWithIcon(own, 'fort');
  const outer = forts.filter((fort) => neighbors(fort).filter((beside) => !own.has(beside)).length >= 2);
  return times(outer.length, numberAt(5, 'points'));
}

/** [C6] Points per wagon in the one row or column with the most wagons, gaps or not. */
function longHaul(own: Town): number {
  let most = 0;
  for (const line of linesOf(own)) {
    most = Math.max(most, line.filter((cell) => isIcon(own, cell, 'wagon')).length);
  }
  return times(most, numberAt(6, 'score', 'points'));
}

/** [C7] Points per complete set of the six different icons. */
function generalStore(own: Town): number {
  const counts = ICONS.map((icon) => cellsWithIcon(own, icon).length);
  return times(Math.min(...counts), numberAt(7, 'points'));
}

/** [C8] Points per 2 x 2 square of a single terrain; overlapping squares each count. */
function squareDeal(own: Town): number {
  let squares = 0;
  for (const [corner, { terrain }] of own) {
    if (footprint(corner).every((cell) => isTerrain(own, cell, terrain))) squares += 1;
  }
  return times(squares, numberAt(8, 'points'));
}

/** [C9] Points for the player whose largest mountains group is larger; none when equal. */
function greatDivide(own: Town, rival: Town): number {
  const size = largestSize(groupsOf(cellsOfTerrain(own, 'mountains')));
  const rivalSize = largestSize(groupsOf(cellsOfTerrain(rival, 'mountains')));
  return size > rivalSize ? numberAt(9, 'more') : 0;
}

/** [C10] Points per water group of exactly two territories. */
function wateringHoles(own: Town): number {
  const holes = groupsOf(cellsOfTerrain(own, 'water')).filter((group) => group.length === 2);
  return times(holes.length, numberAt(10, 'points'));
}

/** [C11] Points for a town with few guns; a loss per gun from three on. */
function lawAndOrder(own: Town): number {
  const guns = cellsWithIcon(own, 'gun').length;
  if (guns < 3) return numberAt(11, 'steps', 0, 1);
  return times(guns, numberAt(11, 'steps', 1, 1, 'points'));
}

/** [C12] Points for the larger town, fewer to both when the towns are equally large. */
function boomtown(own: Town, rival: Town): number {
  if (own.size > rival.size) return numberAt(12, 'more');
  if (own.size === rival.size) return numberAt(12, 'equal');
  return 0;
}

/** [C13] The player with fewer mines gets points per mine of the opponent. */
function poachers(own: Town, rival: Town): number {
  const mines = cellsWithIcon(own, 'mine').length;
  const rivalMines = cellsWithIcon(rival, 'mine').length;
  return mines < rivalMines ? times(rivalMines, numberAt(13, 'fewer', 'rival', 'points')) : 0;
}

/** [C14] Points per row or column with two or more forts, gaps or not. */
function telegraphLine(own: Town): number {
  const strung = linesOf(own).filter((line) => line.filter((cell) => isIcon(own, cell, 'fort')).length >= 2);
  return times(strung.length, numberAt(14, 'points'));
}

/** [C15] Different terrains in the largest group of cows times the wagons next to it, the best of equally large ones. */
function cattleDrive(own: Town): number {
  let best = 0;
  for (const herd of largestGroups(cellsWithIcon(own, 'cow'))) {
    const terrains = TERRAINS.filter((terrain) => herd.some((cow) => isTerrain(own, cow, terrain)));
    const wagons = cellsWithIcon(own, 'wagon').filter((wagon) =>
      neighbors(wagon).some((beside) => herd.includes(beside)),
    );
    best = Math.max(best, terrains.length * wagons.length);
  }
  return best;
}

/** [C16] Points per different icon with a beer on both sides of one axis, beers included. */
function tradingPost(own: Town): number {
  const traded: Icon[] = [];
  for (const [cell, { icon }] of own) {
    const { x, y } = pointOf(cell);
    const across = isIcon(own, key(x - 1, y), 'beer') && isIcon(own, key(x + 1, y), 'beer');
    const upright = isIcon(own, key(x, y - 1), 'beer') && isIcon(own, key(x, y + 1), 'beer');
    if ((across || upright) && !traded.includes(icon)) traded.push(icon);
  }
  return times(traded.length, numberAt(16, 'points'));
}

/** [C17] Each straight line of two or more neighboring forests by its length. */
function tallTimber(own: Town): number {
  let points = 0;
  for (const length of runLengths(own, (cell) => isTerrain(own, cell, 'forest'))) {
    if (length === 2) points += numberAt(17, 'steps', 0, 1);
    if (length === 3) points += numberAt(17, 'steps', 1, 1);
    if (length >= 4) points += numberAt(17, 'steps', 2, 1);
  }
  return points;
}

/** [C18] Points per snow territory next to water. */
function snowmelt(own: Town): number {
  const melting = cellsOfTerrain(own, 'snow').filter((snow) => nextToTerrain(own, snow, 'water'));
  return times(melting.length, numberAt(18, 'points'));
}
