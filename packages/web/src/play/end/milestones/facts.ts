// What statistics and milestones need of a finished game against the computer.

import type { Level } from '@wagons/ai';
import {
  type CardId,
  opponent,
  type Points,
  score,
  type Seat,
  SEATS,
  type Terrain,
  TERRAINS,
} from '@wagons/rules';
import type { Games, OpenGame } from '../../store/games.ts';
import type { KeptGame } from '../../store/keptGame.ts';

/** Points of the person and of the computer. */
export type BothPoints = { readonly own: Points; readonly theirs: Points };

/** What is known of a game without replaying it. */
export type GameResult = {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly deck: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly totals: BothPoints;
  /** Points lost by each kind of decision, if the game was reviewed. */
  readonly lost?: LostPoints;
};

export type GameFacts = GameResult & {
  readonly code: string;
  readonly terrains: Readonly<Record<Terrain, BothPoints>>;
  readonly cards: ReadonlyArray<BothPoints & { readonly card: CardId }>;
};

type LostPoints = NonNullable<KeptGame['lost']>[Seat];

export const leadIn = ({ totals }: GameResult): number => totals.own - totals.theirs;

export const isWon = (game: GameResult): boolean => leadIn(game) > 0;

/** The result of a stored game; undefined if it doesn't count: only finished ones of a person against the computer do, without practice. */
export function resultOf({
  id,
  changed,
  deck,
  players,
  totals,
  lost,
  practice,
}: KeptGame): GameResult | undefined {
  const seat = SEATS.find((one) => players[one].kind === 'person');
  const other = seat && players[opponent(seat)];
  if (!seat || other?.kind !== 'bot' || !totals || practice) return undefined;
  return {
    id,
    at: changed,
    deck,
    seat,
    level: other.level,
    totals: { own: totals[seat], theirs: totals[opponent(seat)] },
    ...(lost && { lost: lost[seat] }),
  };
}

/** The facts of a game; undefined if it doesn't count. */
function factsOf({ kept, game }: OpenGame): GameFacts | undefined {
  const result = resultOf(kept);
  if (!result || game.phase !== 'over') return undefined;
  const { seat } = result;
  const tallies = score(game);
  const [own, theirs] = [tallies[seat], tallies[opponent(seat)]];
  return {
    ...result,
    code: kept.code,
    totals: { own: own.total, theirs: theirs.total },
    terrains: Object.fromEntries(
      TERRAINS.map((terrain) => [
        terrain,
        { own: own.terrains[terrain].points, theirs: theirs.terrains[terrain].points },
      ]),
    ) as GameFacts['terrains'],
    cards: own.bonuses.map(({ card, points }, i) => ({
      card,
      own: points,
      theirs: theirs.bonuses[i]?.points ?? 0,
    })),
  };
}

const known = new Map<string, GameFacts | undefined>();

/** The facts of a stored game. Replaying one takes milliseconds, so they are cached while the page is open. */
export function readFacts(games: Games, kept: KeptGame): GameFacts | undefined {
  const key = JSON.stringify([kept.id, kept.code, kept.lost]);
  if (!known.has(key)) {
    const opened = games.load(kept.id);
    known.set(key, opened.ok ? factsOf(opened.value) : undefined);
  }
  return known.get(key);
}
