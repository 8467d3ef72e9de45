// The greedy player: looks one turn ahead, at points now. The yardstick of every measurement.
//
// It considers every card of the circle: its own best immediate placement of that card, then the rival's
// greedy placement of the free cards; it takes the one that leaves the best difference of the two tallies.
// The starting card is named by the same measure: the one after which the first player's best difference is
// smallest. Among equals the first in the order of `legalMoves` is taken, always.

import {
  type CardId,
  type Game,
  invariant,
  type Move,
  opponent,
  type Placement,
  ROTATIONS,
  type Seat,
} from '@wagons/rules';
import { setTable, type Table } from './kernel/table.ts';
import { makeSpots } from './kernel/town.ts';

/** Chooses a move; asked only while the game is not over. */
export function greedy(game: Game): Move {
  const table = setTable(game);
  switch (game.phase) {
    case 'pickStart':
      return { type: 'pickStart', card: bestStart(table, game.circle) };
    case 'draft':
      return { type: 'draft', card: bestDraft(table, game.circle, game.seat).card };
    case 'place':
      return { type: 'place', ...bestPlacement(table, game.seat, game.held[0].card) };
    case 'over':
      throw new Error('A finished game asks for no move.');
  }
}

/** The starting card that leaves the first player the least. */
function bestStart(table: Table, circle: readonly CardId[]): CardId {
  let best: { card: CardId; value: number } | undefined;
  for (const [at, card] of circle.entries()) {
    const { value } = bestDraft(table, [...circle.slice(at), ...circle.slice(0, at)], 'first');
    if (!best || value < best.value) best = { card, value };
  }
  invariant(best, 'there is a card to name');
  return best.card;
}

/** The card to take for a seat, and the margin once it and the free cards lie. */
function bestDraft(
  table: Table,
  circle: readonly CardId[],
  seat: Seat,
): { readonly card: CardId; readonly value: number } {
  const rival = opponent(seat);
  let best: { card: CardId; value: number } | undefined;
  let given = 0;
  for (const [skips, card] of circle.entries()) {
    lay(table, seat, card);
    // What the rival makes of the gifts depends on our town only where a scoring card compares: then he begins anew.
    if (table.compares) for (; given > 0; given--) table.towns[rival].undo();
    for (; given < skips; given++) lay(table, rival, circle[given] ?? card);
    const value = table.margin(seat);
    if (!best || value > best.value) best = { card, value };
    table.towns[seat].undo();
  }
  for (; given > 0; given--) table.towns[rival].undo();
  invariant(best, 'there is a card to take');
  return best;
}

function lay(table: Table, seat: Seat, card: CardId): void {
  const { cell, rotation } = bestPlacement(table, seat, card);
  table.towns[seat].place(table.codes(card), ROTATIONS.indexOf(rotation), cell.x, cell.y);
}

const spots = makeSpots();

/** The best immediate placement of a card by a seat. */
function bestPlacement(table: Table, seat: Seat, card: CardId): Placement {
  const town = table.towns[seat];
  const codes = table.codes(card);
  const count = town.spots(spots);
  let best = -Infinity;
  let choice: Placement | undefined;
  for (let i = 0; i < count; i++) {
    const x = spots[2 * i] ?? 0;
    const y = spots[2 * i + 1] ?? 0;
    for (const [turned, rotation] of ROTATIONS.entries()) {
      town.place(codes, turned, x, y);
      const value = table.gain(seat);
      town.undo();
      if (value > best) {
        best = value;
        choice = { card, cell: { x, y }, rotation };
      }
    }
  }
  invariant(choice, 'a card can always be laid');
  return choice;
}
