// Every way to place some cards in order, each fully scored: the proof of an answer is that all others were tried.

import { type CardId, type Game, invariant, opponent, type Points, type Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { compileFeatures } from '../../kernel/conditions/features.ts';
import { looksAcross } from '../../kernel/conditions/structure.ts';
import { codesIn, kernelTownOf } from '../../kernel/scoreboard.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../../kernel/town/town.ts';
import { makeEvaluator } from '../../search/evaluator.ts';
import type { PuzzleAnswer } from '../puzzle.ts';

/** Calls `visit` with the index of every placement (N5) and the own tally after it. */
type TryCard = (card: CardCodes, visit: (index: number, total: Points) => void) => void;

/** A town that is scored against a rival town that stays as it is. */
export type OwnTown = {
  readonly town: KernelTown;
  readonly codes: (card: CardId) => CardCodes;
  readonly tryCard: TryCard;
};

export function ownTownOf({ deck, deal, towns }: Game, seat: Seat): OwnTown {
  const town = kernelTownOf(deck, towns[seat]);
  const evaluator = makeEvaluator(deck, deal.center);
  // The evaluator's features are those of the same conditions in the same order.
  const comparing = compileFeatures(
    deal.center.map((card) => cardOf(deck, card).bonus).filter((bonus) => looksAcross(bonus)),
  );
  invariant(evaluator && comparing, 'the built-in scoring cards can be evaluated');
  const rival = comparing.read(kernelTownOf(deck, towns[opponent(seat)]));
  const leadOf = (own: Features): number => evaluator.lead(own, rival);
  const tally = (): Points => {
    const { ownPoints, features } = evaluator.visited();
    return ownPoints + comparing.points(features, rival);
  };
  return {
    town,
    codes: codesIn(deck),
    tryCard(card, visit) {
      let index = 0;
      evaluator.tryCard(town, card, leadOf, (_x, _y, _rotation, points) => {
        visit(index++, evaluator.compares ? tally() : points);
      });
    },
  };
}

/** The result of trying everything. */
export type EveryTown = {
  /** The highest own tally after the last card, and the highest below it. */
  readonly best: Points;
  readonly next: Points;
  /** How many ways lead to the best, and the first of them. */
  readonly count: number;
  readonly answers: readonly PuzzleAnswer[];
  /** How many ways there are. */
  readonly ways: number;
};

/** Tries all ways to place the cards in order; keeps at most `most` answers. */
export function tryEveryTown(own: OwnTown, cards: readonly CardId[], most: number): EveryTown {
  let best = -Infinity;
  let next = -Infinity;
  let count = 0;
  let ways = 0;
  let answers: PuzzleAnswer[] = [];
  const path: number[] = [];
  const visit = (index: number, total: Points): void => {
    ways++;
    if (total > best) {
      [best, next, count, answers] = [total, best, 0, []];
    }
    if (total === best) {
      count++;
      if (answers.length < most) answers.push([...path, index]);
    } else if (total > next) next = total;
  };
  placeEach(own, cards.map(own.codes), path, visit);
  return { best, next, count, answers, ways };
}

function placeEach(
  own: OwnTown,
  [card, ...rest]: readonly CardCodes[],
  path: number[],
  visit: (index: number, total: Points) => void,
): void {
  if (!card) return;
  if (rest.length === 0) {
    own.tryCard(card, visit);
    return;
  }
  const spots = makeSpots();
  const count = own.town.spots(spots);
  for (let i = 0; i < 2 * count; i++) {
    own.town.place(card, i & 1, spots[i & ~1] ?? 0, spots[i | 1] ?? 0);
    path.push(i);
    placeEach(own, rest, path, visit);
    path.pop();
    own.town.undo();
  }
}

/** The highest tally that card by card the spot with the most points right away leads to, over all ties. */
export function greedyTotal(own: OwnTown, [card, ...rest]: readonly CardId[]): Points {
  if (card === undefined) return -Infinity;
  const codes = own.codes(card);
  let best = -Infinity;
  let tied: number[] = [];
  own.tryCard(codes, (index, total) => {
    if (total > best) [best, tied] = [total, []];
    if (total === best) tied.push(index);
  });
  if (rest.length === 0) return best;
  const spots = makeSpots();
  own.town.spots(spots);
  const corners = tied.map((i) => [i & 1, spots[i & ~1] ?? 0, spots[i | 1] ?? 0] as const);
  return corners.reduce((most, [rotation, x, y]) => {
    own.town.place(codes, rotation, x, y);
    const total = greedyTotal(own, rest);
    own.town.undo();
    return Math.max(most, total);
  }, -Infinity);
}
