// Upper bound for what a card adds to the largest groups of a town while other cards are still to be placed.
//
// For each terrain one of the largest groups is the main group. However the cards are placed, the largest group at the
// end has at most the cells of the main group plus what each card brings: its own cells, and the other groups that it
// touches. A card that can't connect to the main group, not even through other cards, brings only what it makes itself.

import { terrainOf } from '../../../kernel/town/codes.ts';
import { AREA, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { GroupMap } from './groupMap.ts';

const { cellIndex, lowestBit } = torus;

const TERRAIN_COUNT = 6;
export const ALL_TERRAINS = (1 << TERRAIN_COUNT) - 1;
/** A main group is never counted below this size, so that as few cells elsewhere are no gain. */
const LEAST_KEPT = 2;

export class GroupBound {
  readonly #map = new GroupMap();
  /** By label: the root of its group. */
  readonly #root = new Int16Array(256);
  // By terrain: the main group, the sizes of the largest and the second largest, and the cells of all but the main one.
  readonly #main = new Int16Array(TERRAIN_COUNT);
  readonly #largest = new Int16Array(TERRAIN_COUNT);
  readonly #second = new Int16Array(TERRAIN_COUNT);
  readonly #rest = new Int16Array(TERRAIN_COUNT);
  /** By terrain: the least size that the largest group keeps, as far as losses are counted. */
  readonly #floor = new Int16Array(TERRAIN_COUNT);
  /** By terrain: the most that one card may take off the main group. */
  readonly #mostLost = new Int16Array(TERRAIN_COUNT);
  #cells = new Uint8Array(AREA);
  #otherTerrains = 0;
  /** The terrains whose gains and losses are counted, as bits. */
  #counted = ALL_TERRAINS;

  // The card being tried. By terrain: its own cells, and the cells of groups other than the main one that it touches.
  readonly #own = new Int16Array(TERRAIN_COUNT);
  readonly #joined = new Int16Array(TERRAIN_COUNT);
  readonly #met = new Int16Array(8);
  #metCount = 0;
  #touchesMain = 0;

  /** The result of `tryCard`: what the card adds if the other cards are apart from it, and if they are near. */
  apart = 0;
  near = 0;
  /** Which of its terrains touch none of their kind, and which add all their cells to the main group, as bits. */
  isolated = 0;
  attached = 0;

  /** Starts with a town; up to `losers` cards may subtract losses. Returns the sum of its largest groups. */
  begin(town: KernelTown, losers: number): number {
    this.#cells = town.cells;
    const labels = this.#map.update(town);
    this.#main.fill(-1);
    this.#largest.fill(0);
    this.#second.fill(0);
    this.#rest.fill(0);
    for (let label = 0; label < labels; label++) {
      this.#root[label] = this.#map.rootOf(label);
      if (this.#map.isRoot(label)) this.#addGroup(label);
    }
    let sum = 0;
    for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) {
      const largest = this.#largest[terrain]!;
      const floor = Math.max(this.#second[terrain]!, Math.min(largest, LEAST_KEPT));
      this.#floor[terrain] = floor;
      this.#mostLost[terrain] = Math.floor((largest - floor) / losers);
      this.#rest[terrain]! -= largest;
      sum += largest;
    }
    return sum;
  }

  #addGroup(label: number): void {
    const terrain = this.#map.terrain[label]!;
    const size = this.#map.size[label]!;
    this.#rest[terrain]! += size;
    if (size > this.#largest[terrain]!) {
      this.#second[terrain] = this.#largest[terrain]!;
      this.#largest[terrain] = size;
      this.#main[terrain] = label;
    } else if (size > this.#second[terrain]!) this.#second[terrain] = size;
  }

  floorOf(terrain: number): number {
    return this.#floor[terrain]!;
  }

  /** Sets the terrains on the other cards, and those whose gains and losses are counted, as bits. */
  setOthers(terrains: number, counted = ALL_TERRAINS): void {
    this.#otherTerrains = terrains;
    this.#counted = counted;
  }

  /** Tries a card at a spot; writes `apart`, `near`, `isolated` and `attached`. */
  tryCard(card: CardCodes, rotation: number, x: number, y: number): void {
    this.#metCount = 0;
    this.#touchesMain = 0;
    const at = 4 * rotation;
    const a = this.#addPart(card[at]!, cellIndex(x - 1, y), cellIndex(x, y - 1));
    const b = this.#addPart(card[at + 1]!, cellIndex(x + 2, y), cellIndex(x + 1, y - 1));
    const c = this.#addPart(card[at + 2]!, cellIndex(x - 1, y + 1), cellIndex(x, y + 2));
    const d = this.#addPart(card[at + 3]!, cellIndex(x + 2, y + 1), cellIndex(x + 1, y + 2));
    this.apart = 0;
    this.near = 0;
    this.isolated = 0;
    this.attached = 0;
    for (let terrains = a | b | c | d; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const terrain = lowestBit(bit);
      if ((this.#counted & bit) === 0) {
        this.#own[terrain] = this.#joined[terrain] = 0;
        continue;
      }
      const brought = this.#own[terrain]! + this.#joined[terrain]!;
      const isShared = (this.#otherTerrains & bit) !== 0;
      const touches = (this.#touchesMain & bit) !== 0;
      const isIsolated = !touches && this.#joined[terrain] === 0;
      const isAttached = !isIsolated && (touches || isShared);
      const byItself = Math.max(0, brought - this.#floor[terrain]!);
      this.apart += isAttached ? brought : byItself;
      this.near += isAttached || isShared ? brought : byItself;
      if (isIsolated) this.isolated |= bit;
      if (isAttached) this.attached |= bit;
      this.#own[terrain] = this.#joined[terrain] = 0;
    }
  }

  /** Counts one territory of the card and the groups on its two outer sides; returns its terrain as a bit. */
  #addPart(code: number, side: number, end: number): number {
    const terrain = terrainOf[code]!;
    this.#own[terrain]!++;
    this.#meet(terrain, side);
    this.#meet(terrain, end);
    return 1 << terrain;
  }

  #meet(terrain: number, cell: number): void {
    if (terrainOf[this.#cells[cell]!] !== terrain) return;
    const group = this.#root[this.#map.label[cell]!]!;
    if (group === this.#main[terrain]) {
      this.#touchesMain |= 1 << terrain;
      return;
    }
    for (let i = 0; i < this.#metCount; i++) if (this.#met[i] === group) return;
    this.#met[this.#metCount++] = group;
    this.#joined[terrain]! += this.#map.size[group]!;
  }

  /** The terrains that are not counted, touch their main group and cover no cell of it, as bits. */
  joining(x: number, y: number): number {
    const covered =
      this.#mainTerrain(cellIndex(x, y)) |
      this.#mainTerrain(cellIndex(x + 1, y)) |
      this.#mainTerrain(cellIndex(x, y + 1)) |
      this.#mainTerrain(cellIndex(x + 1, y + 1));
    return this.#touchesMain & ~this.#counted & ~covered;
  }

  /** What main groups lose under a card at a spot. All cards together never lose more than there is. */
  loss(x: number, y: number): number {
    const a = this.#mainTerrain(cellIndex(x, y));
    const b = this.#mainTerrain(cellIndex(x + 1, y));
    const c = this.#mainTerrain(cellIndex(x, y + 1));
    const d = this.#mainTerrain(cellIndex(x + 1, y + 1));
    let loss = 0;
    for (let terrains = (a | b | c | d) & this.#counted; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const covered = (a === bit ? 1 : 0) + (b === bit ? 1 : 0) + (c === bit ? 1 : 0) + (d === bit ? 1 : 0);
      loss += Math.min(covered, this.#mostLost[lowestBit(bit)]!);
    }
    return loss;
  }

  /** The terrain of a cell as a bit, if it belongs to a main group. */
  #mainTerrain(cell: number): number {
    const terrain = terrainOf[this.#cells[cell]!]!;
    return terrain >= 0 && this.#root[this.#map.label[cell]!] === this.#main[terrain] ? 1 << terrain : 0;
  }
}
