// The town trie: for every set of cards that a player may get, the best towns that can be built with them.
//
// Cards are placed in the order of the circle, so a town depends only on which cards the player gets. A node is such a
// set and keeps a beam of the best towns found for it. It grows from the node without its last card, on demand.

import type { Features } from '../kernel/conditions/featureLeads.ts';
import { type PackedSpot, packSpot, rotationOf, xOf, yOf } from '../kernel/town/packedSpot.ts';
import type { CardCodes, KernelTown } from '../kernel/town/town.ts';
import type { Spending } from './budget.ts';
import { lastOf, withoutLast } from './cardSets.ts';
import type { Evaluator, LeadOf } from './evaluator.ts';

/** A town in a beam: its parent, the card added to it and where, and its value. */
export type BeamTown = {
  readonly parent: BeamTown | undefined;
  /** The card's position in the circle as dealt. */
  readonly card: number;
  readonly spot: PackedSpot;
  readonly ownPoints: number;
  readonly features: Features;
  /** The beam's order: own points plus the lead that it can expect. */
  readonly rank: number;
};

/** A town, and how the comparing cards value one like it. */
export type EvaluationContext = {
  readonly evaluator: Evaluator;
  readonly town: KernelTown;
  readonly lead: LeadOf;
};

/** Where a trie starts: a context whose town belongs to the trie, and the cards of the circle as dealt. */
export type TrieRoot = EvaluationContext & { readonly circle: readonly CardCodes[] };

/** Counts the towns that all tries together keep. */
export type TownCounter = { towns: number };

export class TownTrie {
  readonly #nodes = new Map<number, readonly BeamTown[]>();
  readonly #root: TrieRoot;
  readonly #width: number;
  readonly #counter: TownCounter;
  /** Number of towns kept. */
  size = 0;

  constructor(root: TrieRoot, width: number, counter: TownCounter) {
    this.#root = root;
    this.#width = width;
    this.#counter = counter;
    const { evaluator, town, lead } = root;
    const features = evaluator.features(town);
    const ownPoints = evaluator.ownPoints(town);
    const rank = ownPoints + lead(features);
    this.#keep(0, [{ parent: undefined, card: -1, spot: 0, ownPoints, features, rank }]);
  }

  #keep(key: number, beam: readonly BeamTown[]): void {
    this.#nodes.set(key, beam);
    this.size += beam.length;
    this.#counter.towns += beam.length;
  }

  /** The beam for the cards of a key. */
  beam(key: number, spending: Spending): readonly BeamTown[] {
    const known = this.#nodes.get(key);
    if (known) return known;
    const grown = this.#grow(this.beam(withoutLast(key), spending), lastOf(key), spending);
    this.#keep(key, grown);
    return grown;
  }

  /** The best towns with one more card. */
  #grow(parents: readonly BeamTown[], card: number, spending: Spending): readonly BeamTown[] {
    const { town } = this.#root;
    const best: BeamTown[] = [];
    for (const parent of parents) {
      spending.spend();
      const placed = this.#place(parent);
      addBest(this.#root, this.#root.circle[card]!, { parent, card }, { best, width: this.#width });
      for (let i = 0; i < placed; i++) town.undo();
    }
    return best;
  }

  /** Places the cards of a town; returns how many. */
  #place({ parent, card, spot }: BeamTown): number {
    if (!parent) return 0;
    const before = this.#place(parent);
    const { town, circle } = this.#root;
    town.place(circle[card]!, rotationOf(spot), xOf(spot), yOf(spot));
    return before + 1;
  }
}

/** The best towns so far, in order, and how many are kept. */
type Beam = { readonly best: BeamTown[]; readonly width: number };

/** Tries a card on every spot and adds the best towns to a beam. */
function addBest(
  { evaluator, town, lead }: EvaluationContext,
  codes: CardCodes,
  { parent, card }: Pick<BeamTown, 'parent' | 'card'>,
  { best, width }: Beam,
): void {
  /** The rank of the last town in a full beam. */
  let bar = best.length < width ? -Infinity : best[width - 1]!.rank;
  evaluator.tryCard(town, codes, lead, (x, y, rotation, rank) => {
    if (rank <= bar) return;
    if (best.length === width) best.pop();
    let at = best.length;
    while (at > 0 && best[at - 1]!.rank < rank) at--;
    const { ownPoints, features } = evaluator.visited();
    best.splice(at, 0, { parent, card, spot: packSpot(x, y, rotation), ownPoints, features, rank });
    if (best.length === width) bar = best[width - 1]!.rank;
  });
}

/** The spots for a card with the most points right away, best first. */
export function bestSpots(context: EvaluationContext, card: CardCodes, width: number): PackedSpot[] {
  const best: BeamTown[] = [];
  addBest(context, card, { parent: undefined, card: 0 }, { best, width });
  return best.map(({ spot }) => spot);
}

/** Where a town has its cards, by their position in the circle as dealt. */
export function spotsOf(town: BeamTown): ReadonlyMap<number, PackedSpot> {
  const spots = new Map<number, PackedSpot>();
  for (let at = town; at.parent; at = at.parent) spots.set(at.card, at.spot);
  return spots;
}
