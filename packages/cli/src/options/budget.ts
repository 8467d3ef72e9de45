// Reads `--time` and `--nodes`: how long a bot may think.

import type { ThinkingLimit } from '@wagons/ai/service';
import { ok, type Result } from '@wagons/rules';
import type { TerminalWords } from '@wagons/words/terminal';
import { readNumber, readSeconds } from '../kit/arguments.ts';
import { type Exit, misuse } from '../kit/exit.ts';

/** Upper bound of `--time`, in seconds. */
const LONGEST = 3600;
const MOST_NODES = 100_000_000;

/** `--time SECONDS` or `--nodes NUMBER`; 0 means to move immediately. */
export function readThinkingLimit(
  say: TerminalWords,
  { time, nodes }: { readonly time?: string; readonly nodes?: string },
): Result<ThinkingLimit, Exit> {
  if (time !== undefined && nodes !== undefined)
    return misuse(say.usage.notTogether({ one: '--time', other: '--nodes' }));
  if (time !== undefined) {
    const seconds = readSeconds(say, '--time', time, { atLeast: 0, atMost: LONGEST });
    return seconds.ok ? ok({ milliseconds: Math.round(seconds.value * 1000) }) : seconds;
  }
  if (nodes === undefined) return ok({});
  const number = readNumber(say, '--nodes', nodes, { atLeast: 0, atMost: MOST_NODES });
  return number.ok ? ok({ nodes: number.value }) : number;
}
