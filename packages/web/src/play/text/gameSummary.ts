// A stored game in a few words: the players, and how far it has come.

import type { Level } from '@wagons/ai';
import type { BySeat, Game } from '@wagons/rules';
import type { WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';

export function whoPlays(web: WebWords, { first, second }: BySeat<SeatPlayer>): string {
  const { home } = web;
  if (first.kind === 'bot' && second.kind === 'bot')
    return home.bots({ first: opponentText(web, first.level), second: opponentText(web, second.level) });
  if (first.kind === 'bot') return home.against({ who: opponentText(web, first.level) });
  if (second.kind === 'bot') return home.against({ who: opponentText(web, second.level) });
  const names = namesOf({ first, second }, web);
  return names ? `${names.first} – ${names.second}` : home.twoPeople;
}

/** "Mabel (level 2)" */
export const opponentText = ({ table, play }: WebWords, level: Level): string =>
  table.bot({ name: play.opponents[level].name, level });

/** The levels of the computer opponents in a game. */
export const levelsIn = ({ first, second }: BySeat<SeatPlayer>): readonly Level[] =>
  [first, second].flatMap((player) => (player.kind === 'bot' ? [player.level] : []));

/** The names of two players on one device, if any is named. */
function namesOf({ first, second }: BySeat<SeatPlayer>, { table }: WebWords): BySeat<string> | undefined {
  if (!(first.name ?? second.name)) return undefined;
  return {
    first: first.name ?? table.seat({ seat: 'first' }),
    second: second.name ?? table.seat({ seat: 'second' }),
  };
}

export const countPlaced = ({ towns }: Game): number => towns.first.length + towns.second.length;
