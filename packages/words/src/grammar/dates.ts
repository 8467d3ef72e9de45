// Dates as a language writes them.

/** The date and the time of day for milliseconds since 1970, in a locale such as "en-GB". */
export function datesIn(locale: string): (time: number) => string {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => dates.format(time);
}
