// How long the exact solver takes for the last cards of greedy games: `npx tsx --conditions=source bench/solver.ts`.

import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, parseCode, undo } from '@wagons/rules';
import { solve } from '@wagons/ai';
import { baseDeck } from '../reference/agree.ts';
import { machine } from './machine.ts';

/** How many positions for each number of cards left, and how long each may take. */
const COURSES = [
  { cards: 3, positions: 100, seconds: 5 },
  { cards: 4, positions: 60, seconds: 5 },
  { cards: 5, positions: 40, seconds: 5 },
  { cards: 6, positions: 12, seconds: 10 },
] as const;

const codes = readFileSync(new URL('../records/greedy.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[1] ?? '');

/** The moment when so many cards are left at a draft, if there was one. */
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

type Measured = { readonly milliseconds: number; readonly nodes: number; readonly proven: boolean };

function measure(game: Game, seconds: number): Measured {
  const start = performance.now();
  const { proven, nodes } = solve(game, {
    time: { milliseconds: 1000 * seconds, now: () => performance.now() },
  });
  return { milliseconds: performance.now() - start, nodes, proven };
}

/** The value below which a share of the others lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const figure = (value: number): string => Math.round(value).toLocaleString('en');

const rows: string[] = [];
for (const { cards, positions, seconds } of COURSES) {
  const measured: Measured[] = [];
  for (const code of codes) {
    if (measured.length === positions) break;
    const game = draftWith(cards, code);
    if (game) measured.push(measure(game, seconds));
  }
  const times = measured.map(({ milliseconds }) => milliseconds);
  const [median, p90, p95] = [0.5, 0.9, 0.95].map((share) => figure(quantile(times, share)));
  const nodes = figure(
    quantile(
      measured.map((one) => one.nodes),
      0.5,
    ),
  );
  const proven = measured.filter((one) => one.proven).length;
  rows.push(
    `| ${cards} | ${measured.length} | ${median} ms | ${p90} ms | ${p95} ms | ${nodes} | ${proven} of ${measured.length} in ${seconds} s |`,
  );
  console.log(rows.at(-1));
}

const report = `# bench/solver

${machine()}. Made by \`npx tsx --conditions=source bench/solver.ts\`.
Positions: greedy games of \`records/greedy.txt\` at the draft with so many cards left in the circle. One that is not
proven in its time counts with the time it was given.

| cards left | positions | median | p90 | p95 | nodes (median) | proven |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Goals (P4): the last 5 cards proven in at most 500 ms for 95 %, the last 6 in at most 5,000 ms for 90 %.
`;
writeFileSync(new URL('reports/solver.md', import.meta.url), report);
