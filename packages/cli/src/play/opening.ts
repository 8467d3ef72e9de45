// How a game is opened again: the command that brings back the same table, with its players and its deck.

import { type Game, makeCode } from '@wagons/rules';
import type { Context } from '../kit/context.ts';
import { type Block, harmless } from '../terminal/block.ts';
import type { Players } from './players.ts';

/** What a table was opened with, besides the game: who sits where, how long bots think, and how its deck was named. */
export type Opening = {
  readonly players?: Players;
  readonly time?: string | undefined;
  readonly deckName?: string | undefined;
};

/** The link code, which is the saved game, and what opens it. */
export function codeLines({ say, program, builtIn }: Context, game: Game, opening: Opening): Block {
  const code = makeCode(game);
  const words = [
    program,
    ...(game.phase === 'over' ? ['replay', code] : ['play', code, ...seatOptions(opening)]),
    ...(builtIn.some(({ hash }) => hash === game.deck.hash)
      ? []
      : ['--deck', quotedPath(opening.deckName ?? say.help.placeholders.file)]),
  ];
  return [say.table.code(code), say.table.openWith(words.join(' '))];
}

/** `--bots`, `--first` and `--time`, as they seat the same players. */
function seatOptions({ players, time }: Opening): readonly string[] {
  if (!players) return [];
  const { first, second } = players;
  const thinking = time === undefined ? [] : ['--time', time];
  if (first.is === 'bot' && second.is === 'bot')
    return ['--bots', `${first.name},${second.name}`, ...thinking];
  if (first.is === 'bot') return ['--bots', first.name, '--first', 'bot', ...thinking];
  return second.is === 'bot' ? ['--bots', second.name, ...thinking] : [];
}

/** A path as a shell takes it for one word. */
const quotedPath = (path: string): string =>
  /^[\w./\\:@%+,=-]+$/.test(path) ? path : `'${harmless(path).replaceAll("'", String.raw`'\''`)}'`;
