// The library's own bot: receives the deal and the moves so far, and replies with its move.

import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { CircleTheWagons } from './game.js';

const game = ProcessGameConfig(CircleTheWagons);
const reducer = CreateGameReducer({ game });

/** Converts moves of the rules to moves of this game. */
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

// The bot is limited by iterations, not by time: how many fit is estimated from the previous calls.
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
