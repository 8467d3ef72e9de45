// Quick hints: the immediate change of each placement, and what each draft gains and gives away.

import { difference } from '@wagons/ai';
import {
  type BySeat,
  type CardId,
  type Game,
  opponent,
  type Placement,
  type Seat,
  type Tally,
  type Terrain,
  TERRAINS,
  withSeat,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { tally } from '@wagons/rules/scoring';
import { cover, placements, type View, visible } from '@wagons/rules/town';

/** The change of the tallies: the owner's total, line by line, and the opponent's total. */
export type TallyChange = {
  readonly placement: Placement;
  readonly total: number;
  readonly terrains: ReadonlyArray<readonly [Terrain, number]>;
  readonly bonuses: ReadonlyArray<readonly [CardId, number]>;
  readonly opponent: number;
};

/** Every legal placement, the best for the seat first; ties keep the order of `legalMoves`. */
export function placementHints(
  game: Pick<Game, 'deck' | 'deal' | 'towns'>,
  seat: Seat,
  card: CardId,
): readonly TallyChange[] {
  const views = {
    first: visible(game.deck, game.towns.first),
    second: visible(game.deck, game.towns.second),
  };
  const tallies = (now: BySeat<View>): BySeat<Tally> => ({
    first: tally(game.deck, game.deal.center, now, 'first'),
    second: tally(game.deck, game.deal.center, now, 'second'),
  });
  const before = tallies(views);
  return placements(views[seat], card)
    .map((placement) => {
      const after = tallies(withSeat(views, seat, cover(views[seat], cardOf(game.deck, card), placement)));
      return { placement, ...change(before, after, seat) };
    })
    .toSorted((a, b) => b.total - b.opponent - (a.total - a.opponent));
}

function change(before: BySeat<Tally>, after: BySeat<Tally>, seat: Seat): Omit<TallyChange, 'placement'> {
  const { terrains, bonuses, total } = difference(after[seat], before[seat]);
  const rival = opponent(seat);
  return {
    total,
    terrains: TERRAINS.map((terrain) => [terrain, terrains[terrain]] as const).filter(
      ([, points]) => points !== 0,
    ),
    bonuses: bonuses.map(({ card, points }) => [card, points] as const).filter(([, points]) => points !== 0),
    opponent: after[rival].total - before[rival].total,
  };
}

/** The gain of a card for either player, and the opponent's gain from all cards skipped for it. */
export type DraftHint = {
  readonly card: CardId;
  readonly gain: number;
  readonly opponentGain: number;
  readonly given: number;
};

/** A hint for every card of the circle. Each gain assumes that only this card is placed. */
export function draftHints({
  seat,
  circle,
  ...game
}: Game & { readonly phase: 'draft' }): readonly DraftHint[] {
  const gain = (who: Seat, card: CardId): number => {
    const [best] = placementHints(game, who, card);
    return best ? best.total - best.opponent : 0;
  };
  let given = 0;
  return circle.map((card) => {
    const hint = { card, gain: gain(seat, card), opponentGain: gain(opponent(seat), card), given };
    given += hint.opponentGain;
    return hint;
  });
}
