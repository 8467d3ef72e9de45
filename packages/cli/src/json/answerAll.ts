// Answering questions that come as JSON: each in its turn; a bad one is told and the run goes on.

import type { Result } from '@wagons/rules';
import { type Context, printJson, remark } from '../kit/context.ts';
import { DONE, type Exit, PARTLY, refusal } from '../kit/exit.ts';
import type { Complaint } from './readQuestion.ts';
import { questions } from './questions.ts';

/** Reads every question of standard input and answers it; ends with 1 when there was a bad one. */
export async function answerAll<Question>(
  context: Context,
  flags: ReadonlySet<string>,
  read: (json: unknown) => Result<Question, Complaint>,
  answer: (question: Question) => Promise<void>,
): Promise<Exit> {
  const { say } = context;
  let end = DONE;
  let asked = 0;
  for await (const { line, json } of questions(context)) {
    asked++;
    const question = json.ok ? read(json.value) : { ok: false as const, error: { error: json.error } };
    if (question.ok) {
      await answer(question.value);
      continue;
    }
    end = PARTLY;
    if (flags.has('json')) await printJson(context, { line, ...question.error });
    else await remark(context, [say.refusals.badLine(line, question.error.error)]);
  }
  // Programs may have nothing to ask; a person who reads the answer is told.
  return asked === 0 && !flags.has('json') ? refusal(say.refusals.nothingToRead).error : end;
}
