// `wagons bench`: the bots' node counts on fixed positions, and the time this machine takes.

import { durationText } from '../draw/duration.ts';
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
    if (ports.err.isTerminal) await ports.err.transient(say.arena.measuring);
    const start = ports.now();
    const { nodes, moves } = signature(printed);
    const seconds = (ports.now() - start) / 1000;
    if (ports.err.isTerminal) await ports.err.transient('');
    if (flags.has('json')) await printJson(context, { nodes, moves, seconds });
    else {
      await print(context, [say.arena.signature({ nodes, moves: String(moves) })]);
      // Standard output is deterministic; the time goes to standard error.
      await remark(context, [durationText(context, seconds * 1000)]);
    }
    return DONE;
  },
});
