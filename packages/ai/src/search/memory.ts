// What a search keeps for the next one: tries by the town they begin with, and the drafts that were best.
//
// While one player decides, the other's town stays as it is, and so does all that is known of it. A decision therefore
// finds most of what it needs already thought through by the one before.

import type { Keeper, TownTrie } from './trie.ts';

/** All of them together stay under 256 MB (`npm run bench:drafts`). */
export const MOST_TOWNS = 500_000;

/** The best draft known at each point of the queue, to be tried first. */
export type Favorites = Map<number, number>;

export class Memory implements Keeper {
  towns = 0;
  readonly #most: number;
  readonly #tries = new Map<string, TownTrie>();
  readonly #favorites = new Map<number, Favorites>();

  constructor(most = MOST_TOWNS) {
    this.#most = most;
  }

  /** Whether no more can be kept. */
  get isFull(): boolean {
    return this.towns >= this.#most;
  }

  /** The trie of that name; those that were not asked for lately make room for a new one. */
  trie(name: string, make: (keeper: Keeper) => TownTrie): TownTrie {
    const known = this.#tries.get(name);
    if (known) this.#tries.delete(name);
    else this.#forget();
    const trie = known ?? make(this);
    this.#tries.set(name, trie);
    return trie;
  }

  clear(): void {
    this.#tries.clear();
    this.#favorites.clear();
    this.towns = 0;
  }

  /** Half of the room is for what the search at hand adds. */
  #forget(): void {
    for (const [name, { size }] of this.#tries) {
      if (this.towns <= this.#most / 2) return;
      this.#tries.delete(name);
      this.towns -= size;
    }
  }

  favorites(start: number): Favorites {
    const known = this.#favorites.get(start) ?? new Map<number, number>();
    this.#favorites.set(start, known);
    return known;
  }
}
