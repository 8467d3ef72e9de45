// A client's view of a table: every event is played, counted and compared with its fingerprint.

import { fingerprint, type ServerMessages, type TableFace } from '@wagons/protocol';
import { begin, type Game, playAll } from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';
import { PRINTED } from '../play.ts';

export type View = { readonly seq: number; readonly game: Game; readonly face: TableFace };

/** From a snapshot; undefined if it is inconsistent. */
export function readView(message: ServerMessages['table']): View | undefined {
  const { center, circle } = message.deal;
  const [one = '', two = '', three = ''] = center;
  const game = playTexts(begin(PRINTED, { center: [one, two, three], circle }), message.moves);
  return game && fingerprint(game) === message.hash
    ? { seq: message.seq, game, face: message.face }
    : undefined;
}

/** After the next event; undefined if it doesn't fit. */
export function follow(view: View, message: ServerMessages['event']): View | undefined {
  const { from, moves = [] } = message.happened;
  if (message.seq !== view.seq + 1) return undefined;
  const game = from === undefined ? view.game : playTexts(rewind(view.game, from), moves);
  return game && fingerprint(game) === message.hash
    ? { seq: message.seq, game, face: message.face }
    : undefined;
}

const rewind = (game: Game, to: number): Game | undefined =>
  to === game.moves.length ? game : playMoves(begin(game.deck, game.deal), game.moves.slice(0, to));

function playTexts(game: Game | undefined, texts: readonly string[]): Game | undefined {
  const moves = texts.map(readMadeMove).filter((move) => move !== undefined);
  return moves.length === texts.length ? playMoves(game, moves) : undefined;
}

function playMoves(game: Game | undefined, moves: Game['moves']): Game | undefined {
  const played = game && playAll(game, moves);
  return played?.ok ? played.value : undefined;
}
