// `wagons hint`: the best move at a position, and why.

import { readThinkingLimit } from '../options/budget.ts';
import { command } from '../kit/command.ts';
import { print, printJson } from '../kit/context.ts';
import { DONE, PARTLY, refusal } from '../kit/exit.ts';
import { openGame } from '../options/games.ts';
import { analysisJson } from '../json/output.ts';
import { drawAdvice } from '../play/advice.ts';
import { askEngine } from '../kit/askEngine.ts';

export const hint = command({
  name: 'hint',
  options: {
    time: { means: 'timeOfAnalysis', takes: 'seconds' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'] }],
  examples: ['wagons hint 11AMdBhOdDwO1JGDj', 'wagons hint 11AMdBhOdDwO1JGDj --time 5'],
  shapes: [
    '{"seat":"first|second","candidates":[{"move","value","proven","line":[moves],',
    '  "tally":{"first","second"}}…],"nodes"}',
  ],
  run: async ({ texts, flags, alone: [source = ''] }, context) => {
    const { say } = context;
    const limit = readThinkingLimit(say, texts);
    if (!limit.ok) return limit.error;
    const game = await openGame(context, source, texts.deck);
    if (!game.ok) return game.error;
    if (game.value.phase === 'over') return refusal(say.refusals.gameIsOver).error;

    const { answer, isInterrupted } = await askEngine(context, {
      is: 'hint',
      game: game.value,
      limit: limit.value,
    });
    if (flags.has('json')) await printJson(context, analysisJson(answer));
    else await print(context, drawAdvice(context, game.value, answer, 'seats'));
    return isInterrupted ? PARTLY : DONE;
  },
});
