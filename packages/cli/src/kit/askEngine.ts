// Asks the engine while a person waits: Ctrl-C asks for the best answer so far.

import type { Answers, OnGrade, PendingAnswer, Question } from '@wagons/ai/service';
import type { Context } from './context.ts';
import { watchInterrupt } from './interruption.ts';

/** The answer, and whether Ctrl-C was pressed. */
export async function askEngine<Q extends Question>(
  { ports }: Context,
  question: Q,
  onGrade?: OnGrade,
): Promise<{ readonly answer: Answers[Q['is']]; readonly isInterrupted: boolean }> {
  const pending = ports.engine.ask(question, onGrade);
  const interruption = watchInterrupt(ports, pending.stop);
  try {
    const answer = await answerOf(pending);
    return { answer, isInterrupted: interruption.isPressed() };
  } finally {
    interruption.dispose();
  }
}

/** The answer of a question that no one cancels. That the engine fails is a bug. */
export async function answerOf<T>({ answer }: PendingAnswer<T>): Promise<T> {
  const found = await answer;
  if (found.ok) return found.value;
  throw new Error(found.error.why === 'canceled' ? 'the question was canceled' : found.error.detail);
}
