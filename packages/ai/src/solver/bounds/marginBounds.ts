// Bounds for the final margin of a game without any search.

import { type Game, opponent, type Seat, SEATS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { codesIn, kernelTownOf } from '../../kernel/scoreboard.ts';
import { CODE_COUNT } from '../../kernel/town/codes.ts';
import { countVisible, futureCardsOf, type OpenTown } from './base/openTown.ts';
import { compileInterval, type Interval } from './intervals.ts';

/** Bounds for the first player's margin at the end; the solver narrows them. */
export type MarginBounds = { lower: number; upper: number };

export function marginBoundsOf(game: Game): MarginBounds {
  const towns = { first: openTownOf(game, 'first'), second: openTownOf(game, 'second') };
  const conditions = game.deal.center.map((card) => compileInterval(cardOf(game.deck, card).bonus));
  const [first, second] = SEATS.map((seat): Interval => {
    const intervals = conditions.map((interval) => interval(towns[seat], towns[opponent(seat)]));
    return intervals.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
      low: 0,
      high: mostInGroups(towns[seat]),
    });
  });
  return { lower: first!.low - second!.high, upper: first!.high - second!.low };
}

/** A seat's town with every card that may still be placed in it. */
function openTownOf(game: Game, seat: Seat): OpenTown {
  const town = kernelTownOf(game.deck, game.towns[seat]);
  const visible = new Uint8Array(CODE_COUNT);
  countVisible(town, visible);
  const held = game.phase === 'place' ? game.held.filter((one) => one.seat === seat) : [];
  const cards = [...held.map(({ card }) => card), ...game.circle];
  return { town, visible, future: futureCardsOf(cards.map(codesIn(game.deck))) };
}

/** The sum of the largest groups if all territories of each terrain were in one group. */
function mostInGroups({ visible, future }: OpenTown): number {
  let cells = 0;
  for (let code = 1; code < CODE_COUNT; code++) cells += visible[code]! + future.codes[code]!;
  return cells;
}
