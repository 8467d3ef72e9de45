// How far a run is, in one line.

export type RunProgress = {
  /** Items done in this run. */
  readonly done: number;
  /** Items that were stored before it. */
  readonly stored: number;
  /** Items that this run has to do. */
  readonly left: number;
};

/** The estimate assumes that the remaining items, games for example, take as long as those of this run. */
export function progressText(
  { done, stored, left }: RunProgress,
  seconds: number,
  items: string = 'games',
): string {
  const rest = done === 0 ? undefined : (seconds / done) * (left - done);
  const time = rest === undefined ? '' : `, ${durationText(rest)} left`;
  return `${stored + done} of ${stored + left} ${items}${time}`;
}

export function durationText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
