// Interprets a typed line: a move, undo or redo, an order, quit, or a refusal.

import { type Deck, type Game, REFUSALS } from '@wagons/rules';
import { parseTypedMove, type TextError } from '@wagons/rules/notation';
import { refusalText, typedErrorText } from '@wagons/words';
import type { Context } from '../kit/context.ts';
import { type Block, printable, wrap } from '../terminal/block.ts';
import { answerOrder, readOrder } from './orders.ts';
import { onlyBots, type Players, playerToMove, type Seating } from './seating.ts';
import { afterMove, type GameHistory, stepBack, stepForward } from './history.ts';

export type Response =
  | { readonly is: 'quit' }
  /** Let the bot to move play. */
  | { readonly is: 'botMove' }
  | { readonly is: 'print'; readonly lines: Block }
  /** The player asks for the best move, which takes a while. */
  | { readonly is: 'advise' }
  | { readonly is: 'moved'; readonly session: GameHistory; readonly lines: Block }
  | { readonly is: 'refused'; readonly sentence: string };

export function respond(context: Context, table: Seating, session: GameHistory, typed: string): Response {
  const { game } = session;
  const { order, times } = readOrder(typed) ?? { order: undefined, times: 1 };
  switch (order) {
    case 'quit':
      return { is: 'quit' };
    case 'hint':
      return game.phase === 'over'
        ? { is: 'print', lines: wrap(context.say.refusals.gameIsOver, context.width) }
        : { is: 'advise' };
    case 'undo':
    case 'redo':
      return travel(context, table.players, session, { order, times });
    case undefined:
      return playerToMove(table.players, game)?.is === 'person'
        ? typedMove(context, session, typed)
        : outOfTurn(context, game, typed);
    default:
      return { is: 'print', lines: answerOrder(context, game, table, order) };
  }
}

/** Undoes or redoes up to `times` steps. */
function travel(
  { say: { table } }: Context,
  players: Players,
  from: GameHistory,
  { order, times }: { readonly order: 'undo' | 'redo'; readonly times: number },
): Response {
  const step = order === 'undo' ? stepBack : stepForward;
  let session = from;
  for (let i = 0; i < times; i++) session = step(session, (then) => mayDecide(players, then)) ?? session;
  const moves = session.game.moves.length - from.game.moves.length;
  if (moves === 0)
    return { is: 'print', lines: [order === 'undo' ? table.nothingToUndo : table.nothingToRedo] };
  return {
    is: 'moved',
    session,
    lines: [moves < 0 ? table.undone({ moves: -moves }) : table.redone({ moves })],
  };
}

/** Undo stops where a person is to move, or anywhere if only bots play. */
const mayDecide = (players: Players, game: Game): boolean =>
  playerToMove(players, game)?.is === 'person' || onlyBots(players);

/** Empty lines and comments are ignored. */
const isIgnored = (typed: string): boolean => /^\s*(#|$)/.test(typed);

function typedMove(context: Context, session: GameHistory, typed: string): Response {
  const { words, say, width } = context;
  const { game } = session;
  if (isIgnored(typed))
    return { is: 'print', lines: game.phase === 'over' ? [] : wrap(say.table.howTo[game.phase], width) };
  const move = parseTypedMove(typed, game);
  if (!move.ok) {
    return looksLikeMove(typed, game.deck, move.error)
      ? { is: 'refused', sentence: typedErrorText(words, move.error) }
      : notUnderstood(context, typed);
  }
  const next = afterMove(session, move.value);
  return next.ok
    ? { is: 'moved', session: next.value, lines: [] }
    : { is: 'refused', sentence: refusalText(words, next.error) };
}

/** It isn't a person's turn: an empty line continues, and a move is refused. */
function outOfTurn(context: Context, game: Game, typed: string): Response {
  const { words, ports } = context;
  if (isIgnored(typed)) {
    if (game.phase !== 'over') return { is: 'botMove' };
    return ports.input.isTerminal ? { is: 'quit' } : { is: 'print', lines: [] };
  }
  const move = parseTypedMove(typed, game);
  if (!move.ok && !looksLikeMove(typed, game.deck, move.error)) return notUnderstood(context, typed);
  const why = game.phase === 'over' ? 'gameOver' : 'notYourTurn';
  return { is: 'refused', sentence: refusalText(words, { why, rule: REFUSALS[why] }) };
}

const notUnderstood = ({ say }: Context, typed: string): Response => ({
  is: 'refused',
  sentence: say.table.notUnderstood({ typed: printable(typed.trim()) }),
});

/** Whether the input looks like a move: a verb of the notation, a number, a cell or a card. */
function looksLikeMove(typed: string, { cards }: Deck, error: TextError): boolean {
  const [first = ''] = typed.trim().toLowerCase().split(/\s+/);
  return (
    ['start', 'take', 'place'].includes(first) ||
    /^-?\d/.test(first) ||
    (error.what === 'ambiguous' && /\p{L}/u.test(first)) ||
    cards.some(({ id }) => id.startsWith(first))
  );
}
