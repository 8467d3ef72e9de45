// A position made ready for searching: the queue, who has what of it, and the tries of both towns.

import { type Game, invariant, opponent, type Placement, ROTATIONS, type Seat } from '@wagons/rules';
import { packSpot } from '../kernel/spot.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import type { CardCodes } from '../kernel/town.ts';
import type { Course, Side } from './drafts.ts';
import type { Judge } from './judge.ts';
import type { Memory } from './memory.ts';
import { CIRCLE } from './queue.ts';
import { type Scene, TownTrie } from './trie.ts';

/** A game that still asks for a move. */
export type OpenGame = Exclude<Game, { readonly phase: 'over' }>;

export class Position {
  readonly game: OpenGame;
  readonly judge: Judge;
  readonly memory: Memory;
  /** The cards of the circle as dealt. */
  readonly circle: readonly CardCodes[];
  /** Where the queue begins in it; 0 until the starting card is named. */
  readonly #start: number;

  constructor(game: OpenGame, judge: Judge, memory: Memory) {
    this.game = game;
    this.judge = judge;
    this.memory = memory;
    this.circle = game.deal.circle.map(codesIn(game.deck));
    const [named] = game.moves;
    this.#start = named ? this.dealt(named.card) : 0;
  }

  /** The place of a card in the circle as dealt. */
  dealt(card: string): number {
    const place = this.game.deal.circle.indexOf(card);
    invariant(place >= 0, 'every card that is laid or to be laid was dealt');
    return place;
  }

  /** Cards of the queue as bits. */
  bits(cards: ReadonlyArray<{ readonly card: string }>): number {
    let bits = 0;
    for (const { card } of cards) bits |= 1 << ((this.dealt(card) - this.#start + CIRCLE) % CIRCLE);
    return bits;
  }

  /** The cards to come, looked at as far as a horizon. */
  course(horizon: number): Course {
    const { game } = this;
    const at = CIRCLE - game.circle.length;
    const held = game.phase === 'place' ? game.held : [];
    const first = this.bits([...game.towns.first, ...held.filter(({ seat }) => seat === 'first')]);
    const coming = ((1 << CIRCLE) - 1) & ~((1 << at) - 1);
    return {
      start: this.#start,
      at,
      end: Math.min(CIRCLE, at + horizon),
      drafter: game.phase === 'place' ? opponent(game.drafter) : game.seat,
      first,
      all: first | this.bits([...game.towns.second, ...held]) | coming,
    };
  }

  /** A town as it lies, or as it would with a card more. */
  side(seat: Seat, width: number, more?: Placement): Side {
    const town = more ? [...this.game.towns[seat], more] : this.game.towns[seat];
    const { judge, circle, memory, game } = this;
    const rivalFace = this.#face(opponent(seat));
    // An empty town is the same for both; a face counts only where a scoring card compares.
    const name = `${width} ${rivalFace.join()} ${town.map((one) => `${one.card}${packedOf(one)}`).join()}`;
    const trie = memory.trie(
      name,
      (keeper) => new TownTrie({ judge, town: setTown(game.deck, town), rivalFace, circle }, width, keeper),
    );
    return { trie, laid: this.bits(town) };
  }

  /** Where the player who moves stands. */
  scene(seat: Seat): Scene {
    return {
      judge: this.judge,
      town: setTown(this.game.deck, this.game.towns[seat]),
      rivalFace: this.#face(opponent(seat)),
    };
  }

  #face(seat: Seat): Scene['rivalFace'] {
    return this.judge.face(setTown(this.game.deck, this.game.towns[seat]));
  }
}

const packedOf = ({ cell, rotation }: Placement): number =>
  packSpot(cell.x, cell.y, ROTATIONS.indexOf(rotation));
