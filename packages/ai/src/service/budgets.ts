// The usual budget of each question, so that the same position gets the same advice in every program.

/** Upper bounds for the engine; plain data, because it is posted to a thread. */
export type ThinkingLimit = { readonly nodes?: number; readonly milliseconds?: number };

export const BUDGETS = {
  /** Six times what 90 % of the positions need (`npm run bench hint`), so a hint hardly ever reaches it. */
  hint: { nodes: 7000 },
  /** For a whole game. */
  review: { nodes: 70_000 },
  /** A fraction of what a review of the whole game may spend. */
  nextBest: { nodes: 12_000 },
  /** A proof takes as long as it takes; this is how long a person waits for one. */
  solve: { milliseconds: 10_000 },
} as const satisfies Readonly<Record<string, ThinkingLimit>>;

/** How many moves a hint compares. */
export const HINT_MOVES = 3;
