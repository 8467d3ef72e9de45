// A mutable game for playouts: two kernel towns and a few numbers, changed in place and reset.
//
// A move is its index in `legalMoves`, so that nothing has to be converted.

import { type Game, invariant, opponent, type Seat } from '@wagons/rules';
import { makeScoreboard, type Scoreboard } from '../../kernel/scoreboard.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../../kernel/town/town.ts';

/** The cards held in the initial position. */
type Hand = {
  readonly cards: readonly string[];
  /** Whether the first one is the drafted card; all others are free. */
  readonly drafted: boolean;
  readonly drafter: Seat;
};

function handOf(game: Game): Hand {
  if (game.phase === 'place') {
    const { held, drafter } = game;
    return { cards: held.map(({ card }) => card), drafted: !held[0].free, drafter };
  }
  return { cards: [], drafted: false, drafter: game.phase === 'draft' ? game.seat : 'first' };
}

export class LightGame {
  readonly #scoreboard: Scoreboard;
  readonly #hand: Hand;
  /** The cards not placed yet: the held ones in order, then the circle. */
  readonly #cards: readonly CardCodes[];
  readonly #isStarted: boolean;
  readonly #sizes: readonly [number, number];
  readonly #spots = makeSpots();

  // Below, cards are counted clockwise from the starting card, which is undefined until it is chosen.
  #start: number | undefined;
  /** The seat that drafts next, or has drafted and not all cards are placed yet. */
  #drafter: Seat = 'first';
  /** The drafted card, until it is placed. */
  #drafted: number | undefined;
  /** The free cards to place: from `free` up to, but excluding, `freeEnd`. */
  #free = 0;
  #freeEnd = 0;
  /** The next card of the circle. */
  #next = 0;
  #count = 0;

  constructor(game: Game) {
    this.#scoreboard = makeScoreboard(game);
    this.#hand = handOf(game);
    this.#cards = [...this.#hand.cards, ...game.circle].map(this.#scoreboard.codes);
    this.#isStarted = game.phase !== 'pickStart';
    this.#sizes = [game.towns.first.length, game.towns.second.length];
    this.reset();
  }

  /** Returns to the initial position. */
  reset(): void {
    const { first, second } = this.#scoreboard.towns;
    while (first.size > this.#sizes[0]) first.undo();
    while (second.size > this.#sizes[1]) second.undo();
    const { cards, drafted, drafter } = this.#hand;
    this.#start = this.#isStarted ? 0 : undefined;
    this.#drafter = drafter;
    this.#drafted = drafted ? 0 : undefined;
    this.#free = drafted ? 1 : 0;
    this.#freeEnd = cards.length;
    this.#next = cards.length;
    this.#countMoves();
  }

  get phase(): Game['phase'] {
    if (this.#start === undefined) return 'pickStart';
    if (this.#drafted !== undefined || this.#free < this.#freeEnd) return 'place';
    return this.#next < this.#cards.length ? 'draft' : 'over';
  }

  /** The seat to move; meaningless once the game is over. */
  get seat(): Seat {
    if (this.#start === undefined) return 'second';
    const placesFree = this.#drafted === undefined && this.#free < this.#freeEnd;
    return placesFree ? opponent(this.#drafter) : this.#drafter;
  }

  /** Number of legal moves: 0 only if the game is over. */
  get count(): number {
    return this.#count;
  }

  /** The tally of the first player minus that of the second, with the cards placed so far. */
  get margin(): number {
    return this.#scoreboard.margin('first');
  }

  play(move: number): void {
    switch (this.phase) {
      case 'pickStart':
        this.#start = move;
        break;
      case 'draft':
        this.#drafted = this.#next + move;
        this.#free = this.#next;
        this.#freeEnd = this.#drafted;
        this.#next = this.#drafted + 1;
        break;
      case 'place':
        this.#place(move);
        if (this.#drafted === undefined) this.#free++;
        else this.#drafted = undefined;
        if (this.#free === this.#freeEnd) this.#drafter = opponent(this.#drafter);
        break;
      case 'over':
        invariant(false, 'a finished game is played no further');
    }
    this.#countMoves();
  }

  /** The margin of the seat after a placement, up to a constant. */
  gainOf(placement: number): number {
    const { seat } = this;
    const town = this.#place(placement);
    const gain = this.#scoreboard.gain(seat);
    town.undo();
    return gain;
  }

  #place(placement: number): KernelTown {
    const held = (this.#start ?? 0) + (this.#drafted ?? this.#free);
    const card = this.#cards[held % this.#cards.length];
    invariant(card, 'a card is held');
    const spot = placement >> 1;
    const town = this.#scoreboard.towns[this.seat];
    town.place(card, placement & 1, this.#spots[2 * spot]!, this.#spots[2 * spot + 1]!);
    return town;
  }

  #countMoves(): void {
    const placing = this.phase === 'place';
    // Every spot twice: upright, then upside down.
    this.#count = placing
      ? 2 * this.#scoreboard.towns[this.seat].spots(this.#spots)
      : this.#cards.length - this.#next;
  }
}
