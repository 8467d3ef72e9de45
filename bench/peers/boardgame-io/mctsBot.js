// The library's own bot at the table: it gets the deal and the moves so far, and answers with its move.

import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { CircleTheWagons } from './game.js';

const game = ProcessGameConfig(CircleTheWagons);
const reducer = CreateGameReducer({ game });

/** Moves of the rules as this game knows them. */
const ACTIONS = {
  pickStart: ({ card }) => ['pickStart', [card]],
  draft: ({ card }) => ['draft', [card]],
  place: ({ cell, rotation }) => ['place', [cell.x, cell.y, rotation]],
};

function stateAfter({ center, circle }, moves) {
  let state = InitializeGame({ game, numPlayers: 2, setupData: { center, circle } });
  for (const move of moves) {
    const [type, args] = ACTIONS[move.type](move);
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type, args, playerID: state.ctx.currentPlayer },
    });
  }
  return state;
}

// The bot counts its iterations and knows no clock: how many fit into the time is learned from those before.
let perIteration = 5;

async function answer({ deal, moves, milliseconds, seed }) {
  const state = stateAfter(deal, moves);
  const iterations = Math.max(1, Math.round(milliseconds / perIteration));
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed, iterations: () => iterations });
  const start = performance.now();
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  perIteration = 0.7 * perIteration + 0.3 * ((performance.now() - start) / iterations);
  process.send({ type: action.payload.type, args: action.payload.args, iterations });
}

process.on('message', (question) => void answer(question));
