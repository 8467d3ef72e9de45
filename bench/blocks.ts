// Interleaved blocks: every contender runs in each round, so that a slow moment of the machine affects all of them.

/** Does some work and returns the number of units done. */
export type Contender = { readonly name: string; readonly run: (block: number) => number };

export type Measured = { readonly name: string; readonly perSecond: number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The median rate of each contender over an odd number of blocks, after one unmeasured round to warm up. */
export function measure(contenders: readonly Contender[], blocks: number): Measured[] {
  const rates = contenders.map((): number[] => []);
  for (let block = 0; block <= blocks; block++) {
    contenders.forEach(({ run }, i) => {
      const start = process.hrtime.bigint();
      const units = run(block);
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      if (block > 0) rates[i]?.push(units / seconds);
    });
  }
  return contenders.map(({ name }, i) => ({ name, perSecond: median(rates[i] ?? []) }));
}
