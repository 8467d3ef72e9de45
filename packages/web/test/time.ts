// Time for tests: a fake clock, and a way to flush promises.

/** A clock that only moves with `pass`. */
export function makeClock() {
  let time = 1_000_000;
  let timers: Array<{ readonly at: number; readonly call: () => void }> = [];
  return {
    now: () => time,
    after: (milliseconds: number, call: () => void) => {
      const timer = { at: time + milliseconds, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass: (milliseconds: number) => {
      const until = time + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        time = Math.max(time, next.at);
        next.call();
      }
      time = until;
    },
  };
}
export type TestClock = ReturnType<typeof makeClock>;

/** Flushes pending promises. */
export const promises = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
