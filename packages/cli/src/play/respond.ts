// What a typed line does: it moves, goes back or forth, shows something, leaves, or is refused.

import { type Game, parseTypedMove, type TextError } from '@wagons/rules';
import { refusalText, textErrorText, type Words } from '@wagons/words';
import type { Context } from '../context.ts';
import type { Block } from '../draw/block.ts';
import { answerOrder, readOrder } from './orders.ts';
import { onlyBots, type Players, playerToMove, type Table } from './players.ts';
import { back, forth, moved, type Session } from './session.ts';

export type Response =
  | { readonly is: 'leave' }
  /** The bot whose turn it is shall move. */
  | { readonly is: 'goOn' }
  | { readonly is: 'told'; readonly lines: Block }
  | { readonly is: 'moved'; readonly session: Session; readonly lines: Block }
  | { readonly is: 'refused'; readonly sentence: string };

export function respond(
  context: Context,
  { players, names }: Pick<Table, 'players' | 'names'>,
  session: Session,
  typed: string,
): Response {
  const { table } = context.say;
  const { game } = session;
  const order = readOrder(typed);
  switch (order) {
    case 'quit':
      return { is: 'leave' };
    case 'undo': {
      const earlier = back(session, (then) => mayDecide(players, then));
      if (!earlier) return { is: 'told', lines: [table.nothingToUndo] };
      return {
        is: 'moved',
        session: earlier,
        lines: [table.undone(game.moves.length - earlier.game.moves.length)],
      };
    }
    case 'redo': {
      const later = forth(session, (then) => mayDecide(players, then));
      if (!later) return { is: 'told', lines: [table.nothingToRedo] };
      return {
        is: 'moved',
        session: later,
        lines: [table.redone(later.game.moves.length - game.moves.length)],
      };
    }
    case undefined:
      return playerToMove(players, game)?.is === 'person'
        ? typedMove(context, session, typed)
        : justGoOn(context, game, typed);
    default:
      return { is: 'told', lines: answerOrder(context, game, names, order) };
  }
}

/** Whether undo stops here: where a person is to move, or anywhere when only bots play. */
const mayDecide = (players: Players, game: Game): boolean =>
  playerToMove(players, game)?.is === 'person' || onlyBots(players);

function typedMove({ words, say }: Context, session: Session, typed: string): Response {
  const { game } = session;
  // A remark is said to nobody.
  if (/^\s*(#|$)/.test(typed))
    return { is: 'told', lines: game.phase === 'over' ? [] : [say.table.howTo[game.phase]] };
  const move = parseTypedMove(typed, game);
  if (!move.ok) return { is: 'refused', sentence: typedErrorText(words, move.error) };
  const next = moved(session, move.value);
  return next.ok
    ? { is: 'moved', session: next.value, lines: [] }
    : { is: 'refused', sentence: refusalText(words, next.error) };
}

/** Where no person is to move, an empty line goes on. */
function justGoOn({ say }: Context, game: Game, typed: string): Response {
  if (typed.trim() !== '')
    return { is: 'told', lines: [say.table.howTo[game.phase === 'over' ? 'over' : 'watch']] };
  return { is: game.phase === 'over' ? 'leave' : 'goOn' };
}

/** A typed move has but one line, so where in it the error stands needs no saying. */
function typedErrorText(words: Words, error: TextError): string {
  const { textErrors } = words.errors;
  switch (error.what) {
    case 'unexpected':
      return textErrors.unexpected(error);
    case 'unknownCard':
      return textErrors.unknownCard(error);
    default:
      return textErrorText(words, error);
  }
}
