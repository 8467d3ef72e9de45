// Splits work among processes: a script starts itself once per core and collects the results.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Every `step`-th work item in [from, to). */
export type Share = { readonly from: number; readonly to: number; readonly step: number };

/** Distributes the work items [from, to) among copies of a script; `task` identifies the work. */
export async function shareOut<Task, Answer>(
  script: string,
  { from, to }: { readonly from: number; readonly to: number },
  task: Task,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, async (_, i) => {
      const share: Share = { from: from + i, to, step };
      const worker = fork(fileURLToPath(script), ['--share', JSON.stringify({ ...share, task })]);
      worker.on('message', (answer: Answer) => onAnswer(answer));
      const [exitCode] = (await once(worker, 'exit')) as [number];
      if (exitCode !== 0) process.exitCode = 1;
    }),
  );
}

/** Processes this process's share, sending one result per item. */
export function doShare<Task, Answer>(share: string, work: (piece: number, task: Task) => Answer): void {
  const { from, to, step, task } = JSON.parse(share) as Share & { readonly task: Task };
  for (let piece = from; piece < to; piece += step) process.send?.(work(piece, task));
}
