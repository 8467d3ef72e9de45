// Reads the names and levels of bots.

import { type BotName, BOTS, type Level, LEVELS } from '@wagons/ai';
import { invariant, ok, type Result } from '@wagons/rules';
import type { TerminalWords } from '@wagons/words/terminal';
import { anyOf, type Words } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { readNumber } from '../kit/arguments.ts';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse } from '../kit/exit.ts';

/** Finds a bot by its name, ignoring case. */
export const findBot = (name: string): BotName | undefined =>
  BOTS.find((one) => one.toLowerCase() === name.trim().toLowerCase());

/** What a bot is called in a sentence: “Pip (L1)” for a level, else its own name. */
export function botTitle({ opponents }: Words, bot: BotName): string {
  const level = LEVELS.find((one) => bot === `L${one}`);
  return level === undefined ? bot : `${opponents[level].name} (${bot})`;
}

/** One or two bots: `greedy`, `greedy,random`. */
export function readBots({ say, words }: Context, text: string): Result<readonly [BotName, BotName?], Exit> {
  const bots: BotName[] = [];
  for (const name of text.split(',')) {
    const bot = findBot(name);
    if (!bot)
      return misuse(say.usage.unknownBot({ found: printable(name.trim()), known: anyOf(words, BOTS) }));
    bots.push(bot);
  }
  const [one, other, ...more] = bots;
  if (!one || more.length > 0) return misuse(say.usage.oneOrTwoBots);
  return ok(other ? [one, other] : [one]);
}

export const [EASIEST, HARDEST] = [Math.min(...LEVELS), Math.max(...LEVELS)];

/** `--level 5` */
export function readLevel(say: TerminalWords, text: string): Result<Level, Exit> {
  const number = readNumber(say, '--level', text, { atLeast: EASIEST, atMost: HARDEST });
  if (!number.ok) return number;
  const level = LEVELS.find((one) => one === number.value);
  invariant(level, 'there is a level for every number from the easiest to the hardest');
  return ok(level);
}
