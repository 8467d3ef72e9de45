// `wagons bench`: how much the players think about fixed positions, and how long this machine takes.

import { signature } from '@wagons/ai';
import { command } from '../kit/command.ts';
import { print, printJson, remark } from '../kit/context.ts';
import { DONE } from '../kit/exit.ts';

export const bench = command({
  name: 'bench',
  options: { json: { means: 'json' } },
  alone: [],
  examples: ['wagons bench'],
  shapes: ['{"nodes","moves","seconds"}'],
  run: async ({ flags }, context) => {
    const { say, ports, printed } = context;
    if (ports.err.isTerminal) await ports.err.passing(say.arena.measuring);
    const start = ports.now();
    const { nodes, moves } = signature(printed);
    const seconds = (ports.now() - start) / 1000;
    if (ports.err.isTerminal) await ports.err.passing('');
    if (flags.has('json')) await printJson(context, { nodes, moves, seconds });
    else {
      await print(context, [say.arena.signature(nodes, moves)]);
      // The same program prints the same; how long it took is told beside it.
      await remark(context, [say.show.seconds(seconds)]);
    }
    return DONE;
  },
});
