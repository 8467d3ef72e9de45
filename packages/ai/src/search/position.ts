// A position prepared for searching: the queue of cards, their owners, and the tries of both towns.

import { type Game, invariant, opponent, type Placement, ROTATIONS, type Seat } from '@wagons/rules';
import type { Features } from '../kernel/conditions/featureLeads.ts';
import { codesIn, kernelTownOf } from '../kernel/scoreboard.ts';
import { type PackedSpot, packSpot } from '../kernel/town/packedSpot.ts';
import type { CardCodes } from '../kernel/town/town.ts';
import { CIRCLE } from './cardSets.ts';
import type { DraftState, SeatTowns } from './draftSearch.ts';
import type { Evaluator } from './evaluator.ts';
import type { SearchCache } from './searchCache.ts';
import { type EvaluationContext, TownTrie } from './townTrie.ts';

/** A game in which a move is due. */
export type UnfinishedGame = Exclude<Game, { readonly phase: 'over' }>;

export class Position {
  readonly game: UnfinishedGame;
  readonly evaluator: Evaluator;
  readonly cache: SearchCache;
  /** The cards of the circle as dealt. */
  readonly circle: readonly CardCodes[];
  /** Where the queue starts in it; 0 until the starting card is chosen. */
  readonly #start: number;

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
    const rivalFeatures = this.#features(opponent(seat));
    // The seat is not part of the name, so both seats share the trie of an empty town unless a card compares.
    const name = `${width} ${rivalFeatures.join()} ${town.map((one) => `${one.card}${packed(one)}`).join()}`;
    const trie = cache.trie(
      name,
      (counter) =>
        new TownTrie(
          { evaluator, town: kernelTownOf(game.deck, town), rivalFeatures, circle },
          width,
          counter,
        ),
    );
    return { trie, placed: this.#setOf(town) };
  }

  contextOf(seat: Seat): EvaluationContext {
    return {
      evaluator: this.evaluator,
      town: kernelTownOf(this.game.deck, this.game.towns[seat]),
      rivalFeatures: this.#features(opponent(seat)),
    };
  }

  #features(seat: Seat): Features {
    return this.evaluator.features(kernelTownOf(this.game.deck, this.game.towns[seat]));
  }
}

const packed = ({ cell, rotation }: Placement): PackedSpot =>
  packSpot(cell.x, cell.y, ROTATIONS.indexOf(rotation));
