// Thinking with somebody who waits: Ctrl-C stops it, and where progress can be counted it is shown.

import type { Context } from '../kit/context.ts';
import { heedInterruption } from '../kit/interruption.ts';
import type { ProgressLine } from '../kit/progress.ts';
import type { Answers, Task } from '../kit/task.ts';

/** The answer, as far as it was found, and whether Ctrl-C was pressed. */
export async function thinkAloud<T extends Task>(
  { ports }: Context,
  task: T,
  watch?: { readonly line: ProgressLine; readonly text: (done: number, of: number) => string },
): Promise<{ readonly answer: Answers[T['is']]; readonly isInterrupted: boolean }> {
  let told = Promise.resolve();
  const thought = ports.think(task, (done, of) => {
    if (watch) told = told.then(() => watch.line.tell(watch.text(done, of)));
  });
  const interruption = heedInterruption(ports, thought.stop);
  try {
    const answer = await thought.answer;
    return { answer, isInterrupted: interruption.came() };
  } finally {
    interruption.unheed();
    await told;
    await watch?.line.end();
  }
}
