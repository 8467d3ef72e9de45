// Runs a task while a person waits: Ctrl-C stops it, and its progress is shown.

import type { Context } from '../kit/context.ts';
import { watchInterrupt } from '../kit/interruption.ts';
import type { ProgressLine } from '../kit/progress.ts';
import type { TaskResults, Task } from '../kit/task.ts';

/** The result so far, and whether Ctrl-C was pressed. */
export async function runTask<T extends Task>(
  { ports }: Context,
  task: T,
  watch?: { readonly line: ProgressLine; readonly text: (done: number, of: number) => string },
): Promise<{ readonly answer: TaskResults[T['is']]; readonly isInterrupted: boolean }> {
  let told = Promise.resolve();
  const thought = ports.think(task, (done, of) => {
    if (watch) told = told.then(() => watch.line.tell(watch.text(done, of)));
  });
  const interruption = watchInterrupt(ports, thought.stop);
  try {
    const answer = await thought.answer;
    return { answer, isInterrupted: interruption.isPressed() };
  } finally {
    interruption.dispose();
    await told;
    await watch?.line.end();
  }
}
