// The bots by their names, as they are given on a command line.

import { type BotName, BOTS } from '@wagons/ai';
import { ok, type Result } from '@wagons/rules';
import type { TerminalWords } from '@wagons/words/terminal';
import { printable } from './draw/block.ts';
import { type Exit, misuse } from './exit.ts';

/** One or two bots: `greedy`, `greedy,random`. */
export function readBots({ usage }: TerminalWords, text: string): Result<readonly [BotName, BotName?], Exit> {
  const bots: BotName[] = [];
  for (const name of text.split(',').map((one) => one.trim().toLowerCase())) {
    const bot = BOTS.find((one) => one.toLowerCase() === name);
    if (!bot) return misuse(usage.unknownBot(printable(name), BOTS));
    bots.push(bot);
  }
  const [one, other, ...more] = bots;
  if (!one || more.length > 0) return misuse(usage.oneOrTwoBots);
  return ok(other ? [one, other] : [one]);
}
