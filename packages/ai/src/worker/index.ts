// `@wagons/ai/worker`: the answering side of the engine, inside a thread. Heavy: it brings the whole engine.

import type { EngineReport, EngineRequest } from '../service/engine.ts';
import { makeAnswerer } from './answer.ts';

export { type Answerer, makeAnswerer } from './answer.ts';

/** The ports of a thread. */
export type ThreadPorts = {
  readonly post: (report: EngineReport) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Whether a request should answer now with what it has; polled while it is answered. */
  readonly isStopped?: (id: number) => boolean;
};

/** Handles one request after another: each is answered or failed. */
export function makeRequestHandler({ post, now, isStopped }: ThreadPorts): (request: EngineRequest) => void {
  const answer = makeAnswerer();
  return ({ id, question }) => {
    try {
      const found = answer(question, {
        now,
        ...(isStopped && { aborted: () => isStopped(id) }),
        onGrade: (grade, of) => {
          post({ is: 'graded', id, grade, of });
        },
      });
      post({ is: 'answer', id, answer: found });
    } catch (error) {
      post({ is: 'failed', id, detail: error instanceof Error ? error.message : String(error) });
    }
  };
}
