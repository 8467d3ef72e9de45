// The one entry point to a game: which moves are legal, what a move leads to, and the way back.

import { deal } from './deal.ts';
import { draft, drafts } from './draft.ts';
import { pickStart, pickStarts } from './pickStart.ts';
import { place, placements } from './place.ts';
import { illegal, invariant, ok, type Result } from './result.ts';
import { visible } from './town.ts';
import { afterDraft, afterPlace, afterStart, begin } from './turn.ts';
import {
  type Deck,
  type Game,
  type Illegal,
  type Move,
  type Placement,
  type Seat,
  withSeat,
} from './types.ts';

/** A new game from a seed. */
export const newGame = (seed: string, deck: Deck): Game => begin(deck, deal(seed, deck));

/** Every legal move, in the frozen order (N5). Empty only when the game is over. */
export function legalMoves(game: Game): Move[] {
  switch (game.phase) {
    case 'pickStart':
      return pickStarts(game.circle);
    case 'draft':
      return drafts(game.circle);
    case 'place':
      return placements(visible(game.deck, game.towns[game.seat]), game.held[0].card).map((placement) => ({
        type: 'place',
        ...placement,
      }));
    case 'over':
      return [];
  }
}

/** Makes a move. With `by` it is refused unless it is that seat's turn. The game handed in stays as it was. */
export function play(game: Game, move: Move, by?: Seat): Result<Game, Illegal> {
  if (!isMove(move)) return illegal('malformed');
  if (game.phase === 'over') return illegal('gameOver');
  if (by !== undefined && by !== game.seat) return illegal('notYourTurn');
  if (game.phase === 'pickStart' && move.type === 'pickStart') {
    const named = pickStart(game.circle, move);
    return named.ok ? ok(afterStart(game, { type: 'pickStart', card: move.card }, named.value)) : named;
  }
  if (game.phase === 'draft' && move.type === 'draft') {
    const drafted = draft(game.circle, move, game.seat);
    return drafted.ok ? ok(afterDraft(game, { type: 'draft', card: move.card }, drafted.value)) : drafted;
  }
  if (game.phase === 'place' && move.type === 'place') return layHeld(game, move);
  return illegal('wrongPhase');
}

function layHeld(game: Game & { readonly phase: 'place' }, move: Placement): Result<Game, Illegal> {
  if (move.card !== game.held[0].card) return illegal('wrongCard');
  const town = game.towns[game.seat];
  const laid = place(visible(game.deck, town), town, move);
  if (!laid.ok) return laid;
  const towns = withSeat(game.towns, game.seat, laid.value);
  return ok(
    afterPlace(game, { type: 'place', card: move.card, cell: move.cell, rotation: move.rotation }, towns),
  );
}

/** A move may come from a wire or a hand, so its shape is not trusted. */
function isMove(move: unknown): move is Move {
  if (typeof move !== 'object' || move === null || !('type' in move) || !('card' in move)) return false;
  if (typeof move.card !== 'string') return false;
  if (move.type === 'pickStart' || move.type === 'draft') return true;
  if (move.type !== 'place' || !('cell' in move) || !('rotation' in move)) return false;
  const { cell, rotation } = move;
  if (typeof cell !== 'object' || cell === null || !('x' in cell) || !('y' in cell)) return false;
  return typeof cell.x === 'number' && typeof cell.y === 'number' && typeof rotation === 'string';
}

/** The game before its last `count` moves: those before them are played again. */
export function undo(game: Game, count = 1): Game {
  const moves = game.moves.slice(0, Math.max(0, game.moves.length - count));
  return moves.reduce(
    (now, move) => {
      const next = play(now, move);
      invariant(next.ok, 'the moves of a game are legal');
      return next.value;
    },
    begin(game.deck, game.deal),
  );
}
