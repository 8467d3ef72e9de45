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

/** Whom to play first, before there is any result. */
const FIRST: Level = 2;

/** Whom to play now: after a win the next opponent, after anything else the same one again. */
export function suggestedLevel(games: readonly KeptGame[]): Level {
  const played = games.filter(({ practice, totals }) => totals && !practice);
  const last = played
    .toSorted((a, b) => b.changed - a.changed)
    .find(({ players }) => levelAgainst(players) !== undefined);
  if (!last) return FIRST;
  const level = levelAgainst(last.players) ?? FIRST;
  const beaten = beatenLevel(last.players, last.totals);
  return beaten === undefined ? level : (nextLevel(games, beaten) ?? level);
}

/** The level of the computer that a person played against. */
function levelAgainst(players: BySeat<SeatPlayer>): Level | undefined {
  const seat = SEATS.find((one) => players[one].kind === 'person');
  const other = seat && players[opponent(seat)];
  return other?.kind === 'bot' ? other.level : undefined;
}
