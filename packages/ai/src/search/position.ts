// A position prepared for searching: the queue of cards, their owners, and the tries of both towns.

import { type Game, invariant, opponent, type Placement, ROTATIONS, type Seat } from '@wagons/rules';
import type { Features } from '../kernel/conditions/featureLeads.ts';
import { codesIn, kernelTownOf } from '../kernel/scoreboard.ts';
import { type PackedSpot, packSpot } from '../kernel/town/packedSpot.ts';
import { type CardCodes, KernelTown } from '../kernel/town/town.ts';
import { CIRCLE } from './cardSets.ts';
import type { DraftState, SeatTowns } from './draftSearch.ts';
import type { Evaluator, LeadOf } from './evaluator.ts';
import { expectedLead, featureRange } from './expectedLead.ts';
import type { SearchCache } from './searchCache.ts';
import { type EvaluationContext, TownTrie } from './townTrie.ts';

/** A game in which a move is due. */
export type UnfinishedGame = Exclude<Game, { readonly phase: 'over' }>;

/** What a seat's rival may end with, and the lead that a town can expect over it. */
type Forecast = { readonly rivals: readonly Features[]; readonly lead: LeadOf };

/** The share of a card's territories that stays uncovered. */
const UNCOVERED = 0.75;

export class Position {
  readonly game: UnfinishedGame;
  readonly evaluator: Evaluator;
  readonly cache: SearchCache;
  /** The cards of the circle as dealt. */
  readonly circle: readonly CardCodes[];
  /** Where the queue starts in it; 0 until the starting card is chosen. */
  readonly #start: number;
  readonly #forecasts = new Map<string, Forecast>();

  constructor(game: UnfinishedGame, evaluator: Evaluator, cache: SearchCache) {
    this.game = game;
    this.evaluator = evaluator;
    this.cache = cache;
    this.circle = game.deal.circle.map(codesIn(game.deck));
    const [chosen] = game.moves;
    this.#start = chosen ? this.dealt(chosen.card) : 0;
  }

  /** The position of a card in the circle as dealt. */
  dealt(card: string): number {
    const place = this.game.deal.circle.indexOf(card);
    invariant(place >= 0, 'every card in play was dealt');
    return place;
  }

  /** A set of queue cards. */
  #setOf(cards: ReadonlyArray<{ readonly card: string }>): number {
    let set = 0;
    for (const { card } of cards) set |= 1 << ((this.dealt(card) - this.#start + CIRCLE) % CIRCLE);
    return set;
  }

  /** The state of the draft, with the search limited to a horizon. */
  draftState(horizon: number): DraftState {
    const { game } = this;
    const at = CIRCLE - game.circle.length;
    const held = game.phase === 'place' ? game.held : [];
    const first = this.#setOf([...game.towns.first, ...held.filter(({ seat }) => seat === 'first')]);
    const inCircle = ((1 << CIRCLE) - 1) & ~((1 << at) - 1);
    return {
      start: this.#start,
      at,
      end: Math.min(CIRCLE, at + horizon),
      drafter: game.phase === 'place' ? opponent(game.drafter) : game.seat,
      first,
      all: first | this.#setOf([...game.towns.second, ...held]) | inCircle,
    };
  }

  /** The trie of a seat's town, optionally with one more card. */
  townsOf(seat: Seat, width: number, added?: Placement): SeatTowns {
    const town = added ? [...this.game.towns[seat], added] : this.game.towns[seat];
    const { evaluator, circle, cache, game } = this;
    const { rivals, lead } = this.#forecast(seat, width);
    // The seat is not part of the name, so both seats share the trie of an empty town unless a card compares.
    const name = `${width} ${rivals.join(' ')} ${town.map((one) => `${one.card}${packed(one)}`).join()}`;
    const trie = cache.trie(
      name,
      (counter) =>
        new TownTrie({ evaluator, town: kernelTownOf(game.deck, town), lead, circle }, width, counter),
    );
    return { trie, placed: this.#setOf(town) };
  }

  /** The town of a seat, and how a beam of some width values towns like it. */
  contextOf(seat: Seat, width: number): EvaluationContext {
    const { evaluator, game } = this;
    return {
      evaluator,
      town: kernelTownOf(game.deck, game.towns[seat]),
      lead: this.#forecast(seat, width).lead,
    };
  }

  #forecast(seat: Seat, width: number): Forecast {
    // A single town has to be the best right away: there is no other one to choose when the towns are compared.
    const isAhead = width > 1 && this.evaluator.compares;
    const name = `${seat} ${isAhead}`;
    const known = this.#forecasts.get(name);
    if (known) return known;
    const now = this.evaluator.features(kernelTownOf(this.game.deck, this.game.towns[opponent(seat)]));
    const rivals = isAhead ? featureRange(now, this.#gainOf(opponent(seat))) : [now];
    const forecast = { rivals, lead: expectedLead(this.evaluator, rivals) };
    this.#forecasts.set(name, forecast);
    return forecast;
  }

  /** What a seat's features may gain until the end: from the cards it holds and half of the circle. */
  #gainOf(seat: Seat): Features {
    const { evaluator, game, circle } = this;
    const town = new KernelTown();
    const gain = evaluator.features(town).fill(0);
    const add = (card: string, share: number): void => {
      town.place(circle[this.dealt(card)]!, 0, 0, 0);
      for (const [i, feature] of evaluator.features(town).entries()) gain[i]! += share * feature;
      town.undo();
    };
    for (const card of game.circle) add(card, UNCOVERED / 2);
    const held = game.phase === 'place' ? game.held.filter((one) => one.seat === seat) : [];
    for (const { card } of held) add(card, UNCOVERED);
    return gain;
  }
}

const packed = ({ cell, rotation }: Placement): PackedSpot =>
  packSpot(cell.x, cell.y, ROTATIONS.indexOf(rotation));
