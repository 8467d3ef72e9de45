// Dates and spans of time, as a locale writes them.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const UNITS = [
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** All times are milliseconds since 1970, spans are milliseconds. */
export type Formats = {
  /** The date and the time of day. */
  readonly moment: (time: number) => string;
  /** The day alone, such as "May 4, 2026". */
  readonly day: (time: number) => string;
  /** A date that is the same everywhere, by its days since 1970: "May 4, 2026", "May 2026", and "Mon". */
  readonly date: (days: number) => string;
  readonly month: (days: number) => string;
  readonly weekday: (days: number) => string;
  /** "2 days", "5 hours", "1 minute": in the largest unit that fits, rounded down, at least a minute. */
  readonly span: (time: number) => string;
  /** The day a week begins with: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
};

export function formatsIn(locale: string): Formats {
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const universal = (parts: Intl.DateTimeFormatOptions): ((days: number) => string) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    return (count) => format.format(count * DAY);
  };
  const unitOf = (unit: string): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const units = UNITS.map(([unit, length]) => ({ length, format: unitOf(unit) }));
  return {
    moment: (time) => moments.format(time),
    day: (time) => days.format(time),
    date: universal({ dateStyle: 'long' }),
    month: universal({ month: 'long', year: 'numeric' }),
    weekday: universal({ weekday: 'short' }),
    span: (time) => {
      const unit = units.find(({ length }) => time >= length) ?? units.at(-1);
      return unit ? unit.format.format(Math.max(1, Math.floor(time / unit.length))) : '';
    },
    firstWeekday: firstWeekdayIn(locale),
  };
}

type WeekInfo = { readonly firstDay: number };
/** A getter at first, a method since; Firefox has neither. */
type LocaleWithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo };

const MONDAY = 1;
const SUNDAY = 7;
/** For browsers that don't know; everywhere else a week begins on Monday. */
const SUNDAY_FIRST: ReadonlySet<string> = new Set(['en', 'en-US']);

export function firstWeekdayIn(tag: string, locale: LocaleWithWeek = new Intl.Locale(tag)): number {
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return week?.firstDay ?? (SUNDAY_FIRST.has(tag) ? SUNDAY : MONDAY);
}
