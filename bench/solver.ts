// Measures time and memory of the exact solver for the last cards of greedy games (`npm run bench solver`).

import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type CardId, type Game, undo } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { solve } from '@wagons/ai';
import { baseDeck } from '../reference/agree.ts';
import { digits, mean, quantile } from './figures.ts';
import { machine } from './machine.ts';

type Series = { readonly cards: number; readonly positions: number; readonly seconds: number };

/** The number of positions for each number of cards left, and the time limit of each. */
const SERIES: readonly Series[] = [
  { cards: 1, positions: 20, seconds: 10 },
  { cards: 2, positions: 20, seconds: 10 },
  { cards: 3, positions: 20, seconds: 10 },
  { cards: 4, positions: 20, seconds: 10 },
  { cards: 5, positions: 90, seconds: 10 },
  { cards: 6, positions: 32, seconds: 10 },
  { cards: 7, positions: 16, seconds: 10 },
];

/** Goal P4. */
const GOALS = [
  { cards: 5, share: 0.95, milliseconds: 400 },
  { cards: 6, share: 0.9, milliseconds: 2000 },
  { cards: 7, share: 0.5, milliseconds: 3000 },
] as const;

/** The cards of the printed deck that compare the towns. */
const COMPARING: readonly CardId[] = ['claim-jumpers', 'one-too-many', 'smalltown-charm'];

/** The most memory that a solver may use. */
const MOST_MEGABYTES = 256;

const codes = readFileSync(new URL('../records/greedy.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[1] ?? '');

/** The draft with this number of cards left, if there was one. */
function draftWith(cards: number, code: string): Game | undefined {
  const end = parseCode(code, [baseDeck]);
  if (!end.ok) throw new Error(`A recorded game does not replay: ${code}.`);
  for (let back = 1; back < end.value.moves.length; back++) {
    const game = undo(end.value, back);
    if (game.circle.length > cards) return undefined;
    if (game.phase === 'draft' && game.circle.length === cards) return game;
  }
  return undefined;
}

/** CPU time of this process in milliseconds, because the machine is shared. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function megabytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

type Measured = {
  readonly center: readonly CardId[];
  readonly milliseconds: number;
  readonly nodes: number;
  readonly proven: boolean;
};

function measure(game: Game, seconds: number): Measured {
  const start = cpuTime();
  const { proven, nodes } = solve(game, { time: { milliseconds: 1000 * seconds, now: cpuTime } });
  return { center: game.deal.center, milliseconds: cpuTime() - start, nodes, proven };
}

/** Peak memory above that before the call. Sampling takes time, so it is separate from the time measurement. */
function memoryOf(game: Game, seconds: number): number {
  collect();
  const before = megabytes();
  let peak = before;
  let samples = 0;
  const now = (): number => {
    if (samples++ % 32 === 0) peak = Math.max(peak, megabytes());
    return cpuTime();
  };
  solve(game, { time: { milliseconds: 1000 * seconds, now } });
  return Math.max(peak, megabytes()) - before;
}

// Warm up: the first calls run uncompiled code.
for (const code of codes.slice(-4)) {
  const game = draftWith(4, code);
  if (game) solve(game, {});
}

const rows: string[] = [];
const verdicts: string[] = [];
const hardestOnes: Array<{ readonly cards: number; readonly game: Game; readonly seconds: number }> = [];
/** By number of cards left: everything that was measured. */
const measurements = new Map<number, readonly Measured[]>();

const compares = ({ center }: Measured): boolean => center.some((card) => COMPARING.includes(card));

/** A row of the table, and the verdict on a goal. */
function report(cards: number, which: string, measured: readonly Measured[], seconds: number): void {
  const times = measured.map(({ milliseconds }) => milliseconds);
  const nodes = measured.map((one) => one.nodes);
  const proven = measured.filter((one) => one.proven).length;
  const quantiles = [0.5, 0.9, 0.95].map((share) => `${digits(quantile(times, share))} ms`);
  rows.push(
    `| ${cards}${which} | ${measured.length} | ${quantiles.join(' | ')} | ${digits(quantile(nodes, 0.5))} | ${digits(quantile(nodes, 0.95))} | ${proven} in ${seconds} s |`,
  );
  console.log(rows.at(-1));
  for (const goal of GOALS.filter((one) => one.cards === cards)) {
    const took = quantile(times, goal.share);
    const isMet = took <= goal.milliseconds;
    verdicts.push(
      `- The last ${cards} cards${which} proven in at most ${digits(goal.milliseconds)} ms for ${100 * goal.share} %: ` +
        `**${isMet ? 'met' : 'missed'}**, ${digits(took)} ms (${(took / goal.milliseconds).toFixed(2)} of the goal).`,
    );
  }
}

for (const { cards, positions, seconds } of SERIES) {
  const games = codes.flatMap((code) => draftWith(cards, code) ?? []).slice(0, positions);
  const measured = games.map((game) => measure(game, seconds));
  measurements.set(cards, measured);
  const nodes = measured.map((one) => one.nodes);
  hardestOnes.push({ cards, game: games[nodes.indexOf(Math.max(...nodes))]!, seconds });
  report(cards, '', measured, seconds);
  if (GOALS.some((goal) => goal.cards === cards))
    report(cards, ', comparing', measured.filter(compares), seconds);
}

/** The geometric mean of the time with a card in the center, so that single hard positions don't decide. */
function costOf(card: CardId, cards: number): string {
  const own = (measurements.get(cards) ?? []).filter(({ center }) => center.includes(card));
  if (own.length === 0) return '–';
  const typical = Math.exp(mean(own.map(({ milliseconds }) => Math.log(Math.max(1, milliseconds)))));
  const longest = Math.max(...own.map(({ milliseconds }) => milliseconds));
  return `${digits(typical)} ms, ${digits(longest)} ms, ${own.length}`;
}
const byCost = (card: CardId): number => Number.parseInt(costOf(card, 5).replaceAll(',', ''), 10) || 0;
const cardRows = baseDeck.cards
  .map(({ id }) => id)
  .toSorted((a, b) => byCost(b) - byCost(a))
  .map((id) => `| \`${id}\` | ${[5, 6, 7].map((cards) => costOf(id, cards)).join(' | ')} |`);

const memories = hardestOnes.map(({ cards, game, seconds }) => ({
  cards,
  megabytes: memoryOf(game, seconds),
}));
const mostMegabytes = Math.max(...memories.map((one) => one.megabytes));
verdicts.push(
  `- A search keeps within ${MOST_MEGABYTES} MB: **${mostMegabytes <= MOST_MEGABYTES ? 'met' : 'missed'}**, ` +
    `${digits(mostMegabytes)} MB at most.`,
);

const text = `# bench/solver

${machine()}. Made by \`npm run bench solver\`.
Positions: greedy games of \`records/greedy.txt\` at the draft with this number of cards left in the circle. CPU time,
after a few calls to warm up. A position that is not proven within its time limit counts with that limit.

| cards left | positions | p50 | p90 | p95 | nodes p50 | nodes p95 | proven |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Rows with *comparing* have a card in the center that compares the towns.

What the center cards cost: the geometric mean over positions with the card in the center, the longest time, and the
number of positions.

| card | 5 cards left | 6 cards left | 7 cards left |
|---|---|---|---|
${cardRows.join('\n')}

Peak memory (heap and typed arrays) above that before the call, for the position with the most nodes of each kind:
${memories.map(({ cards, megabytes: most }) => `${cards} cards ${digits(most)} MB`).join(', ')}.

Goals (P4):

${verdicts.join('\n')}
`;
writeFileSync(new URL('reports/solver.md', import.meta.url), text);
console.log(verdicts.join('\n'));
