// Proves duels by trying every turn against every defense: no kernel, no solver, no bounds.
//
// Two facts make it fast enough for four cards:
// - What a player does between two moves of the opponent is one turn: place the free cards, then take a card and place it.
//   Nothing comes between, so it doesn't matter that here the card is chosen first.
// - A player who places no more cards is left with a finished town. The margin depends on its own points and on the
//   counts that center cards compare, so of finished towns with equal counts only the best is tried.
// The order in which moves are tried is learned, which can't change a result.

import { type BySeat, type CardId, type Game, invariant, opponent, type Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { type GridTally, gridTally, type TownCounts } from './gridTally.ts';
import {
  type GridCard,
  gridCardOf,
  type GridTown,
  gridTownOf,
  placeAt,
  takeBack,
  tryEveryWay,
} from './gridTown.ts';

/** What a duel states: the final margin, what the next best turn is short of it, and the best turns as [card, spot]. */
type DuelClaim = {
  readonly best: number;
  readonly gap: number;
  readonly answers: readonly (readonly number[])[];
};

/** A turn that a seat has. It follows from the drafts alone, wherever cards are placed. */
type DuelTurn = {
  readonly seat: Seat;
  readonly choices: readonly DuelChoice[];
  /** The order to try the choices in. */
  readonly order: number[];
};

/** Cards to place in order: free ones, then the one taken; and the opponent's turn after that, if there is one. */
type DuelChoice = {
  readonly cards: readonly CardId[];
  readonly next: DuelTurn | undefined;
  /** Whether the seat places no other card after these. */
  readonly isLast: boolean;
  /** The order to try the ways to place the cards in. */
  readonly order: number[];
};

/** Cards placed in a town since the start, each with the index of its placement (N5). */
type Placed = { readonly cards: readonly CardId[]; readonly path: readonly number[] };
/** A town in which no other card is placed. */
type Finished = { readonly points: number; readonly counts: TownCounts };
type DuelTowns = BySeat<Placed | Finished>;

type Goal = { readonly seat: Seat; readonly target: number };

const placesIn = (turn: DuelTurn | undefined, seat: Seat): boolean =>
  turn !== undefined && (turn.seat === seat || turn.choices.some(({ next }) => placesIn(next, seat)));

/** The turn of a seat that has these free cards to place and drafts from this circle. */
function turnWith(circle: readonly CardId[], free: readonly CardId[], seat: Seat): DuelTurn | undefined {
  if (circle.length === 0 && free.length === 0) return undefined;
  const choice = (cards: readonly CardId[], next: DuelTurn | undefined): DuelChoice => ({
    cards,
    next,
    isLast: !placesIn(next, seat),
    order: [],
  });
  const choices = circle.map((card, at) =>
    choice([...free, card], turnWith(circle.slice(at + 1), circle.slice(0, at), opponent(seat))),
  );
  return { seat, choices: choices.length > 0 ? choices : [choice(free, undefined)], order: [] };
}

/** Whether one of the options passes. The one that did is tried first the next time, also among other options. */
function someOption<Option>(
  options: readonly Option[],
  order: number[],
  passes: (option: Option) => boolean,
): boolean {
  for (let i = order.length; i < options.length; i++) order.push(i);
  for (const [at, i] of order.entries()) {
    const option = options[i];
    if (option === undefined || !passes(option)) continue;
    order.splice(at, 1);
    order.unshift(i);
    return true;
  }
  return false;
}

/** The search through a duel, which remembers the ways to place cards. */
class DuelSearch {
  readonly #cards: ReadonlyMap<CardId, GridCard>;
  readonly #starts: BySeat<GridTown>;
  readonly #tally: GridTally;
  readonly #finished = new Map<string, readonly Finished[]>();
  readonly #placed = new Map<string, readonly Placed[]>();

  constructor({ deck, deal, towns, circle }: Game) {
    this.#cards = new Map(circle.map((card) => [card, gridCardOf(cardOf(deck, card))]));
    this.#starts = { first: gridTownOf(deck, towns.first), second: gridTownOf(deck, towns.second) };
    this.#tally = gridTally(deal.center);
  }

  /** Whether the goal's seat can reach the margin against every defense. */
  reaches(turn: DuelTurn | undefined, towns: DuelTowns, goal: Goal): boolean {
    if (!turn) return this.#margin(towns, goal.seat) >= goal.target;
    const { seat } = turn;
    const isOwn = seat === goal.seat;
    // The goal's seat looks for a way to reach it, the opponent for one to prevent it.
    const isFound = someOption(turn.choices, turn.order, ({ cards, next, isLast, order }) => {
      const after = (town: Placed | Finished): boolean =>
        this.reaches(next, { ...towns, [seat]: town }, goal) === isOwn;
      const before = towns[seat];
      invariant('path' in before, 'no card is placed in a finished town');
      return isLast
        ? this.#finish(seat, before, cards).some(after)
        : someOption(this.ways(seat, before, cards), order, after);
    });
    return isFound === isOwn;
  }

  /** Every way to place more cards. */
  ways(seat: Seat, before: Placed, cards: readonly CardId[]): readonly Placed[] {
    return this.#remembered(this.#placed, { seat, before, cards }, (town) => {
      const found: Placed[] = [];
      tryEveryWay(
        town,
        cards.map((card) => this.#card(card)),
        (path) => {
          found.push({ cards: [...before.cards, ...cards], path: [...before.path, ...path] });
        },
      );
      return found;
    });
  }

  /** The towns that placing the last cards can lead to; of those with equal counts the one with the most points. */
  #finish(seat: Seat, before: Placed, cards: readonly CardId[]): readonly Finished[] {
    return this.#remembered(this.#finished, { seat, before, cards }, (town) => {
      const best = new Map<string, Finished>();
      tryEveryWay(
        town,
        cards.map((card) => this.#card(card)),
        () => {
          const points = this.#tally.ownPoints(town);
          const counts = this.#tally.counts(town);
          const key = counts.join();
          const known = best.get(key);
          if (known === undefined || known.points < points) best.set(key, { points, counts });
        },
      );
      return [...best.values()].toSorted((a, b) => b.points - a.points);
    });
  }

  /** Computes something from the town with the placed cards, once for the same cards to place. */
  #remembered<Result>(
    memory: Map<string, Result>,
    {
      seat,
      before,
      cards,
    }: { readonly seat: Seat; readonly before: Placed; readonly cards: readonly CardId[] },
    compute: (town: GridTown) => Result,
  ): Result {
    const key = [seat, ...before.cards, ...before.path, ...cards].join(' ');
    const known = memory.get(key);
    if (known !== undefined) return known;
    const town = this.#starts[seat];
    for (const [i, card] of before.cards.entries()) placeAt(town, this.#card(card), before.path[i] ?? -1);
    const result = compute(town);
    for (const _ of before.cards) takeBack(town);
    memory.set(key, result);
    return result;
  }

  #card(id: CardId): GridCard {
    const card = this.#cards.get(id);
    invariant(card, 'only cards of the circle are placed');
    return card;
  }

  #margin(towns: DuelTowns, seat: Seat): number {
    const rival = opponent(seat);
    const { points, counts } = this.#end(seat, towns[seat]);
    const other = this.#end(rival, towns[rival]);
    const { comparedPoints } = this.#tally;
    return (
      points - other.points + comparedPoints(counts, other.counts) - comparedPoints(other.counts, counts)
    );
  }

  #end(seat: Seat, town: Placed | Finished): Finished {
    if ('points' in town) return town;
    const [end] = this.#finish(seat, town, []);
    invariant(end, 'nothing can be placed in one way');
    return end;
  }
}

/** Gaps were searched this far, so a wider one may be wider still. */
const WIDEST_GAP = 8;

/** What is wrong with a duel's claim; undefined if all of it is proven. */
export function wrongClaim(
  game: Game & { readonly phase: 'draft' },
  { best, gap, answers }: DuelClaim,
): string | undefined {
  const { circle, seat } = game;
  const search = new DuelSearch(game);
  const nothing: Placed = { cards: [], path: [] };
  const towns = { first: nothing, second: nothing };
  let isNextReached = gap > WIDEST_GAP;
  for (const [at, { cards, next }] of turnWith(circle, [], seat)?.choices.entries() ?? []) {
    for (const [spot, placed] of search.ways(seat, nothing, cards).entries()) {
      const can = (target: number): boolean =>
        search.reaches(next, { ...towns, [seat]: placed }, { seat, target });
      const isAnswer = answers.some(([card, place]) => card === at && place === spot);
      if (isAnswer ? !can(best) || can(best + 1) : can(best - gap + 1))
        return `the turn ${at}.${spot} is worth ${isAnswer ? 'something else' : 'more'}`;
      isNextReached ||= !isAnswer && can(best - gap);
    }
  }
  return isNextReached ? undefined : `no turn is worth ${best - gap}`;
}
