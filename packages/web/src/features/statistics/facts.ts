// What statistics need of a finished game against the computer.

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
import type { Games, OpenGame } from '../../play/store/games.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';

/** Points of the person and of the computer. */
export type BothPoints = { readonly own: Points; readonly theirs: Points };

export type GameFacts = {
  readonly id: string;
  readonly code: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly deck: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly totals: BothPoints;
  readonly terrains: Readonly<Record<Terrain, BothPoints>>;
  readonly cards: ReadonlyArray<BothPoints & { readonly card: CardId }>;
  /** Points lost by each kind of decision, if the game was reviewed. */
  readonly lost?: LostPoints;
};

type LostPoints = NonNullable<KeptGame['lost']>[Seat];

/** The seat of the only person, if the other player is the computer. */
function seatOfPerson({ sitters }: KeptGame): { readonly seat: Seat; readonly level: Level } | undefined {
  const seat = SEATS.find((one) => sitters[one].kind === 'person');
  const other = seat && sitters[opponent(seat)];
  return seat && other?.kind === 'bot' ? { seat, level: other.level } : undefined;
}

/** Whether a stored game counts: finished, a person against the computer. */
export const counts = (kept: KeptGame): boolean =>
  kept.totals !== undefined && seatOfPerson(kept) !== undefined;

/** The facts of a game; undefined if it doesn't count. */
function factsOf({ kept, game }: OpenGame): GameFacts | undefined {
  const sat = seatOfPerson(kept);
  if (!sat || game.phase !== 'over') return undefined;
  const { seat, level } = sat;
  const tallies = score(game);
  const [own, theirs] = [tallies[seat], tallies[opponent(seat)]];
  const lost = kept.lost?.[seat];
  return {
    id: kept.id,
    code: kept.code,
    at: kept.changed,
    deck: kept.deck,
    seat,
    level,
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
    ...(lost && { lost }),
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
