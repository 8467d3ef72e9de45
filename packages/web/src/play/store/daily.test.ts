import { describe, expect, it } from 'vitest';
import {
  dailyLevel,
  dailyPuzzle,
  dailySeat,
  dailyPlayers,
  dailyStreak,
  type DailyResult,
  type DailyResults,
  dateAfter,
  isOpen,
  makeDaily,
  mergedDaily,
  monthAfter,
  NO_DAYS,
  readDaily,
  untilTomorrow,
  weeksOf,
  withGames,
} from './daily.ts';
import { dailyGameId, dateOf } from './dailyGame.ts';
import type { KeptGame } from './keptGame.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

describe('the date', () => {
  it('changes at midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 19);
    expect(dateOf(midnight - 1)).toBe('2026-11-18');
    expect(dateOf(midnight)).toBe('2026-11-19');
    expect(untilTomorrow(midnight - 1)).toBe(1);
    expect(untilTomorrow(midnight)).toBe(86_400_000);
    expect(untilTomorrow(NOON)).toBe(12 * 3_600_000);
  });

  it('is counted over months and leap years', () => {
    expect(dateAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(dateAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('has a deal from the first one up to today', () => {
    expect(isOpen('2026-11-18', '2026-11-18')).toBe(true);
    expect(isOpen('2026-11-01', '2026-11-18')).toBe(true);
    expect(isOpen('2026-11-19', '2026-11-18')).toBe(false);
    expect(isOpen('2026-10-31', '2026-11-18')).toBe(false);
    expect(isOpen('2026-11-31', '2026-12-18')).toBe(false);
    expect(isOpen('2026-99-99', '2026-12-18')).toBe(false);
  });
});

describe('what is played', () => {
  it('gets harder from Monday to Sunday', () => {
    const monday = '2026-11-16';
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => dailyLevel(dateAfter(monday, day)))).toEqual([
      2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  it('is played from both seats against every level', () => {
    for (let day = 0; day < 7; day++) {
      const date = dateAfter('2026-11-16', day);
      expect(dailySeat(dateAfter(date, 7))).not.toBe(dailySeat(date));
      expect(dailyPlayers(date)[dailySeat(date)].kind).toBe('person');
    }
  });

  it('repeats no puzzle for 500 days', () => {
    const numbers = Array.from({ length: 500 }, (_, day) => dailyPuzzle(dateAfter('2026-11-01', day)));
    expect(new Set(numbers).size).toBe(500);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(500);
  });
});

const day = (own = 30, counts = true): DailyResult => ({ own, other: 25, counts });
const results = (...dates: readonly string[]): DailyResults => ({
  ...NO_DAYS,
  days: new Map(dates.map((date) => [date, day()])),
});

describe('the streak', () => {
  it('counts days in a row up to today, or up to yesterday as long as today is not over', () => {
    const three = results('2026-11-15', '2026-11-16', '2026-11-17');
    expect(dailyStreak(three, '2026-11-17')).toBe(3);
    expect(dailyStreak(three, '2026-11-18')).toBe(3);
    expect(dailyStreak(three, '2026-11-19')).toBe(0);
    expect(dailyStreak(NO_DAYS, '2026-11-19')).toBe(0);
  });

  it('is broken by a day that was played later', () => {
    const { days } = results('2026-11-15', '2026-11-17');
    const late = { ...NO_DAYS, days: new Map(days).set('2026-11-16', day(30, false)) };
    expect(dailyStreak(late, '2026-11-17')).toBe(1);
  });
});

describe('results', () => {
  const game = (date: string, started: number, own?: number): KeptGame => ({
    id: dailyGameId(date),
    deck: '',
    code: '',
    pending: [],
    players: dailyPlayers(date),
    started,
    changed: started,
    takeBacks: [],
    ...(own !== undefined && { totals: { first: own, second: own } }),
    revision: 0,
    writerTab: '',
    from: '',
  });

  it('come from finished games, and count if they were started on their date', () => {
    const added = withGames(NO_DAYS, [
      game('2026-11-18', NOON, 31),
      game('2026-11-17', NOON, 28),
      game('2026-11-16', NOON),
      { ...game('2026-11-15', NOON, 20), id: 'other' },
    ]);
    expect([...added.days]).toEqual([
      ['2026-11-18', { own: 31, other: 31, counts: true }],
      ['2026-11-17', { own: 28, other: 28, counts: false }],
    ]);
  });

  it('are those of the player’s seat', () => {
    const kept = { ...game('2026-11-18', NOON), totals: { first: 40, second: 33 } };
    const own = dailySeat('2026-11-18') === 'first' ? 40 : 33;
    expect(withGames(NO_DAYS, [kept]).days.get('2026-11-18')).toMatchObject({ own, other: 73 - own });
  });

  it('stay as they were first', () => {
    const first = withGames(NO_DAYS, [game('2026-11-18', NOON, 31)]);
    expect(withGames(first, [game('2026-11-18', NOON, 50)])).toBe(first);
  });

  it('are read as they were written', () => {
    const written = { ...results('2026-11-15', '2026-11-16'), pars: new Map([['2026-11-15', 33]]) };
    expect(readDaily(makeDaily(written))).toEqual(written);
  });

  it('survive single damaged entries', () => {
    const text =
      '{"v":1,"days":{"2026-11-15":[3,4,true],"x":[1,2,true],"2026-11-16":["3",4,true]},"pars":{"2026-11-15":"3"}}';
    expect(readDaily(text)).toEqual({
      days: new Map([['2026-11-15', { own: 3, other: 4, counts: true }]]),
      pars: new Map(),
    });
    expect(readDaily('{"v":2,"days":{},"pars":{}}')).toBeUndefined();
    expect(readDaily('?')).toBeUndefined();
  });

  it('of two devices are merged', () => {
    const merged = mergedDaily(results('2026-11-15'), results('2026-11-15', '2026-11-16'));
    expect([...merged.days.keys()].toSorted()).toEqual(['2026-11-15', '2026-11-16']);
  });
});

describe('the calendar', () => {
  it('has weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11', 1);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01']);
    expect(weeks[1]?.[0]).toBe('2026-11-02');
    expect(weeks.flat().filter((date) => date !== undefined)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
  });

  it('has weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-11', 7);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array.from({ length: 5 })]);
    expect(weeksOf('2027-02', 7)[0]).toEqual([undefined, ...'123456'].map((d) => d && `2027-02-0${d}`));
  });

  it('goes from month to month', () => {
    expect(monthAfter('2026-11', 1)).toBe('2026-12');
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
  });
});
