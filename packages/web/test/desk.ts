// The desk of this browser as a test finds it and leaves it: nothing kept.

import { games, shelf } from '../src/play/local/desk.ts';

export function clearDesk(): void {
  for (const key of shelf.keys()) shelf.remove(key);
  games.refresh();
}
