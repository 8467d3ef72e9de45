// Answers JSON questions one by one; an invalid question is reported and the run continues.

import type { Result } from '@wagons/rules';
import { type Context, printJson, remark } from '../kit/context.ts';
import { DONE, type Exit, PARTLY, refusal } from '../kit/exit.ts';
import type { Complaint } from './readQuestion.ts';
import { questions } from './questions.ts';

/** Answers every question on standard input. The exit code is 1 if any was invalid. */
export async function answerAll<Question>(
  context: Context,
  flags: ReadonlySet<string>,
  read: (json: unknown) => Result<Question, Complaint>,
  answer: (question: Question) => Promise<void>,
): Promise<Exit> {
  const { say } = context;
  let end = DONE;
  let count = 0;
  for await (const { line, json } of questions(context)) {
    count++;
    const question = json.ok ? read(json.value) : { ok: false as const, error: { error: json.error } };
    if (question.ok) {
      await answer(question.value);
      continue;
    }
    end = PARTLY;
    if (flags.has('json')) await printJson(context, { line, ...question.error });
    else await remark(context, [say.refusals.badLine({ line, sentence: question.error.error })]);
  }
  // Empty input is fine for programs, but a mistake for a person who reads the output.
  return count === 0 && !flags.has('json') ? refusal(say.refusals.nothingToRead).error : end;
}
