// Measures the rules engine: random games, and the running tally of full towns (`npm run bench rules`).

import { writeFileSync } from 'node:fs';
import { makeBot } from '@wagons/ai';
import { type Game, legalMoves, mustPlay, newGame, score } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeCode } from '@wagons/rules/notation';
import { baseDeck } from '../reference/agree.ts';
import * as naive from '../reference/naive.ts';
import { measure } from './blocks.ts';
import { machine } from './machine.ts';

const BLOCKS = 9;

/** Plays a random game to its end and scores it. */
function randomGame(seed: string): Game {
  const bot = makeBot('random', dice(`bench ${seed}`));
  let game = newGame(seed, baseDeck);
  while (game.phase !== 'over') game = mustPlay(game, bot(game));
  score(game);
  return game;
}

function naiveGame(seed: string): void {
  const roll = dice(`bench ${seed}`);
  let game = naive.newGame(newGame(seed, baseDeck).deal);
  for (;;) {
    const moves = naive.legalMoves(game);
    const move = moves[moves.length > 0 ? roll(moves.length) : 0];
    if (!move) break;
    game = naive.apply(game, move);
  }
}

// Towns at the end of a game, with seven or eight cards each: the slowest tallies.
const full = Array.from({ length: 400 }, (_, i) => randomGame(`full ${i}`)).filter(
  ({ towns }) => Math.abs(towns.first.length - towns.second.length) <= 1,
);

const newGameOnce = newGame('bench', baseDeck);

const repeat = (times: number, work: (i: number) => void): number => {
  for (let i = 0; i < times; i++) work(i);
  return times;
};

const [games, naiveGames, tallies, moves] = measure(
  [
    {
      name: 'random games, played and scored',
      run: (block) => repeat(300, (i) => randomGame(`${block}/${i}`)),
    },
    {
      name: 'the same on the naive twin, not scored',
      run: (block) => repeat(20, (i) => naiveGame(`${block}/${i}`)),
    },
    {
      name: 'running tallies of one full town, explained',
      // A score includes both towns.
      run: () => 2 * repeat(2000, (i) => void score(full[i % full.length] ?? newGameOnce)),
    },
    {
      name: 'legal moves of a fresh deal (the cheapest question, for scale)',
      run: () => repeat(20_000, () => void legalMoves(newGameOnce)),
    },
  ],
  BLOCKS,
);

const lengths = full.map((game) => makeCode(game).length).toSorted((a, b) => a - b);

const rate = (perSecond: number | undefined): string => Math.round(perSecond ?? NaN).toLocaleString('en');
const report = `# bench/rules

${machine()}; medians of ${BLOCKS} interleaved blocks. Made by \`npm run bench rules\`.

| | per second | each |
|---|---|---|
${[games, naiveGames, tallies, moves]
  .map(
    (one) => `| ${one?.name} | ${rate(one?.perSecond)} | ${(1e6 / (one?.perSecond ?? NaN)).toFixed(1)} µs |`,
  )
  .join('\n')}

A random game is ${((games?.perSecond ?? NaN) / (naiveGames?.perSecond ?? NaN)).toFixed(1)} times as fast as on the naive twin.
Goals: at least 500 random games a second on one core; a running tally of a full town in at most 200 µs.

Link codes of ${lengths.length} complete random games: ${lengths[0]} to ${lengths.at(-1)} characters, median ${lengths[lengths.length >> 1]}.
`;
console.log(report);
writeFileSync(new URL('reports/rules.md', import.meta.url), report);
