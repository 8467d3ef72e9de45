// The best way to place cards, found by placing them in every way on a grid town.

import { type CardId, type Game, opponent, type Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { gridTally } from './gridTally.ts';
import { gridCardOf, gridTownOf, tryEveryWay } from './gridTown.ts';
import type { NaiveBest } from './puzzles.ts';

/** The highest own tally after placing the cards in order, the other town as it is. */
export function everyWay({ deck, deal, towns }: Game, seat: Seat, cards: readonly CardId[]): NaiveBest {
  const { ownPoints, counts, comparedPoints } = gridTally(deal.center);
  const town = gridTownOf(deck, towns[seat]);
  const rivalCounts = counts(gridTownOf(deck, towns[opponent(seat)]));
  let [best, next] = [-Infinity, -Infinity];
  let answers: Array<readonly number[]> = [];
  tryEveryWay(
    town,
    cards.map((card) => gridCardOf(cardOf(deck, card))),
    (path) => {
      const points = ownPoints(town) + comparedPoints(counts(town), rivalCounts);
      if (points > best) [best, next, answers] = [points, best, []];
      if (points === best) answers.push([...path]);
      else if (points > next) next = points;
    },
  );
  return { best, next, answers };
}
