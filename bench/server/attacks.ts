// What one address may try to take the server away from the others.

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

/** What is expensive to read. */
export type DearData = {
  /** Players with long rated histories. */
  readonly players: readonly string[];
  /** Finished games, more than the server keeps in memory. */
  readonly games: readonly string[];
  readonly decks: readonly string[];
};

/** What the attacker is told. */
export type Orders = {
  readonly attack: AttackName;
  readonly port: number;
  /** The address it comes from. */
  readonly from: string;
  readonly dear: DearData;
};

/** What it was answered. */
export type Answered = { readonly answered: number; readonly refused: number; readonly failed: number };
