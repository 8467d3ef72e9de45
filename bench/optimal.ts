// Measures how many turns of level 8 are optimal near the end (`npm run bench optimal`). `-- --games 20 --nodes 1000` sets
// the number of games, and a budget for each decision instead of the level's own.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, makeBot, solve } from '@wagons/ai';
import { type Game, mustPlay, newGame, opponent, type Seat, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { mean } from './figures.ts';
import { machine } from './machine.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, nodes: { type: 'string' } },
});
const games = Number(values.games);
const budget = values.nodes === undefined ? {} : { nodes: Number(values.nodes) };

/** Turns that start with at most this many cards in the circle are judged. */
const CARDS = 5;
/** Node limit of the decisions before: enough for good towns, and few enough for many games. */
const EARLY_NODES = 300;
/** Node limit of the solver; turns that need more are left out. */
const SOLVER_NODES = 1_000_000;

/** The margin of a seat under perfect play. */
function marginOf(game: Game, seat: Seat): number | undefined {
  const solution = solve(game, { nodes: SOLVER_NODES });
  if (!solution.proven) return undefined;
  return seat === 'first' ? solution.value : -solution.value;
}

/** Plays until it is the other seat's turn or the game is over. */
function turnOf(bot: Bot, game: Game, seat: Seat): Game {
  let now = game;
  while (seatToMove(now) === seat) now = mustPlay(now, bot(now));
  return now;
}

const early = makeBot('L8', dice('early'), { nodes: EARLY_NODES });
const bot = makeBot('L8', dice('optimal'), budget);
const lost: number[] = [];
let leftOut = 0;
for (let i = 0; i < games; i++) {
  let game: Game = newGame(`optimal/${i}`, baseDeck);
  while (game.phase !== 'over' && (game.phase !== 'draft' || game.circle.length > CARDS))
    game = mustPlay(game, early(game));
  for (let seat = seatToMove(game); seat; seat = seatToMove(game)) {
    const before = marginOf(game, seat);
    game = turnOf(bot, game, seat);
    const after = marginOf(game, seat);
    if (before === undefined || after === undefined) leftOut++;
    else lost.push(before - after);
    if (seatToMove(game) !== opponent(seat)) break;
  }
  console.error(
    `${i + 1} of ${games} games, ${lost.length} turns, ${lost.filter((one) => one > 0).length} not optimal`,
  );
}

if (lost.some((one) => one < 0)) throw new Error('A turn gained against perfect play: the solver is wrong.');
const optimal = lost.filter((one) => one === 0).length;
const share = (100 * optimal) / lost.length;
/** Wilson's lower bound of a share, at 95 %. */
function atLeast(hits: number, all: number): number {
  const z = 1.96;
  const middle = hits / all + z ** 2 / (2 * all);
  const around = z * Math.sqrt(((hits / all) * (1 - hits / all)) / all + (z / (2 * all)) ** 2);
  return (middle - around) / (1 + z ** 2 / all);
}
const least = 100 * atLeast(optimal, lost.length);
const verdict =
  least >= 99.9
    ? 'It is **met**.'
    : share >= 99.9
      ? `So few turns cannot show it: they show at least ${least.toFixed(1)} % (95 %).`
      : 'It is **missed**.';
const allowance = values.nodes === undefined ? 'its default budget' : `${values.nodes} nodes a decision`;
const report = `# bench/optimal

${machine()}. Level 8 plays ${games} games against itself, with ${EARLY_NODES} nodes a decision while more than ${CARDS} cards are in
the circle, then with ${allowance}. Every turn from there on is compared with the exact solver: what the position was
worth before it, and after. Made by \`npm run bench optimal -- --games ${games}${values.nodes === undefined ? '' : ` --nodes ${values.nodes}`}\`.

| turns | optimal | share | points lost a turn | most lost | left out (beyond ${SOLVER_NODES.toLocaleString('en')} nodes) |
|---|---|---|---|---|---|
| ${lost.length} | ${optimal} | ${share.toFixed(1)} % | ${mean(lost).toFixed(3)} | ${Math.max(...lost)} | ${leftOut} |

Goal (S2): at least 99.9 % optimal turns. ${verdict}
`;
writeFileSync(new URL('reports/optimal.md', import.meta.url), report);
console.log(report);
