// Questions as JSON on standard input: one object, over as many lines as it likes, or one on every line.

import { ok, refused, type Result } from '@wagons/rules';
import type { Context } from '../kit/context.ts';
import type { Input } from '../kit/ports.ts';

/** The longest text of one question; a game of eighteen cards needs two thousand characters. */
const QUESTION_LIMIT = 100_000;

/** A line of input, counted from 1. Of a line that is too long only the beginning is kept. */
type Line = { readonly number: number; readonly text: string };

/** What was asked, or why it cannot be understood. */
export type Question = { readonly line: number; readonly json: Result<unknown, string> };

/** Every question, as soon as it can be told from what follows. */
export async function* questions(context: Context): AsyncGenerator<Question> {
  const ask = ({ number, text }: Line): Question => ({ line: number, json: parse(context, text) });
  let waiting: Line[] = [];
  let length = 0;
  let onePerLine = false;
  for await (const line of linesOf(context.ports.input)) {
    if (line.text.trim() === '') continue;
    waiting.push(line);
    length += line.text.length;
    // The first line decides: when it is a whole text, every line is one. And so it is where all of them would be too much.
    onePerLine ||= (waiting.length === 1 && isJson(line.text)) || length > QUESTION_LIMIT;
    if (!onePerLine) continue;
    yield* waiting.map(ask);
    waiting = [];
  }
  yield* split(waiting).map(ask);
}

/** Lines whose first is no whole text: one text over all of them, or single ones with a bad one at the beginning. */
function split(lines: readonly Line[]): readonly Line[] {
  const [first, ...rest] = lines;
  if (!first) return [];
  const text = lines.map((line) => line.text).join('\n');
  // Within one text an object is indented or divided from the next by a comma.
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
  if (text.length > QUESTION_LIMIT) return refused(refusals.lineTooLong(QUESTION_LIMIT));
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return refused(refusals.notJson(error instanceof Error ? error.message : ''));
  }
}

/** The lines of what is sent; memory stays bounded whatever comes. */
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

/** One character more than may be is kept, so that a line that is too long can be told. */
const add = (text: string, more: string): string =>
  text.length > QUESTION_LIMIT ? text : (text + more).slice(0, QUESTION_LIMIT + 1);
