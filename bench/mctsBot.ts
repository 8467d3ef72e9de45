// Plays the engine against boardgame.io's MCTSBot at equal time (`npm run bench mcts-bot -- --deals 20 --time 200`).

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBot, type Pair, standing } from '@wagons/ai';
import {
  type Deal,
  type Game,
  type Move,
  mustPlay,
  newGame,
  opponent,
  type Seat,
  score,
} from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { digits, mean, percents, row } from './figures.ts';
import { machine } from './machine.ts';
import { startPeer } from './peers/peer.ts';

type Question = {
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly milliseconds: number;
  readonly seed: string;
};
type Reply = { readonly type: Move['type']; readonly args: readonly unknown[]; readonly iterations: number };

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '20' }, time: { type: 'string', default: '200' } },
});
const [deals, milliseconds] = [Number(values.deals), Number(values.time)];

const peer = startPeer<Question, Reply>('boardgame-io', 'mctsBot.js');
const engine = makeBot('L8', dice(''), { time: { milliseconds, now: () => performance.now() } });
const iterations: number[] = [];

/** Converts the bot's reply to a move of the rules. */
function moveOf(game: Game, { type, args: [a, b, c] }: Reply): Move {
  if (type !== 'place') return { type, card: String(a) };
  if (game.phase !== 'place') throw new Error('The peer returned a placement, but no card is held.');
  const rotation = c === 'upsideDown' ? 'upsideDown' : 'upright';
  return { type, card: game.held[0].card, cell: { x: Number(a), y: Number(b) }, rotation };
}

async function marginAs(seat: Seat, seed: string): Promise<number> {
  let game = newGame(seed, baseDeck);
  while (game.phase !== 'over') {
    let move: Move;
    if (game.seat === seat) move = engine(game);
    else {
      const { deal, moves } = game;
      const reply = await peer.ask({ deal, moves, milliseconds, seed: `${seed} ${moves.length}` });
      iterations.push(reply.iterations);
      move = moveOf(game, reply);
    }
    game = mustPlay(game, move);
  }
  const tallies = score(game);
  return tallies[seat].total - tallies[opponent(seat)].total;
}

const pairs: Pair[] = [];
for (let i = 0; i < deals; i++) {
  const seed = `mcts-bot/${i}`;
  pairs.push({ seed, margins: [await marginAs('first', seed), await marginAs('second', seed)] });
  console.error(pairs.length, JSON.stringify(standing(pairs)));
}
peer.leave();

const { won, tied, lost, meanMargin, interval } = standing(pairs);
const report = `# bench/mctsBot

${machine()}. The engine (level 8) against the MCTSBot of boardgame.io 0.50.2 in production mode, ${milliseconds} ms a decision for
each; the bot reached ${digits(mean(iterations))} iterations a decision. Made by \`npm run bench mcts-bot -- --deals ${deals} --time ${milliseconds}\`.

| pairs | won | tied | lost | share won (95 %) | mean margin |
|---|---|---|---|---|---|
${row(pairs.length, won, tied, lost, percents(interval), digits(meanMargin, 2))}
`;
console.log(report);
writeFileSync(new URL('reports/mcts-bot.md', import.meta.url), report);
