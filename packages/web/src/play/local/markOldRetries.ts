// Marks the games of this device that were retries before retries were practice, so that no record counts them.

import type { Game } from '@wagons/rules';
import type { KeptGame } from '../store/keptGame.ts';
import { findOldRetries } from '../store/oldRetries.ts';
import { games } from './library.ts';

export function markOldRetries(): void {
  const known = new Map<string, Game | undefined>();
  const open = (kept: KeptGame): Game | undefined => {
    if (!known.has(kept.id)) {
      const opened = games.load(kept.id);
      known.set(kept.id, opened.ok ? opened.value.game : undefined);
    }
    return known.get(kept.id);
  };
  for (const [id, practice] of findOldRetries(games.list.peek(), open)) games.markPractice(id, practice);
}
