// One card tried on every spot of a town: all the towns that come of it, or only how good the best is.

import type { Spending } from '../budget.ts';
import { GroupSweep } from '../kernel/groupSweep.ts';
import { SIDE } from '../kernel/rows.ts';
import { packSpot } from '../kernel/spot.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../kernel/town.ts';
import { type Aim, ALONE } from './aim.ts';
import { CODES } from './codes.ts';
import { Forecast } from './forecast.ts';
import { GroupCaps } from './groupCaps.ts';
import type { Coming } from './reach.ts';
import { Prospects } from './prospects.ts';
import type { Across, Condition, Stakes } from './stakes.ts';
import { countCodes } from './visible.ts';

/** Every placement of one card, with the points that the town makes alone then, in no order. */
type Tried = { readonly placements: readonly number[]; readonly alone: readonly number[] };

/** A condition, its points as the town lies, and the most it can have after a card. */
type Reckoned = { readonly condition: Condition; now: number; most: number };

/** Thrown when the budget is spent, to leave the search from wherever it is; it never leaves the solver. */
export class BudgetSpent extends Error {}

// The clock is asked once in so many nodes.
const NODES_BETWEEN_LOOKS = 32;

export class Trial {
  readonly #stakes: Stakes;
  readonly #spending: Spending;
  readonly #groups = new GroupSweep();
  readonly #spots = makeSpots();
  readonly #now: Int32Array<ArrayBuffer>;
  /** The conditions that look farther than to the next cell. */
  readonly #far: readonly Reckoned[];
  readonly #visible = new Uint8Array(CODES);
  readonly #caps = new GroupCaps();
  readonly #prospects: Prospects;
  readonly forecast: Forecast;

  constructor(stakes: Stakes, spending: Spending) {
    this.#stakes = stakes;
    this.#spending = spending;
    this.forecast = new Forecast(stakes);
    this.#now = new Int32Array(stakes.conditions.length);
    this.#far = stakes.conditions
      .filter(({ local }) => !local)
      .map((condition) => ({ condition, now: 0, most: 0 }));
    this.#prospects = new Prospects(stakes.conditions.flatMap(({ local }) => local ?? []));
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
    if (this.#spending.nodes % NODES_BETWEEN_LOOKS === 0 && this.#spending.isSpent()) throw new BudgetSpent();
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

  /** The most points of any placement, when they are at least `bar`; otherwise a bound below the bar. */
  best(town: KernelTown, card: CardCodes, coming: Coming, aim: Aim, bar: number): number {
    this.spend();
    const { across } = this.#stakes;
    const turnable = aim === ALONE ? undefined : across;
    const outlook = { town, visible: this.#visible, coming };
    countCodes(town, this.#visible);
    // What the groups, the farther conditions and the aim can bring, wherever the card is laid.
    const groupsCap = this.#caps.of(town, coming);
    let cap = groupsCap + this.#prospects.freshOf(card) + this.#prospects.begin(town, card);
    for (const far of this.#far) {
      const { points, shape, reach } = far.condition;
      far.now = points(town);
      far.most = shape ? shape.begin(town, card, far.now) : Math.max(far.now, reach(outlook, outlook).high);
      cap += far.most;
    }
    const extraNow = turnable ? aim.extra(town) : 0;
    const extraMost = turnable ? Math.max(extraNow, aim.most(outlook)) : 0;
    cap += extraMost;
    let begun = false;
    let needed = bar;
    let best = -Infinity;
    let ceiling = -Infinity;
    const count = town.spots(this.#spots);
    for (let at = 0; at < count; at++) {
      const x = this.#spots[2 * at]!;
      const y = this.#spots[2 * at + 1]!;
      const here = cap + this.#prospects.around(x, y);
      for (let rotation = 0; rotation < 2; rotation++) {
        let bound = here;
        let turns = false;
        if (bound >= needed) {
          bound += this.#farther(town, card, rotation, x, y);
          turns = turnable !== undefined && this.#turns(turnable, town, card, rotation, x, y);
          if (!turns) bound += extraNow - extraMost;
        }
        if (bound >= needed) {
          if (!begun) this.#groups.begin(town);
          begun = true;
          const groups = this.#groups.with(town, card, rotation, x, y);
          bound += groups - groupsCap;
          if (bound >= needed) {
            town.place(card, rotation, x, y);
            bound = groups + (turns ? aim.extra(town) : extraNow);
            for (const { points } of this.#stakes.conditions) bound += points(town);
            town.undo();
          }
        }
        if (bound > ceiling) ceiling = bound;
        if (bound < needed) continue;
        best = bound;
        this.found = packSpot(x, y, rotation);
        needed = bound + 1;
      }
    }
    return best >= bar ? best : ceiling;
  }

  /** What the farther conditions bring less than their most at a placement. */
  #farther(town: KernelTown, card: CardCodes, rotation: number, x: number, y: number): number {
    let less = 0;
    for (const { condition, now, most } of this.#far) {
      if (isAlike(condition.likeness, town, card, rotation, x, y)) less += now - most;
      else if (condition.shape) less += Math.min(0, condition.shape.most(card, rotation, x, y) - most);
    }
    return less;
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
