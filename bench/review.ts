// Measures the time of a review, the quality of its grades, and how far its estimates may be off (`npm run bench review`).

import { writeFileSync } from 'node:fs';
import { BUDGETS, type Grade, gradeMove, type Margin, marginsOf, review } from '@wagons/ai';
import { SearchCache, Searcher } from '@wagons/ai/search';
import type { Game } from '@wagons/rules';
import { digits, mean, quantile } from './figures.ts';
import { machine } from './machine.ts';
import { recordedGames } from './recordedGames.ts';

const GAMES = Number(process.argv[2] ?? 12);
/** Goals of U2: milliseconds, and the percentage of grades within a point of a search that takes `patience` times as long. */
const GOAL = { milliseconds: 2000, within: 95, patience: 20 } as const;
/** The long searches of one decision need more memory than a review may use. */
const PATIENT_TOWNS = 2_000_000;
/** The share of estimates that are not farther off than their uncertainty. */
const CONFIDENCE = 0.9;

const games = recordedGames(GAMES);

/** CPU time in milliseconds, because the machine is shared. */
function timed<T>(run: () => T): { readonly found: T; readonly took: number } {
  const start = process.cpuUsage();
  const found = run();
  const { user, system } = process.cpuUsage(start);
  return { found, took: (user + system) / 1000 };
}

const graded = (game: Game) => review(game, BUDGETS.review);
graded(games[0]!); // Warms up.
const quick = games.map((game) => timed(() => graded(game)));

/** A decision, graded by the review and by a long search of its own. */
type Pair = {
  readonly cards: number;
  readonly quick: Grade;
  readonly patient: Grade;
  /** The expected margin before the decision, as the course of the game shows it. */
  readonly margin: Margin;
};
const pairs = games.flatMap((game, i): Pair[] => {
  const { grades } = quick[i]!.found;
  const margins = marginsOf(grades);
  return grades.map((grade) => {
    const { at } = grade;
    const nodes = Math.floor((GOAL.patience * BUDGETS.review.nodes) / game.moves.length);
    const isProven = grade.played.proven && grade.best.proven;
    const searcher = new Searcher(game, { cache: new SearchCache(PATIENT_TOWNS) });
    return {
      cards: 15 - game.moves.slice(0, at).filter(({ type }) => type === 'place').length,
      quick: grade,
      patient: isProven ? grade : gradeMove(game, at, { nodes }, searcher),
      margin: margins[at]!,
    };
  });
});

const lossError = ({ quick: one, patient }: Pair): number => Math.abs(one.lost - patient.lost);
const valueError = ({ quick: one, patient }: Pair): number =>
  Math.abs(one.margins.before.value - patient.margins.before.value);
const marginError = ({ margin, patient }: Pair): number =>
  Math.abs(margin.value - patient.margins.before.value);

/** For 0 to 15 cards to place; neighbors are taken together, and fewer cards never have a larger uncertainty. */
function tableOf(error: (pair: Pair) => number): readonly number[] {
  const estimates = pairs.filter(({ quick: { played } }) => !played.proven);
  let least = 0;
  return Array.from({ length: 16 }, (_, cards) => {
    const near = estimates.filter((pair) => Math.abs(pair.cards - cards) <= 1).map(error);
    if (near.length > 0) least = Math.max(least, 1, quantile(near, CONFIDENCE));
    return least;
  });
}

const took = quick.map((one) => one.took);
const complete = quick.filter(({ found }) => found.complete).length;
const proven = pairs.filter(({ quick: { played } }) => played.proven).length;
const within = pairs.filter((pair) => lossError(pair) <= 1).length;
const covered = pairs.filter((pair) => marginError(pair) <= pair.margin.uncertainty).length;
const lossIn = (of: 'quick' | 'patient'): number =>
  pairs.reduce((sum, pair) => sum + pair[of].lost, 0) / GAMES;
const share = (count: number): string => `${digits((100 * count) / pairs.length, 1)} %`;
const isMet =
  complete === GAMES &&
  Math.max(...took) <= GOAL.milliseconds &&
  (100 * within) / pairs.length >= GOAL.within;

const report = `# bench/review

${machine()}. ${GAMES} greedy games of \`records/greedy.txt\`, every decision of both players graded with ${digits(BUDGETS.review.nodes)} nodes
for the whole game; compared with each decision searched on its own, ${GOAL.patience} times as long. Made by \`npm run bench review\`.

| | |
|---|---|
| complete | ${complete} of ${GAMES} |
| CPU time: median, longest | ${digits(quantile(took, 0.5))} ms, ${digits(Math.max(...took))} ms |
| decisions | ${pairs.length} |
| graded by a proof | ${share(proven)} |
| points lost a game | ${digits(lossIn('quick'), 1)}; with ${GOAL.patience} times as long ${digits(lossIn('patient'), 1)} |
| the same grade as with ${GOAL.patience} times as long | ${share(pairs.filter((pair) => lossError(pair) === 0).length)}, within a point ${share(within)} |
| mean error of the expected margin | ${digits(mean(pairs.map(valueError)), 2)} points by position, ${digits(mean(pairs.map(marginError)), 2)} over the course of the game |
| the expected margin is within its uncertainty | ${share(covered)} |

Goal (U2): all graded within ${digits(GOAL.milliseconds)} ms, ≥ ${GOAL.within} % within a point: ${isMet ? 'met' : 'missed'}.

The uncertainty of estimates, for 0 to 15 cards to place: in ${digits(100 * CONFIDENCE)} % of the cases a long search differs by at most
this many points. \`packages/ai/src/grades/uncertainty.ts\` has these tables.

| | |
|---|---|
| loss | ${tableOf(lossError).join(', ')} |
| margin | ${tableOf(valueError).join(', ')} |
`;
console.log(report);
writeFileSync(new URL('reports/review.md', import.meta.url), report);
