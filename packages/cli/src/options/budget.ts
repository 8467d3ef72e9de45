// How much thinking a command line allows: seconds or nodes, and nothing said where neither is given.

import { ok, type Result } from '@wagons/rules';
import type { TerminalWords } from '@wagons/words/terminal';
import { readNumber, readSeconds } from '../kit/arguments.ts';
import { type Exit, misuse } from '../kit/exit.ts';
import type { Allowance } from '../kit/task.ts';

/** The longest that may be thought about one thing, in seconds. */
const LONGEST = 3600;
const MOST_NODES = 100_000_000;

/** `--time SECONDS` or `--nodes NUMBER`; 0 is allowed, and means to answer at once. */
export function readAllowance(
  say: TerminalWords,
  { time, nodes }: { readonly time?: string; readonly nodes?: string },
): Result<Allowance, Exit> {
  if (time !== undefined && nodes !== undefined) return misuse(say.usage.notTogether('--time', '--nodes'));
  if (time !== undefined) {
    const seconds = readSeconds(say, '--time', time, { atLeast: 0, atMost: LONGEST });
    return seconds.ok ? ok({ milliseconds: Math.round(seconds.value * 1000) }) : seconds;
  }
  if (nodes === undefined) return ok({});
  const number = readNumber(say, '--nodes', nodes, { atLeast: 0, atMost: MOST_NODES });
  return number.ok ? ok({ nodes: number.value }) : number;
}
