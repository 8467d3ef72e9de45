// Placements scored the plain way: copy the board, lay the card on the copy, flood fill the groups, walk the cells.
//
// A good first version in typed arrays, without any trick that carries knowledge from one placement to the next.

import type { RivalNumbers } from './placed.ts';

const [BEER, COW, FORT, GUN, MINE, WAGON] = [0, 1, 2, 3, 4, 5];
const [DESERT, FOREST, MOUNTAINS, SNOW, WATER] = [0, 1, 2, 4, 5];
const NOTHING = 6;
const TERRAIN = Uint8Array.from({ length: 37 }, (_, code) =>
  code === 0 ? NOTHING : Math.floor((code - 1) / 6),
);
const ICON = Uint8Array.from({ length: 37 }, (_, code) => (code === 0 ? NOTHING : (code - 1) % 6));

/** Room on every side for one more card and for looking two cells on. */
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
const lying = new Int16Array(256);
const group = new Int16Array(256);
const largest = new Int16Array(7);
let count = 0;
let width = 0;

/** Shows what every placement of a card is worth with these scoring cards, row by row. */
export function sweepByFlood(
  board: Board,
  card: Uint8Array,
  center: readonly number[],
  rival: RivalNumbers,
  show: (points: number) => void,
): void {
  width = board.width;
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
        show(points);
      }
    }
  }
}

/** Whether a card with its top left territory here covers a territory or lies beside one. */
function touches(town: Uint8Array, at: number): boolean {
  for (const cell of [at, at + 1, at + width, at + width + 1]) {
    if (town[cell] !== 0 || town[cell - 1] !== 0 || town[cell + 1] !== 0) return true;
    if (town[cell - width] !== 0 || town[cell + width] !== 0) return true;
  }
  return false;
}

/** Finds what lies and the largest group of every terrain; answers their sum. */
function largestGroups(length: number): number {
  count = 0;
  for (let at = 0; at < length; at++) {
    seen[at] = 0;
    if (cells[at] !== 0) lying[count++] = at;
  }
  largest.fill(0);
  for (let k = 0; k < count; k++) {
    const at = lying[k]!;
    if (seen[at] !== 0) continue;
    const terrain = TERRAIN[cells[at]!]!;
    const size = flood(at, TERRAIN, terrain);
    if (size > largest[terrain]!) largest[terrain] = size;
  }
  return largest[0]! + largest[1]! + largest[2]! + largest[3]! + largest[4]! + largest[5]!;
}

/** Marks the group around a cell as seen and writes it into `group`; answers its size. */
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
  for (let k = 0; k < count; k++) if (words[cells[lying[k]!]!] === word) found++;
  return found;
}

const isBeside = (at: number, words: Uint8Array, word: number): boolean =>
  words[cells[at - 1]!] === word ||
  words[cells[at + 1]!] === word ||
  words[cells[at - width]!] === word ||
  words[cells[at + width]!] === word;

const emptySides = (at: number): number =>
  (cells[at - 1] === 0 ? 1 : 0) +
  (cells[at + 1] === 0 ? 1 : 0) +
  (cells[at - width] === 0 ? 1 : 0) +
  (cells[at + width] === 0 ? 1 : 0);

/** In the order of the base deck: what a scoring card gives, less what it gives to the rival where it compares. */
const CONDITIONS: ReadonlyArray<(rival: RivalNumbers) => number> = [
  function badlands() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] !== GUN) continue;
      const across = TERRAIN[cells[at - 1]!] === DESERT && TERRAIN[cells[at + 1]!] === DESERT;
      const down = TERRAIN[cells[at - width]!] === DESERT && TERRAIN[cells[at + width]!] === DESERT;
      if (across || down) points += 4;
    }
    return points;
  },
  function oneTooMany({ beers }) {
    const own = countWord(ICON, BEER);
    return own > beers ? -beers : own < beers ? own : 0;
  },
  function happyCows() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] !== COW || TERRAIN[cells[at]!] === SNOW) continue;
      if (!isBeside(at, TERRAIN, SNOW)) points += 2;
    }
    return points;
  },
  function coolWater() {
    let best = 0;
    for (let k = 0; k < count; k++) seen[lying[k]!] = 0;
    for (let k = 0; k < count; k++) {
      const from = lying[k]!;
      if (seen[from] === 1 || TERRAIN[cells[from]!] !== WATER) continue;
      const size = flood(from, TERRAIN, WATER);
      if (size < largest[WATER]!) continue;
      let points = 0;
      for (let other = 0; other < count; other++) {
        const at = lying[other]!;
        if (ICON[cells[at]!] === WAGON && isNearGroup(at, size)) points += 3;
      }
      best = Math.max(best, points);
    }
    return best;
  },
  function theHerd() {
    let most = 0;
    for (let k = 0; k < count; k++) seen[lying[k]!] = 0;
    for (let k = 0; k < count; k++) {
      const from = lying[k]!;
      if (seen[from] === 0 && ICON[cells[from]!] === COW) most = Math.max(most, flood(from, ICON, COW));
    }
    return 2 * most;
  },
  () => 2 * countWord(ICON, FORT) - countWord(TERRAIN, FOREST),
  function chuckWagon() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] === BEER) points += isBeside(at, ICON, WAGON) ? 2 : -1;
    }
    return points;
  },
  function circledCamp() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      // Every such hole is below one territory only.
      const hole = lying[k]! + width;
      if (cells[hole] === 0 && emptySides(hole) === 0) points += 5;
    }
    return points;
  },
  function motherLode() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] !== MINE) continue;
      if (TERRAIN[cells[at]!] === MOUNTAINS || isBeside(at, TERRAIN, MOUNTAINS)) points += 2;
    }
    return points;
  },
  function claimStakes() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] === MINE) points += isBeside(at, ICON, MINE) ? -1 : 2;
    }
    return points;
  },
  function standoff() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] !== GUN) continue;
      points += facesGun(at, 1) + facesGun(at, width);
    }
    return points;
  },
  function fastestDraw({ guns }) {
    return 6 * Math.sign(countWord(ICON, GUN) - guns);
  },
  function stronghold() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] === FORT && emptySides(at) === 0) points += 3;
    }
    return points;
  },
  function borderPatrol() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] === FORT && emptySides(at) >= 2) points += 2;
    }
    return points;
  },
  function wagonTrain() {
    lines.fill(0);
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      if (ICON[cells[at]!] !== WAGON) continue;
      lines[at % width]!++;
      lines[64 + Math.floor(at / width)]!++;
    }
    let most = 0;
    for (const line of lines) if (line > most) most = line;
    return 2 * most;
  },
  function generalStore() {
    icons.fill(0);
    for (let k = 0; k < count; k++) icons[ICON[cells[lying[k]!]!]!]!++;
    return 3 * Math.min(icons[0]!, icons[1]!, icons[2]!, icons[3]!, icons[4]!, icons[5]!);
  },
  function squareDeal() {
    let points = 0;
    for (let k = 0; k < count; k++) {
      const at = lying[k]!;
      const terrain = TERRAIN[cells[at]!];
      if (
        TERRAIN[cells[at + 1]!] === terrain &&
        TERRAIN[cells[at + width]!] === terrain &&
        TERRAIN[cells[at + width + 1]!] === terrain
      )
        points += 3;
    }
    return points;
  },
  function greatDivide({ mountains }) {
    return 6 * Math.sign(largest[MOUNTAINS]! - mountains);
  },
];

const lines = new Uint8Array(128);
const icons = new Uint8Array(6);

/** Whether a cell is in the group that was flooded last, or beside it. */
function isNearGroup(at: number, size: number): boolean {
  for (let i = 0; i < size; i++) {
    const away = Math.abs(group[i]! - at);
    if (away <= 1 || away === width) return true;
  }
  return false;
}

function facesGun(at: number, step: number): number {
  const between = cells[at + step]!;
  return ICON[cells[at + 2 * step]!] === GUN && between !== 0 && ICON[between] !== GUN ? 3 : 0;
}
