// What the coach says about a turn: at most one thing, and only if it cost a lot.

import type { Grade } from '@wagons/ai';
import { type CardId, type Game, opponent, SEATS, skipped, undo } from '@wagons/rules';
import type { KeptGame } from '../store/keptGame.ts';

/** In how many first games against the computer the coach speaks. */
const GAMES = 2;

/** Estimates are off by a point or two, so that less is no mistake to talk about. */
const DEAR = 5;

export type Comment = {
  readonly points: number;
} & (
  | { readonly is: 'spot'; readonly card: CardId }
  /** A card further along the circle was worth skipping to. */
  | { readonly is: 'card'; readonly card: CardId }
  /** Cards that were given away, and the card that would have given away fewer. */
  | { readonly is: 'gift'; readonly card: CardId; readonly given: readonly CardId[] }
);

/** The worst decision of a turn, if it was dear and is easy to understand. `game` is the game after the turn. */
export function commentOn(game: Game, grades: readonly Grade[]): Comment | undefined {
  const [worst] = grades.filter(({ lost }) => lost >= DEAR).toSorted((a, b) => b.lost - a.lost);
  if (!worst) return undefined;
  const { lost: points, best, played } = worst;
  if (played.move.type === 'place') return { is: 'spot', points, card: played.move.card };
  if (played.move.type !== 'draft' || best.move.type !== 'draft') return undefined;
  const { circle } = undo(game, game.moves.length - worst.at);
  const given = skipped(circle, played.move.card);
  const { card } = best.move;
  const givesLess = skipped(circle, card).length < given.length;
  return givesLess ? { is: 'gift', points, card, given } : { is: 'card', points, card };
}

/** Whether a game is one of the first against the computer on this device; practice is none. */
export function isEarlyGame(
  games: readonly Pick<KeptGame, 'id' | 'players' | 'started' | 'practice'>[],
  id: string,
): boolean {
  const early = games
    .filter(({ players, practice }) => !practice && SEATS.some((seat) => isPersonAgainstBot(players, seat)))
    .toSorted((a, b) => a.started - b.started)
    .slice(0, GAMES);
  return early.some((game) => game.id === id);
}

const isPersonAgainstBot = (players: KeptGame['players'], seat: 'first' | 'second'): boolean =>
  players[seat].kind === 'person' && players[opponent(seat)].kind === 'bot';
