// The attacks that one address may try.

export const ATTACK_NAMES = [
  'expensive reads, as many guests',
  'files of the site',
  'guests and tables',
  'a lobby asked for again and again, without a name, on new sockets',
  'tables watched again and again',
  'stale commands',
  'binary frames and pings',
  'games against itself',
  'stuck connections',
  'packets full of requests',
] as const;
export type AttackName = (typeof ATTACK_NAMES)[number];

/** Data that is expensive to read. */
export type DearData = {
  /** Players with long rated histories. */
  readonly players: readonly string[];
  /** Finished games, more than the server keeps in memory. */
  readonly games: readonly string[];
  readonly decks: readonly string[];
};

/** The instructions of the attacker. */
export type Orders = {
  readonly attack: AttackName;
  readonly port: number;
  /** The address it connects from. */
  readonly from: string;
  readonly dear: DearData;
};

/** What the server answered. */
export type Answered = { readonly answered: number; readonly refused: number; readonly failed: number };
