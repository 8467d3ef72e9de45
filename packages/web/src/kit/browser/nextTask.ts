// Runs a callback in the next task, sooner than a timer would.

const { port1, port2 } = new MessageChannel();
const waiting: Array<{ call: (() => void) | undefined }> = [];

port1.onmessage = () => waiting.shift()?.call?.();

/** Returns a cancel function. */
export function nextTask(call: () => void): () => void {
  const entry: { call: (() => void) | undefined } = { call };
  waiting.push(entry);
  port2.postMessage(undefined);
  return () => {
    entry.call = undefined;
  };
}
