// Search budgets: counted in nodes, or measured by an injected clock.

export type Budget = {
  /** Maximum number of nodes. A node is a card tried on all spots of a town; in tree searches, a playout. */
  readonly nodes?: number;
  /** Maximum time in milliseconds, measured by `now`. */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Polled regularly; true means stop. */
  readonly aborted?: () => boolean;
  /** Called regularly with the number of nodes spent. */
  readonly progress?: (nodes: number) => void;
};

/** Nodes between two progress reports. */
const REPORT_EVERY = 256;

/** The clock is read about once in this time, in milliseconds, and after this many calls at the latest. */
const MOMENT = 1;
const MOST_SKIPPED = 128;

/** A budget being spent. */
export class Spending {
  #nodes = 0;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #until: number;
  // Reading a clock costs a good part of a node, so some calls of `isSpent` skip it: as many as fit into a moment.
  #skipped = 0;
  #stride = 1;
  #readAt = -Infinity;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#most = budget.nodes ?? Infinity;
    this.#until = budget.time ? budget.time.now() + budget.time.milliseconds : Infinity;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Spends a node, or the nodes that a part of the work has spent. */
  spend(nodes = 1): void {
    const before = this.#nodes;
    this.#nodes += nodes;
    if (Math.floor(before / REPORT_EVERY) < Math.floor(this.#nodes / REPORT_EVERY))
      this.#budget.progress?.(this.#nodes);
  }

  isSpent(): boolean {
    const { time, aborted } = this.#budget;
    if (this.#nodes >= this.#most || aborted?.()) return true;
    return time !== undefined && this.#isLate(time.now);
  }

  #isLate(clock: () => number): boolean {
    if (++this.#skipped < this.#stride) return false;
    this.#skipped = 0;
    const now = clock();
    const passed = now - this.#readAt;
    if (passed < MOMENT / 2) this.#stride = Math.min(2 * this.#stride, MOST_SKIPPED);
    else if (passed > MOMENT) this.#stride = Math.max(1, this.#stride >> 1);
    this.#readAt = now;
    return now >= this.#until;
  }

  /** A share of the rest, as a budget for a part of the work. */
  left(share = 1): Budget {
    const { nodes, time, aborted, progress } = this.#budget;
    const before = this.#nodes;
    return {
      ...(nodes !== undefined && { nodes: Math.max(0, Math.floor((nodes - this.#nodes) * share)) }),
      ...(time && { time: { milliseconds: (this.#until - time.now()) * share, now: time.now } }),
      ...(aborted && { aborted }),
      ...(progress && { progress: (more: number) => progress(before + more) }),
    };
  }
}
