// Playing: which moves are legal, what a move leads to, and undo.

import { deal } from '../deal/deal.ts';
import { draft, drafts } from './draft.ts';
import { pickStart, pickStarts } from './pickStart.ts';
import { place, placements } from '../town/place.ts';
import { illegal, invariant, ok, refused, type Result } from '../core/result.ts';
import { visible } from '../town/town.ts';
import { afterDraft, afterPlace, afterStart, begin } from './turn.ts';
import {
  type Deck,
  type Game,
  type Illegal,
  type IllegalMove,
  type Move,
  type Placement,
  type Seat,
  withSeat,
} from '../core/types.ts';

/** A new game from a seed. */
export const newGame = (seed: string, deck: Deck): Game => begin(deck, deal(seed, deck));

/** Every legal move, in the fixed order of N5. Empty only when the game is over. */
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

/** Makes a move. With `by` it is refused unless it is that seat's turn. The given game is not changed. */
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
  if (game.phase === 'place' && move.type === 'place') return placeHeld(game, move);
  return illegal('wrongPhase');
}

function placeHeld(game: Game & { readonly phase: 'place' }, move: Placement): Result<Game, Illegal> {
  if (move.card !== game.held[0].card) return illegal('wrongCard');
  const town = game.towns[game.seat];
  const laid = place(visible(game.deck, town), town, move);
  if (!laid.ok) return laid;
  const towns = withSeat(game.towns, game.seat, laid.value);
  return ok(
    afterPlace(game, { type: 'place', card: move.card, cell: move.cell, rotation: move.rotation }, towns),
  );
}

/** `play` is the entry point for plain JavaScript and for parsed input, so it checks the shape of a move. */
function isMove(move: unknown): move is Move {
  if (typeof move !== 'object' || move === null || !('type' in move) || !('card' in move)) return false;
  if (typeof move.card !== 'string') return false;
  if (move.type === 'pickStart' || move.type === 'draft') return true;
  if (move.type !== 'place' || !('cell' in move) || !('rotation' in move)) return false;
  const { cell, rotation } = move;
  if (typeof cell !== 'object' || cell === null || !('x' in cell) || !('y' in cell)) return false;
  return typeof cell.x === 'number' && typeof cell.y === 'number' && typeof rotation === 'string';
}

/** Makes a move that must be legal; throws otherwise. */
export function mustPlay(game: Game, move: Move): Game {
  const next = play(game, move);
  invariant(next.ok, `${move.type} ${move.card} is refused${next.ok ? '' : `: ${next.error.why}`}`);
  return next.value;
}

/** Makes all moves or none; the error has the index of the refused move. With `by` each must be that seat's. */
export function playAll(game: Game, moves: readonly Move[], by?: Seat): Result<Game, IllegalMove> {
  let now = game;
  for (const [at, move] of moves.entries()) {
    const next = play(now, move, by);
    if (!next.ok) return refused({ ...next.error, at });
    now = next.value;
  }
  return ok(now);
}

/** The moves before the first one that is refused. */
export function legalPrefix(game: Game, moves: readonly Move[], by?: Seat): readonly Move[] {
  const played = playAll(game, moves, by);
  return played.ok ? moves : moves.slice(0, played.error.at);
}

/** Every position of a game: the deal, then the one after each move. */
export function positionsOf({ deck, deal, moves }: Game): readonly Game[] {
  let now = begin(deck, deal);
  return [now, ...moves.map((move) => (now = mustPlay(now, move)))];
}

/** The game before its last `count` moves: replays the ones before them. */
export function undo({ deck, deal, moves }: Game, count = 1): Game {
  const kept = moves.slice(0, Math.max(0, moves.length - count));
  return kept.reduce<Game>((now, move) => mustPlay(now, move), begin(deck, deal));
}
