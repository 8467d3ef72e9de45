// How much thinking is allowed: counted in towns looked at, or measured by a clock that is handed in.

export type Budget = {
  /** At most so many nodes. A node is a card tried on all spots of a town; in the tree searches, a playout. */
  readonly nodes?: number;
  /** At most so long: milliseconds by `now`. */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Asked now and then; true means stop. */
  readonly aborted?: () => boolean;
};

/** A budget being spent. */
export class Spending {
  #nodes = 0;
  readonly #most: number;
  readonly #until: number;
  readonly #now: () => number;
  readonly #aborted: () => boolean;

  constructor({ nodes = Infinity, time, aborted = () => false }: Budget) {
    this.#most = nodes;
    this.#now = time?.now ?? (() => 0);
    this.#until = time ? time.now() + time.milliseconds : Infinity;
    this.#aborted = aborted;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Spends one node. */
  spend(): void {
    this.#nodes++;
  }

  /** Whether there is nothing left. */
  isSpent(): boolean {
    return this.#nodes >= this.#most || this.#now() >= this.#until || this.#aborted();
  }
}
