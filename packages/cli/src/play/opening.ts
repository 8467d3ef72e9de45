// The command that reopens a game with the same players and deck.

import type { Game } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import type { Context } from '../kit/context.ts';
import { type Block, harmless } from '../terminal/block.ts';
import type { Players } from './seating.ts';

/** How the game was started: players, thinking time, and `--deck`. */
export type Opening = {
  readonly players?: Players;
  readonly time?: string | undefined;
  readonly deckName?: string | undefined;
};

/** The link code, and the command that opens it. */
export function codeLines({ say, program, builtIn }: Context, game: Game, opening: Opening): Block {
  const code = makeCode(game);
  const words = [
    program,
    ...(game.phase === 'over' ? ['replay', code] : ['play', code, ...seatOptions(opening)]),
    ...(builtIn.some(({ hash }) => hash === game.deck.hash)
      ? []
      : ['--deck', quotedPath(opening.deckName ?? say.help.placeholders.file)]),
  ];
  return [say.table.code({ code }), say.table.openWith({ command: words.join(' ') })];
}

/** The options that seat the same players. */
function seatOptions({ players, time }: Opening): readonly string[] {
  if (!players) return [];
  const { first, second } = players;
  const thinking = time === undefined ? [] : ['--time', time];
  if (first.is === 'bot' && second.is === 'bot')
    return ['--bots', `${first.name},${second.name}`, ...thinking];
  if (first.is === 'bot') return ['--bots', first.name, '--first', 'bot', ...thinking];
  return second.is === 'bot' ? ['--bots', second.name, ...thinking] : [];
}

/** Quotes a path for a shell. */
const quotedPath = (path: string): string =>
  /^[\w./\\:@%+,=-]+$/.test(path) ? path : `'${harmless(path).replaceAll("'", String.raw`'\''`)}'`;
