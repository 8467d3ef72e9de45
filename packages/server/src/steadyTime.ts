// A clock that follows the host's clock without its jumps.

export type TimeSources = {
  /** The host's clock, in milliseconds since 1970; may jump. */
  readonly wall: () => number;
  /** Milliseconds since any moment; never jumps, but stops while the host is suspended. */
  readonly monotonic: () => number;
};

/** Smaller differences, and a host clock that is behind, are corrected gradually. */
const JUMP = 1_000;
const SLEW = 1 / 50;
/** A clock that stays ahead for this long is right: the host was suspended, or its clock was wrong before. */
const BELIEVED_AFTER = 60_000;
/** A last heartbeat further ahead than this came from a server whose clock was wrong. */
const MOST_AHEAD = 24 * 60 * 60 * 1000;

/**
 * Returns the current time. It never goes back, not even before `last`, the last heartbeat of a server. It jumps ahead
 * only when the host's clock stays ahead; games treat that jump as an outage, which isn't charged.
 */
export function steadyTime({ wall, monotonic }: TimeSources, last = 0): () => number {
  let measured = monotonic();
  let now = wall();
  if (last > now && last < now + MOST_AHEAD) now = last;
  let aheadSince: number | undefined;
  return () => {
    const at = monotonic();
    const passed = at - measured;
    measured = at;
    now += passed;
    const ahead = wall() - now;
    if (ahead < JUMP) {
      aheadSince = undefined;
      now += Math.max(-passed * SLEW, Math.min(ahead, passed * SLEW));
    } else {
      aheadSince ??= at;
      if (at - aheadSince >= BELIEVED_AFTER) now += ahead;
    }
    return Math.floor(now);
  };
}
