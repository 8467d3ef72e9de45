// The engine worker: one request after another, each answered or failed.

import { makeAnswerer } from './answer.ts';
import type { WorkerReport, WorkerRequest } from './client.ts';

/** The worker's global scope; the DOM types describe only the page's. */
type WorkerScope = {
  onmessage: ((message: { readonly data: WorkerRequest }) => void) | undefined;
  readonly postMessage: (report: WorkerReport) => void;
};

const scope = globalThis as unknown as WorkerScope;
const answer = makeAnswerer();

scope.onmessage = ({ data: { id, question } }) => {
  try {
    const found = answer(question, (grade, of) => {
      scope.postMessage({ is: 'graded', id, grade, of });
    });
    scope.postMessage({ is: 'answer', id, answer: found });
  } catch (error) {
    scope.postMessage({ is: 'failed', id, detail: error instanceof Error ? error.message : String(error) });
  }
};
