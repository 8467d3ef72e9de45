// Upper bounds for the points of a town after several cards, for every placement of the first of them.
//
// What the cards add together is at most a sum: of what each adds to the town as it is, if the others are apart; or, if
// they are near each other, of what each adds with all the help that the others could give it. So the other cards are
// evaluated once per town, not again for every placement of the first.

import { CODE_COUNT } from '../../kernel/town/codes.ts';
import { type PackedSpot, rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import { AREA, torus } from '../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';
import { countVisible, type FutureCards, type OtherCards, otherCardsOf } from './base/openTown.ts';
import { type CardPair, CardPairs, terrainsOn } from './cardPairs.ts';
import { ComparedBound } from './comparedBound.ts';
import { CountBound } from './countBound.ts';
import { FirstCard } from './firstCard.ts';
import { ExactGroups, GroupGrid } from './groups/exactGroups.ts';
import { ALL_TERRAINS, GroupBound } from './groups/groupBound.ts';
import { contactOf, type LinkBound } from './groups/linkBound.ts';
import type { IntervalBound } from './intervals.ts';
import { LocalBound } from './local/localBound.ts';
import { type Objective, OWN_POINTS } from './objective.ts';
import type { EndScoring } from './scoring.ts';
import { overlaps, SecondCard, type SecondCardGains, touches } from './secondCard.ts';
import { PairCounts } from './pairCounts.ts';
import { ShapeBounds } from './shapeBounds.ts';

const { cellIndex } = torus;

/** Cells beyond the edge of a town within which a card can still affect it. */
const RIM = 3;
/** The same for conditions on whole lines, where another card may be in between. */
const RIM_IN_LINE = 4;
/** A town with its rim must not be wider, or it would overlap itself on the torus. */
const WIDEST = 24;
const UNBOUNDED = 2 ** 30;

/** What bounds are computed for. */
export type BoundsRequest = {
  readonly town: KernelTown;
  /** The cards to be placed, in order. */
  readonly cards: readonly CardCodes[];
  readonly future: FutureCards;
  readonly objective: Objective;
  /** The placements of the first card. */
  readonly placements: readonly PackedSpot[];
  /** Bounds below this are not tightened further. */
  readonly bar?: number;
};

/** Where bounds are written, and what they all include. */
type BoundsTarget = { readonly base: number; readonly bounds: Int32Array };

export class PlacementBounds {
  readonly #groups = new GroupBound();
  readonly #groupGrid = new GroupGrid();
  readonly #exact = new ExactGroups(this.#groupGrid);
  /** Local forms without the help of other cards, and with it. */
  readonly #local: LocalBound;
  readonly #helped: LocalBound;
  readonly #shapes: ShapeBounds;
  readonly #counts: readonly CountBound[];
  /** The conditions that have no better bound. */
  readonly #intervals: readonly IntervalBound[];
  readonly #compared: ComparedBound | undefined;
  readonly #pairCounts: PairCounts;
  #knowsCounts = false;
  #bar = -Infinity;
  readonly #visible = new Uint8Array(CODE_COUNT);
  readonly #rim: number;
  readonly #first = new FirstCard();
  readonly #second = new SecondCard();
  readonly #gains: SecondCardGains = {
    far: 0,
    close: 0,
    beside: 0,
    overlapping: 0,
    relief: 0,
    linked: 0,
    isolated: 0,
  };
  #links: LinkBound | undefined;
  readonly #pairs: CardPairs;

  constructor({ separable, comparison }: EndScoring) {
    this.#compared = comparison && new ComparedBound(comparison);
    const forms = separable.flatMap(({ local }) => local ?? []);
    this.#local = new LocalBound(forms);
    this.#helped = new LocalBound(forms);
    this.#pairs = new CardPairs(this.#local, this.#groups);
    this.#shapes = new ShapeBounds(separable);
    this.#rim = this.#shapes.inLine ? RIM_IN_LINE : RIM;
    this.#counts = separable.flatMap(({ count }) => (count ? [new CountBound(count)] : []));
    this.#pairCounts = new PairCounts(
      separable.flatMap(({ count }) => count ?? []),
      comparison,
    );
    this.#intervals = separable
      .filter(({ shape, local, count }) => !shape && !local && !count)
      .map(({ interval }) => interval);
  }

  /** By placement of the first card: an upper bound for the points of the town after all cards. */
  compute(request: BoundsRequest): Int32Array<ArrayBuffer> {
    const { town, cards, future, objective, placements, bar = -Infinity } = request;
    const bounds = new Int32Array(placements.length);
    this.#first.placements = placements;
    const [first, second] = cards;
    if (!first || !second || town.size === 0 || this.#isTooWide(town)) return this.#unbounded(bounds);
    countVisible(town, this.#visible);
    const open = { town, visible: this.#visible, future };
    this.#groupGrid.show(town);
    let base = this.#groups.begin(town, cards.length === 2 ? 2 : 1);
    for (const interval of this.#intervals) base += interval(open, open).high;
    const compared = objective === OWN_POINTS ? undefined : this.#compared;
    compared?.begin(open, cards);
    const counted = compared && objective;
    this.#bar = bar;
    this.#knowsCounts = cards.length === 2 && this.#pairCounts.knows(counted);
    if (this.#knowsCounts) this.#pairCounts.begin(open, counted);
    if (!(base < UNBOUNDED)) return this.#unbounded(bounds);
    base += this.#shapes.points(town);
    if (cards.length === 2) this.#boundPair(town, first, second, { base, bounds });
    else this.#boundMany(town, cards, { base, bounds });
    this.#addCountsAndComparison(request, compared, bounds);
    if (cards.length === 2) this.#tighten(bounds, bar);
    return bounds;
  }

  #isTooWide({ left, top, right, bottom }: KernelTown): boolean {
    return right - left + 2 * this.#rim > WIDEST || bottom - top + 2 * this.#rim > WIDEST;
  }

  #unbounded(bounds: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    for (let i = 0; i < bounds.length; i++) this.#first.apart[i] = this.#first.touching[i] = Infinity;
    return bounds.fill(UNBOUNDED);
  }

  /** Adds the bounds of counts and of the objective, which depend on the placement of the first card. */
  #addCountsAndComparison(
    { town, cards, objective }: BoundsRequest,
    compared: ComparedBound | undefined,
    bounds: Int32Array,
  ): void {
    if (!compared && this.#counts.length === 0) return;
    const card = cards[0]!;
    const { placements, apart, touching, counted, changes } = this.#first;
    this.#first.card = card;
    for (const count of this.#counts) count.begin(town, cards);
    for (let i = 0; i < bounds.length; i++) {
      const rotation = rotationOf(placements[i]!);
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      compared?.place(card, rotation, x, y);
      let points = compared ? Math.min(UNBOUNDED / 2, compared.upperBound(objective)) : 0;
      for (const count of this.#counts) points += count.upperBound(card, rotation, x, y);
      counted[i] = points;
      if (this.#knowsCounts) changes[i] = this.#pairCounts.change(card, rotation, x, y);
      bounds[i]! += points;
      apart[i]! += points;
      touching[i]! += points;
    }
  }

  /** Tightens the bounds that reach the bar, by each way in which the second card can touch the first. */
  #tighten(bounds: Int32Array, bar: number): void {
    const { placements, apart } = this.#first;
    for (let i = 0; i < bounds.length; i++) {
      if (bounds[i]! < bar) continue;
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      let most = apart[i]! + Math.max(this.#second.mostFar, this.#second.mostClose(x, y));
      for (let down = -2; down <= 2 && most < bounds[i]!; down++) {
        const reach = Math.abs(down) === 2 ? 1 : 2;
        for (let right = -reach; right <= reach; right++) {
          most = Math.max(
            most,
            this.ofPair(i, 0, x + right, y + down),
            this.ofPair(i, 1, x + right, y + down),
          );
        }
      }
      bounds[i] = Math.min(bounds[i]!, most);
    }
  }

  /** After `compute` for two cards: whether the second may reach the bar without touching the i-th placement. */
  isOpenApart(i: number): boolean {
    const { placements, apart } = this.#first;
    const first = placements[i]!;
    return (
      apart[i]! + Math.max(this.#second.mostFar, this.#second.mostClose(xOf(first), yOf(first))) >= this.#bar
    );
  }

  /** After `compute` for two cards: the bound for the i-th placement of the first, with the second at x, y. */
  ofPair(i: number, rotation: number, x: number, y: number): number {
    const first = this.#first.placements[i]!;
    const right = x - xOf(first);
    const down = y - yOf(first);
    const bound = this.#sumOfPair(i, rotation, right, down);
    if (!this.#knowsCounts || bound < this.#bar || bound >= UNBOUNDED / 4) return bound;
    const counts = this.#pairCounts;
    const slot = this.#second.slotAt(rotation, x, y);
    let change = this.#first.changes[i]! + this.#second.changes[slot]!;
    if (overlaps(right, down)) change -= counts.overlap(this.#first.card, first, right, down);
    return bound - this.#first.counted[i]! + counts.points(change);
  }

  /** The sum of both cards' shares. */
  #sumOfPair(i: number, rotation: number, right: number, down: number): number {
    const first = this.#first.placements[i]!;
    const slot = this.#second.slotAt(rotation, xOf(first) + right, yOf(first) + down);
    const gain = this.#second.gainAt(slot, right, down);
    if (!touches(right, down)) return this.#first.apart[i]! + gain;
    if (!this.#links) return this.#first.touching[i]! + gain;
    const { isolated, attached } = this.#first;
    const contact = contactOf(right, down, rotationOf(first), rotation);
    const extra = this.#links.extra(contact, isolated[i]!, this.#second.isolatedAt(slot), attached[i]!);
    return this.#first.touching[i]! + gain + extra;
  }

  #boundPair(town: KernelTown, card: CardCodes, other: CardCodes, target: BoundsTarget): void {
    const { cells } = town;
    const { placements, apart, touching, isolated, attached } = this.#first;
    const pair = this.#pairs.of(card, other);
    this.#links = pair.links;
    this.#recordSecond(town, other, card);
    const base = target.base + this.#local.begin(town, card);
    this.#shapes.begin(town, card, pair.others);
    const groups = this.#groups;
    groups.setOthers(pair.otherTerrains, pair.shared);
    this.#exact.begin(card, { full: pair.unshared, halved: pair.neither, rounding: 1 });
    for (let i = 0; i < placements.length; i++) {
      const rotation = rotationOf(placements[i]!);
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      groups.tryCard(card, rotation, x, y);
      let here = base + this.#local.around(x, y) - groups.loss(x, y) + groups.apart;
      here += this.#exact.at(rotation, x, y);
      here += this.#shapes.apart(card, rotation, x, y);
      apart[i] = here + pair.apart.at(cells, rotation, x, y);
      touching[i] = here + pair.after.at(cells, rotation, x, y);
      isolated[i] = groups.isolated;
      attached[i] = groups.attached | (groups.joining(x, y) & ~pair.diagonal);
      target.bounds[i] = Math.max(
        apart[i]! + Math.max(this.#second.mostFar, this.#second.mostClose(x, y)),
        touching[i]! + groups.near - groups.apart + this.#second.mostTouching(x, y),
      );
    }
  }

  /** Records what the second of two cards adds at every spot, by where the first is. */
  #recordSecond(town: KernelTown, card: CardCodes, first: CardCodes): void {
    const pair = this.#pairs.of(card, first);
    this.#local.begin(town, card);
    this.#helped.begin(town, card, pair.others);
    this.#shapes.begin(town, card, pair.others);
    this.#groups.setOthers(pair.otherTerrains, pair.shared);
    this.#exact.begin(card, { full: pair.unshared, halved: pair.neither, rounding: 0 });
    this.#second.begin(town, this.#rim, this.#helped.relief);
    const isFlat = !this.#shapes.hasAny && !this.#local.hasHoles;
    for (let y = town.top - this.#rim; y < town.bottom + this.#rim; y++) {
      for (let x = town.left - this.#rim; x < town.right + this.#rim; x++) {
        // Where a card touches nothing, all spots are alike, except for shapes.
        const isCorner = y === town.top - this.#rim && x === town.left - this.#rim;
        if (isFlat && !isCorner && this.#groupGrid.spotAt(x, y) < 0) this.#second.repeatCorner(x, y);
        else this.#recordSecondAt(town.cells, pair, x, y);
      }
    }
    this.#second.finish();
  }

  #recordSecondAt(cells: Uint8Array, { card, apart, before }: CardPair, x: number, y: number): void {
    const groups = this.#groups;
    const gains = this.#gains;
    const loss = groups.loss(x, y);
    const around = this.#local.around(x, y) - loss;
    const aroundHelped = this.#helped.around(x, y) - loss;
    const aroundOverlap = this.#helped.aroundSaved(x, y);
    gains.relief = this.#helped.reliefAt(x, y);
    for (let rotation = 0; rotation < 2; rotation++) {
      groups.tryCard(card, rotation, x, y);
      const exact = this.#exact.at(rotation, x, y);
      const shapesNear = this.#shapes.near(card, rotation, x, y);
      const own = exact + groups.apart + apart.at(cells, rotation, x, y);
      const ownHelped = exact + groups.apart + before.at(cells, rotation, x, y) + shapesNear;
      gains.far = around + own + this.#shapes.apart(card, rotation, x, y);
      gains.close = aroundHelped + own + shapesNear;
      gains.beside = aroundHelped + ownHelped;
      gains.overlapping = aroundOverlap + ownHelped;
      gains.linked = groups.near - groups.apart;
      gains.isolated = groups.isolated;
      this.#second.record(rotation, x, y, gains);
      if (this.#knowsCounts)
        this.#second.changes[rotation * AREA + cellIndex(x, y)] = this.#pairCounts.change(
          card,
          rotation,
          x,
          y,
        );
    }
  }

  #boundMany(town: KernelTown, cards: readonly CardCodes[], { base, bounds }: BoundsTarget): void {
    const [card, ...rest] = cards;
    let sum = base;
    for (const other of rest)
      sum += this.#mostHelped(town, other, otherCardsOf(cards.filter((one) => one !== other)));
    const others = otherCardsOf(rest);
    sum += this.#local.begin(town, card!) + this.#local.mostOnCard(card!);
    this.#shapes.begin(town, card!, others);
    const groups = this.#groups;
    const otherTerrains = terrainsOn(others);
    groups.setOthers(otherTerrains, otherTerrains);
    this.#exact.begin(card!, { full: ALL_TERRAINS & ~otherTerrains, halved: 0, rounding: 0 });
    const { placements } = this.#first;
    for (let i = 0; i < placements.length; i++) {
      const rotation = rotationOf(placements[i]!);
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      groups.tryCard(card!, rotation, x, y);
      bounds[i] =
        sum +
        groups.near -
        groups.loss(x, y) +
        this.#exact.at(rotation, x, y) +
        this.#local.around(x, y) +
        this.#shapes.apart(card!, rotation, x, y);
    }
  }

  /** The most that a card adds anywhere with the help of others. */
  #mostHelped(town: KernelTown, card: CardCodes, others: OtherCards): number {
    this.#helped.begin(town, card, others);
    this.#shapes.begin(town, card, others);
    this.#groups.setOthers(terrainsOn(others));
    let most = -Infinity;
    for (let y = town.top - this.#rim; y < town.bottom + this.#rim; y++) {
      for (let x = town.left - this.#rim; x < town.right + this.#rim; x++) {
        const around = this.#helped.aroundOverlap(x, y);
        for (let rotation = 0; rotation < 2; rotation++) {
          this.#groups.tryCard(card, rotation, x, y);
          most = Math.max(most, around + this.#groups.near + this.#shapes.near(card, rotation, x, y));
        }
      }
    }
    return most + this.#helped.mostOnCard(card);
  }
}
