// The greedy player: maximizes points now, looking one turn ahead. All measurements use it as the reference.
//
// For every card of the circle it takes its own best immediate placement, then the rival's greedy placements of the free
// cards, and drafts the card with the best difference of the tallies. The starting card is the one after which the first
// player's best difference is smallest. Ties go to the first in the order of `legalMoves`.

import {
  type CardId,
  type Game,
  invariant,
  type Move,
  opponent,
  type Placement,
  type Points,
  ROTATIONS,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { Features } from '../kernel/conditions/featureLeads.ts';
import { makeScoreboard, type Scoreboard } from '../kernel/scoreboard.ts';
import { makeSpots } from '../kernel/town/town.ts';
import { type Evaluator, makeEvaluator } from './evaluator.ts';

/** A scoreboard, and an evaluator where the scoring cards allow one. It gives the same points, only faster. */
type Scorer = { readonly scoreboard: Scoreboard; readonly evaluator: Evaluator | undefined };

type ScoredDraft = { readonly card: CardId; readonly value: number };

/** Chooses a move; only called while the game is not over. */
export function greedy(game: Game): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const scorer = scorerOf(game);
  switch (game.phase) {
    case 'pickStart':
      return { type: 'pickStart', card: bestStart(scorer, game.circle) };
    case 'draft':
      return { type: 'draft', card: bestDraft(scorer, game.circle, game.seat).card };
    case 'place':
      return { type: 'place', ...bestPlacement(scorer, game.seat, game.held[0].card) };
  }
}

/** What a card gains right now at its best spot: the change of the margin for the seat to move, and for its rival. */
export type CardGain = { readonly card: CardId; readonly own: Points; readonly other: Points };

/** The immediate gain of every card in the circle, each placed on its own. */
export function immediateGains(game: Game): readonly CardGain[] {
  const scorer = scorerOf(game);
  const seat = seatToMove(game) ?? 'first';
  return game.circle.map((card) => ({
    card,
    own: gainOf(scorer, seat, card),
    other: gainOf(scorer, opponent(seat), card),
  }));
}

function gainOf(scorer: Scorer, seat: Seat, card: CardId): Points {
  const { scoreboard } = scorer;
  const before = scoreboard.margin(seat);
  placeBest(scorer, seat, card);
  const gain = scoreboard.margin(seat) - before;
  scoreboard.towns[seat].undo();
  return gain;
}

const scorerOf = (game: Game): Scorer => ({
  scoreboard: makeScoreboard(game),
  evaluator: makeEvaluator(game.deck, game.deal.center),
});

/** The starting card that leaves the first player the least. */
function bestStart(scorer: Scorer, circle: readonly CardId[]): CardId {
  let best: ScoredDraft | undefined;
  for (const [at, card] of circle.entries()) {
    const { value } = bestDraft(scorer, [...circle.slice(at), ...circle.slice(0, at)], 'first');
    if (!best || value < best.value) best = { card, value };
  }
  invariant(best, 'the circle is not empty');
  return best.card;
}

/** The best draft of a seat, and the margin after it and the free cards are placed. */
function bestDraft(scorer: Scorer, circle: readonly CardId[], seat: Seat): ScoredDraft {
  const { scoreboard } = scorer;
  const rival = opponent(seat);
  let best: ScoredDraft | undefined;
  let given = 0;
  for (const [skips, card] of circle.entries()) {
    placeBest(scorer, seat, card);
    // The rival's placements depend on our town only if a scoring card compares; then they are made again.
    if (scoreboard.compares) for (; given > 0; given--) scoreboard.towns[rival].undo();
    for (; given < skips; given++) placeBest(scorer, rival, circle[given] ?? card);
    const value = scoreboard.margin(seat);
    if (!best || value > best.value) best = { card, value };
    scoreboard.towns[seat].undo();
  }
  for (; given > 0; given--) scoreboard.towns[rival].undo();
  invariant(best, 'the circle is not empty');
  return best;
}

function placeBest(scorer: Scorer, seat: Seat, card: CardId): void {
  const { cell, rotation } = bestPlacement(scorer, seat, card);
  const { scoreboard } = scorer;
  scoreboard.towns[seat].place(scoreboard.codes(card), ROTATIONS.indexOf(rotation), cell.x, cell.y);
}

type Visit = (x: number, y: number, rotation: number, value: number) => void;

/** The best immediate placement of a card by a seat. */
function bestPlacement({ scoreboard, evaluator }: Scorer, seat: Seat, card: CardId): Placement {
  let best = -Infinity;
  let choice: Placement | undefined;
  const visit: Visit = (x, y, rotation, value) => {
    if (value <= best) return;
    best = value;
    choice = { card, cell: { x, y }, rotation: ROTATIONS[rotation] ?? 'upright' };
  };
  if (evaluator) {
    const rival = evaluator.features(scoreboard.towns[opponent(seat)]);
    const leadOf = (own: Features): number => evaluator.lead(own, rival);
    evaluator.tryCard(scoreboard.towns[seat], scoreboard.codes(card), leadOf, visit);
  } else placeEverywhere(scoreboard, seat, card, visit);
  invariant(choice, 'every card has a placement');
  return choice;
}

const spots = makeSpots();

/** Places a card on every spot and takes it back: slow, but works for any condition. */
function placeEverywhere(scoreboard: Scoreboard, seat: Seat, card: CardId, visit: Visit): void {
  const town = scoreboard.towns[seat];
  const codes = scoreboard.codes(card);
  const count = town.spots(spots);
  for (let i = 0; i < count; i++) {
    const x = spots[2 * i] ?? 0;
    const y = spots[2 * i + 1] ?? 0;
    for (let rotation = 0; rotation < ROTATIONS.length; rotation++) {
      town.place(codes, rotation, x, y);
      const value = scoreboard.gain(seat);
      town.undo();
      visit(x, y, rotation, value);
    }
  }
}
