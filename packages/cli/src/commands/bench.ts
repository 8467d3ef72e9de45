// `wagons bench`: how much the players think about fixed positions, and how fast this machine does it.

import { signature } from '@wagons/ai';
import { command } from '../command.ts';
import { print, printJson, remark } from '../context.ts';
import { DONE } from '../exit.ts';

export const bench = command({
  name: 'bench',
  options: { json: { means: 'json' } },
  alone: [],
  examples: ['wagons bench'],
  shapes: ['{"nodes","moves","seconds","nodesPerSecond"}'],
  run: async ({ flags }, context) => {
    const { say, ports, base } = context;
    const start = ports.now();
    const { nodes, moves } = signature(base);
    const seconds = (ports.now() - start) / 1000;
    const nodesPerSecond = nodes / Math.max(seconds, 0.001);
    if (flags.has('json')) await printJson(context, { nodes, moves, seconds, nodesPerSecond });
    else {
      await print(context, [say.arena.signature(nodes, moves)]);
      // The same program prints the same; how fast it was is told beside it.
      await remark(context, [say.arena.speed(nodesPerSecond)]);
    }
    return DONE;
  },
});
