// Explains to the operator why the program failed: one sentence, or the whole error if it is a bug.

import { StartupError } from './config/startupError.ts';
import { CannotOpen, isAway, isFull } from './store/faults.ts';
import { StoreError } from './ports/store.ts';

export function operatorMessage(error: unknown): unknown {
  if (error instanceof StartupError || error instanceof CannotOpen) return error.message;
  const fault = error instanceof StoreError ? error.cause : error;
  if (isFull(fault))
    return 'The disk that holds the data is full. Nothing is lost: free some space and start again.';
  if (isAway(fault)) return `The database isn’t available (${reasonOf(fault)}). Start again when it is.`;
  return error;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
