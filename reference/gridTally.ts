// Tallies of grid towns: the groups of terrain, and the 18 printed conditions written out once more [B1–B18].

import { type CardId, invariant } from '@wagons/rules';
import { type GridTown, numberOf, ROW } from './gridTown.ts';

/** For each center card that compares the towns, the numbers of one town that it looks at. */
export type TownCounts = ReadonlyArray<readonly number[]>;

/** What the center cards of a deal are worth. */
export type GridTally = {
  /** The points of a town that don't depend on the other one. */
  readonly ownPoints: (town: GridTown) => number;
  /** All of a town that the center cards compare; nothing if none of them compares. */
  readonly counts: (town: GridTown) => TownCounts;
  /** The points of a town with the first counts against one with the second. */
  readonly comparedPoints: (own: TownCounts, rival: TownCounts) => number;
};

type OwnCondition = (town: GridTown) => number;
type ComparingCondition = {
  readonly counts: (town: GridTown) => readonly number[];
  readonly points: (own: readonly number[], rival: readonly number[]) => number;
};

const DESERT = numberOf('desert');
const FOREST = numberOf('forest');
const MOUNTAINS = numberOf('mountains');
const PLAINS = numberOf('plains');
const SNOW = numberOf('snow');
const WATER = numberOf('water');
const BEER = numberOf('beer');
const COW = numberOf('cow');
const FORT = numberOf('fort');
const GUN = numberOf('gun');
const MINE = numberOf('mine');
const WAGON = numberOf('wagon');

const SIDES = [-ROW, -1, 1, ROW] as const;
const AROUND = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1] as const;

const columnOf = (cell: number): number => cell % ROW;
const rowOf = (cell: number): number => Math.floor(cell / ROW);

/** Whether one of the four neighbors has this terrain or icon. */
const isBeside = (of: Uint8Array, cell: number, wanted: number): boolean =>
  of[cell - ROW] === wanted ||
  of[cell - 1] === wanted ||
  of[cell + 1] === wanted ||
  of[cell + ROW] === wanted;

const countOf = (of: Uint8Array, { cells }: GridTown, wanted: number): number => {
  let count = 0;
  for (const cell of cells) if (of[cell] === wanted) count++;
  return count;
};

const seen = new Uint8Array(ROW * ROW);

/** All groups of cells with the same terrain or the same icon, connected by edges [G1]. */
function groupsOf(of: Uint8Array, { cells }: GridTown): readonly number[][] {
  const groups: number[][] = [];
  for (const start of cells) {
    if (seen[start]) continue;
    seen[start] = 1;
    const group = [start];
    // The list grows while it is traversed.
    for (const cell of group) {
      for (const side of SIDES) {
        const next = cell + side;
        if (of[next] !== of[start] || seen[next]) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  for (const cell of cells) seen[cell] = 0;
  return groups;
}

/** The largest groups of one terrain or icon. */
function largestGroups(of: Uint8Array, town: GridTown, wanted: number): readonly number[][] {
  const groups = groupsOf(of, town).filter(([cell = 0]) => of[cell] === wanted);
  const size = Math.max(...groups.map(({ length }) => length));
  return groups.filter(({ length }) => length === size);
}

/** One point for each territory in the largest group of each terrain [G2]. */
function groupPoints(town: GridTown): number {
  const largest = [0, 0, 0, 0, 0, 0, 0];
  for (const group of groupsOf(town.terrains, town)) {
    const terrain = town.terrains[group[0] ?? 0] ?? 0;
    largest[terrain] = Math.max(largest[terrain] ?? 0, group.length);
  }
  return largest.reduce((sum, size) => sum + size, 0);
}

/** Points for each cell with this icon. */
function perIcon({ cells, icons }: GridTown, icon: number, points: (cell: number) => number): number {
  let sum = 0;
  for (const cell of cells) if (icons[cell] === icon) sum += points(cell);
  return sum;
}

/** [B1] 4 per gun between two deserts on one axis. */
const badlands = (town: GridTown): number =>
  perIcon(town, GUN, (gun) => (isBetweenDeserts(town, gun, 1) || isBetweenDeserts(town, gun, ROW) ? 4 : 0));

const isBetweenDeserts = ({ terrains }: GridTown, cell: number, step: number): boolean =>
  terrains[cell - step] === DESERT && terrains[cell + step] === DESERT;

/** [B2] 5 for up to two mines, nothing for three to six, 3 for seven, 8 for more. */
function boomOrBust(town: GridTown): number {
  const mines = countOf(town.icons, town, MINE);
  return mines <= 2 ? 5 : mines <= 6 ? 0 : mines === 7 ? 3 : 8;
}

/** [B3] 2 per beer next to a wagon, −1 per other beer. */
const bootleggers = (town: GridTown): number =>
  perIcon(town, BEER, (beer) => (isBeside(town.icons, beer, WAGON) ? 2 : -1));

/** [B4] 6 per territory with a wagon on each side. */
function circleTheWagons({ cells, icons }: GridTown): number {
  let points = 0;
  for (const cell of cells) if (SIDES.every((side) => icons[cell + side] === WAGON)) points += 6;
  return points;
}

/** [B5] 9 for more mines, of which 5 go to the opponent with more guns. */
const claimJumpers: ComparingCondition = {
  counts: (town) => [countOf(town.icons, town, MINE), countOf(town.icons, town, GUN)],
  points: ([mines = 0, guns = 0], [rivalMines = 0, rivalGuns = 0]) => {
    if (mines > rivalMines) return rivalGuns > guns ? 4 : 9;
    return mines < rivalMines && guns > rivalGuns ? 5 : 0;
  },
};

/** [B6] 3 per wagon on or next to the largest group of water; of several, the best [G3]. */
function coolWater(town: GridTown): number {
  let best = 0;
  for (const group of largestGroups(town.terrains, town, WATER)) {
    const isNear = (cell: number): boolean =>
      group.includes(cell) || SIDES.some((side) => group.includes(cell + side));
    const points = perIcon(town, WAGON, (wagon) => (isNear(wagon) ? 3 : 0));
    best = Math.max(best, points);
  }
  return best;
}

/** [B7] 7 per square of four forts. */
const fortified = (town: GridTown): number =>
  perIcon(town, FORT, (fort) =>
    [1, ROW, ROW + 1].every((step) => town.icons[fort + step] === FORT) ? 7 : 0,
  );

/** [B8] 2 per mine on or next to mountains. */
const goldCountry = (town: GridTown): number =>
  perIcon(town, MINE, (mine) =>
    town.terrains[mine] === MOUNTAINS || isBeside(town.terrains, mine, MOUNTAINS) ? 2 : 0,
  );

/** [B9] 2 per cow neither on snow nor next to it. */
const happyCows = (town: GridTown): number =>
  perIcon(town, COW, (cow) => (town.terrains[cow] === SNOW || isBeside(town.terrains, cow, SNOW) ? 0 : 2));

/** [B10] With more beers than the opponent, −1 for each of the opponent's. */
const oneTooMany: ComparingCondition = {
  counts: (town) => [countOf(town.icons, town, BEER)],
  points: ([beers = 0], [rivalBeers = 0]) => (beers > rivalBeers ? -rivalBeers : 0),
};

/** [B11] Cows plus plains, halved and rounded down. */
const prairieLife = (town: GridTown): number =>
  Math.floor((countOf(town.icons, town, COW) + countOf(town.terrains, town, PLAINS)) / 2);

/** [B12] 2 per fort next to a gun. */
const riflesReady = (town: GridTown): number =>
  perIcon(town, FORT, (fort) => (isBeside(town.icons, fort, GUN) ? 2 : 0));

/** [B13] The smaller town gains the difference in territories. */
const smalltownCharm: ComparingCondition = {
  counts: ({ cells }) => [cells.length],
  points: ([territories = 0], [rivalTerritories = 0]) => Math.max(0, rivalTerritories - territories),
};

/** [B14] For each beer, the territories between it and the closest gun in line; of equally close ones, the best. */
function targetPractice(town: GridTown): number {
  const guns = town.cells.filter((cell) => town.icons[cell] === GUN);
  return perIcon(town, BEER, (beer) => {
    let closest = Infinity;
    let best = 0;
    for (const gun of guns) {
      const step = rowOf(gun) === rowOf(beer) ? 1 : columnOf(gun) === columnOf(beer) ? ROW : 0;
      const distance = Math.abs(gun - beer) / step;
      if (step === 0 || distance > closest) continue;
      let territories = 0;
      for (let cell = Math.min(gun, beer) + step; cell < Math.max(gun, beer); cell += step) {
        if (town.terrains[cell] !== 0) territories++;
      }
      best = distance < closest ? territories : Math.max(best, territories);
      closest = distance;
    }
    return best;
  });
}

/** [B15] 2 per fort, −1 per forest. */
const theClearing = (town: GridTown): number =>
  2 * countOf(town.icons, town, FORT) - countOf(town.terrains, town, FOREST);

/** [B16] 2 per cow in the largest group of cows. */
const theHerd = (town: GridTown): number => 2 * (largestGroups(town.icons, town, COW)[0]?.length ?? 0);

/** [B17] 5 per empty cell with territories all around. Each is found from the territory above it. */
function undiscovered({ cells, terrains }: GridTown): number {
  let points = 0;
  for (const above of cells) {
    const hole = above + ROW;
    if (terrains[hole] === 0 && AROUND.every((step) => terrains[hole + step] !== 0)) points += 5;
  }
  return points;
}

/** [B18] Every line of neighboring wagons by its length. Each is found from its first wagon. */
const wagonTrain = (town: GridTown): number =>
  perIcon(town, WAGON, (first) => lineFrom(town, first, 1) + lineFrom(town, first, ROW));

function lineFrom({ icons }: GridTown, first: number, step: number): number {
  if (icons[first - step] === WAGON) return 0;
  let length = 1;
  while (icons[first + length * step] === WAGON) length++;
  return BY_LENGTH[length] ?? 10;
}

const BY_LENGTH = [0, 0, 1, 2, 4, 7] as const;

const OWN: Readonly<Record<CardId, OwnCondition>> = {
  badlands,
  'boom-or-bust': boomOrBust,
  bootleggers,
  'circle-the-wagons': circleTheWagons,
  'cool-water': coolWater,
  fortified,
  'gold-country': goldCountry,
  'happy-cows': happyCows,
  'prairie-life': prairieLife,
  'rifles-ready': riflesReady,
  'target-practice': targetPractice,
  'the-clearing': theClearing,
  'the-herd': theHerd,
  undiscovered,
  'wagon-train': wagonTrain,
};

const COMPARING: Readonly<Record<CardId, ComparingCondition>> = {
  'claim-jumpers': claimJumpers,
  'one-too-many': oneTooMany,
  'smalltown-charm': smalltownCharm,
};

export function gridTally(center: readonly CardId[]): GridTally {
  const own = center.flatMap((card) => OWN[card] ?? []);
  const comparing = center.flatMap((card) => COMPARING[card] ?? []);
  invariant(own.length + comparing.length === center.length, 'every center card is one of the printed ones');
  return {
    ownPoints: (town) => own.reduce((sum, points) => sum + points(town), groupPoints(town)),
    counts: (town) => comparing.map(({ counts }) => counts(town)),
    comparedPoints: (ownCounts, rivalCounts) =>
      comparing.reduce((sum, { points }, i) => sum + points(ownCounts[i] ?? [], rivalCounts[i] ?? []), 0),
  };
}
