// Upper bound for what two touching cards add to the largest groups because they connect terrains to each other.

import { terrainOf } from '../../../kernel/town/codes.ts';
import { torus } from '../../../kernel/town/rows.ts';
import type { CardCodes } from '../../../kernel/town/town.ts';
import type { GroupBound } from './groupBound.ts';

const { lowestBit } = torus;

/** Touching cards are at most this far apart in each direction. */
const TOUCH = 2;
const WIDTH = 2 * TOUCH + 1;

/** How two cards touch: the offset of the second card from the first, and both rotations, as one number. */
export type Contact = number;

export const contactOf = (right: number, down: number, rotation: number, otherRotation: number): Contact =>
  4 * ((down + TOUCH) * WIDTH + right + TOUCH) + 2 * rotation + otherRotation;

const rotationIn = (contact: Contact): number => (contact >> 1) & 1;
const offsetIn = (contact: Contact): number => contact >> 2;

export class LinkBound {
  readonly #groups: GroupBound;
  readonly #firstCard: CardCodes;
  /** By terrain: the number of territories on each card. */
  readonly #first: Uint8Array;
  readonly #second: Uint8Array;
  /** By contact: the terrains that connect from one card to the other, as bits. */
  readonly #linked = new Uint8Array(4 * WIDTH * WIDTH);
  /** By offset: the parts of the first card that the second covers, as bits. */
  readonly #covered = new Uint8Array(WIDTH * WIDTH);

  constructor(first: CardCodes, second: CardCodes, groups: GroupBound) {
    this.#groups = groups;
    this.#firstCard = first;
    this.#first = countTerrains(first);
    this.#second = countTerrains(second);
    for (let right = -TOUCH; right <= TOUCH; right++) {
      for (let down = -TOUCH; down <= TOUCH; down++) {
        const offset = offsetIn(contactOf(right, down, 0, 0));
        for (let part = 0; part < 4; part++) {
          if (isOnCard((part & 1) - right, (part >> 1) - down)) this.#covered[offset]! |= 1 << part;
        }
        for (let rotations = 0; rotations < 4; rotations++) {
          const upper = second.subarray(4 * (rotations & 1));
          const lower = first.subarray(4 * (rotations >> 1));
          this.#linked[4 * offset + rotations] = linkedTerrains(lower, upper, right, down);
        }
      }
    }
  }

  /**
   * The most that two touching cards add besides what each adds if they are apart. `isolated` and `otherIsolated` are
   * the terrains of each card that touch nothing in the town, `attached` those of the first card that add all their cells.
   */
  extra(contact: Contact, isolated: number, otherIsolated: number, attached: number): number {
    let extra = 0;
    const linked = this.#linked[contact]! & (isolated | otherIsolated);
    for (let terrains = linked; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const terrain = lowestBit(bit);
      const own = this.#first[terrain]!;
      const other = this.#second[terrain]!;
      if ((isolated & otherIsolated & bit) !== 0)
        extra += Math.max(0, own + other - this.#groups.floorOf(terrain));
      else extra += (isolated & bit) !== 0 ? own : other;
    }
    // Covered territories of the first card were counted but are not added.
    const first = 4 * rotationIn(contact);
    for (let parts = this.#covered[offsetIn(contact)]!; parts !== 0; parts &= parts - 1) {
      if ((attached & (1 << terrainOf[this.#firstCard[first + lowestBit(parts)]!]!)) !== 0) extra--;
    }
    return extra;
  }
}

const isOnCard = (column: number, row: number): boolean => column >= 0 && column <= 1 && row >= 0 && row <= 1;

function countTerrains(card: CardCodes): Uint8Array {
  const counts = new Uint8Array(6);
  for (let part = 0; part < 4; part++) counts[terrainOf[card[part]!]!]!++;
  return counts;
}

/** The terrains that are adjacent across two cards, where the upper card covers the lower one if they overlap. */
function linkedTerrains(lower: CardCodes, upper: CardCodes, right: number, down: number): number {
  let linked = 0;
  for (let part = 0; part < 4; part++) {
    const [x, y] = [part & 1, part >> 1];
    if (isOnCard(x - right, y - down)) continue;
    const terrain = terrainOf[lower[part]!]!;
    for (let other = 0; other < 4; other++) {
      const distance = Math.abs(right + (other & 1) - x) + Math.abs(down + (other >> 1) - y);
      if (distance === 1 && terrainOf[upper[other]!] === terrain) linked |= 1 << terrain;
    }
  }
  return linked;
}
