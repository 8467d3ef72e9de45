// A game with undo and redo.

import {
  type Game,
  type Illegal,
  type Move,
  mustPlay,
  ok,
  play,
  positionsOf,
  type Result,
  undo,
} from '@wagons/rules';

/** `undone` are the moves that redo would make, in order. */
export type GameHistory = { readonly game: Game; readonly undone: readonly Move[] };

export const startHistory = (game: Game): GameHistory => ({ game, undone: [] });

/** Makes a move, which clears the redo list. */
export function afterMove({ game }: GameHistory, move: Move): Result<GameHistory, Illegal> {
  const next = play(game, move);
  return next.ok ? ok(startHistory(next.value)) : next;
}

/** Back to the last earlier position where `decides` holds; undefined if there is none. */
export function stepBack(
  { game, undone }: GameHistory,
  decides: (game: Game) => boolean,
): GameHistory | undefined {
  const to = positionsOf(game).slice(0, -1).findLastIndex(decides);
  if (to < 0) return undefined;
  return { game: undo(game, game.moves.length - to), undone: [...game.moves.slice(to), ...undone] };
}

/** Forward to the next position where `decides` holds, or to the last undone move. */
export function stepForward(
  { game, undone }: GameHistory,
  decides: (game: Game) => boolean,
): GameHistory | undefined {
  const [move, ...rest] = undone;
  if (!move) return undefined;
  const session = { game: mustPlay(game, move), undone: rest };
  return decides(session.game) ? session : (stepForward(session, decides) ?? session);
}
