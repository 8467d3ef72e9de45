// A bucket of tokens: so much at once, and then only as fast as it fills again.

export type Bucket = {
  /** Takes tokens. Answers how many seconds to wait for them; 0 when they were there. */
  readonly take: (now: number, cost?: number) => number;
};

export type Allowance = { readonly atOnce: number; readonly perSecond: number };

/** So many times as much; for 0 more than anybody can take. */
export function times({ atOnce, perSecond }: Allowance, factor: number): Allowance {
  const by = factor === 0 ? Number.MAX_SAFE_INTEGER : factor;
  return { atOnce: atOnce * by, perSecond: perSecond * by };
}

export function createBucket({ atOnce, perSecond }: Allowance, start: number): Bucket {
  let tokens = atOnce;
  let filled = start;
  return {
    take: (now, cost = 1) => {
      tokens = Math.min(atOnce, tokens + (Math.max(0, now - filled) / 1000) * perSecond);
      filled = Math.max(filled, now);
      if (tokens < cost) return Math.ceil((cost - tokens) / perSecond);
      tokens -= cost;
      return 0;
    },
  };
}
