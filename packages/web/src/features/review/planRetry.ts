// The plan of a game from a position of the review, with the players of the reviewed game.

import type { Level } from '@wagons/ai';
import { type BySeat, type Game, opponent, SEATS, seatToMove } from '@wagons/rules';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import type { PracticeGame, SeatPlayer } from '../../play/store/seatPlayers.ts';
import type { Plan } from '../../play/table/plans.ts';

/** The computer that takes the place of an opponent who isn't at this device. */
const FRIENDLY: Level = 2;

type Players = Pick<GamePlayers, 'players' | 'viewpoint'>;

/** A practice game. */
export const planRetry = (position: Game, players: Players, practice: PracticeGame): Plan => ({
  game: position,
  players: playersFor(position, players),
  practice,
});

/** Whether a person would make the next move. */
export const isOwnTask = (position: Game, players: Players): boolean => {
  const seat = seatToMove(position);
  return seat !== undefined && playersFor(position, players)[seat].kind === 'person';
};

/** The same players as before. If they aren't known or no person was among them, the reader against a computer. */
function playersFor(position: Game, { players, viewpoint }: Players): BySeat<SeatPlayer> {
  if (players && SEATS.some((seat) => players[seat].kind === 'person')) return players;
  const own = viewpoint.reader ?? seatToMove(position) ?? 'first';
  const person: SeatPlayer = { kind: 'person' };
  const bot: SeatPlayer = { kind: 'bot', level: viewpoint.levels?.[opponent(own)] ?? FRIENDLY };
  return own === 'first' ? { first: person, second: bot } : { first: bot, second: person };
}
