// The long runs: thousands of kills, millions of corrupted messages, a hundred thousand simulations.
//
//   npm run prove faults one 3000        kill -9 of one server
//   npm run prove faults two 600         kill -9 of one of two, with PostgreSQL and Redis
//   npm run prove faults fuzz 10000000   corrupted messages
//   npm run prove faults worlds 100000   simulations, from seed 1
//   npm run prove faults hosting 5       rolling restarts behind nginx, and the systemd unit, both as in the manual
//
// A third argument is the seed, to reproduce a run.

import { startPostgres } from '../../../../tools/postgres.mjs';
import { createSimulator } from '../simulation/run.ts';
import { fuzz } from './fuzz.ts';
import { tryHosting } from './hosting.ts';
import { killOneOfTwo } from './killOfTwo.ts';
import { killOneNode, type Report } from './killOne.ts';

type Outcome = { readonly wrongs: readonly string[]; readonly figures: Readonly<Record<string, unknown>> };

const figuresOf = ({ wrongs, acked, ...figures }: Report): Outcome => ({
  wrongs,
  figures: { acked: acked.length, ...figures },
});

/** In batches of a hundred, to report progress. */
async function inParts(count: number, part: (size: number, nth: number) => Promise<Outcome>): Promise<void> {
  const size = Math.min(count, 100);
  for (let done = 0; done < count; done += size) {
    const { wrongs, figures } = await part(Math.min(size, count - done), done / size);
    console.log(`${Math.min(done + size, count)} of ${count}: ${JSON.stringify(figures)}`);
    if (wrongs.length === 0) continue;
    console.log(wrongs.join('\n'));
    process.exit(1);
  }
}

/** Its own PostgreSQL, removed with its database. */
async function ownPostgres() {
  const { url, stop } = await startPostgres({ durable: false });
  return { url, drop: stop };
}

const [what = '', count = '100', seed = 'faults'] = process.argv.slice(2);
const runs: Readonly<Record<string, () => Promise<void>>> = {
  one: async () =>
    inParts(Number(count), async (size, nth) => figuresOf(await killOneNode(`${seed} ${nth}`, size))),
  two: async () =>
    inParts(Number(count), async (size, nth) =>
      figuresOf(await killOneOfTwo(`${seed} ${nth}`, size, ownPostgres)),
    ),
  hosting: async () => inParts(Number(count), async (size) => tryHosting(size, ownPostgres)),
  fuzz: async () => {
    const { wrongs, ...figures } = await fuzz(seed, Number(count));
    console.log(JSON.stringify(figures));
    if (wrongs.length > 0) throw new Error(wrongs.join('\n'));
  },
  worlds: async () => {
    const simulator = await createSimulator();
    const first = Number(seed) || 1;
    await inParts(Number(count), async (size, nth) => {
      const wrongs: string[] = [];
      let events = 0;
      for (let at = first + nth * 100; at < first + nth * 100 + size; at++) {
        const report = await simulator.run(String(at));
        wrongs.push(...report.broken.map((broken) => `seed ${at}: ${broken}`));
        events += report.events;
      }
      return { wrongs, figures: { events } };
    });
    await simulator.close();
  },
};
const run = runs[what];
if (!run) {
  console.error(`npm run prove faults ${Object.keys(runs).join(' | ')} [count] [seed]`);
  process.exit(1);
}
await run();
process.exit(0);
