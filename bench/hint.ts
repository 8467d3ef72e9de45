// Measures the time and quality of hints, and whether a sixth of the nodes finds the same (`npm run bench hint`).

import { writeFileSync } from 'node:fs';
import { type Analysis, BUDGETS, deepHint, hint } from '@wagons/ai';
import { Searcher, Spending } from '@wagons/ai/search';
import { type Game, undo } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { digits, mean, quantile } from './figures.ts';
import { machine } from './machine.ts';
import { recordedGames } from './recordedGames.ts';

const GAMES = 40;
/** Every fifth move of a game is used, with a different offset in each game. */
const STEP = 5;
/** Goals of U1: milliseconds, and the percentage of positions with the same value with a sixth of the nodes. */
const GOAL = { milliseconds: 50, sixth: 6, same: 90 } as const;
/** The fastest of this many tries counts, because the machine is shared. */
const TRIES = 3;
/** Nodes of the long search that judges the hints. */
const PATIENCE = 100_000;
/** Nodes of the deep hints that the fast ones are compared with. */
const DEEP = [7000, 35_000] as const;

const positions = recordedGames(GAMES).flatMap((game, i): Game[] => {
  const { length } = game.moves;
  return game.moves.flatMap((_, at) => ((at + i) % STEP === 0 ? [undo(game, length - at)] : []));
});

/** CPU time in milliseconds, because the machine is shared. */
function timed<T>(look: () => T): { readonly found: T; readonly took: number } {
  const start = process.cpuUsage();
  const found = look();
  const { user, system } = process.cpuUsage(start);
  return { found, took: (user + system) / 1000 };
}

const { nodes: most } = BUDGETS.hint;
for (const game of positions) hint(game); // Warms up.
const hints = positions.map((game) => {
  const tries = Array.from({ length: TRIES }, () => timed(() => hint(game)));
  return { game, ...tries[0]!, took: Math.min(...tries.map(({ took }) => took)) };
});
const sixths = positions.map((game) => hint(game, { nodes: Math.floor(most / GOAL.sixth) }));
const judged = hints.filter((_, i) => i % 4 === 0);
const deep = DEEP.map((limit) => ({
  limit,
  found: judged.map(({ game }) => ({ game, ...timed(() => deepHint(game, { nodes: limit })) })),
}));

const bestOf = ({ candidates: [best] }: Analysis) => best;
const took = hints.map((one) => one.took);
const nodes = hints.map(({ found }) => found.nodes);
const same = hints.filter(({ found }, i) => bestOf(found).value === bestOf(sixths[i]!).value).length;
const sameMove = hints.filter(
  ({ found }, i) => makeMove(bestOf(found).move) === makeMove(bestOf(sixths[i]!).move),
).length;

/** The points that moves lose compared with the best move of a long search. */
const losses = (found: ReadonlyArray<{ readonly game: Game; readonly found: Analysis }>): number[] =>
  found.flatMap(({ game, found: looked }) => {
    if (game.phase === 'over') return [];
    const { move } = bestOf(looked);
    const result = new Searcher(game).think(game, new Spending({ nodes: PATIENCE }), { also: move });
    const own = result?.candidates.find((one) => makeMove(one.move) === makeMove(move));
    return result && own ? [result.candidates[0].value - own.value] : [];
  });
const lost = losses(judged);

const share = (count: number, of: number): string => `${digits((100 * count) / of, 1)} %`;
const deepRow = ({ limit, found }: (typeof deep)[number]): string => {
  const times = found.map((one) => one.took);
  const median = digits(quantile(times, 0.5), 1);
  const slow = digits(quantile(times, 0.95), 1);
  return `| a deep hint with ${digits(limit)} nodes: median, p95, points lost | ${median} ms, ${slow} ms, ${digits(mean(losses(found)), 2)} |`;
};
const isMet =
  quantile(took, 0.95) <= GOAL.milliseconds && (100 * same) / positions.length >= GOAL.same
    ? 'met'
    : 'missed';

const report = `# bench/hint

${machine()}. ${positions.length} positions of ${GAMES} greedy games of \`records/greedy.txt\`: starting cards, drafts and placements, from
the first move to the last. The scope of a hint depends on the position, up to ${digits(most)} nodes; each is timed ${TRIES}
times (CPU time), and the fastest counts. Made by \`npm run bench hint\`.

| | |
|---|---|
| time of a hint: median, p95, longest | ${digits(quantile(took, 0.5), 1)} ms, ${digits(quantile(took, 0.95), 1)} ms, ${digits(Math.max(...took), 1)} ms |
| nodes spent: median, p90, most | ${digits(quantile(nodes, 0.5))}, ${digits(quantile(nodes, 0.9))}, ${digits(Math.max(...nodes))} |
| the same value with a sixth of the nodes | ${share(same, positions.length)}; the same move ${share(sameMove, positions.length)} |
| points lost by the move, judged with ${digits(PATIENCE)} nodes | ${digits(mean(lost), 2)}; none in ${share(lost.filter((points) => points === 0).length, lost.length)} of ${lost.length} |
${deep.map(deepRow).join('\n')}

Goal (U1): p95 ≤ ${GOAL.milliseconds} ms, and the same value with a sixth of the nodes in ≥ ${GOAL.same} %: ${isMet}. The budget is hardly
ever reached: the cost of a hint is determined by its scope, so that a slower device finds the same.
`;
console.log(report);
writeFileSync(new URL('reports/hint.md', import.meta.url), report);
