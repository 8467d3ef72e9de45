// `wagons bot`: a level that plays for other programs, in the line protocol of docs/bot-protocol.md.

import { speak } from '../bot/speaker.ts';
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
    await speak(context, level.value);
    return DONE;
  },
});
