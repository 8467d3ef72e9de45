// The conditions of the 18 scoring cards: points to the owner of the first town, against the second.

import {
  groupsOf,
  ICONS,
  keyOf,
  largestSize,
  neighbours,
  ofTerrain,
  pointOf,
  TERRAINS,
  withIcon,
} from './town.js';

const isTerrain = ({ cells }, key, terrain) => cells[key]?.terrain === terrain;
const isIcon = ({ cells }, key, icon) => cells[key]?.icon === icon;
const isCovered = ({ cells }, key) => cells[key] !== undefined;
const besideTerrain = (town, key, terrain) => neighbours(key).some((next) => isTerrain(town, next, terrain));
const besideIcon = (town, key, icon) => neighbours(key).some((next) => isIcon(town, next, icon));
const nearTerrain = (town, key, terrain) =>
  isTerrain(town, key, terrain) || besideTerrain(town, key, terrain);

/** Points for each cell, added up. */
const sum = (keys, points) => keys.reduce((total, key) => total + points(key), 0);

export const CONDITIONS = {
  badlands: (own) =>
    4 *
    withIcon(own, 'gun').filter((key) => {
      const [up, left, right, down] = neighbours(key).map((next) => isTerrain(own, next, 'desert'));
      return (left && right) || (up && down);
    }).length,

  'one-too-many': (own, rival) => {
    const mine = withIcon(own, 'beer').length;
    const theirs = withIcon(rival, 'beer').length;
    return mine > theirs ? -theirs : 0;
  },

  'happy-cows': (own) => 2 * withIcon(own, 'cow').filter((key) => !nearTerrain(own, key, 'snow')).length,

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

  'the-herd': (own) => 2 * largestSize(groupsOf(withIcon(own, 'cow'))),

  'the-clearing': (own) => 2 * withIcon(own, 'fort').length - ofTerrain(own, 'forest').length,

  'chuck-wagon': (own) => sum(withIcon(own, 'beer'), (key) => (besideIcon(own, key, 'wagon') ? 2 : -1)),

  'circled-camp': (own) => {
    // An enclosed cell lies to the right of some territory.
    const right = Object.keys(own.cells).map((key) => neighbours(key)[2]);
    return (
      5 *
      right.filter((key) => !isCovered(own, key) && neighbours(key).every((next) => isCovered(own, next)))
        .length
    );
  },

  'mother-lode': (own) =>
    2 * withIcon(own, 'mine').filter((key) => nearTerrain(own, key, 'mountains')).length,

  'claim-stakes': (own) => sum(withIcon(own, 'mine'), (key) => (besideIcon(own, key, 'mine') ? -1 : 2)),

  standoff: (own) =>
    sum(withIcon(own, 'gun'), (key) => {
      const { x, y } = pointOf(key);
      // Only to the right and down, so that each pair counts once.
      const facing = [
        [keyOf(x + 1, y), keyOf(x + 2, y)],
        [keyOf(x, y + 1), keyOf(x, y + 2)],
      ].filter(
        ([between, other]) =>
          isIcon(own, other, 'gun') && isCovered(own, between) && !isIcon(own, between, 'gun'),
      );
      return 3 * facing.length;
    }),

  'fastest-draw': (own, rival) => (withIcon(own, 'gun').length > withIcon(rival, 'gun').length ? 6 : 0),

  stronghold: (own) =>
    3 * withIcon(own, 'fort').filter((key) => neighbours(key).every((next) => isCovered(own, next))).length,

  'border-patrol': (own) =>
    2 *
    withIcon(own, 'fort').filter((key) => neighbours(key).filter((next) => !isCovered(own, next)).length >= 2)
      .length,

  'wagon-train': (own) => {
    const rows = {};
    const columns = {};
    for (const { x, y } of withIcon(own, 'wagon').map(pointOf)) {
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
    return 2 * Math.max(0, ...Object.values(rows), ...Object.values(columns));
  },

  'general-store': (own) => 3 * Math.min(...ICONS.map((icon) => withIcon(own, icon).length)),

  'square-deal': (own) =>
    sum(Object.keys(own.cells), (key) => {
      const { x, y } = pointOf(key);
      const { terrain } = own.cells[key];
      const square = [keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
      return square.every((other) => isTerrain(own, other, terrain)) ? 3 : 0;
    }),

  'great-divide': (own, rival) => {
    const [mine, theirs] = [own, rival].map((town) => largestSize(groupsOf(ofTerrain(town, 'mountains'))));
    return mine > theirs ? 6 : 0;
  },
};

/** The tally of a town: six groups and the cards in the centre. */
export function tallyOf(center, own, rival) {
  const terrains = TERRAINS.map((terrain) => largestSize(groupsOf(ofTerrain(own, terrain))));
  const bonuses = center.map((card) => CONDITIONS[card](own, rival));
  return { terrains, bonuses, total: [...terrains, ...bonuses].reduce((a, b) => a + b, 0) };
}
