// One player's town during the search, with a memo of everything found out about the towns on the way.

import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { type PackedSpot, rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import { torus } from '../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';
import { type FutureCards, futureCardsOf } from '../bounds/base/openTown.ts';
import type { Objective } from '../bounds/objective.ts';
import type { PlacementScorer, ScoredSpot } from './placementScorer.ts';

const { lowestBit } = torus;

/** A set of cards as bits: those held by the players first, then the circle. */
export type CardSet = number;

/** The first card of a set. */
export const firstCard = (cards: CardSet): number => lowestBit(cards);

/** The set without its first card. */
export const withoutFirst = (cards: CardSet): CardSet => cards & (cards - 1);

/** A finished town, as far as the opponent is concerned: its features, and the most own points with them. */
export type FinalTown = { readonly features: Features; readonly ownPoints: number };

/** Some final towns of a player, and an objective for the opponent: the worst case over all of them. */
export type FinalTowns = { towns: readonly FinalTown[]; objective: Objective | undefined };

/** What is known about the best points that some cards can make: they are at least `low` and at most `high`. */
export type PointsRange = {
  low: number;
  high: number;
  /** A final town with `low` points; only where scoring cards compare. */
  witness: FinalTown | undefined;
};

/** Points that were reached, and the final town that has them; only where scoring cards compare. */
type ReachedPoints = { readonly points: number; readonly witness: FinalTown | undefined };

/** The children of a town for one card, in order of their own points. */
export type Expansion = {
  readonly placements: readonly PackedSpot[];
  readonly ownPoints: readonly number[];
  readonly nodes: Array<TownNode | undefined>;
  /** The child that was last good enough; it is tried first. */
  favorite: number;
};

/** The child to try as the i-th: the favorite first, then the others in order. */
export const childAt = ({ favorite }: Expansion, i: number): number =>
  i === 0 ? favorite : i <= favorite ? i - 1 : i;

/** How many bytes the memo may still use. After that, a town is forgotten as soon as the search leaves it. */
type MemoryBudget = { left: number };

/** Approximate sizes; that of an expansion by placement. */
const BYTES = { node: 150, range: 250, placement: 40 } as const;
const MOST_BYTES = 150 * 2 ** 20;

export const makeMemoryBudget = (): MemoryBudget => ({ left: MOST_BYTES });

/** What is known about one town; kept as long as the solver lives. */
export class TownNode {
  readonly ownPoints: number;
  /** By card. */
  readonly expansions: Array<Expansion | undefined> = [];
  readonly #memory: MemoryBudget;
  #finalTowns: Map<CardSet, FinalTowns> | undefined;
  #ranges: Map<number, PointsRange> | undefined;

  constructor(ownPoints: number, memory: MemoryBudget) {
    this.ownPoints = ownPoints;
    this.#memory = memory;
    memory.left -= BYTES.node;
  }

  /** The final towns found so far with some cards. */
  finalTowns(cards: CardSet): FinalTowns {
    this.#finalTowns ??= new Map<CardSet, FinalTowns>();
    let found = this.#finalTowns.get(cards);
    if (!found) this.#finalTowns.set(cards, (found = { towns: [], objective: undefined }));
    return found;
  }

  /** What is known about the best points of some cards for an objective. */
  range(cards: CardSet, objective: Objective): PointsRange {
    // Sets of cards have at most 15 bits.
    const key = objective.id * 0x8000 + cards;
    this.#ranges ??= new Map<number, PointsRange>();
    let range = this.#ranges.get(key);
    if (!range) {
      this.#memory.left -= BYTES.range;
      const high = objective.easier ? this.range(cards, objective.easier).high : Infinity;
      this.#ranges.set(key, (range = { low: -Infinity, high, witness: undefined }));
    }
    return range;
  }
}

export class SearchTown {
  readonly town: KernelTown;
  readonly scorer: PlacementScorer;
  readonly #cards: readonly CardCodes[];
  readonly #memory: MemoryBudget;
  readonly #path: TownNode[] = [];
  #node: TownNode;
  readonly #futures = new Map<CardSet, FutureCards>();

  constructor(town: KernelTown, cards: readonly CardCodes[], scorer: PlacementScorer, memory: MemoryBudget) {
    this.#memory = memory;
    this.town = town;
    this.scorer = scorer;
    this.#cards = cards;
    this.#node = new TownNode(scorer.ownPoints(town), memory);
  }

  get node(): TownNode {
    return this.#node;
  }

  /** The towns after one more card. */
  expand(card: number): Expansion {
    let expansion = this.#node.expansions[card];
    if (!expansion) {
      this.#node.expansions[card] = expansion = expand(this.scorer, this.town, this.#cards[card]!);
      this.#memory.left -= BYTES.placement * expansion.placements.length;
    }
    return expansion;
  }

  /** Places a card to reach a child. */
  enter(card: number, expansion: Expansion, child: number): void {
    this.#place(card, expansion.placements[child]!);
    this.#path.push(this.#node);
    let node = expansion.nodes[child];
    if (!node) {
      node = new TownNode(expansion.ownPoints[child]!, this.#memory);
      if (this.#memory.left > 0) expansion.nodes[child] = node;
    }
    this.#node = node;
  }

  /** Takes the last card back. */
  leave(): void {
    this.town.undo();
    this.#node = this.#path.pop()!;
  }

  #place(card: number, spot: PackedSpot): void {
    this.town.place(this.#cards[card]!, rotationOf(spot), xOf(spot), yOf(spot));
  }

  /** Whether a test passes for some placement of a last card; it gets the own points. */
  someLast(card: number, test: (ownPoints: number) => boolean): boolean {
    const { placements, ownPoints } = this.expand(card);
    this.scorer.spend();
    for (let i = 0; i < placements.length; i++) {
      this.#place(card, placements[i]!);
      const passed = test(ownPoints[i]!);
      this.town.undo();
      if (passed) return true;
    }
    return false;
  }

  /** The points that the town scores for an objective. */
  points(objective: Objective): number {
    return this.#node.ownPoints + this.scorer.comparedPoints(this.town, objective);
  }

  /** The most points with one last card. */
  bestLast(card: number, objective: Objective): ReachedPoints {
    return this.#reached(card, objective, this.scorer.best(this.town, this.#cards[card]!, objective));
  }

  #reached(card: number, objective: Objective, { points, spot }: ScoredSpot): ReachedPoints {
    const { comparison } = this.scorer;
    if (!comparison) return { points, witness: undefined };
    this.#place(card, spot);
    const features = comparison.features(this.town);
    this.town.undo();
    return { points, witness: { features, ownPoints: points - objective.points(features) } };
  }

  /** Points of two last cards, if they can reach `bar`; an upper bound below the bar if not. */
  bestLastTwo(cards: CardSet, objective: Objective, bar: number): ReachedPoints {
    const card = firstCard(cards);
    const second = firstCard(withoutFirst(cards));
    const { town } = this;
    const placements = this.scorer.placements(town);
    const bounds = this.#bounds(cards, objective, placements, bar);
    const open: number[] = [];
    let ceiling = -Infinity;
    for (let i = 0; i < bounds.length; i++) {
      if (bounds[i]! >= bar) open.push(i);
      else ceiling = Math.max(ceiling, bounds[i]!);
    }
    for (const first of open.toSorted((a, b) => bounds[b]! - bounds[a]!)) {
      this.#place(card, placements[first]!);
      const scored = this.scorer.bestSecond({
        town,
        card: this.#cards[second]!,
        objective,
        bar,
        first: { index: first, spot: placements[first]! },
      });
      const reached = scored.points >= bar ? this.#reached(second, objective, scored) : undefined;
      town.undo();
      if (reached) return reached;
      ceiling = Math.max(ceiling, scored.points);
    }
    return { points: ceiling, witness: undefined };
  }

  /** By placement of the first of several cards: an upper bound for the points after all of them. */
  upperBounds(cards: CardSet, objective: Objective, { placements }: Expansion): Int32Array<ArrayBuffer> {
    return this.#bounds(cards, objective, placements, -Infinity);
  }

  #bounds(
    cards: CardSet,
    objective: Objective,
    placements: readonly PackedSpot[],
    bar: number,
  ): Int32Array<ArrayBuffer> {
    this.scorer.spend();
    return this.scorer.bounds.compute({
      town: this.town,
      cards: this.#codesOf(cards),
      future: this.#future(cards),
      objective,
      placements,
      bar,
    });
  }

  #codesOf(cards: CardSet): CardCodes[] {
    return this.#cards.filter((_, i) => (cards & (1 << i)) !== 0);
  }

  #future(cards: CardSet): FutureCards {
    let future = this.#futures.get(cards);
    if (!future) this.#futures.set(cards, (future = futureCardsOf(this.#codesOf(cards))));
    return future;
  }
}

function expand(scorer: PlacementScorer, town: KernelTown, card: CardCodes): Expansion {
  const { placements, ownPoints } = scorer.all(town, card);
  const order = placements.map((_, i) => i).toSorted((a, b) => ownPoints[b]! - ownPoints[a]!);
  return {
    placements: order.map((i) => placements[i]!),
    ownPoints: order.map((i) => ownPoints[i]!),
    nodes: [],
    favorite: 0,
  };
}
