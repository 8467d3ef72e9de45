// The game as the baselines play it in their heads: two kernel towns and a few numbers, changed in place and set back.
//
// A move is its place in the list of `legalMoves`, so that nothing has to be translated.

import { type Game, invariant, opponent, type Seat } from '@wagons/rules';
import { setTable, type Table } from '../kernel/table.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../kernel/town.ts';

/** Where a game is set up: which cards are held, and by whom. */
type Hand = {
  readonly cards: readonly string[];
  /** Whether the first of them is the drafted one; all others are free. */
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
  readonly #table: Table;
  readonly #hand: Hand;
  /** The cards that do not lie yet: the held ones in their order, then the circle. */
  readonly #cards: readonly CardCodes[];
  readonly #named: boolean;
  readonly #sizes: readonly [number, number];
  readonly #spots = makeSpots();

  // Below, cards are counted clockwise from the starting card, which is undefined until it is named.
  #start: number | undefined;
  /** Who drafts, or has drafted and waits until all cards lie. */
  #drafter: Seat = 'first';
  /** The drafted card, until it lies. */
  #drafted: number | undefined;
  /** The free cards that wait: from `free` up to, and without, `freeEnd`. */
  #free = 0;
  #freeEnd = 0;
  /** The next card of the circle. */
  #next = 0;
  #count = 0;

  constructor(game: Game) {
    this.#table = setTable(game);
    this.#hand = handOf(game);
    this.#cards = [...this.#hand.cards, ...game.circle].map(this.#table.codes);
    this.#named = game.phase !== 'pickStart';
    this.#sizes = [game.towns.first.length, game.towns.second.length];
    this.reset();
  }

  /** Back to where it was set up. */
  reset(): void {
    const { first, second } = this.#table.towns;
    while (first.size > this.#sizes[0]) first.undo();
    while (second.size > this.#sizes[1]) second.undo();
    const { cards, drafted, drafter } = this.#hand;
    this.#start = this.#named ? 0 : undefined;
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

  /** Who moves; without meaning when the game is over. */
  get seat(): Seat {
    if (this.#start === undefined) return 'second';
    const placesFree = this.#drafted === undefined && this.#free < this.#freeEnd;
    return placesFree ? opponent(this.#drafter) : this.#drafter;
  }

  /** How many legal moves there are: none only when the game is over. */
  get count(): number {
    return this.#count;
  }

  /** The tally of the first player minus that of the second, as the towns lie. */
  get margin(): number {
    return this.#table.margin('first');
  }

  /** Makes a legal move. */
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
        this.#lay(move);
        if (this.#drafted === undefined) this.#free++;
        else this.#drafted = undefined;
        if (this.#free === this.#freeEnd) this.#drafter = opponent(this.#drafter);
        break;
      case 'over':
        invariant(false, 'a finished game is played no further');
    }
    this.#countMoves();
  }

  /** What a placement gains: the margin of its seat after it, but for a constant. */
  gainOf(placement: number): number {
    const { seat } = this;
    const town = this.#lay(placement);
    const gain = this.#table.gain(seat);
    town.undo();
    return gain;
  }

  #lay(placement: number): KernelTown {
    const held = (this.#start ?? 0) + (this.#drafted ?? this.#free);
    const card = this.#cards[held % this.#cards.length];
    invariant(card, 'a card is held');
    const spot = placement >> 1;
    const town = this.#table.towns[this.seat];
    town.place(card, placement & 1, this.#spots[2 * spot]!, this.#spots[2 * spot + 1]!);
    return town;
  }

  #countMoves(): void {
    const placing = this.phase === 'place';
    // Every spot twice: upright, then upside down.
    this.#count = placing
      ? 2 * this.#table.towns[this.seat].spots(this.#spots)
      : this.#cards.length - this.#next;
  }
}
