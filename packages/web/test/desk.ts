// The desk of this browser as a test finds it and leaves it: nothing kept.

import { store } from '../src/kit/storage/storage.ts';
import { games } from '../src/play/local/library.ts';

export function clearDesk(): void {
  for (const key of store.keys()) store.remove(key);
  games.refresh();
}
