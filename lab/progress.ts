// How far a run is, in one line.

export type LabProgress = {
  /** Games played in this run. */
  readonly done: number;
  /** Games that were stored before it. */
  readonly stored: number;
  /** Games that this run has to play. */
  readonly left: number;
};

/** The estimate assumes that the remaining games take as long as those of this run. */
export function progressText({ done, stored, left }: LabProgress, seconds: number): string {
  const rest = done === 0 ? undefined : (seconds / done) * (left - done);
  const time = rest === undefined ? '' : `, ${durationText(rest)} left`;
  return `${stored + done} of ${stored + left} games${time}`;
}

function durationText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
