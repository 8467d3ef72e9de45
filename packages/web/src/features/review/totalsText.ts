// The result of a reviewed game in a few words: both players and their totals.

import type { Game } from '@wagons/rules';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import { standingOf } from '../../play/table/preview.ts';

export function totalsText(game: Game, { viewpoint: { names }, seats }: GamePlayers): string {
  const { tallies } = standingOf(game);
  const [one, other] = seats;
  return `${names[one]} ${tallies[one].total} : ${tallies[other].total} ${names[other]}`;
}
