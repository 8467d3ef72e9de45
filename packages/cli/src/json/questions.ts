// Splits standard input into JSON questions: one object over several lines, or one object per line.

import { ok, refused, type Result } from '@wagons/rules';
import type { Context } from '../kit/context.ts';
import type { Input } from '../kit/ports.ts';

/** The longest question; a game of eighteen cards needs about 2,000 characters. */
const QUESTION_LIMIT = 100_000;

/** A line of input, counted from 1. Only the beginning of an oversized line is kept. */
type Line = { readonly number: number; readonly text: string };

/** A parsed question, or why it can't be parsed. */
export type JsonQuestion = { readonly line: number; readonly json: Result<unknown, string> };

/** Yields each question as soon as its end is certain. */
export async function* questions(context: Context): AsyncGenerator<JsonQuestion> {
  const ask = ({ number, text }: Line): JsonQuestion => ({ line: number, json: parse(context, text) });
  let waiting: Line[] = [];
  let length = 0;
  let onePerLine = false;
  for await (const line of linesOf(context.ports.input)) {
    if (line.text.trim() === '') continue;
    waiting.push(line);
    length += line.text.length;
    // A first line that is complete JSON means one object per line. So does input too long for one object.
    onePerLine ||= (waiting.length === 1 && isJson(line.text)) || length > QUESTION_LIMIT;
    if (!onePerLine) continue;
    yield* waiting.map(ask);
    waiting = [];
  }
  yield* split(waiting).map(ask);
}

/** The first line isn't complete JSON: either one object spans all lines, or the first of several is invalid. */
function split(lines: readonly Line[]): readonly Line[] {
  const [first, ...rest] = lines;
  if (!first) return [];
  const text = lines.map((line) => line.text).join('\n');
  // Within one object, nested objects are indented or followed by a comma.
  const single = isJson(text) || !rest.some((line) => /^\{.*\}\s*$/.test(line.text) && isJson(line.text));
  return single ? [{ number: first.number, text }] : lines;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parse({ say: { refusals } }: Context, text: string): Result<unknown, string> {
  if (text.length > QUESTION_LIMIT) return refused(refusals.lineTooLong({ limit: QUESTION_LIMIT }));
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return refused(refusals.notJson({ detail: error instanceof Error ? error.message : '' }));
  }
}

/** The lines of the input, with bounded memory. */
async function* linesOf(input: Input): AsyncGenerator<Line> {
  let number = 1;
  let text = '';
  for await (const chunk of input.chunks()) {
    const [rest = '', ...begun] = chunk.split('\n');
    text = add(text, rest);
    for (const next of begun) {
      yield { number, text };
      number++;
      text = add('', next);
    }
  }
  if (text !== '') yield { number, text };
}

/** Keeps one character beyond the limit, so that an oversized line is detected. */
const add = (text: string, more: string): string =>
  text.length > QUESTION_LIMIT ? text : (text + more).slice(0, QUESTION_LIMIT + 1);
