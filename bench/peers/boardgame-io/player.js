// Plays random games on request in its own process: through the client, or with the reducer alone.

import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { dealOf } from '../deals.mjs';
import { diceOf } from '../dice.mjs';
import { CARDS } from './cards.js';
import { CircleTheWagons } from './game.js';

const named = ({ center, circle }) => ({
  center: center.map((place) => CARDS[place]),
  circle: circle.map((place) => CARDS[place]),
});

/** A new client for every game, as in a page. It takes no `setupData`, so its game includes the deal. */
function byClient(number) {
  const roll = diceOf(number);
  const deal = named(dealOf(number, roll));
  const setup = (context) => CircleTheWagons.setup(context, deal);
  const client = Client({ game: { ...CircleTheWagons, setup }, numPlayers: 2 });
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return ctx.gameover;
    const moves = CircleTheWagons.ai.enumerate(G, ctx, ctx.currentPlayer);
    const { move, args } = moves[roll(moves.length)];
    client.moves[move](...args);
  }
}

const game = ProcessGameConfig(CircleTheWagons);
const reducer = CreateGameReducer({ game });

/** Without store and log, as the library's own bots simulate games. */
function byReducer(number) {
  const roll = diceOf(number);
  const setupData = named(dealOf(number, roll));
  let state = InitializeGame({ game, numPlayers: 2, setupData });
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const moves = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    const { move, args } = moves[roll(moves.length)];
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: ctx.currentPlayer },
    });
  }
  return state.ctx.gameover;
}

const WAYS = { client: byClient, reducer: byReducer };

process.on('message', ({ way, games }) => {
  const start = process.cpuUsage();
  const tallies = games.map((number) => WAYS[way](number).tallies);
  const { user, system } = process.cpuUsage(start);
  process.send({ seconds: (user + system) / 1e6, tallies });
});
