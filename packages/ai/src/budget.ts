// How much thinking is allowed: counted in towns looked at, or measured by a clock that is handed in.

export type Budget = {
  /** At most so many nodes. A node is a card tried on all spots of a town; in the tree searches, a playout. */
  readonly nodes?: number;
  /** At most so long: milliseconds by `now`. */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Asked now and then; true means stop. */
  readonly aborted?: () => boolean;
  /** Told now and then how many nodes were spent. */
  readonly progress?: (nodes: number) => void;
};

/** Nodes between two reports of progress. */
const STRIDE = 256;

/** A budget being spent. */
export class Spending {
  #nodes = 0;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #until: number;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#most = budget.nodes ?? Infinity;
    this.#until = budget.time ? budget.time.now() + budget.time.milliseconds : Infinity;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Spends a node, or as many as a part of the work has spent. */
  spend(nodes = 1): void {
    const before = this.#nodes;
    this.#nodes += nodes;
    if (Math.floor(before / STRIDE) < Math.floor(this.#nodes / STRIDE)) this.#budget.progress?.(this.#nodes);
  }

  /** Whether there is nothing left. */
  isSpent(): boolean {
    const { time, aborted } = this.#budget;
    if (this.#nodes >= this.#most || aborted?.()) return true;
    return time !== undefined && time.now() >= this.#until;
  }

  /** A share of what is left, as a budget for a part of the work. */
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
