// What a search keeps for the next one: an LRU cache of tries by the town they start with, and the best drafts known.
//
// While one player decides, the other's town doesn't change, and neither does its trie. So a decision finds most of what
// it needs in the cache.

import type { TownCounter, TownTrie } from './townTrie.ts';

/** Upper bound for the towns kept; together they stay under 256 MB (`npm run bench drafts`). */
export const MOST_TOWNS = 500_000;

/** The best draft known at each point of the queue, for move ordering. */
export type BestDrafts = Map<number, number>;

export class SearchCache implements TownCounter {
  towns = 0;
  readonly #most: number;
  readonly #tries = new Map<string, TownTrie>();
  readonly #bestDrafts = new Map<number, BestDrafts>();

  constructor(most = MOST_TOWNS) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.towns >= this.#most;
  }

  /** The trie of that name; a new one evicts those that were used least recently. */
  trie(name: string, make: (counter: TownCounter) => TownTrie): TownTrie {
    const known = this.#tries.get(name);
    if (known) this.#tries.delete(name);
    else this.#evict();
    const trie = known ?? make(this);
    this.#tries.set(name, trie);
    return trie;
  }

  clear(): void {
    this.#tries.clear();
    this.#bestDrafts.clear();
    this.towns = 0;
  }

  /** Half of the capacity is reserved for what the current search adds. */
  #evict(): void {
    for (const [name, { size }] of this.#tries) {
      if (this.towns <= this.#most / 2) return;
      this.#tries.delete(name);
      this.towns -= size;
    }
  }

  bestDrafts(start: number): BestDrafts {
    const known = this.#bestDrafts.get(start) ?? new Map<number, number>();
    this.#bestDrafts.set(start, known);
    return known;
  }
}
