// Measures what splitting the moves of a decision among workers would gain (`npm run bench root-split`).
//
// Workers share no memory, so each builds its own tries. The gain is counted in nodes, which doesn't depend on the
// machine: those of the whole search, divided by those of the worker with the most.

import { writeFileSync } from 'node:fs';
import { type Game, mustPlay, newGame } from '@wagons/rules';
import { makeBot } from '@wagons/ai';
import { dice } from '@wagons/rules/deal';
import {
  choices,
  makeEvaluator,
  Position,
  SearchCache,
  Spending,
  type UnfinishedGame,
  valueEach,
} from '@wagons/ai/search';
import { baseDeck } from '../reference/agree.ts';
import { digits, quantile, row } from './figures.ts';

const GAMES = 8;
const WORKERS = [2, 4] as const;
/** A decision at the start of each game, and every seventh after it. */
const EVERY = 7;

/** The nodes of valuing every `workers`-th move, from a number on, with an empty cache. */
function nodesOf(game: UnfinishedGame, workers: number, from: number): number {
  const evaluator = makeEvaluator(game.deck, game.deal.center);
  if (!evaluator) return 0;
  const scope = { horizon: game.phase === 'pickStart' ? 6 : 8, width: 2, placements: 8 };
  const position = new Position(game, evaluator, new SearchCache());
  const moves = choices(position, scope).filter((_, i) => i % workers === from);
  const spending = new Spending({});
  valueEach(position, moves, { scope, exactly: 1, spending });
  return spending.nodes;
}

const gains = new Map<string, number[]>();
const greedy = makeBot('greedy', dice('root split'));
for (let i = 0; i < GAMES; i++) {
  let game: Game = newGame(`split ${i}`, baseDeck);
  for (let step = 0; game.phase !== 'over'; step++) {
    const decision = game;
    if (step === 0 || step % EVERY === 3) {
      const whole = nodesOf(decision, 1, 0);
      for (const workers of WORKERS) {
        const parts = Array.from({ length: workers }, (_, from) => nodesOf(decision, workers, from));
        const key = `${decision.phase} | ${workers}`;
        gains.set(key, [...(gains.get(key) ?? []), whole / Math.max(...parts)]);
      }
    }
    game = mustPlay(game, greedy(game));
  }
}

const rows = [...gains].map(([key, values]) =>
  row(key, values.length, ...[0, 0.5, 1].map((share) => digits(quantile(values, share), 2))),
);
const report = `# bench/rootSplit

What it would gain to split the moves of a decision among workers that share no memory: the nodes of the whole search,
divided by those of the worker with the most. Decisions of ${GAMES} greedy games, searched 8 cards ahead (6 for the
starting card). Counted in nodes, so the machine doesn't matter. Made by \`npm run bench root-split\`.

| decision | workers | decisions | least | median | most |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
console.log(report);
writeFileSync(new URL('reports/root-split.md', import.meta.url), report);
