// Own mistakes as puzzles: finds them in finished games, one after the other, and keeps them.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Puzzle } from '@wagons/ai/puzzles';
import { type Game, type Seat, SEATS } from '@wagons/rules';
import { damages, store } from '../../kit/storage/storage.ts';
import { games } from './library.ts';
import { ports } from './ports.ts';
import type { KeptGame } from '../store/keptGame.ts';
import {
  keptOwnPuzzles,
  makeOwnPuzzles,
  OWN_PUZZLES_KEY,
  type OwnPuzzle,
  type OwnPuzzles,
  withMistakes,
  withSolved,
} from '../store/ownPuzzles.ts';

const own = signal<OwnPuzzles>(keptOwnPuzzles(store, damages));
export const ownPuzzles: ReadonlySignal<OwnPuzzles> = own;

const looking = signal(false);
export const isLooking: ReadonlySignal<boolean> = looking;

/** Reads what another tab or an import has written. */
export function readOwnAgain(): void {
  own.value = keptOwnPuzzles(store, damages);
}

function keep(puzzles: OwnPuzzles): void {
  own.value = puzzles;
  store.write(OWN_PUZZLES_KEY, makeOwnPuzzles(puzzles));
}

/** How many games are looked through at once. */
const MOST_GAMES = 20;

/** The seats of people; against another person at the same device both. */
const seatsOf = ({ players }: KeptGame): readonly Seat[] =>
  SEATS.filter((seat) => players[seat].kind === 'person');

/** The finished games that were not looked through yet, the latest first. Practice repeats the moves of another game. */
export const newGames = (): readonly KeptGame[] =>
  games.list.value
    .filter(
      (game) =>
        game.totals && !game.practice && seatsOf(game).length > 0 && !own.value.games.includes(game.id),
    )
    .slice(0, MOST_GAMES);

/** Looks through the new games. Each is kept as soon as it is done. */
export async function lookThrough(): Promise<void> {
  if (looking.value) return;
  looking.value = true;
  for (const game of newGames()) await lookThroughOne(game);
  looking.value = false;
}

/** Games that are being looked through because their review is open. */
const underReview = new Set<string>();

/** Looks through a game unless that was done before. */
export async function lookThroughReviewed(game: KeptGame): Promise<void> {
  const { id } = game;
  if (own.peek().games.includes(id) || underReview.has(id)) return;
  underReview.add(id);
  await lookThroughOne(game);
  underReview.delete(id);
}

async function lookThroughOne(kept: KeptGame): Promise<void> {
  const opened = games.load(kept.id);
  if (opened.ok) await lookThroughGame(kept, opened.value.game);
  else keep(withMistakes(own.value, kept.id, []));
}

async function lookThroughGame(kept: KeptGame, game: Game): Promise<void> {
  const answers = seatsOf(kept).map((seat) => ports.engine().ask({ is: 'mistakes', game, seat }).answer);
  const found = await Promise.all(answers);
  // A game that failed is tried again the next time.
  if (found.every(({ ok }) => ok))
    keep(
      withMistakes(
        own.value,
        kept.id,
        found.flatMap((answer) => (answer.ok ? answer.value : [])),
      ),
    );
}

export const keepSolved = (id: number): void => keep(withSolved(own.value, id));

/** An own mistake as a puzzle; it has no rating. */
export const puzzleOf = ({ code, best, gap, answers }: OwnPuzzle): Puzzle => ({
  number: 0,
  kind: 'duel',
  code,
  skips: 0,
  best,
  gap,
  answers,
  rating: 0,
  level: 0,
});
