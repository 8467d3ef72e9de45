// Spans of time in one unit, the largest that fits, as a language says them.

const SECOND = 1000;
const UNITS = [
  ['day', 24 * 60 * 60 * SECOND],
  ['hour', 60 * 60 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** "2 days", "5 hours", "1 minute": rounded down, and never less than a minute. */
export function spansIn(locale: string): (time: number) => string {
  const written = Object.fromEntries(
    UNITS.map(([unit]) => [
      unit,
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    ]),
  );
  return (time) => {
    const [unit, length] = UNITS.find(([, one]) => time >= one) ?? ['minute', 60 * SECOND];
    return written[unit]?.format(Math.max(1, Math.floor(time / length))) ?? '';
  };
}

/** The day alone, as "4 May 2026". */
export function daysIn(locale: string): (time: number) => string {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (time) => days.format(time);
}
