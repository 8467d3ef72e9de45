// Clears this browser's storage between tests.

import { store } from '../src/kit/storage/storage.ts';
import { games } from '../src/play/local/library.ts';

export function clearStorage(): void {
  for (const key of store.keys()) store.remove(key);
  games.refresh();
}
