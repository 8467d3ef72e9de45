// Splits work among processes: a script starts itself several times and collects the results.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Every `step`-th work item in [from, to). */
export type Share = { readonly from: number; readonly to: number; readonly step: number };

/** The work items [from, to), and the number of processes to use; one per core by default. */
export type Work = { readonly from: number; readonly to: number; readonly processes?: number | undefined };

/** Distributes work items among copies of a script; `task` identifies the work. */
export async function shareOut<Task, Answer>(
  script: string,
  { from, to, processes = availableParallelism() }: Work,
  task: Task,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: processes }, async (_, i) => {
      const share: Share = { from: from + i, to, step: processes };
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
