// Proves duels by plain alpha-beta over all legal turns: no solver, no bounds, no table of positions.
//
// Towns grow and are scored by the readable rules, not by the kernel that the solver uses. The order in which moves are
// tried is learned, which can't change a result. Unless a scoring card compares the towns, a player's last card is only
// tried on the spot with the most points, because nothing that follows depends on it.

import {
  type CardId,
  type Game,
  invariant,
  opponent,
  type Placement,
  type Seat,
  type Town,
} from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { placements, visible } from '@wagons/rules/town';

/** Both towns of a duel, in which cards are placed and taken back. */
type DuelTowns = {
  /** The number of legal placements (N5) in the town of a seat. */
  readonly count: (seat: Seat) => number;
  readonly place: (seat: Seat, card: CardId, index: number) => void;
  readonly undo: (seat: Seat) => void;
  /** The margin of a seat if the game ended now. */
  readonly margin: (seat: Seat) => number;
  /** The placement after which the town of a seat has the most points; undefined if that depends on the other town. */
  readonly best: (seat: Seat, card: CardId) => number | undefined;
};

/** What a duel states: the final margin, what the next best turn is short of it, and the best turns as [card, spot]. */
type DuelClaim = {
  readonly best: number;
  readonly gap: number;
  readonly answers: readonly (readonly number[])[];
};

/** What remains to be played. It follows from the drafts alone, wherever cards are placed. */
type Step = { readonly is: 'over' } | DraftStep | PlaceStep;
type DraftStep = {
  readonly is: 'draft';
  readonly seat: Seat;
  readonly options: readonly PlaceStep[];
  /** The order to try the options in. */
  readonly order: number[];
};
type PlaceStep = {
  readonly is: 'place';
  readonly seat: Seat;
  readonly card: CardId;
  readonly next: Step;
  /** Whether the seat places no other card after it. */
  readonly isLast: boolean;
  readonly order: number[];
};

const placesIn = (step: Step, seat: Seat): boolean => {
  if (step.is === 'over') return false;
  if (step.is === 'draft') return step.options.some((option) => placesIn(option, seat));
  return step.seat === seat || placesIn(step.next, seat);
};

const placeStep = (seat: Seat, card: CardId, next: Step): PlaceStep => ({
  is: 'place',
  seat,
  card,
  next,
  isLast: !placesIn(next, seat),
  order: [],
});

/** A step for each card that can be taken: it is placed, then the skipped ones by the opponent, who drafts next. */
const takingEach = (circle: readonly CardId[], seat: Seat): readonly PlaceStep[] =>
  circle.map((card, at) => {
    const free = circle.slice(0, at);
    const rival = opponent(seat);
    const options = takingEach(circle.slice(at + 1), rival);
    const last: Step =
      options.length === 0 ? { is: 'over' } : { is: 'draft', seat: rival, options, order: [] };
    const next = free.reduceRight<Step>((after, skipped) => placeStep(rival, skipped, after), last);
    return placeStep(seat, card, next);
  });

type Goal = { readonly seat: Seat; readonly target: number };

/** Whether the goal's seat can reach the margin against every defense. */
function reaches(towns: DuelTowns, step: Step, goal: Goal): boolean {
  if (step.is === 'over') return towns.margin(goal.seat) >= goal.target;
  const best = step.is === 'place' && step.isLast ? towns.best(step.seat, step.card) : undefined;
  if (best !== undefined) return tryOption(towns, step, best, goal);
  const isOwn = step.seat === goal.seat;
  const { order } = step;
  const count = step.is === 'draft' ? step.options.length : towns.count(step.seat);
  for (let i = order.length; i < count; i++) order.push(i);
  for (const [at, i] of order.entries()) {
    // In another town there may be fewer spots.
    if (i >= count || tryOption(towns, step, i, goal) !== isOwn) continue;
    // What decided here is likely to decide the next time too.
    order.splice(at, 1);
    order.unshift(i);
    return isOwn;
  }
  return !isOwn;
}

function tryOption(towns: DuelTowns, step: DraftStep | PlaceStep, i: number, goal: Goal): boolean {
  if (step.is === 'draft') {
    const option = step.options[i];
    invariant(option, 'only cards of the circle are taken');
    return reaches(towns, option, goal);
  }
  towns.place(step.seat, step.card, i);
  const result = reaches(towns, step.next, goal);
  towns.undo(step.seat);
  return result;
}

/** Gaps were searched this far, so a wider one may be wider still. */
const WIDEST_GAP = 8;

/** What is wrong with a duel's claim; undefined if all of it is proven. */
export function wrongClaim(
  game: Game & { readonly phase: 'draft' },
  { best, gap, answers }: DuelClaim,
): string | undefined {
  const { circle, seat } = game;
  const towns = rulesTowns(game);
  let isNextReached = gap > WIDEST_GAP;
  for (const [at, option] of takingEach(circle, seat).entries()) {
    for (let spot = 0; spot < towns.count(seat); spot++) {
      const can = (target: number): boolean => tryOption(towns, option, spot, { seat, target });
      const isAnswer = answers.some(([card, place]) => card === at && place === spot);
      if (isAnswer ? !can(best) || can(best + 1) : can(best - gap + 1))
        return `the turn ${at}.${spot} is worth ${isAnswer ? 'something else' : 'more'}`;
      isNextReached ||= !isAnswer && can(best - gap);
    }
  }
  return isNextReached ? undefined : `no turn is worth ${best - gap}`;
}

/** Whether the points of one town may depend on the other. */
const isComparing = ({ deck, deal }: Game): boolean =>
  deck.cards.some(
    ({ id, bonus }) =>
      deal.center.includes(id) && /"(compare|rival|difference|changeHands)":/.test(JSON.stringify(bonus)),
  );

const keyOf = (town: Town): string =>
  town.map(({ card, cell, rotation }) => `${card} ${cell.x} ${cell.y} ${rotation}`).join();

/** The towns of a game on the readable rules. */
function rulesTowns(game: Game): DuelTowns {
  const { deck, deal, towns } = game;
  const grown: Record<Seat, Town[]> = { first: [towns.first], second: [towns.second] };
  const spots = new WeakMap<Town, readonly Placement[]>();
  const bests = new Map<string, number>();
  const now = (seat: Seat): Town => grown[seat].at(-1) ?? [];
  const isApart = !isComparing(game);
  const spotsOf = (seat: Seat): readonly Placement[] => {
    const town = now(seat);
    // Where a card can go doesn't depend on the card.
    const known = spots.get(town) ?? placements(visible(deck, town), deck.cards[0]?.id ?? '');
    spots.set(town, known);
    return known;
  };
  const totals = new Map<string, number>();
  const aloneTotal = (town: Town): number => {
    const key = keyOf(town);
    const total = totals.get(key) ?? scoreTowns(deck, deal.center, { first: town, second: [] }).first.total;
    totals.set(key, total);
    return total;
  };
  return {
    count: (seat) => spotsOf(seat).length,
    place: (seat, card, index) => {
      const spot = spotsOf(seat)[index];
      invariant(spot, 'a card is placed on a legal spot');
      grown[seat].push([...now(seat), { ...spot, card }]);
    },
    undo: (seat) => {
      grown[seat].pop();
    },
    margin: (seat) => {
      if (isApart) return aloneTotal(now(seat)) - aloneTotal(now(opponent(seat)));
      const tallies = scoreTowns(deck, deal.center, { first: now('first'), second: now('second') });
      return tallies[seat].total - tallies[opponent(seat)].total;
    },
    best: (seat, card) => {
      if (!isApart) return undefined;
      const town = now(seat);
      const key = `${card} ${keyOf(town)}`;
      const known = bests.get(key);
      if (known !== undefined) return known;
      const found = spotsOf(seat).map((spot) => aloneTotal([...town, { ...spot, card }]));
      const best = found.indexOf(Math.max(...found));
      bests.set(key, best);
      return best;
    },
  };
}
