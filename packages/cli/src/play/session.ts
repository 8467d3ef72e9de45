// A game at the table, with the way back and forth again: undo is "replay fewer moves".

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

/** `undone` are the moves that were taken back, in the order in which they would come again. */
export type Session = { readonly game: Game; readonly undone: readonly Move[] };

export const begun = (game: Game): Session => ({ game, undone: [] });

/** A new move ends what could be done again. */
export function moved({ game }: Session, move: Move): Result<Session, Illegal> {
  const next = play(game, move);
  return next.ok ? ok(begun(next.value)) : next;
}

/** Back to the last earlier position where somebody may decide; undefined when there is none. */
export function back({ game, undone }: Session, decides: (game: Game) => boolean): Session | undefined {
  const to = positionsOf(game).slice(0, -1).findLastIndex(decides);
  if (to < 0) return undefined;
  return { game: undo(game, game.moves.length - to), undone: [...game.moves.slice(to), ...undone] };
}

/** Forth to the next position where somebody may decide, or to the last move that was taken back. */
export function forth({ game, undone }: Session, decides: (game: Game) => boolean): Session | undefined {
  const [move, ...rest] = undone;
  if (!move) return undefined;
  const session = { game: mustPlay(game, move), undone: rest };
  return decides(session.game) ? session : (forth(session, decides) ?? session);
}
