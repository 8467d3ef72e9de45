// The town trie: for every set of cards a player may get, the best towns that can be made of them.
//
// Cards are placed in the order of the circle, so a town depends only on which cards the player gets. Each node
// is such a set, and keeps the best few towns found for it: the beam. A node grows from the one without its last card,
// and only when it is asked for.

import type { Spending } from '../budget.ts';
import type { Face } from '../kernel/faces.ts';
import { packSpot, rotationOf, xOf, yOf } from '../kernel/spot.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import type { Judge } from './judge.ts';
import { lastOf, withoutLast } from './queue.ts';

/** A town in a beam: the one it grew from, the card it has more and where that lies, and its worth. */
export type Sketch = {
  readonly from: Sketch | undefined;
  /** The card's place in the circle as dealt. */
  readonly card: number;
  readonly spot: number;
  readonly alone: number;
  readonly face: Face;
  /** What the beam is ordered by: points alone and against the rival's town at the root. */
  readonly rank: number;
};

/** A town, and the face of the rival's town. */
export type Scene = { readonly judge: Judge; readonly town: KernelTown; readonly rivalFace: Face };

/** Where a trie begins: a scene whose town is the trie's own, and the cards of the circle as dealt. */
export type Root = Scene & { readonly circle: readonly CardCodes[] };

/** Counts the towns that all tries together keep. */
export type Keeper = { towns: number };

export class TownTrie {
  readonly #nodes = new Map<number, readonly Sketch[]>();
  readonly #root: Root;
  readonly #width: number;
  readonly #keeper: Keeper;
  /** How many towns it keeps. */
  size = 0;

  constructor(root: Root, width: number, keeper: Keeper) {
    this.#root = root;
    this.#width = width;
    this.#keeper = keeper;
    const { judge, town, rivalFace } = root;
    const face = judge.face(town);
    const alone = judge.alone(town);
    const rank = alone + judge.between(face, rivalFace);
    this.#keep(0, [{ from: undefined, card: -1, spot: 0, alone, face, rank }]);
  }

  #keep(key: number, beam: readonly Sketch[]): void {
    this.#nodes.set(key, beam);
    this.size += beam.length;
    this.#keeper.towns += beam.length;
  }

  /** The beam for the cards of a key. */
  beam(key: number, spending: Spending): readonly Sketch[] {
    const known = this.#nodes.get(key);
    if (known) return known;
    const grown = this.#grow(this.beam(withoutLast(key), spending), lastOf(key), spending);
    this.#keep(key, grown);
    return grown;
  }

  /** The best towns with one more card. */
  #grow(parents: readonly Sketch[], card: number, spending: Spending): readonly Sketch[] {
    const { town, circle } = this.#root;
    const best: Sketch[] = [];
    for (const parent of parents) {
      spending.spend();
      const laid = this.#lay(parent);
      keepBest(this.#root, circle[card]!, best, this.#width, parent, card);
      for (let i = 0; i < laid; i++) town.undo();
    }
    return best;
  }

  /** Lays the cards of a sketch; answers how many they are. */
  #lay({ from, card, spot }: Sketch): number {
    if (!from) return 0;
    const before = this.#lay(from);
    const { town, circle } = this.#root;
    town.place(circle[card]!, rotationOf(spot), xOf(spot), yOf(spot));
    return before + 1;
  }
}

const ALONE: Face = new Float64Array();

/** Tries a card on every spot and adds the best to `best`, which stays in order and within its width. */
function keepBest(
  { judge, town, rivalFace }: Scene,
  codes: CardCodes,
  best: Sketch[],
  width: number,
  from: Sketch | undefined,
  card: number,
): void {
  judge.tryCard(town, codes, (x, y, rotation, alone) => {
    const rank = judge.compares ? alone + judge.between(judge.faceNow, rivalFace) : alone;
    if (best.length === width) {
      if (rank <= best[width - 1]!.rank) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && best[at - 1]!.rank < rank) at--;
    const face = judge.compares ? judge.faceNow.slice() : ALONE;
    best.splice(at, 0, { from, card, spot: packSpot(x, y, rotation), alone, face, rank });
  });
}

/** The best spots for a card as they look at once, in order. */
export function bestSpots(scene: Scene, card: CardCodes, width: number): number[] {
  const best: Sketch[] = [];
  keepBest(scene, card, best, width, undefined, 0);
  return best.map(({ spot }) => spot);
}

/** The spots of a sketch by the cards that lie there, places in the circle as dealt. */
export function spotsOf(sketch: Sketch): ReadonlyMap<number, number> {
  const spots = new Map<number, number>();
  for (let at = sketch; at.from; at = at.from) spots.set(at.card, at.spot);
  return spots;
}
