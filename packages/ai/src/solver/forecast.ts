// How far a town can come with several cards: a bound for every placement of the first of them.
//
// What cards add to a town is at most a sum: of what each adds to the town as it lies, if the others are apart; or, if
// they lie near each other, of what each adds when the others help it wherever they could. So the other cards need only
// be looked at once, not again for every placement of the first.

import { rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { type CardCodes, type KernelTown, terrainOf } from '../kernel/town.ts';
import { type Aim, ALONE } from './aim.ts';
import { CODES } from './codes.ts';
import { Counted } from './counted.ts';
import { GroupGains } from './groupGains.ts';
import { Links } from './links.ts';
import { type Additions, Nearness, touches } from './nearness.ts';
import { OwnPoints } from './ownPoints.ts';
import { type Company, companyOf, Prospects } from './prospects.ts';
import type { Coming } from './reach.ts';
import type { Condition, Stakes } from './stakes.ts';
import { Standing } from './standing.ts';
import { countCodes } from './visible.ts';

/**
 * So many cells around a town a card can have to do with it, be it over an empty cell; in line, with another card between
 * them, still farther away.
 */
const RIM = 3;
const RIM_IN_LINE = 4;
const UNBOUNDED = 2 ** 30;

export class Forecast {
  readonly #groups = new GroupGains();
  readonly #alone: Prospects;
  readonly #helped: Prospects;
  /** The conditions that are no sum over single cells: those of a known form, mere counts, and the others. */
  readonly #formed: readonly Condition[];
  readonly #counted: readonly Counted[];
  readonly #others: readonly Condition[];
  readonly #standing: Standing | undefined;
  readonly #visible = new Uint8Array(CODES);
  readonly #rim: number;
  readonly #nearness = new Nearness();
  // By placement of the first of two cards: what there is with it, the second being apart or touching it.
  #placements: readonly number[] = [];
  readonly #apart: number[] = [];
  readonly #touching: number[] = [];
  readonly #lonely: number[] = [];
  readonly #full: number[] = [];
  #links: Links | undefined;
  readonly #pairs = new Map<CardCodes, Map<CardCodes, Pair>>();

  constructor({ conditions, across }: Stakes) {
    this.#standing = across && new Standing(across);
    const loose = conditions.flatMap((condition) => condition.loose ?? []);
    this.#alone = new Prospects(loose);
    this.#helped = new Prospects(loose);
    this.#formed = conditions.filter(({ gain }) => gain);
    this.#rim = this.#formed.some(({ gain }) => gain?.inLine) ? RIM_IN_LINE : RIM;
    this.#counted = conditions.flatMap(({ counted }) => (counted ? [new Counted(counted)] : []));
    this.#others = conditions.filter(({ gain, loose: sum, counted }) => !gain && !sum && !counted);
  }

  /**
   * At most so many points for the aim the town has at the end, by each placement of the first of the cards. All that
   * is known of the cards together is in `coming`. Bounds below the bar are not made any closer.
   */
  of(
    town: KernelTown,
    cards: readonly CardCodes[],
    coming: Coming,
    aim: Aim,
    placements: readonly number[],
    bar = -Infinity,
  ): Int32Array<ArrayBuffer> {
    const bounds = new Int32Array(placements.length);
    this.#placements = placements;
    const [first, second] = cards;
    // The ring is too small for a town and all around it that is so wide.
    const isWide = town.right - town.left + 2 * this.#rim > 24 || town.bottom - town.top + 2 * this.#rim > 24;
    if (!first || !second || town.size === 0 || isWide) return this.#unbounded(placements, bounds);
    countCodes(town, this.#visible);
    const outlook = { town, visible: this.#visible, coming };
    let base = this.#groups.begin(town, cards.length === 2 ? 2 : 1);
    for (const { reach } of this.#others) base += reach(outlook, outlook).high;
    const standing = aim === ALONE ? undefined : this.#standing;
    standing?.begin(outlook, cards, 'bySpot');
    if (!(base < UNBOUNDED)) return this.#unbounded(placements, bounds);
    for (const { reading } of this.#formed) base += reading.worth(town, town);
    if (cards.length === 2) this.#ofTwo(town, first, second, base, placements, bounds);
    else this.#ofMany(town, cards, base, placements, bounds);
    if (standing || this.#counted.length > 0) this.#addStanding(town, cards, standing, aim, bounds);
    if (cards.length === 2) this.#narrow(bounds, bar);
    return bounds;
  }

  /** Adds what counts and the aim make of the town at most, by how it can stand with the first card laid. */
  #addStanding(
    town: KernelTown,
    cards: readonly CardCodes[],
    standing: Standing | undefined,
    aim: Aim,
    bounds: Int32Array,
  ): void {
    const first = cards[0]!;
    for (const counted of this.#counted) counted.begin(town, cards);
    for (let i = 0; i < bounds.length; i++) {
      const placed = this.#placements[i]!;
      const rotation = rotationOf(placed);
      const spot = { x: xOf(placed), y: yOf(placed) };
      standing?.at(town, first, rotation, spot.x, spot.y);
      let extra = standing ? Math.min(UNBOUNDED / 2, standing.most(aim)) : 0;
      for (const counted of this.#counted) extra += counted.most(town, first, rotation, spot);
      bounds[i]! += extra;
      this.#apart[i]! += extra;
      this.#touching[i]! += extra;
    }
  }

  /** Looks at each way in which the cards can touch, where they could be good enough. */
  #narrow(bounds: Int32Array, bar: number): void {
    for (let i = 0; i < bounds.length; i++) {
      if (bounds[i]! < bar) continue;
      const x = xOf(this.#placements[i]!);
      const y = yOf(this.#placements[i]!);
      let most = this.#apart[i]! + Math.max(this.#nearness.farthest, this.#nearness.close(x, y));
      for (let down = -2; down <= 2 && most < bounds[i]!; down++) {
        const reach = down * down === 4 ? 1 : 2;
        for (let right = -reach; right <= reach; right++) {
          most = Math.max(
            most,
            this.ofBoth(i, 0, x + right, y + down),
            this.ofBoth(i, 1, x + right, y + down),
          );
        }
      }
      bounds[i] = Math.min(bounds[i]!, most);
    }
  }

  #unbounded(placements: readonly number[], bounds: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    for (let i = 0; i < placements.length; i++) this.#apart[i] = this.#touching[i] = Infinity;
    return bounds.fill(UNBOUNDED);
  }

  #ofTwo(
    town: KernelTown,
    first: CardCodes,
    second: CardCodes,
    base: number,
    placements: readonly number[],
    bounds: Int32Array,
  ): void {
    const { cells } = town;
    const { company, terrains, apart, after, links } = this.#pair(first, second);
    this.#links = links;
    this.#scanSecond(town, first, second);
    const sum = base + this.#alone.begin(town, first);
    this.#beginFormed(town, first, company);
    const nearness = this.#nearness;
    for (let i = 0; i < placements.length; i++) {
      const rotation = rotationOf(placements[i]!);
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      this.#groups.try(first, rotation, x, y, terrains);
      let here = sum + this.#alone.around(x, y) - this.#groups.loss(x, y);
      for (const { gain } of this.#formed) here += gain!.apart(first, rotation, x, y);
      this.#apart[i] = here + this.#groups.apart + apart.at(cells, rotation, x, y);
      this.#touching[i] = here + this.#groups.apart + after.at(cells, rotation, x, y);
      this.#lonely[i] = this.#groups.lonely;
      this.#full[i] = this.#groups.full;
      bounds[i] = Math.max(
        this.#apart[i]! + Math.max(nearness.farthest, nearness.close(x, y)),
        this.#touching[i]! + this.#groups.near - this.#groups.apart + nearness.touching(x, y),
      );
    }
  }

  /** After a forecast for two cards: the bound with the i-th placement of the first, and the second at x, y. */
  ofBoth(i: number, rotation: number, x: number, y: number): number {
    const first = this.#placements[i]!;
    const right = x - xOf(first);
    const down = y - yOf(first);
    const added = this.#nearness.added(right, down, rotation, x, y);
    if (!touches(right, down)) return this.#apart[i]! + added;
    const more = this.#links?.more(
      this.#groups,
      right,
      down,
      rotationOf(first),
      rotation,
      this.#lonely[i]!,
      this.#nearness.lonely(rotation, x, y),
      this.#full[i]!,
    );
    return this.#touching[i]! + added + (more ?? 0);
  }

  /** Notes what the second of two cards adds everywhere, by how near the first lies. */
  #scanSecond(town: KernelTown, first: CardCodes, second: CardCodes): void {
    const { cells } = town;
    const { company, terrains, apart, before } = this.#pair(second, first);
    this.#alone.begin(town, second);
    this.#helped.begin(town, second, company);
    this.#beginFormed(town, second, company);
    this.#nearness.begin(town, this.#rim);
    const here: Additions = { far: 0, close: 0, beside: 0, over: 0, more: 0, lonely: 0 };
    for (let y = town.top - this.#rim; y < town.bottom + this.#rim; y++) {
      for (let x = town.left - this.#rim; x < town.right + this.#rim; x++) {
        const loss = this.#groups.loss(x, y);
        const around = this.#alone.around(x, y) - loss;
        const helped = this.#helped.around(x, y) - loss;
        const free = this.#helped.aroundFree(x, y);
        for (let rotation = 0; rotation < 2; rotation++) {
          this.#groups.try(second, rotation, x, y, terrains);
          let formed = 0;
          let formedNear = 0;
          for (const { gain } of this.#formed) {
            formed += gain!.apart(second, rotation, x, y);
            formedNear += gain!.near(second, rotation, x, y);
          }
          const own = this.#groups.apart + apart.at(cells, rotation, x, y);
          const ownHelped = this.#groups.apart + before.at(cells, rotation, x, y) + formedNear;
          here.far = around + own + formed;
          here.close = helped + own + formedNear;
          here.beside = helped + ownHelped;
          here.over = free + ownHelped;
          here.more = this.#groups.near - this.#groups.apart;
          here.lonely = this.#groups.lonely;
          this.#nearness.note(rotation, x, y, here);
        }
      }
    }
    this.#nearness.finish();
  }

  #ofMany(
    town: KernelTown,
    cards: readonly CardCodes[],
    base: number,
    placements: readonly number[],
    bounds: Int32Array,
  ): void {
    const [first, ...others] = cards;
    let sum = base;
    for (const card of others)
      sum += this.#mostNear(town, card, companyOf(cards.filter((other) => other !== card)));
    const company = companyOf(others);
    const terrains = terrainsOf(company);
    sum += this.#alone.begin(town, first!) + this.#alone.mostOf(first!);
    this.#beginFormed(town, first!, company);
    for (let i = 0; i < placements.length; i++) {
      const rotation = rotationOf(placements[i]!);
      const x = xOf(placements[i]!);
      const y = yOf(placements[i]!);
      this.#groups.try(first!, rotation, x, y, terrains);
      let here = sum + this.#groups.near + this.#alone.around(x, y) - this.#groups.loss(x, y);
      for (const { gain } of this.#formed) here += gain!.apart(first!, rotation, x, y);
      bounds[i] = here;
    }
  }

  /** The most that a card adds anywhere with the help of others. */
  #mostNear(town: KernelTown, card: CardCodes, company: Company): number {
    const terrains = terrainsOf(company);
    this.#helped.begin(town, card, company);
    this.#beginFormed(town, card, company);
    let most = -Infinity;
    for (let y = town.top - this.#rim; y < town.bottom + this.#rim; y++) {
      for (let x = town.left - this.#rim; x < town.right + this.#rim; x++) {
        const around = this.#helped.aroundFree(x, y);
        for (let rotation = 0; rotation < 2; rotation++) {
          this.#groups.try(card, rotation, x, y, terrains);
          let gained = around + this.#groups.near;
          for (const { gain } of this.#formed) gained += gain!.near(card, rotation, x, y);
          most = Math.max(most, gained);
        }
      }
    }
    return most + this.#helped.mostOf(card);
  }

  #beginFormed(town: KernelTown, card: CardCodes, company: Company): void {
    for (const { gain } of this.#formed) gain!.begin(town, card, company);
  }

  #pair(card: CardCodes, other: CardCodes): Pair {
    let pairs = this.#pairs.get(card);
    if (!pairs) this.#pairs.set(card, (pairs = new Map<CardCodes, Pair>()));
    let pair = pairs.get(other);
    if (!pair) pairs.set(other, (pair = makePair(this.#alone, card, other)));
    return pair;
  }
}

/** A card and another one to come. */
type Pair = {
  readonly company: Company;
  readonly terrains: number;
  readonly apart: OwnPoints;
  readonly before: OwnPoints;
  readonly after: OwnPoints;
  readonly links: Links;
};

function makePair({ terms }: Prospects, card: CardCodes, other: CardCodes): Pair {
  const company = companyOf([other]);
  return {
    company,
    terrains: terrainsOf(company),
    apart: new OwnPoints(terms, card, other, 'apart'),
    before: new OwnPoints(terms, card, other, 'before'),
    after: new OwnPoints(terms, card, other, 'after'),
    links: new Links(card, other),
  };
}

const terrainsOf = ({ codes }: Company): number =>
  codes.reduce((set, code) => set | (1 << terrainOf[code]!), 0);
