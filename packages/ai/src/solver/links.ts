// Two cards that touch: which terrains go over from one to the other, by how they lie.

import { type CardCodes, terrainOf } from '../kernel/town.ts';
import type { GroupGains } from './groupGains.ts';

/** Cards touch whose spots are at most so far apart. */
const TOUCH = 2;
const WIDTH = 2 * TOUCH + 1;

export class Links {
  readonly #first: Uint8Array;
  readonly #second: Uint8Array;
  readonly #firstCard: CardCodes;
  /** By place of the second card and both rotations: the terrains that go over, as bits; and the parts it covers. */
  readonly #linked = new Uint8Array(4 * WIDTH * WIDTH);
  readonly #covered = new Uint8Array(WIDTH * WIDTH);

  constructor(first: CardCodes, second: CardCodes) {
    this.#firstCard = first;
    this.#first = countTerrains(first);
    this.#second = countTerrains(second);
    for (let right = -TOUCH; right <= TOUCH; right++) {
      for (let down = -TOUCH; down <= TOUCH; down++) {
        const place = placeOf(right, down);
        for (let part = 0; part < 4; part++) {
          if (isOn((part & 1) - right, (part >> 1) - down)) this.#covered[place]! |= 1 << part;
        }
        for (let turned = 0; turned < 4; turned++) {
          this.#linked[4 * place + turned] = linkedBy(first, turned >> 1, second, turned & 1, right, down);
        }
      }
    }
  }

  /**
   * What two cards that touch add to the groups besides what each adds apart, at most; given which of their terrains
   * touch nothing in the town, and which of the first card's add all that they have.
   */
  more(
    groups: GroupGains,
    right: number,
    down: number,
    rotation: number,
    otherRotation: number,
    lonely: number,
    otherLonely: number,
    full: number,
  ): number {
    const place = placeOf(right, down);
    let more = 0;
    const linked = this.#linked[4 * place + 2 * rotation + otherRotation]! & (lonely | otherLonely);
    for (let terrains = linked; terrains !== 0; terrains &= terrains - 1) {
      const bit = terrains & -terrains;
      const terrain = 31 - Math.clz32(bit);
      const [own, other] = [this.#first[terrain]!, this.#second[terrain]!];
      if ((lonely & otherLonely & bit) !== 0) more += Math.max(0, own + other - groups.floorOf(terrain));
      else more += (lonely & bit) !== 0 ? own : other;
    }
    // What is covered of the first card is not added after all.
    for (let parts = this.#covered[place]!; parts !== 0; parts &= parts - 1) {
      const part = 31 - Math.clz32(parts & -parts);
      if ((full & (1 << terrainOf[this.#firstCard[4 * rotation + part]!]!)) !== 0) more--;
    }
    return more;
  }
}

const placeOf = (right: number, down: number): number => (down + TOUCH) * WIDTH + right + TOUCH;

const isOn = (column: number, row: number): boolean => column >= 0 && column <= 1 && row >= 0 && row <= 1;

function countTerrains(card: CardCodes): Uint8Array {
  const counts = new Uint8Array(6);
  for (let part = 0; part < 4; part++) counts[terrainOf[card[part]!]!]!++;
  return counts;
}

/** The terrains that lie side by side on two cards, the second of them above the first where they overlap. */
function linkedBy(
  first: CardCodes,
  rotation: number,
  second: CardCodes,
  otherRotation: number,
  right: number,
  down: number,
): number {
  let linked = 0;
  for (let part = 0; part < 4; part++) {
    const [x, y] = [part & 1, part >> 1];
    if (isOn(x - right, y - down)) continue;
    const terrain = terrainOf[first[4 * rotation + part]!]!;
    for (let other = 0; other < 4; other++) {
      const away = Math.abs(right + (other & 1) - x) + Math.abs(down + (other >> 1) - y);
      if (away === 1 && terrainOf[second[4 * otherRotation + other]!] === terrain) linked |= 1 << terrain;
    }
  }
  return linked;
}
