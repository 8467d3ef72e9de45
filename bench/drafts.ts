// Measures a full search of the draft, and how its cost grows with the cards left (`npm run bench drafts`).

import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeBot } from '@wagons/ai';
import { MOST_TOWNS, SearchCache, Searcher, type SearchScope, Spending } from '@wagons/ai/search';
import { type Game, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { digits, quantile, row } from './figures.ts';
import { machine } from './machine.ts';

const DEALS = 15;
/** Goals of P3, in milliseconds: all drafts after a start with four towns a set, and the best of the fifteen starts. */
const GOALS = { drafts: 300, starts: 2500 };

const greedy = makeBot('greedy', dice(''));

type Measured = { readonly milliseconds: number; readonly nodes: number; readonly towns: number };

/** A full search with an empty cache, by iterative deepening as in play. */
function measure(game: Game, width: number): Measured {
  if (game.phase === 'over') throw new Error('There is nothing to search.');
  const scopes = [3, 6, 9, 12, 15].map((horizon): SearchScope => ({ horizon, width, placements: 12 }));
  const cache = new SearchCache();
  const spending = new Spending({});
  const start = process.cpuUsage();
  new Searcher(game, { cache }).think(game, spending, { scopes });
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1000, nodes: spending.nodes, towns: cache.towns };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const inUse = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Bytes that a searcher keeps per town after a full search. */
function bytesOf(game: Game, cache = new SearchCache()): number {
  if (game.phase === 'over') throw new Error('There is nothing to search.');
  const before = inUse();
  const searcher = new Searcher(game, { cache });
  searcher.think(game, new Spending({}), { scopes: [{ horizon: 15, width: 4, placements: 12 }] });
  const bytes = (inUse() - before) / cache.towns;
  // Using the searcher again keeps it alive until here.
  searcher.think(game, new Spending({ nodes: 0 }));
  return bytes;
}

const ofAll = (measured: readonly Measured[], field: keyof Measured, share = 0.5): number =>
  quantile(
    measured.map((one) => one[field]),
    share,
  );

const cells = (measured: readonly Measured[]): string[] => [
  digits(ofAll(measured, 'milliseconds')),
  digits(ofAll(measured, 'milliseconds', 0.9)),
  digits(ofAll(measured, 'nodes')),
  digits(ofAll(measured, 'towns')),
];

const deals = Array.from({ length: DEALS }, (_, i) => newGame(`drafts/${i}`, baseDeck));
const started = deals.map((game, i) => mustPlay(game, { type: 'pickStart', card: game.circle[i] ?? '' }));
for (const game of started.slice(0, 3)) measure(game, 1); // Warms up.

const widths = [1, 2, 4].map((width) => ({ width, measured: started.map((game) => measure(game, width)) }));
const starts = deals.map((game) => measure(game, 4));

/** The draft of a greedy game with this number of cards left, if there is one. */
function draftWith(cards: number, start: Game): Game | undefined {
  let game = start;
  while (game.phase !== 'draft' || game.circle.length > cards) {
    if (game.phase === 'over') return undefined;
    game = mustPlay(game, greedy(game));
  }
  return game.circle.length === cards ? game : undefined;
}

const bytes = started.map((game) => bytesOf(game));

const growth = [2, 4, 6, 8, 10, 12, 14].map((left) => {
  const games = started.flatMap((game) => draftWith(left, game) ?? []);
  return row(left, games.length, ...cells(games.map((game) => measure(game, 4))));
});

const verdict = (value: number, goal: number): string =>
  value <= goal ? 'met' : `missed by a factor of ${digits(value / goal, 1)}`;

const drafts = ofAll(widths[2]?.measured ?? [], 'milliseconds');
const best = ofAll(starts, 'milliseconds');
const report = `# bench/drafts

${machine()}; one core, processor time, ${DEALS} deals, with an empty cache. Made by \`npm run bench drafts\`.

All 16,384 drafts that can follow a start, by alpha-beta to the last card, by the number of towns kept for each set of cards.

| towns a set | median ms | 90 % ms | nodes | towns kept |
|---|---|---|---|---|
${widths.map(({ width, measured }) => row(width, ...cells(measured))).join('\n')}

Goal (P3): with four towns a set at most ${GOALS.drafts} ms: ${verdict(drafts, GOALS.drafts)}.

The best of fifteen starts, four towns a set:

| median ms | 90 % ms | nodes | towns kept |
|---|---|---|---|
${row(...cells(starts))}

Goal (P3): at most ${digits(GOALS.starts)} ms: ${verdict(best, GOALS.starts)}.

How it grows: positions of greedy games by the number of cards left in the circle, four towns a set, searched to the end.

| cards left | positions | median ms | 90 % ms | nodes | towns kept |
|---|---|---|---|---|---|
${growth.join('\n')}

Memory: ${digits(quantile(bytes, 0.5))} bytes a town kept (median; at most ${digits(Math.max(...bytes))}). A searcher keeps ${digits(MOST_TOWNS)} towns and no more, so at most
${digits((MOST_TOWNS * Math.max(...bytes)) / 2 ** 20)} MB; the goal is 256 MB.
`;
console.log(report);
writeFileSync(new URL('reports/drafts.md', import.meta.url), report);
