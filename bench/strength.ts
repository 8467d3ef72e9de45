// Measures the strength of the engine in deal pairs: against the baselines (S1), for every center card (S5), and against
// an earlier version of itself (T1, T2) or one with another budget (T3).
//
// `npm run bench strength -- --against greedy --deals 100 --time 200` plays against one of the bots with 200 ms per
// decision; tree searches get the same time. `--against L8 --time 20 --theirs 2000` plays the engine against itself, and
// `--checkout FOLDER` against the engine in another checkout of this repository, in the same process; an empty folder
// `node_modules/@wagons` with links to its packages `ai` and `rules` is all that such a checkout needs. Each opponent has
// its own report. The clock is the CPU time of the process that plays, so other programs hardly matter.
// `--keep FILE` stores the pairs, and a run that was stopped continues from there.

import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Bot,
  type BotName,
  BOTS,
  type Budget,
  makeBot,
  type Pair,
  playPair,
  standing,
} from '@wagons/ai';
import { deal, dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { cpuTime } from './cpuClock.ts';
import { evenSeed } from './evenDeals.ts';
import { digits, mean, percents, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

type Task = {
  readonly rival: BotName;
  readonly time: number;
  readonly theirs: number;
  /** Another checkout that the rival comes from. */
  readonly checkout?: string | undefined;
};

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'greedy' },
    deals: { type: 'string', default: '100' },
    time: { type: 'string', default: '200' },
    theirs: { type: 'string' },
    checkout: { type: 'string' },
    processes: { type: 'string' },
    keep: { type: 'string' },
    share: { type: 'string' },
  },
});

/** Pairs between two lines about the standing. */
const REPORT_EVERY = 12;

/** Goal S5: the share of pairs to win with any card in the center. */
const EVERY_CARD = 0.95;

const within = (milliseconds: number): Budget => ({ time: { milliseconds, now: cpuTime } });

/** The pairs of the deals [0, deals), in the order of the deals. */
async function match(task: Task, deals: number): Promise<readonly Pair[]> {
  const { keep } = values;
  const processes = values.processes === undefined ? undefined : Number(values.processes);
  const kept = keep !== undefined && existsSync(keep) ? readFileSync(keep, 'utf8').trim().split('\n') : [];
  const pairs = kept.slice(0, deals).map((line) => JSON.parse(line) as Pair);
  // Pairs of several processes come in any order, and are kept in the order of the deals.
  const early = new Map<number, Pair>();
  const work = { from: pairs.length, to: deals, processes };
  await shareOut(import.meta.url, work, task, ([i, played]: [number, Pair]) => {
    early.set(i, played);
    for (let pair = early.get(pairs.length); pair; pair = early.get(pairs.length)) {
      pairs.push(pair);
      if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(pair)}\n`);
      if (pairs.length % REPORT_EVERY === 0) console.error(pairs.length, JSON.stringify(standing(pairs)));
    }
  });
  if (process.exitCode !== undefined) throw new Error('A process failed.');
  return pairs;
}

/** The result of some pairs as cells of a table. */
function figures(pairs: readonly Pair[]): readonly (string | number)[] {
  const { won, tied, lost, meanMargin, interval } = standing(pairs);
  const games = pairs.flatMap(({ margins }) => margins);
  const spread = Math.sqrt(mean(games.map((margin) => (margin - meanMargin) ** 2)));
  const error = (1.96 * spread) / Math.sqrt(games.length);
  return [
    pairs.length,
    won,
    tied,
    lost,
    percents(interval),
    `${digits(meanMargin, 2)} ± ${digits(error, 2)}`,
    digits(mean(pairs.map(({ margins }) => margins[0])), 2),
    digits(mean(pairs.map(({ margins }) => margins[1])), 2),
  ];
}

/** One line for each card of the deck: the pairs in which it was in the center, weakest first. Only greedy has a goal. */
function byCard(pairs: readonly Pair[], rival: BotName): string {
  const centers = pairs.map((pair) => ({ pair, center: deal(pair.seed, baseDeck).center }));
  const cards = baseDeck.cards.map(({ id }) => {
    const own = centers.filter(({ center }) => center.includes(id)).map(({ pair }) => pair);
    const { won, tied, lost, meanMargin } = standing(own);
    const share = (won + tied / 2) / own.length;
    return { share, meanMargin, cells: [id, own.length, won, tied, lost] };
  });
  const goal = (share: number): readonly string[] =>
    rival === 'greedy' ? [share >= EVERY_CARD ? 'met' : 'missed'] : [];
  const head = ['card in the center', 'pairs', 'won', 'tied', 'lost', 'share won', 'mean margin'];
  if (rival === 'greedy') head.push('95 %');
  const lines = cards
    .toSorted((a, b) => a.share - b.share || a.meanMargin - b.meanMargin)
    .map(({ share, meanMargin, cells }) =>
      row(...cells, `${digits(100 * share, 1)} %`, digits(meanMargin, 2), ...goal(share)),
    );
  return [row(...head), `${head.map(() => '|---').join('')}|`, ...lines].join('\n');
}

/** The pairs that weren't won, with what was in the center. */
const notWon = (pairs: readonly Pair[]): string =>
  pairs
    .filter(({ margins: [first, second] }) => first + second <= 0)
    .map(({ seed, margins }) => row(seed, deal(seed, baseDeck).center.join(', '), ...margins))
    .join('\n');

const metOrMissed = (isMet: boolean): string => (isMet ? '**met**' : '**missed**');

/** The goals that a match is for. */
function goals(pairs: readonly Pair[], { rival, time, theirs, checkout }: Task): string {
  const { won, tied, meanMargin } = standing(pairs);
  const share = (won + tied / 2) / pairs.length;
  const found = `${digits(100 * share, 1)} % and ${digits(meanMargin, 2)} points`;
  if (checkout !== undefined) {
    const goal =
      time >= 200 ? { name: 'T1', share: 0.65, margin: 1.5 } : { name: 'T2', share: 0.6, margin: 1 };
    return `Goal (${goal.name}): at least ${100 * goal.share} % of 200 pairs: ${metOrMissed(share >= goal.share)}; and ${goal.margin} points: ${metOrMissed(meanMargin >= goal.margin)}. Found: ${found} in ${pairs.length} pairs.`;
  }
  if (rival === 'greedy')
    return `Goal (S1): at least 99.5 % of 400 pairs: ${metOrMissed(share >= 0.995)}; and 6 points: ${metOrMissed(meanMargin >= 6)}. Found: ${found} in ${pairs.length} pairs.`;
  if (rival === 'uct')
    return `Goal (S1): all of 400 pairs. ${metOrMissed(won === pairs.length)} in ${pairs.length} pairs.`;
  if (rival === 'L8' && time < theirs)
    return `Goal (T3): at most 1.5 points a game lost by 0.2 s against 5 s. Found: ${digits(-meanMargin, 2)} points in ${pairs.length} pairs.`;
  return '';
}

function reportOn(pairs: readonly Pair[], task: Task, busy: string): string {
  const { rival, time, theirs } = task;
  const other = values.theirs
    ? `, its opponent ${theirs} ms`
    : values.checkout
      ? ', and so has its opponent'
      : '; a tree search gets the same time';
  const command = `--against ${rival} --deals ${pairs.length} --time ${time}${values.theirs ? ` --theirs ${theirs}` : ''}${task.checkout ? ' --checkout FOLDER' : ''}`;
  const isAgainstGreedy = rival === 'greedy';
  return `# bench/strength, against ${rival}${task.checkout ? ` of commit ${commitOf(task.checkout)}` : ''}

${machine()}, ${busy}. The clock is the CPU time of the process that plays, which
other programs hardly affect. The engine (level 8) has ${time} ms a decision${other}. Deals are played from both seats, the second
player chooses the starting card, and every card is in the center equally often. Made by \`npm run bench strength -- ${command}\`.

| pairs | won | tied | lost | share won (95 %) | mean margin (95 %) | as first player | as second |
|---|---|---|---|---|---|---|---|
${row(...figures(pairs))}

${goals(pairs, task)}

The pairs by the cards in the center, weakest first.${isAgainstGreedy ? ' Goal (S5): at least 95 % with every card.' : ''}

${byCard(pairs, rival)}
${isAgainstGreedy ? `\nPairs that weren't won:\n\n| seed | center | margin as first player | as second |\n|---|---|---|---|\n${notWon(pairs)}\n` : ''}`;
}

const commitOf = (checkout: string): string =>
  execFileSync('git', ['-C', checkout, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** `makeBot` of another checkout. */
async function makeBotOf(checkout: string): Promise<typeof makeBot> {
  const file = join(resolve(checkout), 'packages/ai/src/index.ts');
  return ((await import(pathToFileURL(file).href)) as { readonly makeBot: typeof makeBot }).makeBot;
}

if (values.share) {
  const { checkout } = (JSON.parse(values.share) as { readonly task: Task }).task;
  const makeRival = checkout === undefined ? makeBot : await makeBotOf(checkout);
  doShare(values.share, (i, { rival, time, theirs }: Task): readonly [number, Pair] => {
    const engine: Bot = makeBot('L8', dice(''), within(time));
    const opponent = makeRival(rival, dice(`strength ${i}`), within(theirs));
    return [i, playPair(evenSeed('strength', i, baseDeck), baseDeck, engine, opponent)];
  });
} else {
  const rival = BOTS.find((bot) => bot === values.against);
  if (!rival) throw new Error(`--against is one of ${BOTS.join(', ')}.`);
  const time = Number(values.time);
  const theirs = Number(values.theirs ?? values.time);
  const busy = busyness();
  const { checkout } = values;
  const task: Task = { rival, time, theirs, checkout };
  const report = reportOn(await match(task, Number(values.deals)), task, busy);
  console.log(report);
  const name = [
    rival,
    ...(values.theirs ? [time, theirs] : []),
    ...(checkout ? [commitOf(checkout), time] : []),
  ].join('-');
  writeFileSync(new URL(`reports/strength-${name}.md`, import.meta.url), report);
}
