// The town trie: for every set of coming cards a player may get, the best towns he can make of them.
//
// A player places his cards in the order in which they lie, so a town depends only on which cards he gets. Each node
// is such a set, and keeps the best few towns found for it: the beam. A node grows from the one without its last card,
// and only when it is asked for.

import type { Spending } from '../budget.ts';
import type { Face } from '../kernel/faces.ts';
import { packSpot, rotationOf, xOf, yOf } from '../kernel/spot.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import type { Judge } from './judge.ts';

/** A town in a beam: the spots that lead to it from the root, each with its card's place in the queue, and its worth. */
export type Sketch = {
  readonly laid: readonly number[];
  readonly alone: number;
  readonly face: Face;
  /** What the beam is ordered by: points alone and against the rival as he stood. */
  readonly rank: number;
};

/** A town as it lies, and the rival as he stands. */
type Scene = { readonly judge: Judge; readonly town: KernelTown; readonly rivalFace: Face };

/** Where a trie begins: the scene, and the cards to come. */
export type Root = Scene & { readonly queue: readonly CardCodes[] };

export class TownTrie {
  readonly #nodes = new Map<number, readonly Sketch[]>();
  readonly #root: Root;
  readonly #width: number;
  readonly #spending: Spending;

  constructor(root: Root, width: number, spending: Spending) {
    this.#root = root;
    this.#width = width;
    this.#spending = spending;
    const { judge, town, rivalFace } = root;
    const face = judge.face(town);
    const alone = judge.alone(town);
    this.#nodes.set(0, [{ laid: [], alone, face, rank: alone + judge.between(face, rivalFace) }]);
  }

  /** The beam for a set of cards of the queue, given as bits. */
  beam(cards: number): readonly Sketch[] {
    const known = this.#nodes.get(cards);
    if (known) return known;
    const last = 31 - Math.clz32(cards);
    const grown = this.#grow(this.beam(cards & ~(1 << last)), last);
    this.#nodes.set(cards, grown);
    return grown;
  }

  /** The best towns with one more card, the `at`-th of the queue. */
  #grow(parents: readonly Sketch[], at: number): readonly Sketch[] {
    const { town, queue } = this.#root;
    const best: Sketch[] = [];
    for (const { laid } of parents) {
      this.#spending.spend();
      for (const spot of laid) town.place(queue[spot >> 16]!, rotationOf(spot), xOf(spot), yOf(spot));
      keepBest(this.#root, queue[at]!, best, this.#width, (spot) => [...laid, (at << 16) | spot]);
      for (let i = 0; i < laid.length; i++) town.undo();
    }
    return best;
  }
}

/** Tries a card on every spot and adds the best to `best`, which stays in order and within its width. */
function keepBest(
  { judge, town, rivalFace }: Scene,
  card: CardCodes,
  best: Sketch[],
  width: number,
  laidWith: (spot: number) => readonly number[],
): void {
  judge.tryCard(town, card, (x, y, rotation, alone) => {
    const rank = judge.compares ? alone + judge.between(judge.faceNow, rivalFace) : alone;
    if (best.length === width) {
      if (rank <= best[width - 1]!.rank) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && best[at - 1]!.rank < rank) at--;
    best.splice(at, 0, {
      laid: laidWith(packSpot(x, y, rotation)),
      alone,
      face: judge.faceNow.slice(),
      rank,
    });
  });
}

/** The best spots for a card, in order. */
export function bestSpots(scene: Scene, card: CardCodes, width: number): number[] {
  const best: Sketch[] = [];
  keepBest(scene, card, best, width, (spot) => [spot]);
  return best.flatMap(({ laid }) => laid);
}
