// The printed deck the naive way: its 18 fronts, and its 18 conditions written out by hand [B1–B18].

import {
  boxOf,
  type Card,
  cellsOfTerrain,
  cellsWithIcon,
  footprint,
  groupsOf,
  type Icon,
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
  type Terrain,
  type Territory,
  type Town,
} from './naiveTown.ts';

function on(terrain: Terrain, icon: Icon): Territory {
  return { terrain, icon };
}

export const PRINTED_CARDS: readonly Card[] = [
  {
    id: 'badlands', // c15
    front: [on('plains', 'cow'), on('plains', 'fort'), on('plains', 'mine'), on('forest', 'beer')],
    condition: badlands,
  },
  {
    id: 'boom-or-bust', // c11
    front: [on('mountains', 'fort'), on('plains', 'fort'), on('snow', 'fort'), on('desert', 'wagon')],
    condition: boomOrBust,
  },
  {
    id: 'bootleggers', // c18
    front: [on('snow', 'mine'), on('water', 'gun'), on('plains', 'gun'), on('snow', 'wagon')],
    condition: bootleggers,
  },
  {
    id: 'circle-the-wagons', // c13
    front: [on('snow', 'gun'), on('snow', 'cow'), on('snow', 'fort'), on('water', 'mine')],
    condition: circleTheWagons,
  },
  {
    id: 'claim-jumpers', // c10
    front: [on('desert', 'fort'), on('mountains', 'wagon'), on('snow', 'wagon'), on('desert', 'beer')],
    condition: claimJumpers,
  },
  {
    id: 'cool-water', // c06
    front: [on('forest', 'cow'), on('plains', 'beer'), on('desert', 'beer'), on('forest', 'mine')],
    condition: coolWater,
  },
  {
    id: 'fortified', // c14
    front: [on('plains', 'beer'), on('forest', 'cow'), on('mountains', 'cow'), on('plains', 'gun')],
    condition: fortified,
  },
  {
    id: 'gold-country', // c16
    front: [on('forest', 'beer'), on('forest', 'wagon'), on('plains', 'gun'), on('forest', 'cow')],
    condition: goldCountry,
  },
  {
    id: 'happy-cows', // c03
    front: [on('mountains', 'fort'), on('mountains', 'mine'), on('desert', 'beer'), on('mountains', 'wagon')],
    condition: happyCows,
  },
  {
    id: 'one-too-many', // c07
    front: [on('snow', 'gun'), on('desert', 'mine'), on('forest', 'gun'), on('water', 'gun')],
    condition: oneTooMany,
  },
  {
    id: 'prairie-life', // c08
    front: [on('water', 'gun'), on('snow', 'mine'), on('forest', 'mine'), on('water', 'fort')],
    condition: prairieLife,
  },
  {
    id: 'rifles-ready', // c02
    front: [on('forest', 'cow'), on('water', 'beer'), on('mountains', 'beer'), on('plains', 'beer')],
    condition: riflesReady,
  },
  {
    id: 'smalltown-charm', // c05
    front: [on('desert', 'wagon'), on('desert', 'gun'), on('desert', 'cow'), on('mountains', 'fort')],
    condition: smalltownCharm,
  },
  {
    id: 'target-practice', // c17
    front: [on('desert', 'wagon'), on('forest', 'wagon'), on('water', 'fort'), on('mountains', 'wagon')],
    condition: targetPractice,
  },
  {
    id: 'the-clearing', // c01
    front: [on('water', 'mine'), on('water', 'beer'), on('snow', 'wagon'), on('water', 'gun')],
    condition: theClearing,
  },
  {
    id: 'the-herd', // c04
    front: [on('water', 'mine'), on('mountains', 'gun'), on('plains', 'mine'), on('snow', 'mine')],
    condition: theHerd,
  },
  {
    id: 'undiscovered', // c12
    front: [on('mountains', 'wagon'), on('desert', 'fort'), on('water', 'fort'), on('mountains', 'cow')],
    condition: undiscovered,
  },
  {
    id: 'wagon-train', // c09
    front: [on('plains', 'cow'), on('snow', 'cow'), on('desert', 'beer'), on('forest', 'cow')],
    condition: wagonTrain,
  },
];

/** [B1] 4 per gun between two deserts on one axis; once even if both axes fit. */
function badlands(own: Town): number {
  let points = 0;
  for (const gun of cellsWithIcon(own, 'gun')) {
    const { x, y } = pointOf(gun);
    const across = isTerrain(own, key(x - 1, y), 'desert') && isTerrain(own, key(x + 1, y), 'desert');
    const upright = isTerrain(own, key(x, y - 1), 'desert') && isTerrain(own, key(x, y + 1), 'desert');
    if (across || upright) points += 4;
  }
  return points;
}

/** [B2] 5 for up to two mines, nothing for three to six, 3 for seven, 8 for more. */
function boomOrBust(own: Town): number {
  const mines = cellsWithIcon(own, 'mine').length;
  if (mines <= 2) return 5;
  if (mines <= 6) return 0;
  if (mines === 7) return 3;
  return 8;
}

/** [B3] 2 per beer next to a wagon, -1 per beer that is not. */
function bootleggers(own: Town): number {
  let points = 0;
  for (const beer of cellsWithIcon(own, 'beer')) {
    if (nextToIcon(own, beer, 'wagon')) points += 2;
    else points -= 1;
  }
  return points;
}

/** [B4] 6 per territory with a wagon on each of its four sides; an empty cell in the middle is no circle. */
function circleTheWagons(own: Town): number {
  let points = 0;
  for (const middle of own.keys()) {
    if (neighbors(middle).every((beside) => isIcon(own, beside, 'wagon'))) points += 6;
  }
  return points;
}

/** [B5] 9 for more mines, of which 5 go to the opponent who has more guns. */
function claimJumpers(own: Town, rival: Town): number {
  const mines = cellsWithIcon(own, 'mine').length;
  const rivalMines = cellsWithIcon(rival, 'mine').length;
  const guns = cellsWithIcon(own, 'gun').length;
  const rivalGuns = cellsWithIcon(rival, 'gun').length;
  if (mines > rivalMines) return rivalGuns > guns ? 4 : 9;
  if (mines < rivalMines) return guns > rivalGuns ? 5 : 0;
  return 0;
}

/** [B6] 3 per wagon on or next to the largest water group, the best of equally large ones [G3]. */
function coolWater(own: Town): number {
  let best = 0;
  for (const group of largestGroups(cellsOfTerrain(own, 'water'))) {
    let points = 0;
    for (const wagon of cellsWithIcon(own, 'wagon')) {
      if (group.includes(wagon) || neighbors(wagon).some((beside) => group.includes(beside))) points += 3;
    }
    best = Math.max(best, points);
  }
  return best;
}

/** [B7] 7 per 2 x 2 square of forts; overlapping squares each count. */
function fortified(own: Town): number {
  let points = 0;
  for (const corner of own.keys()) {
    if (footprint(corner).every((cell) => isIcon(own, cell, 'fort'))) points += 7;
  }
  return points;
}

/** [B8] 2 per mine on or next to mountains. */
function goldCountry(own: Town): number {
  let points = 0;
  for (const mine of cellsWithIcon(own, 'mine')) {
    if (isTerrain(own, mine, 'mountains') || nextToTerrain(own, mine, 'mountains')) points += 2;
  }
  return points;
}

/** [B9] 2 per cow neither on snow nor next to it. */
function happyCows(own: Town): number {
  let points = 0;
  for (const cow of cellsWithIcon(own, 'cow')) {
    if (isTerrain(own, cow, 'snow')) continue;
    if (nextToTerrain(own, cow, 'snow')) continue;
    points += 2;
  }
  return points;
}

/** [B10] The player with more beers loses 1 for each beer of the opponent. */
function oneTooMany(own: Town, rival: Town): number {
  const beers = cellsWithIcon(own, 'beer').length;
  const rivalBeers = cellsWithIcon(rival, 'beer').length;
  return beers > rivalBeers ? -rivalBeers : 0;
}

/** [B11] Cows plus plains, halved and rounded down; a cow on plains counts in both. */
function prairieLife(own: Town): number {
  const both = cellsWithIcon(own, 'cow').length + cellsOfTerrain(own, 'plains').length;
  return Math.floor(both / 2);
}

/** [B12] 2 per fort next to a gun. */
function riflesReady(own: Town): number {
  let points = 0;
  for (const fort of cellsWithIcon(own, 'fort')) {
    if (nextToIcon(own, fort, 'gun')) points += 2;
  }
  return points;
}

/** [B13] The smaller town gains the difference in territories. */
function smalltownCharm(own: Town, rival: Town): number {
  return own.size < rival.size ? rival.size - own.size : 0;
}

/** [B14] For each beer, 1 per territory between it and its closest gun in line, the best of equally close ones. */
function targetPractice(own: Town): number {
  let points = 0;
  for (const beer of cellsWithIcon(own, 'beer')) {
    let closest = Infinity;
    let best = 0;
    for (const gun of cellsWithIcon(own, 'gun')) {
      const between = cellsBetween(own, beer, gun);
      if (between === undefined || between.length > closest) continue;
      // An empty cell makes the way longer but brings nothing.
      const territories = between.filter((cell) => own.has(cell)).length;
      best = between.length < closest ? territories : Math.max(best, territories);
      closest = between.length;
    }
    points += best;
  }
  return points;
}

/** All cells between two cells of one row or column, empty ones too; undefined for cells that are not in line. */
function cellsBetween(town: Town, one: string, other: string): string[] | undefined {
  for (const line of linesOf(town)) {
    if (!line.includes(one) || !line.includes(other)) continue;
    const from = Math.min(line.indexOf(one), line.indexOf(other));
    const to = Math.max(line.indexOf(one), line.indexOf(other));
    return line.slice(from + 1, to);
  }
  return undefined;
}

/** [B15] 2 per fort, -1 per forest territory. */
function theClearing(own: Town): number {
  return 2 * cellsWithIcon(own, 'fort').length - cellsOfTerrain(own, 'forest').length;
}

/** [B16] 2 per cow in the largest group of cows, whatever their terrain. */
function theHerd(own: Town): number {
  return 2 * largestSize(groupsOf(cellsWithIcon(own, 'cow')));
}

/** [B17] 5 per empty cell with a territory on all four sides and at all four corners. */
function undiscovered(own: Town): number {
  const box = boxOf(own);
  if (box === undefined) return 0;
  let points = 0;
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      if (own.has(key(x, y))) continue;
      const sides = [key(x, y - 1), key(x - 1, y), key(x + 1, y), key(x, y + 1)];
      const corners = [key(x - 1, y - 1), key(x + 1, y - 1), key(x - 1, y + 1), key(x + 1, y + 1)];
      if ([...sides, ...corners].every((cell) => own.has(cell))) points += 5;
    }
  }
  return points;
}

/** [B18] Each straight line of neighboring wagons by its length; lines that cross both score. */
function wagonTrain(own: Town): number {
  let points = 0;
  for (const length of runLengths(own, (cell) => isIcon(own, cell, 'wagon'))) {
    if (length === 2) points += 1;
    if (length === 3) points += 2;
    if (length === 4) points += 4;
    if (length === 5) points += 7;
    if (length >= 6) points += 10;
  }
  return points;
}
