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
import { type Judge, makeJudge } from './search/judge.ts';

/** How it looks at the game: the table, and a judge where the scoring cards allow one, which only is faster. */
type Eye = { readonly table: Table; readonly judge: Judge | undefined };

/** Chooses a move; asked only while the game is not over. */
export function greedy(game: Game): Move {
  const eye: Eye = { table: setTable(game), judge: makeJudge(game.deck, game.deal.center) };
  switch (game.phase) {
    case 'pickStart':
      return { type: 'pickStart', card: bestStart(eye, game.circle) };
    case 'draft':
      return { type: 'draft', card: bestDraft(eye, game.circle, game.seat).card };
    case 'place':
      return { type: 'place', ...bestPlacement(eye, game.seat, game.held[0].card) };
    case 'over':
      throw new Error('A finished game asks for no move.');
  }
}

/** The starting card that leaves the first player the least. */
function bestStart(eye: Eye, circle: readonly CardId[]): CardId {
  let best: { card: CardId; value: number } | undefined;
  for (const [at, card] of circle.entries()) {
    const { value } = bestDraft(eye, [...circle.slice(at), ...circle.slice(0, at)], 'first');
    if (!best || value < best.value) best = { card, value };
  }
  invariant(best, 'there is a card to name');
  return best.card;
}

/** The card to take for a seat, and the margin once it and the free cards lie. */
function bestDraft(
  eye: Eye,
  circle: readonly CardId[],
  seat: Seat,
): { readonly card: CardId; readonly value: number } {
  const { table } = eye;
  const rival = opponent(seat);
  let best: { card: CardId; value: number } | undefined;
  let given = 0;
  for (const [skips, card] of circle.entries()) {
    lay(eye, seat, card);
    // The rival's placements of the gifts depend on our town only where a scoring card compares; then they start over.
    if (table.compares) for (; given > 0; given--) table.towns[rival].undo();
    for (; given < skips; given++) lay(eye, rival, circle[given] ?? card);
    const value = table.margin(seat);
    if (!best || value > best.value) best = { card, value };
    table.towns[seat].undo();
  }
  for (; given > 0; given--) table.towns[rival].undo();
  invariant(best, 'there is a card to take');
  return best;
}

function lay(eye: Eye, seat: Seat, card: CardId): void {
  const { cell, rotation } = bestPlacement(eye, seat, card);
  const { table } = eye;
  table.towns[seat].place(table.codes(card), ROTATIONS.indexOf(rotation), cell.x, cell.y);
}

/** The best immediate placement of a card by a seat. */
function bestPlacement({ table, judge }: Eye, seat: Seat, card: CardId): Placement {
  let best = -Infinity;
  let choice: Placement | undefined;
  const look = (x: number, y: number, turned: number, value: number): void => {
    if (value <= best) return;
    best = value;
    choice = { card, cell: { x, y }, rotation: ROTATIONS[turned] ?? 'upright' };
  };
  if (judge) {
    const rival = judge.face(table.towns[opponent(seat)]);
    judge.tryCard(table.towns[seat], table.codes(card), (x, y, turned, alone) =>
      look(x, y, turned, judge.compares ? alone + judge.between(judge.faceNow, rival) : alone),
    );
  } else tryByLaying(table, seat, card, look);
  invariant(choice, 'a card can always be laid');
  return choice;
}

const spots = makeSpots();

/** Lays a card everywhere, and takes it up again: slow, but good for any condition. */
function tryByLaying(
  table: Table,
  seat: Seat,
  card: CardId,
  look: (x: number, y: number, turned: number, value: number) => void,
): void {
  const town = table.towns[seat];
  const codes = table.codes(card);
  const count = town.spots(spots);
  for (let i = 0; i < count; i++) {
    const x = spots[2 * i] ?? 0;
    const y = spots[2 * i + 1] ?? 0;
    for (let turned = 0; turned < ROTATIONS.length; turned++) {
      town.place(codes, turned, x, y);
      const value = table.gain(seat);
      town.undo();
      look(x, y, turned, value);
    }
  }
}
