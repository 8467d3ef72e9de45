// The conditions of the 18 scoring cards: points for the owner of the first town, against the second.

import { groupsOf, keyOf, largestSize, neighbours, ofTerrain, pointOf, TERRAINS, withIcon } from './town.js';

const isTerrain = ({ cells }, key, terrain) => cells[key]?.terrain === terrain;
const isIcon = ({ cells }, key, icon) => cells[key]?.icon === icon;
const isCovered = ({ cells }, key) => cells[key] !== undefined;
const besideTerrain = (town, key, terrain) => neighbours(key).some((next) => isTerrain(town, next, terrain));
const besideIcon = (town, key, icon) => neighbours(key).some((next) => isIcon(town, next, icon));
const nearTerrain = (town, key, terrain) =>
  isTerrain(town, key, terrain) || besideTerrain(town, key, terrain);

/** Points for each one, added up. */
const sum = (all, points) => all.reduce((total, one) => total + points(one), 0);

/** The points of the last step that a number reaches. */
const byTable = (steps, value) => steps.findLast(([from]) => from <= value)?.[1] ?? 0;

/** The lengths of the straight lines of adjacent cells. */
function runsOf(keys) {
  const all = new Set(keys);
  return keys.map(pointOf).flatMap(({ x, y }) =>
    [
      [1, 0],
      [0, 1],
    ]
      // A line is measured from its first cell.
      .filter(([dx, dy]) => !all.has(keyOf(x - dx, y - dy)))
      .map(([dx, dy]) => {
        let length = 1;
        while (all.has(keyOf(x + length * dx, y + length * dy))) length++;
        return length;
      }),
  );
}

/** The cells between two cells of one row or column, including empty ones. */
function between(from, to) {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const away = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  return Array.from({ length: away - 1 }, (_, i) => keyOf(from.x + (i + 1) * dx, from.y + (i + 1) * dy));
}

/** The eight cells around a cell. */
const around = (key) => {
  const { x, y } = pointOf(key);
  return [...neighbours(key), ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => keyOf(x + dx, y + dy)))];
};

export const CONDITIONS = {
  badlands: (own) =>
    4 *
    withIcon(own, 'gun').filter((key) => {
      const [up, left, right, down] = neighbours(key).map((next) => isTerrain(own, next, 'desert'));
      return (left && right) || (up && down);
    }).length,

  'boom-or-bust': (own) =>
    byTable(
      [
        [0, 5],
        [3, 0],
        [7, 3],
        [8, 8],
      ],
      withIcon(own, 'mine').length,
    ),

  bootleggers: (own) => sum(withIcon(own, 'beer'), (key) => (besideIcon(own, key, 'wagon') ? 2 : -1)),

  'circle-the-wagons': (own) =>
    6 *
    Object.keys(own.cells).filter((key) => neighbours(key).every((next) => isIcon(own, next, 'wagon')))
      .length,

  'claim-jumpers': (own, rival) => {
    const [mines, theirMines] = [own, rival].map((town) => withIcon(town, 'mine').length);
    const [guns, theirGuns] = [own, rival].map((town) => withIcon(town, 'gun').length);
    if (mines === theirMines) return 0;
    return mines > theirMines ? (theirGuns > guns ? 4 : 9) : guns > theirGuns ? 5 : 0;
  },

  'cool-water': (own) => {
    const groups = groupsOf(ofTerrain(own, 'water'));
    const size = largestSize(groups);
    const wagons = withIcon(own, 'wagon');
    const scores = groups
      .filter((group) => group.length === size)
      .map((group) => {
        const shore = new Set(group.flatMap((key) => [key, ...neighbours(key)]));
        return 3 * wagons.filter((key) => shore.has(key)).length;
      });
    return Math.max(0, ...scores);
  },

  fortified: (own) =>
    sum(withIcon(own, 'fort'), (key) => {
      const { x, y } = pointOf(key);
      const square = [keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
      return square.every((other) => isIcon(own, other, 'fort')) ? 7 : 0;
    }),

  'gold-country': (own) =>
    2 * withIcon(own, 'mine').filter((key) => nearTerrain(own, key, 'mountains')).length,

  'happy-cows': (own) => 2 * withIcon(own, 'cow').filter((key) => !nearTerrain(own, key, 'snow')).length,

  'one-too-many': (own, rival) => {
    const mine = withIcon(own, 'beer').length;
    const theirs = withIcon(rival, 'beer').length;
    return mine > theirs ? -theirs : 0;
  },

  'prairie-life': (own) => Math.floor((withIcon(own, 'cow').length + ofTerrain(own, 'plains').length) / 2),

  'rifles-ready': (own) => 2 * withIcon(own, 'fort').filter((key) => besideIcon(own, key, 'gun')).length,

  'smalltown-charm': (own, rival) => {
    const [mine, theirs] = [own, rival].map(({ cells }) => Object.keys(cells).length);
    return Math.max(0, theirs - mine);
  },

  'target-practice': (own) => {
    const guns = withIcon(own, 'gun').map(pointOf);
    return sum(withIcon(own, 'beer'), (key) => {
      const beer = pointOf(key);
      const ways = guns.filter(({ x, y }) => x === beer.x || y === beer.y).map((gun) => between(beer, gun));
      const shortest = Math.min(...ways.map((way) => way.length));
      const closest = ways.filter((way) => way.length === shortest);
      return Math.max(0, ...closest.map((way) => way.filter((cell) => isCovered(own, cell)).length));
    });
  },

  'the-clearing': (own) => 2 * withIcon(own, 'fort').length - ofTerrain(own, 'forest').length,

  'the-herd': (own) => 2 * largestSize(groupsOf(withIcon(own, 'cow'))),

  undiscovered: (own) => {
    // Each enclosed cell is to the right of exactly one territory.
    const right = Object.keys(own.cells).map((key) => neighbours(key)[2]);
    return (
      5 *
      right.filter((key) => !isCovered(own, key) && around(key).every((next) => isCovered(own, next))).length
    );
  },

  'wagon-train': (own) =>
    sum(runsOf(withIcon(own, 'wagon')), (length) =>
      byTable(
        [
          [2, 1],
          [3, 2],
          [4, 4],
          [5, 7],
          [6, 10],
        ],
        length,
      ),
    ),
};

/** The tally of a town: six groups and the cards in the center. */
export function tallyOf(center, own, rival) {
  const terrains = TERRAINS.map((terrain) => largestSize(groupsOf(ofTerrain(own, terrain))));
  const bonuses = center.map((card) => CONDITIONS[card](own, rival));
  return { terrains, bonuses, total: [...terrains, ...bonuses].reduce((a, b) => a + b, 0) };
}
