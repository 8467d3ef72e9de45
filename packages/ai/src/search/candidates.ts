// The choices at a position, each valued by searching the rest of the draft as far as a reach goes.

import {
  type CardId,
  type Game,
  invariant,
  type Move,
  play,
  type Placement,
  ROTATIONS,
  type Seat,
} from '@wagons/rules';
import type { Spending } from '../budget.ts';
import { packSpot, rotationOf, xOf, yOf } from '../kernel/spot.ts';
import { codesIn } from '../kernel/table.ts';
import { type Course, drafted, DraftSearch } from './drafts.ts';
import type { Position } from './position.ts';
import { bestSpots, spotsOf } from './trie.ts';

/** How far to look: so many cards of the circle ahead, so many towns a node, so many placements tried. */
export type Reach = { readonly horizon: number; readonly width: number; readonly placements: number };

/** A move, and the margin it leads to for the seat that makes it, as far as was looked. */
export type Candidate = { readonly move: Move; readonly value: number };

/** However short the look, so many cards are thought of. */
const FEWEST_DRAFTS = 3;

/** The moves that come into question. */
export function choices(at: Position, reach: Reach): Move[] {
  const { game } = at;
  switch (game.phase) {
    case 'pickStart':
      return game.circle.map((card) => ({ type: 'pickStart', card }));
    case 'draft':
      return game.circle
        .slice(0, Math.max(reach.horizon, FEWEST_DRAFTS))
        .map((card) => ({ type: 'draft', card }));
    case 'place': {
      const [{ card }] = game.held;
      // Turned round, the first card only turns the town that comes of it.
      if (game.towns[game.seat].length === 0)
        return [{ type: 'place', ...placedOn(card, packSpot(0, 0, 0)) }];
      return bestSpots(at.scene(game.seat), codesIn(game.deck)(card), reach.placements).map((spot) => ({
        type: 'place',
        ...placedOn(card, spot),
      }));
    }
  }
}

/**
 * Values moves; quickest when the most promising come first. So many of the best are valued exactly, the others only
 * as no better than those. Undefined when the budget ran out before the last.
 */
export function valueEach(
  at: Position,
  moves: readonly Move[],
  reach: Reach,
  exactly: number,
  spending: Spending,
): Candidate[] | undefined {
  const isFirst = at.game.seat === 'first';
  const found: Candidate[] = [];
  const best: number[] = [];
  for (const move of moves) {
    const foresight = foresee(at, move, reach, spending);
    /** The margin for the seat that moves, between bounds. */
    const search = (low: number, high: number): number | undefined => {
      const margin = isFirst ? foresight.value(low, high) : foresight.value(-high, -low);
      return margin === undefined || isFirst ? margin : -margin + 0;
    };
    const bar = best[exactly - 1] ?? -Infinity;
    let value = search(bar, bar === -Infinity ? Infinity : bar + 1);
    if (value !== undefined && value > bar && bar > -Infinity) value = search(bar, Infinity);
    if (value === undefined) return undefined;
    found.push({ move, value });
    best.push(value);
    best.sort((a, b) => b - a);
  }
  return found;
}

/** A search of what comes after a move. */
function foresee(at: Position, move: Move, { horizon, width }: Reach, spending: Spending): DraftSearch {
  const { game, judge, memory } = at;
  const search = (course: Course, more: Readonly<Partial<Record<Seat, Placement>>> = {}) => {
    const sides = {
      first: at.side('first', width, more.first),
      second: at.side('second', width, more.second),
    };
    return new DraftSearch(judge, sides, course, memory.favorites(course.start), spending);
  };
  switch (move.type) {
    case 'pickStart':
      return search({ ...at.course(horizon), start: at.dealt(move.card), drafter: 'first' });
    case 'draft':
      return search(drafted(at.course(horizon), game.circle.indexOf(move.card)));
    case 'place':
      return search(at.course(horizon), { [game.seat]: move });
  }
}

/** How the game is expected to go on when a move is known to lead to a value: that move first. */
export function expected(
  at: Position,
  { move, value }: Candidate,
  reach: Reach,
  spending: Spending,
): Move[] | undefined {
  const foreseen = foresee(at, move, reach, spending).course(at.game.seat === 'first' ? value : -value);
  if (!foreseen) return undefined;
  const spots = { first: spotsOf(foreseen.towns.first), second: spotsOf(foreseen.towns.second) };
  const skipped = [...foreseen.skipped];
  const line = [move];
  for (let game = played(at.game, move); game.phase !== 'over'; game = played(game, line.at(-1)!)) {
    if (game.phase === 'place') {
      const [{ card, seat }] = game.held;
      const spot = spots[seat].get(at.dealt(card));
      invariant(spot !== undefined, 'a town foreseen has all cards of its player');
      line.push({ type: 'place', ...placedOn(card, spot) });
    } else {
      const card = game.circle[skipped.shift() ?? NaN];
      // Beyond the horizon nothing is foreseen.
      if (card === undefined) break;
      line.push({ type: 'draft', card });
    }
  }
  return line;
}

function played(game: Game, move: Move): Game {
  const next = play(game, move);
  invariant(next.ok, 'what is foreseen is legal');
  return next.value;
}

/** A card laid on a spot. */
const placedOn = (card: CardId, spot: number): Placement => ({
  card,
  cell: { x: xOf(spot), y: yOf(spot) },
  rotation: ROTATIONS[rotationOf(spot)] ?? 'upright',
});
