// Processes that play games: each gets the next one when it has finished its own.

import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs all tasks in copies of a script. Stops early, with an error, if a process fails. */
export async function runPool<Task extends object, Done>(
  script: string,
  tasks: readonly Task[],
  jobs: number,
  onDone: (done: Done) => void,
): Promise<void> {
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    const process = fork(script, ['--worker']);
    const next = (): void => {
      const task = waiting.shift();
      if (task) process.send(task);
      else process.disconnect();
    };
    process.on('message', (done: Done) => {
      onDone(done);
      next();
    });
    next();
    const [exitCode] = (await once(process, 'exit')) as [number | null];
    if (exitCode !== 0) throw new Error(`A process that played games ended with ${exitCode ?? 'a signal'}.`);
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, work));
}

/** Answers every task that comes from the pool; ends when the pool does. */
export function workForPool<Task, Done>(work: (task: Task) => Done): void {
  process.on('message', (task: Task) => {
    const done = work(task);
    // The pool may have been stopped in the meantime.
    if (process.connected) process.send?.(done);
  });
}
