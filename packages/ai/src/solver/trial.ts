// One card tried on every spot of a town: all the towns that come of it, or only how good the best is.

import type { Spending } from '../budget.ts';
import { GroupSweep } from '../kernel/groupSweep.ts';
import { SIDE } from '../kernel/rows.ts';
import { packSpot } from '../kernel/spot.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../kernel/town.ts';
import { type Aim, ALONE } from './aim.ts';
import { CODES } from './codes.ts';
import { Forecast } from './forecast.ts';
import { GroupGains } from './groupGains.ts';
import { OwnPoints } from './ownPoints.ts';
import type { Coming } from './reach.ts';
import { NOBODY, Prospects } from './prospects.ts';
import type { Across, Condition, Stakes } from './stakes.ts';
import { Standing } from './standing.ts';
import { countCodes } from './visible.ts';

/** Every placement of one card, with the points that the town makes alone then, in no order. */
type Tried = { readonly placements: readonly number[]; readonly alone: readonly number[] };

/** A condition, its points as the town lies, and the most it can have after a card. */
type Reckoned = { readonly condition: Condition; now: number; most: number };

/** Thrown when the budget is spent, to leave the search from wherever it is; it never leaves the solver. */
export class BudgetSpent extends Error {}

export class Trial {
  readonly #stakes: Stakes;
  readonly #spending: Spending;
  readonly #groups = new GroupSweep();
  readonly #spots = makeSpots();
  /** Twice the number of a spot and the rotation. */
  readonly #open = makeSpots();
  readonly #now: Int32Array<ArrayBuffer>;
  readonly #visible = new Uint8Array(CODES);
  readonly #gains = new GroupGains();
  /** The conditions that are a sum over single cells, those of a known form, and the others. */
  readonly #prospects: Prospects;
  readonly #own = new Map<CardCodes, OwnPoints>();
  readonly #formed: readonly Condition[];
  readonly #others: readonly Reckoned[];
  readonly #standing: Standing | undefined;
  readonly forecast: Forecast;

  constructor(stakes: Stakes, spending: Spending) {
    this.#stakes = stakes;
    this.#spending = spending;
    this.forecast = new Forecast(stakes);
    this.#now = new Int32Array(stakes.conditions.length);
    this.#prospects = new Prospects(stakes.conditions.flatMap(({ loose }) => loose ?? []));
    this.#standing = stakes.across && new Standing(stakes.across);
    this.#formed = stakes.conditions.filter(({ gain }) => gain);
    this.#others = stakes.conditions
      .filter(({ gain, loose }) => !gain && !loose)
      .map((condition) => ({ condition, now: 0, most: 0 }));
  }

  /** The scoring cards that compare, if there are any. */
  get across(): Across | undefined {
    return this.#stakes.across;
  }

  /** Where the card lay that was best, when there was one good enough. */
  found = 0;

  /** Spends a node: one card tried on all spots of one town. */
  spend(): void {
    this.#spending.spend();
    if (this.#spending.isSpent()) throw new BudgetSpent();
  }

  /** The points that a town makes alone. */
  alone(town: KernelTown): number {
    let points = this.#groups.begin(town);
    for (const condition of this.#stakes.conditions) points += condition.points(town);
    return points;
  }

  /** Every placement with its points. */
  all(town: KernelTown, card: CardCodes): Tried {
    this.spend();
    const placements: number[] = [];
    const alone: number[] = [];
    const { conditions } = this.#stakes;
    for (let i = 0; i < conditions.length; i++) this.#now[i] = conditions[i]!.points(town);
    this.#groups.begin(town);
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) {
      const x = this.#spots[2 * (at >> 1)]!;
      const y = this.#spots[2 * (at >> 1) + 1]!;
      const rotation = at & 1;
      let points = this.#groups.with(town, card, rotation, x, y);
      let changed = 0;
      for (let i = 0; i < conditions.length; i++) {
        if (isAlike(conditions[i]!.likeness, town, card, rotation, x, y)) points += this.#now[i]!;
        else changed |= 1 << i;
      }
      if (changed !== 0) {
        town.place(card, rotation, x, y);
        for (let i = 0; i < conditions.length; i++) {
          if ((changed & (1 << i)) !== 0) points += conditions[i]!.points(town);
        }
        town.undo();
      }
      placements.push(packSpot(x, y, rotation));
      alone.push(points);
    }
    return { placements, alone };
  }

  /** Every placement, in no order. */
  placements(town: KernelTown): number[] {
    const placements: number[] = [];
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) {
      placements.push(packSpot(this.#spots[2 * (at >> 1)]!, this.#spots[2 * (at >> 1) + 1]!, at & 1));
    }
    return placements;
  }

  /** The most points of any placement, when they are at least `bar`; otherwise a bound below the bar. */
  best(town: KernelTown, card: CardCodes, coming: Coming, aim: Aim, bar: number): number {
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) this.#open[at] = at;
    return this.#bestOf(2 * count, town, card, coming, aim, bar);
  }

  /**
   * The same for a second card after a forecast for two, with the first laid by its i-th placement: only where that
   * leaves something open.
   */
  second(town: KernelTown, card: CardCodes, coming: Coming, aim: Aim, bar: number, i: number): number {
    let open = 0;
    let ceiling = -Infinity;
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) {
      const bound = this.forecast.ofBoth(i, at & 1, this.#spots[at & ~1]!, this.#spots[at | 1]!);
      if (bound >= bar) this.#open[open++] = at;
      else if (bound > ceiling) ceiling = bound;
    }
    return open === 0 ? ceiling : Math.max(ceiling, this.#bestOf(open, town, card, coming, aim, bar));
  }

  /** The best of the placements that are noted as open. */
  #bestOf(open: number, town: KernelTown, card: CardCodes, coming: Coming, aim: Aim, bar: number): number {
    this.spend();
    const { across, conditions } = this.#stakes;
    const turnable = aim === ALONE ? undefined : across;
    const outlook = { town, visible: this.#visible, coming };
    countCodes(town, this.#visible);
    // What there is, and what the card adds wherever it is laid.
    let base = this.#gains.begin(town, 1) + this.#prospects.begin(town, card);
    let most = this.#gains.most(card) + this.#prospects.freshOf(card);
    for (const { points, gain } of this.#formed) {
      base += points(town);
      most += gain!.begin(town, card, NOBODY);
    }
    for (const other of this.#others) {
      other.now = other.condition.points(town);
      other.most = Math.max(other.now, other.condition.reach(outlook, outlook).high);
      base += other.most;
    }
    const extraNow = turnable ? aim.extra(town) : 0;
    if (turnable) this.#standing?.begin(outlook, [card], 'anywhere');
    const extraMost = turnable ? Math.max(extraNow, this.#standing?.most(aim) ?? 0) : 0;
    base += extraMost;
    const own = this.#ownPoints(card);
    let begun = 0;
    let needed = bar;
    let best = -Infinity;
    let ceiling = -Infinity;
    for (let i = 0; i < open; i++) {
      const at = this.#open[i]!;
      const x = this.#spots[at & ~1]!;
      const y = this.#spots[at | 1]!;
      const rotation = at & 1;
      const around = base + this.#prospects.around(x, y);
      let bound = around + most;
      if (bound >= needed) {
        this.#gains.try(card, rotation, x, y, 0);
        const grouped = this.#gains.apart - this.#gains.loss(x, y);
        bound = around + grouped + own.at(town.cells, rotation, x, y);
        for (const { gain } of this.#formed) bound += gain!.apart(card, rotation, x, y);
        let turns = false;
        if (bound >= needed) {
          for (const other of this.#others) {
            if (isAlike(other.condition.likeness, town, card, rotation, x, y))
              bound += other.now - other.most;
          }
          turns = turnable !== undefined && this.#turns(turnable, town, card, rotation, x, y);
          if (!turns) bound += extraNow - extraMost;
        }
        if (bound >= needed) {
          if (begun === 0) begun = this.#groups.begin(town);
          const groups = this.#groups.with(town, card, rotation, x, y);
          bound += groups - begun - grouped;
          if (bound >= needed) {
            town.place(card, rotation, x, y);
            bound = groups + (turns ? aim.extra(town) : extraNow);
            for (const { points } of conditions) bound += points(town);
            town.undo();
          }
        }
      }
      if (bound > ceiling) ceiling = bound;
      if (bound < needed) continue;
      best = bound;
      this.found = packSpot(x, y, rotation);
      needed = bound + 1;
    }
    return best >= bar ? best : ceiling;
  }

  #ownPoints(card: CardCodes): OwnPoints {
    let own = this.#own.get(card);
    if (!own) this.#own.set(card, (own = new OwnPoints(this.#prospects.terms, card, card, 'apart')));
    return own;
  }

  /** Whether a placement may change how the town stands against others. */
  #turns(
    { likenesses }: Across,
    town: KernelTown,
    card: CardCodes,
    rotation: number,
    x: number,
    y: number,
  ): boolean {
    for (const like of likenesses) if (!isAlike(like, town, card, rotation, x, y)) return true;
    return false;
  }
}

/** Whether a condition cannot tell a placement from the town as it lies. */
function isAlike(
  likeness: Uint8Array,
  { cells }: KernelTown,
  card: CardCodes,
  rotation: number,
  x: number,
  y: number,
): boolean {
  const row = (y & 31) * SIDE;
  const nextRow = ((y + 1) & 31) * SIDE;
  const column = x & 31;
  const nextColumn = (x + 1) & 31;
  const at = 4 * rotation;
  return (
    likeness[cells[row + column]!] === likeness[card[at]!] &&
    likeness[cells[row + nextColumn]!] === likeness[card[at + 1]!] &&
    likeness[cells[nextRow + column]!] === likeness[card[at + 2]!] &&
    likeness[cells[nextRow + nextColumn]!] === likeness[card[at + 3]!]
  );
}
