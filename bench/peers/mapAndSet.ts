// Scores placements with maps and sets: a town is a map from "x,y" to a territory, a group is a set of such keys.
//
// The straightforward version, which uses both containers for lookups only.

import type { PeerScoring, RivalNumbers } from './placed.ts';

export type MapTerritory = { readonly terrain: string; readonly icon: string };
export type MapTown = ReadonlyMap<string, MapTerritory>;

const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'];

type Point = readonly [x: number, y: number];

const keyOf = (x: number, y: number): string => `${x},${y}`;

function pointOf(key: string): Point {
  const comma = key.indexOf(',');
  return [Number(key.slice(0, comma)), Number(key.slice(comma + 1))];
}

function neighbours(key: string): readonly string[] {
  const [x, y] = pointOf(key);
  return [keyOf(x - 1, y), keyOf(x + 1, y), keyOf(x, y - 1), keyOf(x, y + 1)];
}

/** Calls `visit` with the points of every placement of a card, row by row. */
export function sweepByMaps(
  town: MapTown,
  card: readonly MapTerritory[],
  { center, rival }: PeerScoring,
  visit: (points: number) => void,
): void {
  const points = [...town.keys()].map(pointOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 1; y++) {
    for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 1; x++) {
      const spot = [keyOf(x, y), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
      if (!spot.some((cell) => town.has(cell) || neighbours(cell).some((beside) => town.has(beside))))
        continue;
      for (const front of [card, card.toReversed()]) {
        const next = new Map(town);
        front.forEach((territory, part) => next.set(spot[part] ?? '', territory));
        visit(scoreOf(next, center, rival));
      }
    }
  }
}

function scoreOf(town: MapTown, center: readonly number[], rival: RivalNumbers): number {
  let points = 0;
  for (const terrain of TERRAINS) points += largestSize(groupsOf(cellsOf(town, 'terrain', terrain)));
  for (const bonus of center) points += CONDITIONS[bonus]?.(town, rival) ?? NaN;
  return points;
}

function cellsOf(town: MapTown, side: keyof MapTerritory, word: string): Set<string> {
  const cells = new Set<string>();
  for (const [key, territory] of town) if (territory[side] === word) cells.add(key);
  return cells;
}

function groupsOf(cells: ReadonlySet<string>): Array<Set<string>> {
  const groups: Array<Set<string>> = [];
  const seen = new Set<string>();
  for (const start of cells) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    seen.add(start);
    // Iterating a set includes the elements added on the way.
    for (const cell of group) {
      for (const beside of neighbours(cell)) {
        if (!cells.has(beside) || seen.has(beside)) continue;
        seen.add(beside);
        group.add(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

const largestSize = (groups: ReadonlyArray<ReadonlySet<string>>): number =>
  groups.reduce((most, { size }) => Math.max(most, size), 0);

/** How many territories with an icon pass a test. */
function countIcons(town: MapTown, icon: string, test: (key: string, terrain: string) => boolean): number {
  let count = 0;
  for (const [key, territory] of town) if (territory.icon === icon && test(key, territory.terrain)) count++;
  return count;
}

const isBeside = (town: MapTown, key: string, side: keyof MapTerritory, word: string): boolean =>
  neighbours(key).some((beside) => town.get(beside)?.[side] === word);

/** The entry of a table; the last one holds for all higher numbers. */
const byTable = (table: readonly number[], value: number): number =>
  table[Math.min(value, table.length - 1)] ?? NaN;

const BOOM_OR_BUST = [5, 5, 5, 0, 0, 0, 0, 3, 8];
const WAGON_TRAIN = [0, 0, 1, 2, 4, 7, 10];

/** By scoring card, in the order of the printed deck: its points, minus the rival's if it compares. */
const CONDITIONS: ReadonlyArray<(town: MapTown, rival: RivalNumbers) => number> = [
  function badlands(town) {
    const isDesert = (x: number, y: number): boolean => town.get(keyOf(x, y))?.terrain === 'desert';
    return (
      4 *
      countIcons(town, 'gun', (key) => {
        const [x, y] = pointOf(key);
        return (isDesert(x - 1, y) && isDesert(x + 1, y)) || (isDesert(x, y - 1) && isDesert(x, y + 1));
      })
    );
  },
  (town) => byTable(BOOM_OR_BUST, cellsOf(town, 'icon', 'mine').size),
  function bootleggers(town) {
    const beside = countIcons(town, 'beer', (key) => isBeside(town, key, 'icon', 'wagon'));
    return 3 * beside - cellsOf(town, 'icon', 'beer').size;
  },
  function circleTheWagons(town) {
    const wagons = cellsOf(town, 'icon', 'wagon');
    let points = 0;
    for (const key of town.keys()) if (neighbours(key).every((beside) => wagons.has(beside))) points += 6;
    return points;
  },
  function claimJumpers(town, { mines, guns }) {
    const lead = cellsOf(town, 'icon', 'mine').size - mines;
    const armed = cellsOf(town, 'icon', 'gun').size - guns;
    // Five of the nine change hands: four and five.
    if (lead > 0) return armed < 0 ? 4 - 5 : 9;
    if (lead < 0) return armed > 0 ? 5 - 4 : -9;
    return 0;
  },
  function coolWater(town) {
    const groups = groupsOf(cellsOf(town, 'terrain', 'water'));
    const most = largestSize(groups);
    const best = groups
      .filter(({ size }) => size === most)
      .map(
        (group) =>
          3 *
          countIcons(
            town,
            'wagon',
            (key) => group.has(key) || neighbours(key).some((beside) => group.has(beside)),
          ),
      );
    return Math.max(0, ...best);
  },
  function fortified(town) {
    const forts = cellsOf(town, 'icon', 'fort');
    let points = 0;
    for (const key of forts) {
      const [x, y] = pointOf(key);
      const others = [keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
      if (others.every((other) => forts.has(other))) points += 7;
    }
    return points;
  },
  (town) =>
    2 *
    countIcons(
      town,
      'mine',
      (key, terrain) => terrain === 'mountains' || isBeside(town, key, 'terrain', 'mountains'),
    ),
  (town) =>
    2 *
    countIcons(town, 'cow', (key, terrain) => terrain !== 'snow' && !isBeside(town, key, 'terrain', 'snow')),
  function oneTooMany(town, { beers }) {
    const own = cellsOf(town, 'icon', 'beer').size;
    return own > beers ? -beers : own < beers ? own : 0;
  },
  (town) => Math.floor((cellsOf(town, 'icon', 'cow').size + cellsOf(town, 'terrain', 'plains').size) / 2),
  (town) => 2 * countIcons(town, 'fort', (key) => isBeside(town, key, 'icon', 'gun')),
  (town, { territories }) => territories - town.size,
  function targetPractice(town) {
    const guns = [...cellsOf(town, 'icon', 'gun')].map(pointOf);
    let points = 0;
    for (const key of cellsOf(town, 'icon', 'beer')) points += territoriesToGun(town, pointOf(key), guns);
    return points;
  },
  (town) => 2 * cellsOf(town, 'icon', 'fort').size - cellsOf(town, 'terrain', 'forest').size,
  (town) => 2 * largestSize(groupsOf(cellsOf(town, 'icon', 'cow'))),
  function undiscovered(town) {
    let points = 0;
    for (const key of town.keys()) {
      const [x, y] = pointOf(key);
      // Every such hole is below one territory only.
      const hole = keyOf(x, y + 1);
      if (!town.has(hole) && around(x, y + 1).every((cell) => town.has(cell))) points += 5;
    }
    return points;
  },
  function wagonTrain(town) {
    const wagons = cellsOf(town, 'icon', 'wagon');
    const trainFrom = (x: number, y: number, dx: number, dy: number): number => {
      if (wagons.has(keyOf(x - dx, y - dy))) return 0;
      let length = 1;
      while (wagons.has(keyOf(x + length * dx, y + length * dy))) length++;
      return byTable(WAGON_TRAIN, length);
    };
    let points = 0;
    for (const key of wagons) {
      const [x, y] = pointOf(key);
      points += trainFrom(x, y, 1, 0) + trainFrom(x, y, 0, 1);
    }
    return points;
  },
];

/** The eight cells around a cell. */
const around = (x: number, y: number): readonly string[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].filter((dx) => dx !== 0 || dy !== 0).map((dx) => keyOf(x + dx, y + dy)),
  );

/** The territories between a beer and the nearest gun in line; the most among equally near ones. */
function territoriesToGun(town: MapTown, [x, y]: Point, guns: readonly Point[]): number {
  let closest = Infinity;
  let most = 0;
  for (const [gunX, gunY] of guns) {
    if (gunX !== x && gunY !== y) continue;
    const away = Math.abs(gunX - x) + Math.abs(gunY - y);
    if (away > closest) continue;
    const [dx, dy] = [Math.sign(gunX - x), Math.sign(gunY - y)];
    let between = 0;
    for (let step = 1; step < away; step++) if (town.has(keyOf(x + step * dx, y + step * dy))) between++;
    most = away < closest ? between : Math.max(most, between);
    closest = away;
  }
  return most;
}
