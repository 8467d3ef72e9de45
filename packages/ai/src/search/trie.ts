// The town trie: for every set of coming cards a player may get, the best towns he can make of them.
//
// A player places his cards in the order in which they lie, so a town depends only on which cards he gets. Each node
// is such a set, and keeps the best few towns found for it: the beam. A node grows from the one without its last card,
// and only when it is asked for.

import type { Spending } from '../budget.ts';
import type { Face } from '../kernel/faces.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import type { Judge } from './judge.ts';

/** A town in a beam: the placements that lead to it from the root, and what it is worth. */
export type Sketch = {
  readonly laid: readonly number[];
  readonly alone: number;
  readonly face: Face;
  /** What the beam is ordered by: points alone and against the rival as he stood. */
  readonly rank: number;
};

/** A placement in a few bits: where, which way up. */
const pack = (x: number, y: number, rotation: number): number => ((x + 32) << 7) | ((y + 32) << 1) | rotation;
export const xOf = (packed: number): number => (packed >> 7) - 32;
export const yOf = (packed: number): number => ((packed >> 1) & 63) - 32;
export const rotationOf = (packed: number): number => packed & 1;

/** Where a trie begins: a town as it lies, the cards to come, and the rival as he stands. */
export type Root = {
  readonly judge: Judge;
  readonly town: KernelTown;
  readonly queue: readonly CardCodes[];
  readonly rivalFace: Face;
};

export class TownTrie {
  readonly #nodes = new Map<number, readonly Sketch[]>();
  readonly #judge: Judge;
  readonly #town: KernelTown;
  readonly #queue: readonly CardCodes[];
  readonly #rivalFace: Face;
  readonly #width: number;
  readonly #spending: Spending;

  constructor(root: Root, width: number, spending: Spending) {
    const { judge, town, queue, rivalFace } = root;
    this.#judge = judge;
    this.#town = town;
    this.#queue = queue;
    this.#rivalFace = rivalFace;
    this.#width = width;
    this.#spending = spending;
    const face = judge.face(town);
    const alone = judge.alone(town);
    this.#nodes.set(0, [{ laid: [], alone, face, rank: alone + judge.between(face, rivalFace) }]);
  }

  /** The beam for a set of cards of the queue, given as bits. */
  beam(cards: number): readonly Sketch[] {
    const known = this.#nodes.get(cards);
    if (known) return known;
    const last = 31 - Math.clz32(cards);
    const grown = this.#grow(this.beam(cards & ~(1 << last)), this.#queue[last]!);
    this.#nodes.set(cards, grown);
    return grown;
  }

  #grow(parents: readonly Sketch[], card: CardCodes): readonly Sketch[] {
    const best: Sketch[] = [];
    for (const parent of parents) {
      this.#spending.spend();
      this.#lay(parent);
      collect(this.#judge, this.#town, card, this.#rivalFace, this.#width, parent.laid, this.#queue, best);
      this.#takeUp(parent);
    }
    return best;
  }

  #lay({ laid }: Sketch): void {
    for (const packed of laid) {
      this.#town.place(
        this.#queue[packed >> 16]!,
        rotationOf(packed),
        xOf(packed & 0xffff),
        yOf(packed & 0xffff),
      );
    }
  }

  #takeUp({ laid }: Sketch): void {
    for (let i = 0; i < laid.length; i++) this.#town.undo();
  }
}

/** Tries a card on every spot and keeps the best in order, at most `width` of them. */
function collect(
  judge: Judge,
  town: KernelTown,
  card: CardCodes,
  rivalFace: Face,
  width: number,
  laid: readonly number[],
  queue: readonly CardCodes[],
  best: Sketch[],
): void {
  const tag = queue.indexOf(card) << 16;
  judge.tryCard(town, card, (x, y, rotation, alone) => {
    const rank = judge.compares ? alone + judge.between(judge.faceNow, rivalFace) : alone;
    if (best.length === width) {
      if (rank <= best[width - 1]!.rank) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && best[at - 1]!.rank < rank) at--;
    best.splice(at, 0, {
      laid: [...laid, tag | pack(x, y, rotation)],
      alone,
      face: judge.faceNow.slice(),
      rank,
    });
  });
}

/** The best placements of a card on a town, in order. */
export function bestPlacements(
  judge: Judge,
  town: KernelTown,
  card: CardCodes,
  rivalFace: Face,
  width: number,
): Sketch[] {
  const best: Sketch[] = [];
  collect(judge, town, card, rivalFace, width, [], [card], best);
  return best;
}
