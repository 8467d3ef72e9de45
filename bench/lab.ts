// Measures the budget of the balance lab: nodes in 0.2 s of CPU, CPU time of a game, and what a smaller budget loses.
//
// `npm run bench lab -- --deals 40` plays 40 deals from both seats for each pair of budgets.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, makeBot, type Pair, playGame, playPair, standing } from '@wagons/ai';
import { type Deck, positionsOf } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { TRIPLES } from '../lab/schedule.ts';
import { builtInDecks } from '../reference/agree.ts';
import { digits, mean, percents, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

/** A deal played by two budgets; decks take turns. */
type Task = { readonly small: number; readonly large: number };

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '40' },
    games: { type: 'string', default: '6' },
    share: { type: 'string' },
  },
});

/** The goal for the strongest player: CPU time of a decision. */
const DECISION = 200;
const BUDGETS = [500, 1000, 2000, 4000, 8000, 16_000];
const MATCHES: readonly Task[] = [
  { small: 1000, large: 4000 },
  { small: 1000, large: 16_000 },
];

/** CPU time of this process in milliseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const engine = (nodes: number): Bot => makeBot('L8', dice(''), { nodes });
const deckOf = (i: number): Deck => {
  const deck = builtInDecks[i % builtInDecks.length];
  if (!deck) throw new Error('There are built-in decks.');
  return deck;
};

/** Nodes that a decision visits within the time, for those that use all of it. */
function nodesInTime(games: number): readonly number[] {
  const bot = engine(500);
  const positions = Array.from({ length: games }, (_, i) =>
    positionsOf(playGame(`lab budget/${i}`, deckOf(i), { first: bot, second: bot })).filter(
      (position, at) => position.phase !== 'over' && at % 3 === i % 3,
    ),
  ).flat();
  return positions.flatMap((position) => {
    let nodes = 0;
    const before = cpu();
    makeBot('L8', dice(''), {
      time: { milliseconds: DECISION, now: cpu },
      progress: (visited) => (nodes = visited),
    })(position);
    return cpu() - before < DECISION ? [] : [nodes];
  });
}

/** CPU seconds of each game with a budget. */
const secondsOfGames = (nodes: number, games: number): readonly number[] =>
  Array.from({ length: games }, (_, i) => {
    const bot = engine(nodes);
    const before = cpu();
    playGame(`lab cost/${i}`, deckOf(i), { first: bot, second: bot });
    return (cpu() - before) / 1000;
  });

async function match(task: Task): Promise<string> {
  const pairs: Pair[] = [];
  await shareOut(import.meta.url, { from: 0, to: Number(values.deals) }, task, (pair: Pair) =>
    pairs.push(pair),
  );
  const { won, tied, lost, meanMargin, interval } = standing(pairs);
  const margins = pairs.map(({ margins: [first, second] }) => (first + second) / 2);
  const spread = Math.sqrt(mean(margins.map((margin) => (margin - meanMargin) ** 2)));
  const error = (1.96 * spread) / Math.sqrt(pairs.length);
  const margin = `${digits(meanMargin, 2)} ± ${digits(error, 2)}`;
  return row(
    digits(task.large),
    digits(task.small),
    pairs.length,
    won,
    tied,
    lost,
    percents(interval),
    margin,
  );
}

if (values.share) {
  doShare(values.share, (i, { small, large }: Task): Pair =>
    playPair(`lab match/${i}`, deckOf(i), engine(large), engine(small)),
  );
} else {
  const busy = busyness();
  const games = Number(values.games);
  const nodes = nodesInTime(games);
  const costs = BUDGETS.map((budget) => ({ budget, seconds: mean(secondsOfGames(budget, games)) }));
  const matches: string[] = [];
  for (const task of MATCHES) matches.push(await match(task));
  const all = 2 * TRIPLES.length * builtInDecks.length;
  const costRows = costs.map(({ budget, seconds }) =>
    row(digits(budget), digits(seconds, 2), digits((seconds * all) / 3600, 1)),
  );
  const report = `# bench/lab

${machine()}; ${busy}. Made by \`npm run bench lab -- --deals ${values.deals} --games ${values.games}\`. All times are CPU time,
which a busy machine makes longer.

## Nodes in ${DECISION / 1000} s

Level 8 visits ${digits(quantile(nodes, 0.5))} nodes in ${DECISION / 1000} s (median of ${nodes.length} decisions that
use all of it; quartiles ${digits(quantile(nodes, 0.25))} and ${digits(quantile(nodes, 0.75))}).

## Time of a game by budget

The mean of ${games} games, both players with the same budget, decks in turn. A full run is two games for each of the ${TRIPLES.length} sets of
three scoring cards and each deck, ${digits(all)} games.

| nodes per decision | s per game | core hours of a full run |
|---|---|---|
${costRows.join('\n')}

## What a smaller budget loses

Deals played from both seats, decks in turn; the margin is in points per game.

| nodes | against | pairs | won | tied | lost | share won (95 %) | mean margin (95 %) |
|---|---|---|---|---|---|---|---|
${matches.join('\n')}
`;
  console.log(report);
  writeFileSync(new URL('reports/lab.md', import.meta.url), report);
}
