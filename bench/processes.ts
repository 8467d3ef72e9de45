// Sharing work among processes: a script starts itself once for each core and gathers the answers.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Every `step`-th piece of work, from `from` on, before `to`. */
export type Share = { readonly from: number; readonly to: number; readonly step: number };

/** Hands out pieces `from` to `to` of some work to copies of a script; `task` tells them what it is. */
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

/** Does the share that this process was started for, answering piece by piece. */
export function doShare<Task, Answer>(share: string, work: (piece: number, task: Task) => Answer): void {
  const { from, to, step, task } = JSON.parse(share) as Share & { readonly task: Task };
  for (let piece = from; piece < to; piece += step) process.send?.(work(piece, task));
}
