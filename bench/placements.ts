// Measures how fast all placements of a card are scored: the kernel, copying with flood fill, and maps with sets
// (`npm run bench placements`).
//
// Each contender finds the legal placements itself and scores the same towns: six groups and three scoring cards, with
// comparing cards against the same rival. CPU time is measured, because the machine is shared.

import { writeFileSync } from 'node:fs';
import { codesOf, type Features, KernelTown, torus } from '@wagons/ai/kernel';
import { type Evaluator, makeEvaluator } from '@wagons/ai/search';
import { ICONS, TERRAINS } from '@wagons/rules';
import { type Dice, dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { machine } from './machine.ts';
import { Board, sweepByFlood } from './peers/copyAndFlood.ts';
import { TRIPLES } from './peers/deals.mjs';
import { type MapTown, type MapTerritory, sweepByMaps } from './peers/mapAndSet.ts';
import type { RivalNumbers } from './peers/placed.ts';

const { cellIndex } = torus;

const BLOCKS = 17;
const CARDS = 8;
const GOALS = { flood: 14, maps: 280 };

const codes = baseDeck.cards.map(codesOf);
const evaluators = TRIPLES.map((center) => evaluatorOf(center));

function evaluatorOf(center: readonly number[]): Evaluator {
  const evaluator = makeEvaluator(
    baseDeck,
    center.map((card) => baseDeck.cards[card]?.id ?? ''),
  );
  if (!evaluator) throw new Error('A condition of the printed deck depends on both towns cell by cell.');
  return evaluator;
}

// ---- Towns ----

type Position = {
  readonly center: readonly number[];
  readonly evaluator: Evaluator;
  readonly town: KernelTown;
  readonly cards: readonly number[];
  readonly rivalTown: KernelTown;
};

function shuffled(cards: readonly number[], roll: Dice): number[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(roll(rest.length), 1)[0] ?? 0);
}

/** Places cards one after the other: anywhere, or where the town scores most. */
function build(
  cards: readonly number[],
  evaluator: Evaluator,
  how: 'anywhere' | 'well',
  roll: Dice,
): KernelTown {
  const town = new KernelTown();
  const rival = evaluator.features(new KernelTown());
  const leadOf = (own: Features): number => evaluator.lead(own, rival);
  for (const card of cards) {
    const found: Array<readonly [x: number, y: number, rotation: number]> = [];
    let most = -Infinity;
    evaluator.tryCard(town, codes[card]!, leadOf, (x, y, rotation) => {
      const points = evaluator.visited().ownPoints;
      if (how === 'well' && points < most) return;
      if (how === 'well' && points > most) found.length = 0;
      most = points;
      found.push([x, y, rotation]);
    });
    const [x, y, rotation] = found[roll(found.length)] ?? [0, 0, 0];
    town.place(codes[card]!, rotation, x, y);
  }
  return town;
}

/** A position for every choice of center cards; every second town is built well, the others at random. */
function positionsWith(cards: number): Position[] {
  return TRIPLES.map((center, triple) => {
    const roll = dice(`placements ${cards} ${triple}`);
    const evaluator = evaluators[triple]!;
    const circle = shuffled(
      Array.from(baseDeck.cards.keys()).filter((place) => !center.includes(place)),
      roll,
    );
    const how = triple % 2 === 0 ? 'well' : 'anywhere';
    const town = build(circle.slice(0, cards), evaluator, how, roll);
    // The rival has the same cards in other places: only the features of that town matter.
    const rivalTown = build(circle.slice(0, 8), evaluator, 'anywhere', roll);
    return { center, evaluator, town, cards: circle.slice(cards), rivalTown };
  });
}

// ---- Contenders ----

/** A checksum of the points of all placements since the last reset, and their number. */
const seen = Int32Array.of(0, 0);
const add = (points: number): void => {
  seen[0] = Math.imul(seen[0]!, 31) + points;
  seen[1]!++;
};

function byKernel({ evaluator, town, cards, rivalTown }: Position): () => void {
  const rival = evaluator.features(rivalTown);
  const leadOf = (own: Features): number => evaluator.lead(own, rival);
  const visit = (_x: number, _y: number, _rotation: number, points: number): void => add(points);
  return () => {
    for (const card of cards) evaluator.tryCard(town, codes[card]!, leadOf, visit);
  };
}

function byFlood({ center, town, cards, rivalTown }: Position): () => void {
  const board = new Board(town.right - town.left + 1, town.bottom - town.top + 1, (x, y) =>
    codeAt(town, town.left + x, town.top + y),
  );
  const rival = numbersOf(rivalTown);
  return () => {
    for (const card of cards) sweepByFlood(board, codes[card]!, { center, rival }, add);
  };
}

function byMaps({ center, town, cards, rivalTown }: Position): () => void {
  const map: MapTown = new Map(
    cellsOf(town).map(({ x, y, code }): [string, MapTerritory] => [`${x},${y}`, territoryOf(code)]),
  );
  const rival = numbersOf(rivalTown);
  const fronts = cards.map((card) => Array.from(codes[card]!.subarray(0, 4), territoryOf));
  return () => {
    for (const front of fronts) sweepByMaps(map, front, { center, rival }, add);
  };
}

const codeAt = (town: KernelTown, x: number, y: number): number =>
  x < town.left || x > town.right || y < town.top || y > town.bottom ? 0 : (town.cells[cellIndex(x, y)] ?? 0);

function cellsOf(town: KernelTown): Array<{ readonly x: number; readonly y: number; readonly code: number }> {
  const cells = [];
  for (let y = town.top; y <= town.bottom; y++) {
    for (let x = town.left; x <= town.right; x++) {
      const code = codeAt(town, x, y);
      if (code !== 0) cells.push({ x, y, code });
    }
  }
  return cells;
}

const territoryOf = (code: number): MapTerritory => ({
  terrain: TERRAINS[Math.floor((code - 1) / 6)] ?? '',
  icon: ICONS[(code - 1) % 6] ?? '',
});

function numbersOf(town: KernelTown): RivalNumbers {
  const icons = cellsOf(town).map(({ code }) => territoryOf(code).icon);
  const count = (wanted: string): number => icons.filter((icon) => icon === wanted).length;
  return { beers: count('beer'), guns: count('gun'), mines: count('mine'), territories: icons.length };
}

// ---- Blocks ----

/** Mean nanoseconds per placement; the checksum of each piece of work is added to `sums`. */
function nanoseconds(work: ReadonlyArray<() => void>, sums?: number[]): number {
  seen[1] = 0;
  const start = process.cpuUsage();
  for (const one of work) {
    seen[0] = 0;
    one();
    sums?.push(seen[0]);
  }
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / seen[1];
}

const positions = positionsWith(CARDS);
const kernel = positions.map(byKernel);
const flood = positions.map(byFlood);
const maps = positions.map(byMaps);
const times = { kernel: [] as number[], flood: [] as number[], maps: [] as number[] };
let legal = 0;

// Maps and sets get a part of the positions in each block. The first block is for warm-up and not counted.
for (let block = 0; block <= BLOCKS; block++) {
  const some = (_: unknown, i: number): boolean => i % BLOCKS === block % BLOCKS;
  const sums = { kernel: [] as number[], flood: [] as number[], maps: [] as number[] };
  const kernelTime = nanoseconds(kernel, sums.kernel);
  legal = seen[1] ?? 0;
  const floodTime = nanoseconds(flood, sums.flood);
  const mapsTime = nanoseconds(maps.filter(some), sums.maps);
  expectEqual(sums.kernel, sums.flood, 'copying and flooding');
  expectEqual(sums.kernel.filter(some), sums.maps, 'maps and sets');
  if (block === 0) continue;
  times.kernel.push(kernelTime);
  times.flood.push(floodTime);
  times.maps.push(mapsTime);
}

function expectEqual(ours: readonly number[], theirs: readonly number[], who: string): void {
  const at = ours.findIndex((sum, i) => sum !== theirs[i]);
  if (at >= 0 || ours.length !== theirs.length)
    throw new Error(`Position ${at}: kernel and ${who} compute different points.`);
}

// ---- How the cost grows ----

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? NaN;

/** Towns of one to thirteen cards: a player gets at most fourteen. */
const grown = Array.from({ length: 13 }, (_, i) => ({
  cards: i + 1,
  work: positionsWith(i + 1).map(byKernel),
  times: [] as number[],
  spots: 0,
}));
for (let block = 0; block <= BLOCKS; block++) {
  for (const size of grown) {
    const time = nanoseconds(size.work);
    size.spots = (seen[1] ?? 0) / size.work.length / (15 - size.cards);
    if (block > 0) size.times.push(time);
  }
}

// ---- The report ----

const digits = (value: number, places = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

/** Time of a contender relative to the kernel, block by block. */
const ratios = (others: readonly number[]): number[] =>
  others.map((time, block) => time / (times.kernel[block] ?? NaN));

const row = (name: string, own: readonly number[]): string =>
  `| ${name} | ${digits(median(own))} ns | ${digits(median(ratios(own)), 1)} |`;

function verdict(name: string, own: readonly number[], goal: number): string {
  const all = sorted(ratios(own));
  const ratio = median(all);
  const [low = NaN, high = NaN] = [all[BLOCKS >> 2], all[(3 * BLOCKS) >> 2]];
  return `**${digits(ratio, 1)} times as fast as ${name}** (half of the blocks between ${digits(low, 1)} and ${digits(high, 1)}). Goal: at least ${goal}; ${
    ratio >= goal ? 'met' : `missed by a factor of ${digits(goal / ratio, 1)}`
  }.`;
}

const report = `# bench/placements

${machine()}; one core, processor time, medians of ${BLOCKS} interleaved blocks. Made by \`npm run bench placements\`.

All legal placements of a card on a town of ${CARDS} cards, each with its points: the six groups and three scoring cards. One
town for each of the ${positions.length} choices of three center cards, every second built well, the others at random, and each of the
${15 - CARDS} cards that may come; ${digits(legal)} placements in all.

| | each placement | the kernel is … times as fast |
|---|---|---|
${row('kernel', times.kernel)}
${row('copy and flood fill', times.flood)}
${row('maps and sets', times.maps)}

${verdict('copy and flood fill', times.flood, GOALS.flood)}

${verdict('maps and sets', times.maps, GOALS.maps)}

All three compute the same points for every placement of every position.

How the cost of the kernel grows with the town:

| cards | placements | each | all |
|---|---|---|---|
${grown
  .map(
    ({ cards, times: own, spots }) =>
      `| ${cards} | ${digits(spots)} | ${digits(median(own))} ns | ${digits((median(own) * spots) / 1000, 1)} µs |`,
  )
  .join('\n')}
`;
console.log(report);
writeFileSync(new URL('reports/placements.md', import.meta.url), report);
