// Positions with few cards, and a naive minimax over the rules to check the solver against.

import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  legalMoves,
  mustPlay,
  newGame,
  opponent,
  score,
  type Seat,
  SEATS,
  type Town,
} from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../../rules/test/table.ts';
import { greedy } from '../src/search/greedy.ts';

/** The margin of the first player. */
export const margin = (game: Game): number => {
  const { first, second } = score(game);
  return first.total - second.total;
};

/** The first player's margin under perfect play, by plain alpha-beta over the rules. */
export function tryEverything(game: Game, alpha = -Infinity, beta = Infinity): number {
  if (game.phase === 'over') return margin(game);
  const maximizes = game.seat === 'first';
  let [low, high] = [alpha, beta];
  for (const move of legalMoves(game)) {
    const value = tryEverything(mustPlay(game, move), low, high);
    if (maximizes) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return maximizes ? low : high;
}

// ---- Small positions ----

export type Small = {
  readonly deck?: Deck;
  readonly center?: readonly [CardId, CardId, CardId];
  /** The number of cards in each town, and in the circle. */
  readonly towns: readonly [number, number];
  readonly circle: number;
  readonly seat?: Seat;
  /** The number of free cards that the seat has to place first. */
  readonly free?: number;
  /** How the cards of the towns are placed: at random, or greedily. */
  readonly built?: 'randomly' | 'well';
};

/** A position with only a few cards in it. */
export function small(seed: string, one: Small): Game {
  const { deck = baseDeck(), towns, circle, seat = 'first' } = one;
  const roll = dice(`small ${seed}`);
  const { deal } = newGame(seed, deck);
  const center = one.center ?? deal.center;
  const shuffled = deal.circle.filter((id) => !center.includes(id));
  const built: Record<Seat, Town> = { first: [], second: [] };
  for (const [i, side] of SEATS.entries()) {
    for (let count = 0; count < towns[i]!; count++) {
      const card = shuffled.shift()!;
      const held = [{ seat: side, card, free: false }] as const;
      const game: Game = {
        ...position(deck, center, built, []),
        phase: 'place',
        seat: side,
        held,
        drafter: side,
      };
      const moves = legalMoves(game);
      const move = one.built === 'well' ? greedy(game) : moves[roll(moves.length)]!;
      built[side] = mustPlay(game, move).towns[side];
    }
  }
  const [first, ...more] = shuffled.splice(0, one.free ?? 0).map((card) => ({ seat, card, free: true }));
  const now = position(deck, center, built, shuffled.slice(0, circle));
  if (!first) return { ...now, phase: 'draft', seat };
  return { ...now, phase: 'place', seat, held: [first, ...more], drafter: opponent(seat) };
}

const position = (
  deck: Deck,
  center: readonly [CardId, CardId, CardId],
  towns: BySeat<Town>,
  circle: readonly CardId[],
) => {
  // Cards in no town and not in the circle were dealt before them and do not count.
  const others = deck.cards.map(({ id }) => id).filter((id) => !center.includes(id) && !circle.includes(id));
  return { deck, deal: { center, circle: [...others, ...circle] }, moves: [], circle, towns: { ...towns } };
};

/** Plays some random moves, to get into the middle of a turn. */
export function onwards(seed: string, game: Game, moves: number): Game {
  const roll = dice(`onwards ${seed}`);
  let now = game;
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(now);
    now = mustPlay(now, legal[roll(legal.length)]!);
  }
  return now;
}
