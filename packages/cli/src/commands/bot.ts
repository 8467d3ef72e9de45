// `wagons bot`: a level as an engine for other programs (docs/bot-protocol.md).

import { runBotEngine } from '../bot/engine.ts';
import { readLevel } from '../options/bots.ts';
import { command } from '../kit/command.ts';
import { DONE } from '../kit/exit.ts';

export const bot = command({
  name: 'bot',
  options: { level: { means: 'levelOfBot', takes: 'number' } },
  alone: [],
  examples: ['wagons bot --level 5', 'wagons match --a "cmd:wagons bot --level 5" --b L4'],
  run: async ({ texts }, context) => {
    const level = readLevel(context.say, texts.level ?? '8');
    if (!level.ok) return level.error;
    await runBotEngine(context, level.value);
    return DONE;
  },
});
