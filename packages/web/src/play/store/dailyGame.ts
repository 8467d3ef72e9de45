// The id of the game of a daily deal, and whether it counts. Apart from the rest, because every table looks at it.

import type { KeptGame } from './keptGame.ts';

/** A date as YYYY-MM-DD, in UTC. */
export type DailyDate = string;

export const dateOf = (time: number): DailyDate => new Date(time).toISOString().slice(0, 10);

const GAME = 'daily-';
export const dailyGameId = (date: DailyDate): string => `${GAME}${date}`;

/** The date whose deal a stored game is, if it is the one whose result is kept. */
export const dateOfGame = (id: string): DailyDate | undefined =>
  id.startsWith(GAME) ? id.slice(GAME.length) : undefined;

/** Whether a game was started on the date of its deal. Only then it counts, and only then hints and takebacks are off. */
export const countsForDay = ({ id, started }: Pick<KeptGame, 'id' | 'started'>): boolean =>
  dateOfGame(id) === dateOf(started);
