// One thing after the other, each in a frame of its own: what comes all at once would hold up the page on a slow device.

/** In the order in which they came; whoever waits already keeps its place. */
const waiting = new Set<() => void>();
let isGoing = false;

/** Calls after everything that waits, or at once where nothing does; unless the answer is called before. */
export function inTurn(call: () => void): () => void {
  waiting.add(call);
  if (!isGoing) callNext();
  return () => void waiting.delete(call);
}

function callNext(): void {
  const [next] = waiting;
  isGoing = next !== undefined;
  if (!next) return;
  waiting.delete(next);
  next();
  // The one after it comes when this one is seen; where nobody looks there are no frames.
  if (document.hidden) setTimeout(callNext);
  else requestAnimationFrame(() => setTimeout(callNext));
}
