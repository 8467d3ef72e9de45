// What a card can add to the largest groups of a town while other cards are to come, for every spot.
//
// For each terrain one of the largest groups is the main one. However the cards are laid, the largest group at the end
// has at most the main one's cells and what each card brings: its own cells, and the other groups that it touches. A
// card that cannot get in touch with the main group, not even through other cards, brings only what it makes by itself.

import { GroupMap } from './groupMap.ts';
import { SIDE } from '../kernel/rows.ts';
import { type CardCodes, type KernelTown, terrainOf } from '../kernel/town.ts';

const TERRAIN_COUNT = 6;
/** Fewer cells than this are never taken off a main group, so that as many cells by themselves are no gain. */
const FEW_CELLS = 2;

export class GroupGains {
  readonly #map = new GroupMap();
  readonly #own = new Int16Array(256);
  readonly #main = new Int16Array(TERRAIN_COUNT);
  readonly #largest = new Int16Array(TERRAIN_COUNT);
  readonly #second = new Int16Array(TERRAIN_COUNT);
  /** The least size that the largest group keeps, as far as losses are counted. */
  readonly #floor = new Int16Array(TERRAIN_COUNT);
  /** So much of it one card may take off. */
  readonly #room = new Int16Array(TERRAIN_COUNT);
  /** The cells of all groups besides the main one. */
  readonly #rest = new Int16Array(TERRAIN_COUNT);
  readonly #laid = new Int16Array(TERRAIN_COUNT);
  readonly #others = new Int16Array(TERRAIN_COUNT);
  readonly #met = new Int16Array(8);
  #cells = new Uint8Array(SIDE * SIDE);
  /** What the card tried last adds when the other cards lie apart from it, and when they are near. */
  apart = 0;
  near = 0;
  /** Which of its terrains touch nothing of their kind, and which add all that they have, as bits. */
  lonely = 0;
  full = 0;

  /** Looks at a town as it lies; answers the sum of its largest groups. So many cards may take their losses off it. */
  begin(town: KernelTown, losers: number): number {
    this.#cells = town.cells;
    const labels = this.#map.find(town);
    this.#main.fill(-1);
    this.#largest.fill(0);
    this.#second.fill(0);
    this.#rest.fill(0);
    for (let label = 0; label < labels; label++) {
      this.#own[label] = this.#map.own(label);
      if (!this.#map.isOwn(label)) continue;
      const terrain = this.#map.terrain[label]!;
      const size = this.#map.size[label]!;
      this.#rest[terrain]! += size;
      if (size > this.#largest[terrain]!) {
        this.#second[terrain] = this.#largest[terrain]!;
        this.#largest[terrain] = size;
        this.#main[terrain] = label;
      } else if (size > this.#second[terrain]!) this.#second[terrain] = size;
    }
    let sum = 0;
    for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) {
      const largest = this.#largest[terrain]!;
      const floor = Math.max(this.#second[terrain]!, Math.min(largest, FEW_CELLS));
      this.#floor[terrain] = floor;
      this.#room[terrain] = Math.floor((largest - floor) / losers);
      this.#rest[terrain]! -= largest;
      sum += largest;
    }
    return sum;
  }

  floorOf(terrain: number): number {
    return this.#floor[terrain]!;
  }

  /** The most that a card adds, if it joins all there is of its terrains. */
  most(card: CardCodes): number {
    let terrains = 0;
    for (let part = 0; part < 4; part++) terrains |= 1 << terrainOf[card[part]!]!;
    let most = 4;
    for (; terrains !== 0; terrains &= terrains - 1)
      most += this.#rest[31 - Math.clz32(terrains & -terrains)]!;
    return most;
  }

  /** Tries a card at a spot, with other cards to come whose terrains are marked in `company`. */
  try(card: CardCodes, rotation: number, x: number, y: number, company: number): void {
    const above = ((y - 1) & 31) * SIDE;
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const below = ((y + 2) & 31) * SIDE;
    const left = (x - 1) & 31;
    const column = x & 31;
    const nextColumn = (x + 1) & 31;
    const right = (x + 2) & 31;
    this.#count = 0;
    this.#touched = 0;
    const at = 4 * rotation;
    const a = this.#part(card[at]!, row + left, above + column);
    const b = this.#part(card[at + 1]!, row + right, above + nextColumn);
    const c = this.#part(card[at + 2]!, nextRow + left, below + column);
    const d = this.#part(card[at + 3]!, nextRow + right, below + nextColumn);
    this.apart = 0;
    this.near = 0;
    this.lonely = 0;
    this.full = 0;
    for (let terrains = a | b | c | d; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const terrain = 31 - Math.clz32(bit);
      const brought = this.#laid[terrain]! + this.#others[terrain]!;
      const joinable = (company & bit) !== 0;
      const isLonely = (this.#touched & bit) === 0 && this.#others[terrain] === 0;
      const isFull = !isLonely && ((this.#touched & bit) !== 0 || joinable);
      const alone = Math.max(0, brought - this.#floor[terrain]!);
      this.apart += isFull ? brought : alone;
      this.near += isFull || joinable ? brought : alone;
      if (isLonely) this.lonely |= bit;
      if (isFull) this.full |= bit;
      this.#laid[terrain] = this.#others[terrain] = 0;
    }
  }

  #count = 0;
  #touched = 0;

  /** Counts one territory of the card and the groups on its outer sides; answers its terrain as a bit. */
  #part(code: number, side: number, end: number): number {
    const terrain = terrainOf[code]!;
    this.#laid[terrain]!++;
    this.#meet(terrain, side);
    this.#meet(terrain, end);
    return 1 << terrain;
  }

  #meet(terrain: number, index: number): void {
    if (terrainOf[this.#cells[index]!] !== terrain) return;
    const group = this.#own[this.#map.label[index]!]!;
    if (group === this.#main[terrain]) {
      this.#touched |= 1 << terrain;
      return;
    }
    for (let i = 0; i < this.#count; i++) if (this.#met[i] === group) return;
    this.#met[this.#count++] = group;
    this.#others[terrain]! += this.#map.size[group]!;
  }

  /** What is lost of main groups under a card. All cards together never lose more than there is. */
  loss(x: number, y: number): number {
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const column = x & 31;
    const nextColumn = (x + 1) & 31;
    const a = this.#mainAt(row + column);
    const b = this.#mainAt(row + nextColumn);
    const c = this.#mainAt(nextRow + column);
    const d = this.#mainAt(nextRow + nextColumn);
    let loss = 0;
    for (let terrains = a | b | c | d; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const terrain = 31 - Math.clz32(bit);
      const covered = (a === bit ? 1 : 0) + (b === bit ? 1 : 0) + (c === bit ? 1 : 0) + (d === bit ? 1 : 0);
      loss += Math.min(covered, this.#room[terrain]!);
    }
    return loss;
  }

  /** The terrain at a cell as a bit, where it is of a main group. */
  #mainAt(index: number): number {
    const terrain = terrainOf[this.#cells[index]!]!;
    return terrain >= 0 && this.#own[this.#map.label[index]!] === this.#main[terrain] ? 1 << terrain : 0;
  }
}
