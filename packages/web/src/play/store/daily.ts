// The daily deal: what everyone plays on a date (UTC), and the results on this device.

import type { Level } from '@wagons/ai';
import { type BySeat, opponent, type Points, type Seat } from '@wagons/rules';
import { Type } from 'typebox';
import { type Damages, readEntry } from '../../kit/storage/damaged.ts';
import { AnyObject, Integer, parseJson, valid } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { countsForDay, type DailyDate, dateOf, dateOfGame } from './dailyGame.ts';
import type { KeptGame } from './keptGame.ts';
import type { SeatPlayer } from './seatPlayers.ts';

const DAY = 86_400_000;

/** The first date with a deal. */
export const FIRST_DATE: DailyDate = '2026-11-01';

/** The days since 1970 of a date. */
export const dayOf = (date: DailyDate): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

/** The date some days later, or earlier. */
export const dateAfter = (date: DailyDate, days: number): DailyDate => dateOf((dayOf(date) + days) * DAY);

/** Milliseconds until the next date begins. */
export const untilTomorrow = (time: number): number => DAY - (time % DAY);

/** Whether a date exists and has a deal by now. */
export const isOpen = (date: DailyDate, today: DailyDate): boolean =>
  Number.isFinite(dayOf(date)) && dateAfter(date, 0) === date && date >= FIRST_DATE && date <= today;

// ---- What is played ----

export const dailySeed = (date: DailyDate): string => `daily/${date}`;

/** From Sunday to Saturday: an easy opponent on Monday, the hardest one on Sunday. */
const LEVELS_OF_WEEK: readonly Level[] = [8, 2, 3, 4, 5, 6, 7];

export const dailyLevel = (date: DailyDate): Level =>
  // The first day of 1970 was a Thursday.
  LEVELS_OF_WEEK[(dayOf(date) + 4) % 7] ?? 4;

/** Seats alternate. A week has an odd number of days, so every level is met from both. */
export const dailySeat = (date: DailyDate): Seat => (dayOf(date) % 2 === 0 ? 'first' : 'second');

export function dailyPlayers(date: DailyDate): BySeat<SeatPlayer> {
  const person: SeatPlayer = { kind: 'person' };
  const bot: SeatPlayer = { kind: 'bot', level: dailyLevel(date) };
  return dailySeat(date) === 'first' ? { first: person, second: bot } : { first: bot, second: person };
}

/** The puzzles to draw from; they stay the same when more are added. */
const PUZZLE_COUNT = 500;
/** Shares no factor with the count, so that no puzzle is repeated before all were drawn. */
const PUZZLE_STEP = 307;

/** The number of the daily puzzle. */
export const dailyPuzzle = (date: DailyDate): number => ((dayOf(date) * PUZZLE_STEP) % PUZZLE_COUNT) + 1;

// ---- Results ----

export type DailyResult = {
  readonly own: Points;
  readonly other: Points;
  /** Whether it was played on its date; only then it counts for the streak. */
  readonly counts: boolean;
};

export type DailyResults = {
  readonly days: ReadonlyMap<DailyDate, DailyResult>;
  /** What level 8 scores, by date. */
  readonly pars: ReadonlyMap<DailyDate, Points>;
};

export const NO_DAYS: DailyResults = { days: new Map(), pars: new Map() };

/** The results with those of finished games added. A date keeps its first result. */
export function withGames(results: DailyResults, games: readonly KeptGame[]): DailyResults {
  const added = games.flatMap((game): ReadonlyArray<readonly [DailyDate, DailyResult]> => {
    const { id, totals } = game;
    const date = dateOfGame(id);
    if (date === undefined || !totals || results.days.has(date)) return [];
    const seat = dailySeat(date);
    return [[date, { own: totals[seat], other: totals[opponent(seat)], counts: countsForDay(game) }]];
  });
  return added.length === 0 ? results : { ...results, days: new Map([...results.days, ...added]) };
}

/** The days in a row that count, up to today; today may still be missing. */
export function dailyStreak({ days }: DailyResults, today: DailyDate): number {
  const counts = (date: DailyDate): boolean => days.get(date)?.counts === true;
  let date = counts(today) ? today : dateAfter(today, -1);
  let streak = 0;
  while (counts(date)) {
    streak++;
    date = dateAfter(date, -1);
  }
  return streak;
}

// ---- The calendar ----

/** A month as YYYY-MM. */
export const monthOf = (date: DailyDate): string => date.slice(0, 7);

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dateOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** The dates of a month in weeks that begin with a weekday (1 is Monday); undefined outside of the month. */
export function weeksOf(
  month: string,
  firstWeekday: number,
): ReadonlyArray<ReadonlyArray<DailyDate | undefined>> {
  const first = dayOf(`${month}-01`);
  const days = dayOf(`${monthAfter(month, 1)}-01`) - first;
  const blanks = (first + 11 - firstWeekday) % 7;
  const weeks = Math.ceil((blanks + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => {
      const day = 7 * week + i - blanks;
      return day >= 0 && day < days ? dateAfter(`${month}-01`, day) : undefined;
    }),
  );
}

// ---- Storage ----

export const DAILY_KEY = 'daily';
const VERSION = 1;

const StoredDaily = Type.Object({ v: Type.Literal(VERSION), days: AnyObject, pars: AnyObject });
const StoredDay = Type.Tuple([Integer, Integer, Type.Boolean()]);

export const makeDaily = ({ days, pars }: DailyResults): string =>
  JSON.stringify({
    v: VERSION,
    days: Object.fromEntries([...days].map(([date, { own, other, counts }]) => [date, [own, other, counts]])),
    pars: Object.fromEntries(pars),
  });

/** Undefined if the text is none of ours; single entries that can't be read are left out. */
export function readDaily(text: string): DailyResults | undefined {
  const stored = parseJson(StoredDaily, text);
  if (!stored) return undefined;
  const isDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && Number.isFinite(dayOf(date));
  const days = Object.entries(stored.days).flatMap(([date, day]) => {
    const read = valid(StoredDay, day);
    if (!isDate(date) || !read) return [];
    const [own, other, counts] = read;
    return [[date, { own, other, counts }] as const];
  });
  const pars = Object.entries(stored.pars).flatMap(([date, found]) => {
    const par = valid(Integer, found);
    return isDate(date) && par !== undefined ? [[date, par] as const] : [];
  });
  return { days: new Map(days), pars: new Map(pars) };
}

/** The stored results. What can't be read is set aside. */
export const keptDaily = (store: KeyValueStore, damages: Damages): DailyResults =>
  readEntry(store, damages, DAILY_KEY, readDaily) ?? NO_DAYS;

/** Two devices' results as one. A date that both have keeps the result of the first. */
export const mergedDaily = (one: DailyResults, other: DailyResults): DailyResults => ({
  days: new Map([...other.days, ...one.days]),
  pars: new Map([...other.pars, ...one.pars]),
});
