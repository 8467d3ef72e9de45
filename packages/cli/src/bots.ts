// The bots by their names, as they are given on a command line.

import { type BotName, BOTS } from '@wagons/ai';
import { ok, type Result } from '@wagons/rules';
import type { TerminalWords } from '@wagons/words/terminal';
import { printable } from './draw/block.ts';
import { type Exit, misuse } from './exit.ts';

/** One or two bots: `greedy`, `greedy,random`. */
export function readBots({ usage }: TerminalWords, text: string): Result<readonly BotName[], Exit> {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const bots: BotName[] = [];
  for (const name of names) {
    const bot = BOTS.find((one) => one === name);
    if (!bot) return misuse(usage.unknownBot(printable(name), BOTS));
    bots.push(bot);
  }
  return bots.length <= 2 ? ok(bots) : misuse(usage.oneOrTwoBots);
}
