// `wagons solve`: the value of a game with perfect play, proven or between bounds.

import { durationText } from '../draw/duration.ts';
import { endText } from '@wagons/words';
import type { Solution } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { readThinkingLimit } from '../options/budget.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { type Block, indent, wrap } from '../terminal/block.ts';
import { drawCourse } from '../draw/course.ts';
import { signed } from '../draw/signed.ts';
import { DONE, PARTLY } from '../kit/exit.ts';
import { openGame } from '../options/games.ts';
import { moveJson } from '../json/output.ts';
import { askEngine } from '../kit/askEngine.ts';

export const solve = command({
  name: 'solve',
  options: {
    time: { means: 'timeOfAnalysis', takes: 'seconds' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'] }],
  examples: ['wagons solve 11DRp0O74vFW30hetjmYPGOFC7aKN --time 30'],
  shapes: ['{"proven":true,"value","line":[moves],"nodes"}', '{"proven":false,"lower","upper","nodes"}'],
  run: async ({ texts, flags, alone: [source = ''] }, context) => {
    const { say, ports } = context;
    const limit = readThinkingLimit(say, texts);
    if (!limit.ok) return limit.error;
    const game = await openGame(context, source, texts.deck);
    if (!game.ok) return game.error;

    const start = ports.now();
    const question = { is: 'solve', game: game.value, limit: limit.value } as const;
    const { answer, isInterrupted } = await askEngine(context, question);
    if (flags.has('json')) await printJson(context, solutionJson(answer));
    else {
      await print(context, drawSolution(context, game.value, answer));
      // Standard output is deterministic; the time goes to standard error.
      const seconds = durationText(context, ports.now() - start);
      await remark(context, [`${say.study.nodes({ n: answer.nodes })}, ${seconds}`]);
    }
    return isInterrupted ? PARTLY : DONE;
  },
});

const solutionJson = (solution: Solution): object =>
  solution.proven
    ? {
        proven: true,
        value: solution.value,
        line: solution.line.map(moveJson),
        nodes: solution.nodes,
      }
    : { proven: false, lower: solution.lower, upper: solution.upper, nodes: solution.nodes };

function drawSolution(context: Context, game: Game, solution: Solution): Block {
  const { say, words, width } = context;
  if (!solution.proven) {
    const lower = signed(words, solution.lower);
    const upper = signed(words, solution.upper);
    return wrap(say.study.bounds({ lower, upper }), width);
  }
  const end = endText(words, 'first', solution.value);
  return [
    ...wrap(say.study.proven({ end }), width),
    ...(solution.line.length > 0 ? ['', say.study.bestLine] : []),
    ...indent(drawCourse(context, game, solution.line, width - 2)),
  ];
}
