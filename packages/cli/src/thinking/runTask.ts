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
  let updates = Promise.resolve();
  const computation = ports.think(task, (done, of) => {
    if (watch) updates = updates.then(() => watch.line.update(watch.text(done, of)));
  });
  const interruption = watchInterrupt(ports, computation.stop);
  try {
    const answer = await computation.answer;
    return { answer, isInterrupted: interruption.isPressed() };
  } finally {
    interruption.dispose();
    await updates;
    await watch?.line.end();
  }
}
