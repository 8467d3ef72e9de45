// Scores placements the plain way: copy the board, place the card on the copy, flood fill the groups, scan the cells.
//
// A good first version in typed arrays that shares no work between placements.

import type { PeerScoring, RivalNumbers } from './placed.ts';

const [BEER, COW, FORT, GUN, MINE, WAGON] = [0, 1, 2, 3, 4, 5];
const [DESERT, FOREST, MOUNTAINS, PLAINS, SNOW, WATER] = [0, 1, 2, 3, 4, 5];
const NOTHING = 6;
const TERRAIN = Uint8Array.from({ length: 37 }, (_, code) =>
  code === 0 ? NOTHING : Math.floor((code - 1) / 6),
);
const ICON = Uint8Array.from({ length: 37 }, (_, code) => (code === 0 ? NOTHING : (code - 1) % 6));

/** Enough for one more card and two cells beyond it on every side. */
const MARGIN = 4;

export class Board {
  readonly cells: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number, codeAt: (x: number, y: number) => number) {
    this.width = width + 2 * MARGIN;
    this.height = height + 2 * MARGIN;
    this.cells = Uint8Array.from({ length: this.width * this.height }, (_, i) =>
      codeAt((i % this.width) - MARGIN, Math.floor(i / this.width) - MARGIN),
    );
  }
}

const cells = new Uint8Array(2048);
const seen = new Uint8Array(2048);
const stack = new Int16Array(256);
const occupied = new Int16Array(256);
const group = new Int16Array(256);
const largest = new Int16Array(7);
let count = 0;
let width = 0;
let rows = 0;

/** Calls `visit` with the points of every placement of a card, row by row. */
export function sweepByFlood(
  board: Board,
  card: Uint8Array,
  { center, rival }: PeerScoring,
  visit: (points: number) => void,
): void {
  width = board.width;
  rows = board.height;
  for (let y = MARGIN - 2; y < board.height - MARGIN + 1; y++) {
    for (let x = MARGIN - 2; x < width - MARGIN + 1; x++) {
      const at = y * width + x;
      if (!touches(board.cells, at)) continue;
      for (let turn = 0; turn < 8; turn += 4) {
        cells.set(board.cells);
        cells[at] = card[turn]!;
        cells[at + 1] = card[turn + 1]!;
        cells[at + width] = card[turn + 2]!;
        cells[at + width + 1] = card[turn + 3]!;
        let points = largestGroups(board.cells.length);
        for (const bonus of center) points += CONDITIONS[bonus]!(rival);
        visit(points);
      }
    }
  }
}

/** Whether a card with its top left territory here covers a territory or is beside one. */
function touches(town: Uint8Array, at: number): boolean {
  for (const cell of [at, at + 1, at + width, at + width + 1]) {
    if (town[cell] !== 0 || town[cell - 1] !== 0 || town[cell + 1] !== 0) return true;
    if (town[cell - width] !== 0 || town[cell + width] !== 0) return true;
  }
  return false;
}

/** Finds the occupied cells and the largest group of every terrain; returns the sum of their sizes. */
function largestGroups(length: number): number {
  count = 0;
  for (let at = 0; at < length; at++) {
    seen[at] = 0;
    if (cells[at] !== 0) occupied[count++] = at;
  }
  largest.fill(0);
  for (let k = 0; k < count; k++) {
    const at = occupied[k]!;
    if (seen[at] !== 0) continue;
    const terrain = TERRAIN[cells[at]!]!;
    const size = flood(at, TERRAIN, terrain);
    if (size > largest[terrain]!) largest[terrain] = size;
  }
  return largest[0]! + largest[1]! + largest[2]! + largest[3]! + largest[4]! + largest[5]!;
}

/** Marks the group around a cell as seen and writes it into `group`; returns its size. */
function flood(from: number, words: Uint8Array, word: number): number {
  let size = 0;
  let height = 0;
  stack[height++] = from;
  seen[from] = 1;
  while (height > 0) {
    const at = stack[--height]!;
    group[size++] = at;
    if (seen[at - 1] === 0 && words[cells[at - 1]!] === word) height = push(height, at - 1);
    if (seen[at + 1] === 0 && words[cells[at + 1]!] === word) height = push(height, at + 1);
    if (seen[at - width] === 0 && words[cells[at - width]!] === word) height = push(height, at - width);
    if (seen[at + width] === 0 && words[cells[at + width]!] === word) height = push(height, at + width);
  }
  return size;
}

function push(height: number, at: number): number {
  seen[at] = 1;
  stack[height] = at;
  return height + 1;
}

function countWord(words: Uint8Array, word: number): number {
  let found = 0;
  for (let k = 0; k < count; k++) if (words[cells[occupied[k]!]!] === word) found++;
  return found;
}

const isBeside = (at: number, words: Uint8Array, word: number): boolean =>
  words[cells[at - 1]!] === word ||
  words[cells[at + 1]!] === word ||
  words[cells[at - width]!] === word ||
  words[cells[at + width]!] === word;

/** The points by number of mines; the last entry holds for all higher numbers. */
const BOOM_OR_BUST = [5, 5, 5, 0, 0, 0, 0, 3, 8];
/** The points by length of a line of wagons; the last entry holds for all longer ones. */
const WAGON_TRAIN = [0, 0, 1, 2, 4, 7, 10];

/** By scoring card, in the order of the printed deck: its points, minus the rival's if it compares. */
const CONDITIONS: ReadonlyArray<(rival: RivalNumbers) => number> = [
  function badlands() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] !== GUN) continue;
      const across = TERRAIN[cells[at - 1]!] === DESERT && TERRAIN[cells[at + 1]!] === DESERT;
      const down = TERRAIN[cells[at - width]!] === DESERT && TERRAIN[cells[at + width]!] === DESERT;
      if (across || down) points += 4;
    }
    return points;
  },
  () => BOOM_OR_BUST[Math.min(countWord(ICON, MINE), 8)]!,
  function bootleggers() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] === BEER) points += isBeside(at, ICON, WAGON) ? 2 : -1;
    }
    return points;
  },
  function circleTheWagons() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (
        ICON[cells[at - 1]!] === WAGON &&
        ICON[cells[at + 1]!] === WAGON &&
        ICON[cells[at - width]!] === WAGON &&
        ICON[cells[at + width]!] === WAGON
      )
        points += 6;
    }
    return points;
  },
  function claimJumpers({ mines, guns }) {
    const lead = countWord(ICON, MINE) - mines;
    const armed = countWord(ICON, GUN) - guns;
    // Five of the nine change hands: four and five.
    if (lead > 0) return armed < 0 ? -1 : 9;
    if (lead < 0) return armed > 0 ? 1 : -9;
    return 0;
  },
  function coolWater() {
    let best = 0;
    for (let k = 0; k < count; k++) seen[occupied[k]!] = 0;
    for (let k = 0; k < count; k++) {
      const from = occupied[k]!;
      if (seen[from] === 1 || TERRAIN[cells[from]!] !== WATER) continue;
      const size = flood(from, TERRAIN, WATER);
      if (size < largest[WATER]!) continue;
      let points = 0;
      for (let other = 0; other < count; other++) {
        const at = occupied[other]!;
        if (ICON[cells[at]!] === WAGON && isNearGroup(at, size)) points += 3;
      }
      best = Math.max(best, points);
    }
    return best;
  },
  function fortified() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (
        ICON[cells[at]!] === FORT &&
        ICON[cells[at + 1]!] === FORT &&
        ICON[cells[at + width]!] === FORT &&
        ICON[cells[at + width + 1]!] === FORT
      )
        points += 7;
    }
    return points;
  },
  function goldCountry() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] !== MINE) continue;
      if (TERRAIN[cells[at]!] === MOUNTAINS || isBeside(at, TERRAIN, MOUNTAINS)) points += 2;
    }
    return points;
  },
  function happyCows() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] !== COW || TERRAIN[cells[at]!] === SNOW) continue;
      if (!isBeside(at, TERRAIN, SNOW)) points += 2;
    }
    return points;
  },
  function oneTooMany({ beers }) {
    const own = countWord(ICON, BEER);
    return own > beers ? -beers : own < beers ? own : 0;
  },
  () => (countWord(ICON, COW) + countWord(TERRAIN, PLAINS)) >> 1,
  function riflesReady() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] === FORT && isBeside(at, ICON, GUN)) points += 2;
    }
    return points;
  },
  ({ territories }) => territories - count,
  function targetPractice() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] === BEER) points += territoriesToGun(at);
    }
    return points;
  },
  () => 2 * countWord(ICON, FORT) - countWord(TERRAIN, FOREST),
  function theHerd() {
    let most = 0;
    for (let k = 0; k < count; k++) seen[occupied[k]!] = 0;
    for (let k = 0; k < count; k++) {
      const from = occupied[k]!;
      if (seen[from] === 0 && ICON[cells[from]!] === COW) most = Math.max(most, flood(from, ICON, COW));
    }
    return 2 * most;
  },
  function undiscovered() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      // Every such hole is below one territory only.
      const hole = occupied[k]! + width;
      if (cells[hole] === 0 && isRinged(hole)) points += 5;
    }
    return points;
  },
  function wagonTrain() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = occupied[k]!;
      if (ICON[cells[at]!] === WAGON) points += trainFrom(at, 1) + trainFrom(at, width);
    }
    return points;
  },
];

/** Whether a cell is in or beside the group of the last flood fill. */
function isNearGroup(at: number, size: number): boolean {
  for (let i = 0; i < size; i++) {
    const away = Math.abs(group[i]! - at);
    if (away <= 1 || away === width) return true;
  }
  return false;
}

/** The territories between a beer and the nearest gun in line; the most among equally near ones. */
function territoriesToGun(at: number): number {
  const x = at % width;
  const y = (at - x) / width;
  let closest = Infinity;
  let most = 0;
  const look = (step: number, room: number): void => {
    let between = 0;
    for (let away = 1; away <= room && away <= closest; away++) {
      const code = cells[at + away * step]!;
      if (ICON[code] === GUN) {
        most = away < closest ? between : Math.max(most, between);
        closest = away;
      } else if (code !== 0) between++;
    }
  };
  look(-1, x);
  look(1, width - 1 - x);
  look(-width, y);
  look(width, rows - 1 - y);
  return most;
}

/** Whether a cell has territories on every side and at every corner. */
function isRinged(at: number): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    for (let cell = row - 1; cell <= row + 1; cell++) {
      if (cell !== at && cells[cell] === 0) return false;
    }
  }
  return true;
}

/** The points of the line of wagons that starts here; 0 if it started before. */
function trainFrom(at: number, step: number): number {
  if (ICON[cells[at - step]!] === WAGON) return 0;
  let length = 1;
  while (ICON[cells[at + length * step]!] === WAGON) length++;
  return WAGON_TRAIN[Math.min(length, 6)]!;
}
