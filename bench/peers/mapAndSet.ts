// Placements scored with maps and sets: a town is a map from "x,y" to a territory, a group is a set of such keys.
//
// The straightforward version. It keeps to what each container is good at: looking up, not searching.

import type { RivalNumbers } from './placed.ts';

export type MapTerritory = { readonly terrain: string; readonly icon: string };
export type MapTown = ReadonlyMap<string, MapTerritory>;

const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'];

const keyOf = (x: number, y: number): string => `${x},${y}`;

function pointOf(key: string): readonly [x: number, y: number] {
  const comma = key.indexOf(',');
  return [Number(key.slice(0, comma)), Number(key.slice(comma + 1))];
}

function neighbours(key: string): readonly string[] {
  const [x, y] = pointOf(key);
  return [keyOf(x - 1, y), keyOf(x + 1, y), keyOf(x, y - 1), keyOf(x, y + 1)];
}

/** Shows what every placement of a card is worth with these scoring cards, row by row. */
export function sweepByMaps(
  town: MapTown,
  card: readonly MapTerritory[],
  center: readonly number[],
  rival: RivalNumbers,
  show: (points: number) => void,
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
        const laid = new Map(town);
        front.forEach((territory, part) => laid.set(spot[part] ?? '', territory));
        show(scoreOf(laid, center, rival));
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
    // A set that is walked also shows what is added on the way.
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

const emptySides = (town: MapTown, key: string): number =>
  neighbours(key).filter((beside) => !town.has(beside)).length;

/** In the order of the base deck: what a scoring card gives, less what it gives to the rival where it compares. */
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
  function oneTooMany(town, { beers }) {
    const own = cellsOf(town, 'icon', 'beer').size;
    return own > beers ? -beers : own < beers ? own : 0;
  },
  (town) =>
    2 *
    countIcons(town, 'cow', (key, terrain) => terrain !== 'snow' && !isBeside(town, key, 'terrain', 'snow')),
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
  (town) => 2 * largestSize(groupsOf(cellsOf(town, 'icon', 'cow'))),
  (town) => 2 * cellsOf(town, 'icon', 'fort').size - cellsOf(town, 'terrain', 'forest').size,
  function chuckWagon(town) {
    const beside = countIcons(town, 'beer', (key) => isBeside(town, key, 'icon', 'wagon'));
    return 3 * beside - cellsOf(town, 'icon', 'beer').size;
  },
  function circledCamp(town) {
    let points = 0;
    for (const key of town.keys()) {
      const [x, y] = pointOf(key);
      // Every such hole is below one territory only.
      const hole = keyOf(x, y + 1);
      if (!town.has(hole) && emptySides(town, hole) === 0) points += 5;
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
  function claimStakes(town) {
    const alone = countIcons(town, 'mine', (key) => !isBeside(town, key, 'icon', 'mine'));
    return 3 * alone - cellsOf(town, 'icon', 'mine').size;
  },
  function standoff(town) {
    const facing = (between: MapTerritory | undefined, other: MapTerritory | undefined): number =>
      between && between.icon !== 'gun' && other?.icon === 'gun' ? 3 : 0;
    let points = 0;
    for (const key of cellsOf(town, 'icon', 'gun')) {
      const [x, y] = pointOf(key);
      points += facing(town.get(keyOf(x + 1, y)), town.get(keyOf(x + 2, y)));
      points += facing(town.get(keyOf(x, y + 1)), town.get(keyOf(x, y + 2)));
    }
    return points;
  },
  (town, { guns }) => 6 * Math.sign(cellsOf(town, 'icon', 'gun').size - guns),
  (town) => 3 * countIcons(town, 'fort', (key) => emptySides(town, key) === 0),
  (town) => 2 * countIcons(town, 'fort', (key) => emptySides(town, key) >= 2),
  function wagonTrain(town) {
    const lines = new Map<string, number>();
    for (const key of cellsOf(town, 'icon', 'wagon')) {
      const [x, y] = pointOf(key);
      for (const line of [`column ${x}`, `row ${y}`]) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
    return 2 * Math.max(0, ...lines.values());
  },
  function generalStore(town) {
    const icons = new Map<string, number>();
    for (const { icon } of town.values()) icons.set(icon, (icons.get(icon) ?? 0) + 1);
    return icons.size < 6 ? 0 : 3 * Math.min(...icons.values());
  },
  function squareDeal(town) {
    let points = 0;
    for (const [key, { terrain }] of town) {
      const [x, y] = pointOf(key);
      const others = [keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
      if (others.every((other) => town.get(other)?.terrain === terrain)) points += 3;
    }
    return points;
  },
  (town, { mountains }) =>
    6 * Math.sign(largestSize(groupsOf(cellsOf(town, 'terrain', 'mountains'))) - mountains),
];
