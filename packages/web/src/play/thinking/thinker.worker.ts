// The thread that thinks: one question after another, each answered or failed.

import { makeAnswerer } from './answer.ts';
import type { Asked, Report } from './client.ts';

/** A worker's own side of the line; the library of the page knows only the page's. */
type Line = {
  onmessage: ((message: { readonly data: Asked }) => void) | undefined;
  readonly postMessage: (report: Report) => void;
};

const line = globalThis as unknown as Line;
const answer = makeAnswerer();

line.onmessage = ({ data: { id, question } }) => {
  try {
    const found = answer(question, (grade, of) => {
      line.postMessage({ is: 'graded', id, grade, of });
    });
    line.postMessage({ is: 'answer', id, answer: found });
  } catch (error) {
    line.postMessage({ is: 'failed', id, detail: error instanceof Error ? error.message : String(error) });
  }
};
