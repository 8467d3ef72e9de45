// Who was beaten, and who to play next.

import { type Level, LEVELS } from '@wagons/ai/service';
import { type BySeat, opponent, type Points, type Seat, SEATS } from '@wagons/rules';
import type { KeptGame } from '../store/keptGame.ts';
import { resultsByLevel } from '../store/results.ts';
import type { SeatPlayer } from '../store/seatPlayers.ts';

/** The level that the only human player of a finished game has beaten. */
export function beatenLevel(
  players: BySeat<SeatPlayer>,
  totals: BySeat<Points> | undefined,
): Level | undefined {
  const seat: Seat | undefined = SEATS.find((one) => players[one].kind === 'person');
  const other = seat && players[opponent(seat)];
  if (!totals || !seat || other?.kind !== 'bot') return undefined;
  return totals[seat] > totals[opponent(seat)] ? other.level : undefined;
}

/** After a win: the weakest stronger opponent who was never beaten. */
export function nextLevel(games: readonly KeptGame[], beaten: Level): Level | undefined {
  const results = resultsByLevel(games);
  return LEVELS.find((level) => level > beaten && (results.get(level)?.won ?? 0) === 0);
}
