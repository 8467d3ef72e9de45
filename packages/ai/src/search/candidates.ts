// Candidate moves at a position, each valued by searching the rest of the draft within a scope.

import {
  type CardId,
  invariant,
  type Move,
  mustPlay,
  type Placement,
  ROTATIONS,
  type Seat,
} from '@wagons/rules';
import { codesIn } from '../kernel/scoreboard.ts';
import { type PackedSpot, packSpot, rotationOf, xOf, yOf } from '../kernel/town/packedSpot.ts';
import type { Spending } from './budget.ts';
import { drafted, DraftSearch, type DraftState, withoutGifts } from './draftSearch.ts';
import type { Position } from './position.ts';
import { bestSpots, spotsOf } from './townTrie.ts';

/** How far to search: cards of the circle ahead, towns per node of a trie, and placements tried. */
export type SearchScope = { readonly horizon: number; readonly width: number; readonly placements: number };

/** A move, and the margin it leads to for the seat that makes it, within the scope. */
export type Candidate = { readonly move: Move; readonly value: number };

/** Minimum number of cards considered in a draft, however short the horizon. */
const FEWEST_DRAFTS = 3;

/** The moves to consider. */
export function choices(position: Position, scope: SearchScope): Move[] {
  const { game } = position;
  switch (game.phase) {
    case 'pickStart':
      return game.circle.map((card) => ({ type: 'pickStart', card }));
    case 'draft':
      return game.circle
        .slice(0, Math.max(scope.horizon, FEWEST_DRAFTS))
        .map((card) => ({ type: 'draft', card }));
    case 'place': {
      const [{ card }] = game.held;
      // Rotating the first card only rotates the whole town.
      if (game.towns[game.seat].length === 0)
        return [{ type: 'place', ...placementOf(card, packSpot(0, 0, 0)) }];
      return bestSpots(
        position.contextOf(game.seat, scope.width),
        codesIn(game.deck)(card),
        scope.placements,
      ).map((spot) => ({ type: 'place', ...placementOf(card, spot) }));
    }
  }
}

export type ValueOptions = {
  readonly scope: SearchScope;
  /** How many of the best moves get an exact value; the others only an upper bound. */
  readonly exactly: number;
  readonly spending: Spending;
  /** Whether to value drafts as if skipped cards went to no one. */
  readonly ignoresGifts?: boolean;
  /** Receives each move that is better than all before it, and at least how good it is. */
  readonly improved?: (best: Candidate) => void;
};

/** Values moves; fastest with the most promising first. Undefined if the budget is spent before the last. */
export function valueEach(
  position: Position,
  moves: readonly Move[],
  options: ValueOptions,
): Candidate[] | undefined {
  const { exactly, improved } = options;
  const isFirst = position.game.seat === 'first';
  const found: Candidate[] = [];
  const best: number[] = [];
  for (const move of moves) {
    const rest = searchAfter(position, move, options);
    /** The margin for the seat to move, between bounds. */
    const search = (low: number, high: number): number | undefined => {
      const margin = isFirst ? rest.value(low, high) : rest.value(-high, -low);
      return margin === undefined || isFirst ? margin : -margin + 0;
    };
    const bar = best[exactly - 1] ?? -Infinity;
    const most = best[0] ?? -Infinity;
    let value = search(bar, bar === -Infinity ? Infinity : bar + 1);
    // Already this question may have shown that the move is the best; its exact value takes longer.
    if (value !== undefined && value > most) improved?.({ move, value });
    if (value !== undefined && value > bar && bar > -Infinity) value = search(bar, Infinity);
    if (value === undefined) return undefined;
    found.push({ move, value });
    best.push(value);
    best.sort((a, b) => b - a);
  }
  return found;
}

/** A search of the draft after a move. */
function searchAfter(
  position: Position,
  move: Move,
  { scope: { horizon, width }, spending, ignoresGifts = false }: Omit<ValueOptions, 'exactly'>,
): DraftSearch {
  const { game, evaluator, cache } = position;
  const search = (state: DraftState, added: Readonly<Partial<Record<Seat, Placement>>> = {}) => {
    const sides = {
      first: position.townsOf('first', width, added.first),
      second: position.townsOf('second', width, added.second),
    };
    return new DraftSearch({ evaluator, sides, bestDrafts: cache.bestDrafts(state.start), spending }, state);
  };
  switch (move.type) {
    case 'pickStart':
      return search({
        ...position.draftState(horizon),
        start: position.dealt(move.card),
        drafter: 'first',
      });
    case 'draft': {
      const state = position.draftState(horizon);
      const skips = game.circle.indexOf(move.card);
      return search(ignoresGifts ? withoutGifts(state, skips) : drafted(state, skips));
    }
    case 'place':
      return search(position.draftState(horizon), { [game.seat]: move });
  }
}

/** The expected continuation after a move whose value is known, starting with that move. */
export function expectedLine(
  position: Position,
  { move, value }: Candidate,
  scope: SearchScope,
  spending: Spending,
): Move[] | undefined {
  const search = searchAfter(position, move, { scope, spending });
  const draft = search.line(position.game.seat === 'first' ? value : -value);
  if (!draft) return undefined;
  const spots = { first: spotsOf(draft.towns.first), second: spotsOf(draft.towns.second) };
  const skipped = [...draft.skipped];
  const line = [move];
  for (let game = mustPlay(position.game, move); game.phase !== 'over'; game = mustPlay(game, line.at(-1)!)) {
    if (game.phase === 'place') {
      const [{ card, seat }] = game.held;
      const spot = spots[seat].get(position.dealt(card));
      invariant(spot !== undefined, 'an expected town has all cards of its player');
      line.push({ type: 'place', ...placementOf(card, spot) });
    } else {
      const card = game.circle[skipped.shift() ?? NaN];
      // The line ends at the horizon.
      if (card === undefined) break;
      line.push({ type: 'draft', card });
    }
  }
  return line;
}

const placementOf = (card: CardId, spot: PackedSpot): Placement => ({
  card,
  cell: { x: xOf(spot), y: yOf(spot) },
  rotation: ROTATIONS[rotationOf(spot)] ?? 'upright',
});
