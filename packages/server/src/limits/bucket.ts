// A token bucket: a burst, then a steady rate.

export type Bucket = {
  /** The seconds until the cost can be paid; 0 if it can be paid now. */
  readonly wait: (now: number, cost: number) => number;
  /** Takes tokens. Returns the seconds to wait for them; 0 if they were taken. */
  readonly take: (now: number, cost?: number) => number;
  /** Takes tokens even if there are too few: until the debt is paid, nothing else can be taken. */
  readonly fine: (cost: number) => void;
};

export type Allowance = { readonly atOnce: number; readonly perSecond: number };

/** Multiplies an allowance; 0 means unlimited. */
export function times({ atOnce, perSecond }: Allowance, factor: number): Allowance {
  const by = factor === 0 ? Number.MAX_SAFE_INTEGER : factor;
  return { atOnce: atOnce * by, perSecond: perSecond * by };
}

export function createBucket({ atOnce, perSecond }: Allowance, start: number): Bucket {
  let tokens = atOnce;
  let filled = start;
  const wait: Bucket['wait'] = (now, cost) => {
    tokens = Math.min(atOnce, tokens + (Math.max(0, now - filled) / 1000) * perSecond);
    filled = Math.max(filled, now);
    return tokens < cost ? Math.ceil((cost - tokens) / perSecond) : 0;
  };
  return {
    wait,
    take: (now, cost = 1) => {
      const seconds = wait(now, cost);
      if (seconds === 0) tokens -= cost;
      return seconds;
    },
    fine: (cost) => {
      tokens -= cost;
    },
  };
}
