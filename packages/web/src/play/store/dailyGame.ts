// The id of the game that counts for a daily deal. Apart from the rest, because every table looks at it.

/** A date as YYYY-MM-DD, in UTC. */
export type DailyDate = string;

const GAME = 'daily-';
export const dailyGameId = (date: DailyDate): string => `${GAME}${date}`;

/** The date whose deal a stored game is, if it is the one that counts. */
export const dateOfGame = (id: string): DailyDate | undefined =>
  id.startsWith(GAME) ? id.slice(GAME.length) : undefined;
