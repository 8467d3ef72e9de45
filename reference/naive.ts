// The rules a second time, naive and slow, written from the law alone, to check the engine.

import { FRONTIER_CARDS } from './naiveFrontier.ts';
import { PRINTED_CARDS } from './naivePrinted.ts';
import {
  boxOf,
  type Card,
  cellsOfTerrain,
  footprint,
  groupsOf,
  key,
  largestSize,
  reach,
  TERRAINS,
  type Territory,
  type Town,
} from './naiveTown.ts';

type NaivePlacement = { card: string; cell: string; rotation: 'upright' | 'upsideDown' };
export type NaiveMove =
  | { type: 'pickStart'; card: string }
  | { type: 'draft'; card: string }
  | ({ type: 'place' } & NaivePlacement);
export type NaiveDeal = { center: readonly string[]; circle: readonly string[] };
export type NaiveTally = { terrains: Record<string, number>; bonuses: Record<string, number>; total: number };
export type NaiveSeat = 'first' | 'second';
export type NaiveTowns = { first: readonly NaivePlacement[]; second: readonly NaivePlacement[] };

export type NaiveGame = {
  readonly center: readonly string[];
  readonly started: boolean;
  /** Before the start the circle as dealt; afterwards what still lies there, from the draft point clockwise. */
  readonly circle: readonly string[];
  /** Who drafts once the queue is empty. */
  readonly drafter: NaiveSeat;
  /** The cards that must be placed before the next draft, in this order [T1]. */
  readonly queue: readonly { readonly seat: NaiveSeat; readonly card: string }[];
  readonly towns: NaiveTowns;
};

// ---------------------------------------------------------------- the cards [S1]

export const PRINTED_IDS: readonly string[] = PRINTED_CARDS.map((card) => card.id);
export const FRONTIER_IDS: readonly string[] = FRONTIER_CARDS.map((card) => card.id);

/** No card of one deck bears the name of a card of the other. */
const CARDS: readonly Card[] = [...PRINTED_CARDS, ...FRONTIER_CARDS];

function cardOf(id: string): Card {
  const card = CARDS.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return card;
}

// ---------------------------------------------------------------- towns

/** What is visible once all the cards are laid down in their order: a later card hides what lies below it [P6, P7]. */
function visible(placed: readonly NaivePlacement[]): Town {
  const town = new Map<string, Territory>();
  for (const placement of placed) {
    const [topLeft, topRight, bottomLeft, bottomRight] = footprint(placement.cell);
    const front = cardOf(placement.card).front;
    if (placement.rotation === 'upright') {
      town.set(topLeft, front[0]);
      town.set(topRight, front[1]);
      town.set(bottomLeft, front[2]);
      town.set(bottomRight, front[3]);
    } else {
      town.set(topLeft, front[3]);
      town.set(topRight, front[2]);
      town.set(bottomLeft, front[1]);
      town.set(bottomRight, front[0]);
    }
  }
  return town;
}

// ---------------------------------------------------------------- placing [P]

/** The card covers a territory of the town or shares an edge with one; a corner alone is not enough [P2, P3]. */
function connects(town: Town, cell: string): boolean {
  return reach(cell).some((near) => town.has(near));
}

function placements(town: readonly NaivePlacement[], card: string): NaivePlacement[] {
  const seen = visible(town);
  const box = boxOf(seen);
  if (box === undefined) {
    // A position before the first card has no meaning [P1].
    return [
      { card, cell: '0,0', rotation: 'upright' },
      { card, cell: '0,0', rotation: 'upsideDown' },
    ];
  }
  const found: NaivePlacement[] = [];
  // Three cells of margin are more than a card of width two can ever reach.
  for (let y = box.top - 3; y <= box.bottom + 3; y += 1) {
    for (let x = box.left - 3; x <= box.right + 3; x += 1) {
      const cell = key(x, y);
      if (!connects(seen, cell)) continue;
      // Never on its side [P4].
      found.push({ card, cell, rotation: 'upright' });
      found.push({ card, cell, rotation: 'upsideDown' });
    }
  }
  return found;
}

// ---------------------------------------------------------------- the course of the game [S, D, T]

function otherSeat(seat: NaiveSeat): NaiveSeat {
  return seat === 'first' ? 'second' : 'first';
}

export function newGame(deal: NaiveDeal): NaiveGame {
  return {
    center: [...deal.center],
    started: false,
    circle: [...deal.circle],
    drafter: 'first', // [D1]
    queue: [],
    towns: { first: [], second: [] },
  };
}

export function seatToMove(game: NaiveGame): NaiveSeat | undefined {
  if (!game.started) return 'second'; // [S5]
  const next = game.queue[0];
  if (next !== undefined) return next.seat; // [T1]
  if (game.circle.length > 0) return game.drafter;
  return undefined; // [T3]
}

export function legalMoves(game: NaiveGame): NaiveMove[] {
  if (!game.started) return game.circle.map((card): NaiveMove => ({ type: 'pickStart', card }));
  const next = game.queue[0];
  if (next !== undefined) {
    return placements(game.towns[next.seat], next.card).map((placement): NaiveMove => ({
      type: 'place',
      ...placement,
    }));
  }
  // Any card may be taken, as far as the last one [D2, D4]; none are left when the game is over [T3].
  return game.circle.map((card): NaiveMove => ({ type: 'draft', card }));
}

export function apply(game: NaiveGame, move: NaiveMove): NaiveGame {
  if (move.type === 'pickStart') {
    // The circle is turned so that the draft point comes first [D1].
    const at = game.circle.indexOf(move.card);
    return { ...game, started: true, circle: [...game.circle.slice(at), ...game.circle.slice(0, at)] };
  }

  if (move.type === 'draft') {
    const at = game.circle.indexOf(move.card);
    const skipped = game.circle.slice(0, at);
    const rival = otherSeat(game.drafter);
    return {
      ...game,
      // Skipped and taken cards leave the circle at once [D4].
      circle: game.circle.slice(at + 1),
      // First the drafted card, then the opponent's free cards as they lay [D3, T1].
      queue: [{ seat: game.drafter, card: move.card }, ...skipped.map((card) => ({ seat: rival, card }))],
      // Then the opponent drafts [T1].
      drafter: rival,
    };
  }

  const next = game.queue[0];
  if (next === undefined) throw new Error('no card waits to be placed');
  const placement: NaivePlacement = { card: move.card, cell: move.cell, rotation: move.rotation };
  const grown = [...game.towns[next.seat], placement];
  return {
    ...game,
    queue: game.queue.slice(1),
    towns:
      next.seat === 'first'
        ? { first: grown, second: game.towns.second }
        : { first: game.towns.first, second: grown },
  };
}

export function townsOf(game: NaiveGame): NaiveTowns {
  return game.towns;
}

export function perft(game: NaiveGame, depth: number): number {
  if (depth <= 0) return 1;
  const moves = legalMoves(game);
  if (moves.length === 0) return 1;
  // Every legal move leads to exactly one position, so the last ply need not be played.
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) leaves += perft(apply(game, move), depth - 1);
  return leaves;
}

// ---------------------------------------------------------------- the tally [G2, B0, W1]

function tallyOne(center: readonly string[], own: Town, rival: Town): NaiveTally {
  const terrains: Record<string, number> = {};
  const bonuses: Record<string, number> = {};
  let total = 0;
  for (const terrain of TERRAINS) {
    const points = largestSize(groupsOf(cellsOfTerrain(own, terrain)));
    terrains[terrain] = points;
    total += points;
  }
  for (const id of center) {
    const points = cardOf(id).condition(own, rival);
    // A result is never minus zero [B0].
    bonuses[id] = points === 0 ? 0 : points;
    total += points;
  }
  return { terrains, bonuses, total: total === 0 ? 0 : total };
}

export function tally(
  center: readonly string[],
  towns: NaiveTowns,
): { first: NaiveTally; second: NaiveTally } {
  const first = visible(towns.first);
  const second = visible(towns.second);
  return { first: tallyOne(center, first, second), second: tallyOne(center, second, first) };
}
