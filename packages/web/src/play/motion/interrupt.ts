// Ends animations early: a player who acts is done watching.

/** Calls `end` at the next key, press or turn of the wheel; returns unsubscribe. */
export function onAnyInput(end: () => void): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const) addEventListener(type, end, options);
  return () => ended.abort();
}
