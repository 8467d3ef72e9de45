// Measures the time of a review of a finished game, and the quality of its grades (`npm run bench:review`).

import { writeFileSync } from 'node:fs';
import { type Review, review } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { digits, mean, quantile } from './figures.ts';
import { machine } from './machine.ts';
import { recordedGames } from './recordedGames.ts';

const GAMES = 8;
/** Goal of U2 in milliseconds, and how many times longer the reviews take that the grades are compared with. */
const GOAL = 2000;
const PATIENCE = 5;

const games = recordedGames(GAMES);

function timed(game: Game, milliseconds: number): { readonly review: Review; readonly took: number } {
  const start = performance.now();
  const found = review(game, { time: { milliseconds, now: () => performance.now() } });
  return { review: found, took: performance.now() - start };
}

timed(games[0]!, GOAL); // Warms up.
const quick = games.map((game) => timed(game, 0.9 * GOAL));
const patient = games.map((game) => timed(game, PATIENCE * GOAL));

const lossOf = ({ lost: { first, second } }: Review): number =>
  [first, second].reduce((sum, { start, draft, placement }) => sum + start + draft + placement, 0);

/** The differences between the grades of the same moves, in points. */
const apart = quick.flatMap(({ review: { grades } }, i) =>
  grades.map(({ at, lost }) => Math.abs(lost - (patient[i]?.review.grades[at]?.lost ?? NaN))),
);
const toTheEnd = quick.flatMap(({ review: { grades } }, i) =>
  grades.map(({ at, best }) => at + best.line.length >= (games[i]?.moves.length ?? NaN) - 1),
);
const took = quick.map((one) => one.took);
const complete = quick.filter(({ review: { complete: isComplete } }) => isComplete).length;
const proven = quick.flatMap(({ review: { grades } }) => grades.filter(({ played }) => played.proven)).length;
const share = (count: number, of: number): string => `${digits((100 * count) / of, 1)} %`;

const report = `# bench/review

${machine()}. ${GAMES} greedy games of \`records/greedy.txt\`, every decision of both players graded with ${digits(0.9 * GOAL)} ms for
the whole game. Made by \`npm run bench:review\`.

| | |
|---|---|
| complete | ${complete} of ${GAMES} |
| time: median, longest | ${digits(quantile(took, 0.5))} ms, ${digits(Math.max(...took))} ms |
| decisions | ${apart.length} |
| graded by a proof | ${share(proven, apart.length)} |
| searched to the last card, or nearly | ${share(toTheEnd.filter(Boolean).length, toTheEnd.length)} |
| points lost a game | ${digits(mean(quick.map((one) => lossOf(one.review))), 1)}; with ${PATIENCE} times as long ${digits(mean(patient.map((one) => lossOf(one.review))), 1)} |
| the same grade as with ${PATIENCE} times as long | ${share(apart.filter((points) => points === 0).length, apart.length)}, within a point ${share(apart.filter((points) => points <= 1).length, apart.length)} |

Goal (U2): all graded within ${digits(GOAL)} ms: ${complete === GAMES && Math.max(...took) <= GOAL ? 'met' : 'missed'}.
`;
console.log(report);
writeFileSync(new URL('reports/review.md', import.meta.url), report);
