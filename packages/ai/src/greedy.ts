// The greedy player: looks one turn ahead, at points now. The yardstick of every measurement.
//
// It considers every card of the circle: its own best immediate placement of that card, then the rival's
// greedy placement of the free cards; it takes the one that leaves the best difference of the two tallies.
// The starting card is named by the same measure: the one after which the first player's best difference is
// smallest. Among equals the first in the order of `legalMoves` is taken, always.

import {
  cardOf,
  type CardId,
  cover,
  type Game,
  invariant,
  type Move,
  opponent,
  type Placement,
  placements,
  type Seat,
  skipped,
  type View,
  visible,
} from '@wagons/rules';
import { type Judge, judge, type Towns } from './judge.ts';

/** Chooses a move; asked only while the game is not over. */
export function greedy(game: Game): Move {
  const opinion = judge(game.deck, game.deal.center);
  const towns: Towns = {
    first: visible(game.deck, game.towns.first),
    second: visible(game.deck, game.towns.second),
  };
  switch (game.phase) {
    case 'pickStart': {
      const { choice } = best(game.circle, (card) => {
        const at = game.circle.indexOf(card);
        const circle = [...game.circle.slice(at), ...game.circle.slice(0, at)];
        return -bestDraft(game, opinion, circle, towns, 'first').value;
      });
      return { type: 'pickStart', card: choice };
    }
    case 'draft':
      return { type: 'draft', card: bestDraft(game, opinion, game.circle, towns, game.seat).choice };
    case 'place':
      return { type: 'place', ...lay(game, opinion, towns, game.seat, game.held[0].card).placement };
    case 'over':
      throw new Error('A finished game asks for no move.');
  }
}

/** The first of the choices with the highest value. */
function best<T>(
  choices: readonly T[],
  valueOf: (choice: T) => number,
): { readonly choice: T; readonly value: number } {
  let found: { readonly choice: T; readonly value: number } | undefined;
  for (const choice of choices) {
    const value = valueOf(choice);
    if (found === undefined || value > found.value) found = { choice, value };
  }
  invariant(found, 'there is something to choose from');
  return found;
}

/** The best immediate placement of a card by a seat, and the towns after it. */
function lay(game: Game, { margin }: Judge, towns: Towns, seat: Seat, id: CardId) {
  const card = cardOf(game.deck, id);
  const after = (placement: Placement): Towns => ({ ...towns, [seat]: cover(towns[seat], card, placement) });
  const { choice } = best(placements(towns[seat], id), (placement) => margin(after(placement), seat));
  return { placement: choice, towns: after(choice) };
}

/** The card to take for a seat, and the margin once it and the free cards lie. */
function bestDraft(game: Game, opinion: Judge, circle: readonly CardId[], towns: Towns, seat: Seat) {
  const rival = opponent(seat);
  // What the rival makes of the gifts depends on our town only through what the scoring cards compare, so one
  // line of his towns (after no gift, after one, …) serves all our towns that look the same to him.
  const lines = new Map<unknown, View[]>();
  return best(circle, (card) => {
    const ours = lay(game, opinion, towns, seat, card).towns;
    const gifts = skipped(circle, card);
    const face = opinion.face(ours[seat]);
    const line = lines.get(face) ?? [ours[rival]];
    lines.set(face, line);
    for (const gift of gifts.slice(line.length - 1)) {
      const before = { ...ours, [rival]: line.at(-1) ?? ours[rival] };
      line.push(lay(game, opinion, before, rival, gift).towns[rival]);
    }
    return opinion.margin({ ...ours, [rival]: line[gifts.length] ?? ours[rival] }, seat);
  });
}
