// Measures random games: the kernel against the same rules on boardgame.io (`npm run bench random-games`).
//
// All contenders use the same pseudo-random numbers, so a game with the same number is the same game for all of them, and
// all tallies must be equal. CPU time is measured, because the machine is shared.

import { writeFileSync } from 'node:fs';
import { begin, type BySeat, legalMoves, mustPlay, score, type Tally, TERRAINS } from '@wagons/rules';
import { baseDeck } from '../reference/agree.ts';
import { KernelGames } from './kernelGames.ts';
import { machine } from './machine.ts';
import { dealOf, TRIPLES } from './peers/deals.mjs';
import { diceOf } from './peers/dice.mjs';
import { Mean } from './peers/mean.ts';
import { startPeer } from './peers/peer.ts';

/** A tally of the peer: points only, terrains in the order of the rules, bonuses in the order of the center. */
type PeerTally = {
  readonly terrains: readonly number[];
  readonly bonuses: readonly number[];
  readonly total: number;
};

/** A request to play games in one of two ways, and the result. */
type PeerGames = { readonly way: 'reducer' | 'client'; readonly games: readonly number[] };
type PeerBlock = {
  readonly seconds: number;
  readonly tallies: ReadonlyArray<readonly [PeerTally, PeerTally]>;
};

const BLOCKS = 17;
/** Games per choice of three center cards: by the peer and the rules in all blocks together, by the kernel in each. */
const ROUNDS = 2;
const KERNEL_ROUNDS = 25;
const GOAL = 2000;

const kernel = new KernelGames(baseDeck);

/** The stages of a game on the kernel. Each includes those before it, and the last one is the whole game. */
const STAGES = [
  { run: 'deal', what: 'dealing: clearing two towns, shuffling fifteen cards' },
  { run: 'playOut', what: 'drafting and placing fifteen cards' },
  { run: 'markTowns', what: 'bit planes of both towns' },
  { run: 'scoreGroups', what: 'six largest groups of both towns' },
  { run: 'play', what: 'three scoring cards for both' },
] as const;

type Totals = readonly [first: number, second: number];

function kernelTotals(game: number): Totals {
  kernel.play(game);
  return [kernel.first, kernel.second];
}

/** The same game on the rules engine. */
function rulesTallies(number: number): BySeat<Tally> {
  const roll = diceOf(number);
  const { center, circle } = dealOf(number, roll);
  const [a = '', b = '', c = ''] = center.map(idOf);
  let game = begin(baseDeck, { center: [a, b, c], circle: circle.map(idOf) });
  for (;;) {
    const moves = legalMoves(game);
    const move = moves[moves.length > 0 ? roll(moves.length) : 0];
    if (!move) return score(game);
    game = mustPlay(game, move);
  }
}

const idOf = (place: number): string => baseDeck.cards[place]?.id ?? '';

// ---- Equal games ----

const asPeer = ({ terrains, bonuses, total }: Tally): PeerTally => ({
  terrains: TERRAINS.map((terrain) => terrains[terrain].points),
  bonuses: bonuses.map(({ points }) => points),
  total,
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function expectEqual(number: number, peer: unknown, { first, second }: BySeat<Tally>): void {
  const ours = [asPeer(first), asPeer(second)];
  if (!same(ours, peer))
    throw new Error(
      `Game ${number}: the tallies differ: ${JSON.stringify(ours)} here, ${JSON.stringify(peer)} there.`,
    );
  if (!same([first.total, second.total], kernelTotals(number)))
    throw new Error(`Game ${number}: the kernel scores ${kernelTotals(number).join(' : ')}.`);
}

// ---- Blocks ----

const seconds = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

const peer = startPeer<PeerGames, PeerBlock>('boardgame-io', 'player.js');
const margins = { kernel: new Mean(), peer: new Mean() };
const rates: Record<'kernel' | 'reducer' | 'client' | 'rules', number[]> = {
  kernel: [],
  reducer: [],
  client: [],
  rules: [],
};

/** By stage: games a second. */
const stageRates = STAGES.map((): number[] => []);

// The first block is for warm-up and not counted.
for (let block = 0; block <= BLOCKS; block++) {
  // Each block takes every 17th choice of center cards, so that all blocks have some of each kind.
  const games = Array.from(
    { length: (ROUNDS * TRIPLES.length) / BLOCKS },
    (_, i) => i * BLOCKS + (block % BLOCKS),
  );
  const kernelGames = KERNEL_ROUNDS * TRIPLES.length;
  const isWarm = block > 0;

  const kernelSeconds = seconds(() => {
    for (let game = block * kernelGames; game < (block + 1) * kernelGames; game++) {
      kernel.play(game);
      if (isWarm) margins.kernel.add(kernel.first - kernel.second);
    }
  });
  const stageSeconds = STAGES.map(({ run }) =>
    seconds(() => {
      for (let game = block * kernelGames; game < (block + 1) * kernelGames; game++) kernel[run](game);
    }),
  );
  const reducer = await peer.ask({ way: 'reducer', games });
  const client = await peer.ask({ way: 'client', games: games.slice(0, games.length / ROUNDS) });
  let tallies: ReadonlyArray<BySeat<Tally>> = [];
  const rulesSeconds = seconds(() => {
    tallies = games.map(rulesTallies);
  });

  tallies.forEach((ours, i) => expectEqual(games[i] ?? 0, reducer.tallies[i], ours));
  client.tallies.forEach((theirs, i) => {
    if (!same(theirs, reducer.tallies[i])) throw new Error(`Game ${games[i]}: the ways of the peer differ.`);
  });
  if (!isWarm) continue;
  for (const [first, second] of reducer.tallies) margins.peer.add(first.total - second.total);
  rates.kernel.push(kernelGames / kernelSeconds);
  stageSeconds.forEach((spent, stage) => stageRates[stage]?.push(kernelGames / spent));
  rates.reducer.push(reducer.tallies.length / reducer.seconds);
  rates.client.push(client.tallies.length / client.seconds);
  rates.rules.push(games.length / rulesSeconds);
}
peer.leave();

const apart = Math.abs(margins.kernel.value - margins.peer.value);
if (apart > 4 * Math.hypot(margins.kernel.error, margins.peer.error))
  throw new Error(`The mean margins differ: ${margins.kernel.said} and ${margins.peer.said}.`);

// ---- What the center cards cost ----

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? NaN;

/** Microseconds per game for each choice of center cards: the fastest of a few short runs. */
const costs = TRIPLES.map((_, triple) => {
  const runs = Array.from({ length: 5 }, (_run, run) =>
    seconds(() => {
      for (let i = 0; i < 200; i++) kernel.play((run * 200 + i) * TRIPLES.length + triple);
    }),
  );
  return (Math.min(...runs) / 200) * 1e6;
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const byCard = baseDeck.cards
  .map(({ id }, card) => ({ id, cost: mean(costs.filter((_, triple) => TRIPLES[triple]?.includes(card))) }))
  .toSorted((a, b) => b.cost - a.cost);

const nameOf = (triple: number): string => (TRIPLES[triple] ?? []).map(idOf).join(', ');
const slowest = costs.indexOf(Math.max(...costs));
const fastest = costs.indexOf(Math.min(...costs));

// ---- The report ----

const digits = (value: number, places = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

/** Speed of the kernel relative to a contender, block by block. */
const ratios = (others: readonly number[]): number[] =>
  others.map((rate, block) => (rates.kernel[block] ?? NaN) / rate);

const row = (name: string, own: readonly number[]): string =>
  `| ${name} | ${digits(median(own))} | ${digits(1e6 / median(own), 1)} µs | ${digits(median(ratios(own)))} |`;

const ratio = median(ratios(rates.reducer));
const [low, high] = [sorted(ratios(rates.reducer))[4], sorted(ratios(rates.reducer))[12]];

/** Microseconds of a game up to a stage. */
const spentUntil = (stage: number): number => (stage < 0 ? 0 : 1e6 / median(stageRates[stage] ?? []));
const whole = spentUntil(STAGES.length - 1);

const stageRows = STAGES.map(({ what }, stage) => {
  const own = spentUntil(stage) - spentUntil(stage - 1);
  const upToHere = (ratio * whole) / spentUntil(stage);
  const without = (ratio * whole) / (whole - own);
  return `| ${what} | ${digits(own, 2)} µs | ${digits((100 * own) / whole)} % | ${digits(upToHere)} | ${digits(without)} |`;
});

const report = `# bench/randomGames

${machine()}; one core, processor time, medians of ${BLOCKS} interleaved blocks. Made by \`npm run bench random-games\`.

Random games from the deal to both tallies: the 18 cards of the printed deck, all ${TRIPLES.length} choices of three center cards, every legal
move equally likely. The peer is the same game on boardgame.io 0.50.2 in production mode (\`bench/peers/boardgame-io\`),
through its client and with its reducer alone, which is the faster way and the one that counts.

| | games a second | each | the kernel is … times as fast |
|---|---|---|---|
${row('kernel', rates.kernel)}
${row('boardgame.io, reducer', rates.reducer)}
${row('boardgame.io, client', rates.client)}
${row('the rules engine', rates.rules)}

**${digits(ratio)} times as fast as boardgame.io** (half of the blocks between ${digits(low ?? NaN)} and ${digits(high ?? NaN)}). Goal: at least ${digits(GOAL)}; ${
  ratio >= GOAL ? 'met' : `missed by a factor of ${digits(GOAL / ratio, 1)}`
}.

Where the time goes, and how many times as fast as boardgame.io the kernel would be if a game ended after that stage, and
if that stage were free. The goal leaves ${digits((ratio * whole) / GOAL, 2)} µs for a whole game.

| stage | each | share | up to here | without it |
|---|---|---|---|---|
${stageRows.join('\n')}

The contenders use the same random numbers. All tallies of the ${digits(ROUNDS * TRIPLES.length)} games that all of them played are the same, line by line.
Mean margin of the first player: kernel ${margins.kernel.said}, boardgame.io ${margins.peer.said}.

What the center cards cost the kernel: a game with the card in the center, over all choices of the other two.

| card | µs a game |
|---|---|
${byCard.map(({ id, cost }) => `| \`${id}\` | ${digits(cost, 2)} |`).join('\n')}
| any | ${digits(mean(costs), 2)} |

Slowest: ${nameOf(slowest)}, ${digits(costs[slowest] ?? NaN, 2)} µs. Fastest: ${nameOf(fastest)}, ${digits(costs[fastest] ?? NaN, 2)} µs.
`;
console.log(report);
writeFileSync(new URL('reports/random-games.md', import.meta.url), report);
