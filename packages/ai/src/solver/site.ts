// One player's town as the search lays and takes up cards, with all that was found out about every town on the way.

import type { Face } from '../kernel/faces.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import type { Aim } from './aim.ts';
import { CODES } from './codes.ts';
import type { Coming } from './reach.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import type { Trial } from './trial.ts';

/** What is known of one town, kept as long as the solver lives. */
export class Known {
  /** The points it makes alone. */
  readonly alone: number;
  /** By card: the towns after it. */
  readonly growths: Array<Growth | undefined> = [];
  readonly #room: Room;
  /** By set of cards: ways in which the town can stand against others. */
  #fronts: Map<number, Front> | undefined;
  #bests: Map<number, Best> | undefined;

  constructor(alone: number, room: Room) {
    this.alone = alone;
    this.#room = room;
    room.left -= BYTES.town;
  }

  /** The ways in which the town can stand with some cards, as far as they were found. */
  front(cards: number): Front {
    this.#fronts ??= new Map<number, Front>();
    let front = this.#fronts.get(cards);
    if (!front) this.#fronts.set(cards, (front = { stands: [], aim: undefined }));
    return front;
  }

  /** What is known of the best that can be made of some cards, for an aim. */
  best(cards: number, aim: Aim): Best {
    // Sets of cards have at most 15 bits.
    const key = aim.id * 0x8000 + cards;
    this.#bests ??= new Map<number, Best>();
    let best = this.#bests.get(key);
    if (!best) {
      this.#room.left -= BYTES.best;
      const high = aim.easier ? this.best(cards, aim.easier).high : Infinity;
      this.#bests.set(key, (best = { low: -Infinity, high, stand: undefined }));
    }
    return best;
  }
}

/** Bounds for points; both can be reached as far as is known. */
type Best = {
  low: number;
  high: number;
  /** How the town stands then that has the lower of them; only where scoring cards compare. */
  stand: Stand | undefined;
};

/** A way to stand against other towns: a face, and the most points alone with it. */
export type Stand = { readonly face: Face; readonly alone: number };

/** Some ways to stand, as far as they are known, and an aim to hold against all of them. */
export type Front = { stands: readonly Stand[]; aim: Aim | undefined };

/** The towns that come of one card, the one with the most points first. */
export type Growth = {
  readonly placements: readonly number[];
  readonly alone: readonly number[];
  readonly towns: Array<Known | undefined>;
  /** The one that last proved good enough; it is tried first. */
  favorite: number;
};

/** How many bytes may still be used to keep things in mind; beyond that each town is forgotten as soon as it is left. */
type Room = { left: number };

/** What things take, more or less; of a growth, by placement. */
const BYTES = { town: 150, best: 250, placement: 40 } as const;
const MOST_BYTES = 150 * 2 ** 20;

export const makeRoom = (): Room => ({ left: MOST_BYTES });

export class Site {
  readonly town: KernelTown;
  readonly trial: Trial;
  readonly #cards: readonly CardCodes[];
  readonly #room: Room;
  readonly #way: Known[] = [];
  #known: Known;
  readonly #comings = new Map<number, Coming>();

  constructor(town: KernelTown, cards: readonly CardCodes[], trial: Trial, room: Room) {
    this.#room = room;
    this.town = town;
    this.trial = trial;
    this.#cards = cards;
    this.#known = new Known(trial.alone(town), room);
  }

  get known(): Known {
    return this.#known;
  }

  /** The towns after one more card. */
  growth(card: number): Growth {
    let growth = this.#known.growths[card];
    if (!growth) {
      this.#known.growths[card] = growth = grow(this.trial, this.town, this.#cards[card]!);
      this.#room.left -= BYTES.placement * growth.placements.length;
    }
    return growth;
  }

  /** Lays a card as a growth says. */
  enter(card: number, growth: Growth, which: number): void {
    const placed = growth.placements[which]!;
    this.town.place(this.#cards[card]!, rotationOf(placed), xOf(placed), yOf(placed));
    this.#way.push(this.#known);
    let known = growth.towns[which];
    if (!known) {
      known = new Known(growth.alone[which]!, this.#room);
      if (this.#room.left > 0) growth.towns[which] = known;
    }
    this.#known = known;
  }

  /** Takes the last card up again. */
  leave(): void {
    this.town.undo();
    this.#known = this.#way.pop()!;
  }

  /** Lays a last card every way in turn, and calls each time; leaves it and answers true as soon as the call does. */
  some(card: number, test: (alone: number) => boolean): boolean {
    const { placements, alone } = this.growth(card);
    this.trial.spend();
    for (let i = 0; i < placements.length; i++) {
      const placed = placements[i]!;
      this.town.place(this.#cards[card]!, rotationOf(placed), xOf(placed), yOf(placed));
      const enough = test(alone[i]!);
      this.town.undo();
      if (enough) return true;
    }
    return false;
  }

  /** The points that the town makes for an aim besides those alone. */
  extra(aim: Aim): number {
    return this.trial.extra(this.town, aim);
  }

  /** The most points of one last card. */
  last(card: number, aim: Aim): number {
    const points = this.trial.best(this.town, this.#cards[card]!, aim);
    this.#stand(this.#cards[card]!, aim, points);
    return points;
  }

  /** How the town stood, with the cards that `last` or `lastTwo` last found good enough; where scoring cards compare. */
  stand: Stand | undefined;

  #stand(card: CardCodes, aim: Aim, points: number): void {
    const { found, across } = this.trial;
    if (!across) return;
    this.town.place(card, rotationOf(found), xOf(found), yOf(found));
    const face = across.face(this.town);
    this.stand = { face, alone: points - aim.extra(face) };
    this.town.undo();
  }

  /** Points for the aim of two last cards, when they can be at least `bar`; otherwise a bound below the bar. */
  lastTwo(cards: number, aim: Aim, bar: number): number {
    const first = this.#cards[lowest(cards)]!;
    const card = lowest(cards & (cards - 1));
    const placements = this.trial.placements(this.town);
    const bounds = this.#forecast(cards, aim, placements, bar);
    const likely: number[] = [];
    let ceiling = -Infinity;
    for (let i = 0; i < bounds.length; i++) {
      if (bounds[i]! >= bar) likely.push(i);
      else ceiling = Math.max(ceiling, bounds[i]!);
    }
    for (const i of likely.toSorted((a, b) => bounds[b]! - bounds[a]!)) {
      const placed = placements[i]!;
      this.town.place(first, rotationOf(placed), xOf(placed), yOf(placed));
      const points = this.#second(card, i, aim, bar);
      this.town.undo();
      if (points >= bar) return points;
      ceiling = Math.max(ceiling, points);
    }
    return ceiling;
  }

  /** The second of two last cards, once the first lies as in its i-th placement of the forecast. */
  #second(card: number, i: number, aim: Aim, bar: number): number {
    const codes = this.#cards[card]!;
    const points = this.trial.second(this.town, codes, aim, bar, i);
    if (points >= bar) this.#stand(codes, aim, points);
    return points;
  }

  /** By placement of the first of several cards: a bound for what they make of the town, for the aim. */
  forecast(cards: number, aim: Aim, { placements }: Growth): Int32Array<ArrayBuffer> {
    return this.#forecast(cards, aim, placements, -Infinity);
  }

  #forecast(cards: number, aim: Aim, placements: readonly number[], bar: number): Int32Array<ArrayBuffer> {
    this.trial.spend();
    const codes = this.#cards.filter((_, i) => (cards & (1 << i)) !== 0);
    return this.trial.forecast.of(this.town, codes, this.coming(cards), aim, placements, bar);
  }

  /** A set of cards, as bounds need it. */
  coming(cards: number): Coming {
    let coming = this.#comings.get(cards);
    if (!coming) {
      const codes = new Uint8Array(CODES);
      let count = 0;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        for (const code of this.#cards[lowest(rest)]!.subarray(0, 4)) codes[code]!++;
        count++;
      }
      this.#comings.set(cards, (coming = { cards: count, codes }));
    }
    return coming;
  }
}

/** The first card of a set. */
export const lowest = (cards: number): number => 31 - Math.clz32(cards & -cards);

function grow(trial: Trial, town: KernelTown, card: CardCodes): Growth {
  const { placements, alone } = trial.all(town, card);
  const order = placements.map((_, i) => i).toSorted((a, b) => alone[b]! - alone[a]!);
  return {
    placements: order.map((i) => placements[i]!),
    alone: order.map((i) => alone[i]!),
    towns: [],
    favorite: 0,
  };
}
