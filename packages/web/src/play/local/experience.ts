// Whether a player on this device has finished a game; before that they are newcomers.

import type { ScreenRoute } from '../../kit/browser/route.ts';
import { games } from './library.ts';

/** Games between two bots don't count. */
export const hasFinishedGame = (): boolean =>
  games.list.value.some(
    ({ totals, players }) => totals && (players.first.kind === 'person' || players.second.kind === 'person'),
  );

/** In the address of a new game: two players on this device. No game has this code. */
export const TWO_PLAYERS = 'two';

/** Where a new game begins: newcomers are asked one friendly question first. */
export const newGameRoute = (): ScreenRoute => ({ screen: hasFinishedGame() ? 'new' : 'first' });
