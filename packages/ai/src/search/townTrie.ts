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
  /** Own points plus the lead that it can expect. */
  readonly rank: number;
  /** The beam's order: the rank plus the potential. */
  readonly worth: number;
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
    this.#keep(0, [{ parent: undefined, card: -1, spot: 0, ownPoints, features, rank, worth: rank }]);
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
    const beam = emptyBeam(this.#width);
    for (const parent of parents) {
      spending.spend();
      const placed = placeAll(parent, town, this.#root.circle);
      addBest(this.#root, this.#root.circle[card]!, { parent, card }, beam);
      for (let i = 0; i < placed; i++) town.undo();
    }
    return townsOf(beam);
  }
}

/** Places the cards of a town, given those of the circle as dealt; returns how many. */
export function placeAll(
  { parent, card, spot }: BeamTown,
  town: KernelTown,
  circle: readonly CardCodes[],
): number {
  if (!parent) return 0;
  const before = placeAll(parent, town, circle);
  town.place(circle[card]!, rotationOf(spot), xOf(spot), yOf(spot));
  return before + 1;
}

/** The best towns so far by their worth, the best by points, and how many are kept. */
type Beam = { readonly best: BeamTown[]; top: BeamTown | undefined; readonly width: number };

const emptyBeam = (width: number): Beam => ({ best: [], top: undefined, width });

/** Tries a card on every spot and adds the best towns to a beam. */
function addBest(
  { evaluator, town, lead }: EvaluationContext,
  codes: CardCodes,
  { parent, card }: Pick<BeamTown, 'parent' | 'card'>,
  beam: Beam,
): void {
  const { best, width } = beam;
  // A single town is the best by points: no other one could make use of a potential.
  const byPoints = width === 1;
  /** The worth of the last town in a full beam. */
  let bar = best.length < width ? -Infinity : best[width - 1]!.worth;
  let topRank = beam.top?.rank ?? -Infinity;
  evaluator.tryCard(town, codes, lead, (x, y, rotation, rank) => {
    const worth = byPoints ? rank : evaluator.worth();
    if (worth <= bar && rank <= topRank) return;
    const { ownPoints, features } = evaluator.visited();
    const found = { parent, card, spot: packSpot(x, y, rotation), ownPoints, features, rank, worth };
    if (rank > topRank) {
      topRank = rank;
      beam.top = found;
    }
    if (worth <= bar) return;
    if (best.length === width) best.pop();
    let at = best.length;
    while (at > 0 && best[at - 1]!.worth < worth) at--;
    best.splice(at, 0, found);
    if (best.length === width) bar = best[width - 1]!.worth;
  });
}

/** The towns of a beam: the one with the most points, which counts if no card follows, then those of the most worth. */
function townsOf({ best, top, width }: Beam): readonly BeamTown[] {
  if (!top || best[0] === top) return best;
  return [top, ...best.filter((town) => town !== top)].slice(0, width);
}

/** The spots for a card with the most points right away, best first. */
export function bestSpots(context: EvaluationContext, card: CardCodes, width: number): PackedSpot[] {
  const beam = emptyBeam(width);
  addBest(context, card, { parent: undefined, card: 0 }, beam);
  return townsOf(beam).map(({ spot }) => spot);
}

/** Where a town has its cards, by their position in the circle as dealt. */
export function spotsOf(town: BeamTown): ReadonlyMap<number, PackedSpot> {
  const spots = new Map<number, PackedSpot>();
  for (let at = town; at.parent; at = at.parent) spots.set(at.card, at.spot);
  return spots;
}
