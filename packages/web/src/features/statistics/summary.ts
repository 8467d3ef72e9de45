// Results and averages of some games.

import { LEVELS, type Level } from '@wagons/ai/service';
import { type CardId, type Terrain, TERRAINS } from '@wagons/rules';
import { type BothPoints, type GameFacts, leadIn } from '../../play/end/milestones/facts.ts';

export type ResultCount = { readonly won: number; readonly tied: number; readonly lost: number };

export type LevelSummary = ResultCount & {
  readonly level: Level;
  readonly games: number;
  readonly lead: number;
};

export type CardSummary = {
  readonly deck: string;
  readonly card: CardId;
  readonly games: number;
  /** Share of the games won; a tie is half a win. */
  readonly won: number;
  /** Average points on this card. */
  readonly points: BothPoints;
};

export type TerrainSummary = { readonly terrain: Terrain; readonly points: BothPoints };

export function countResults(games: readonly GameFacts[]): ResultCount {
  const leads = games.map(leadIn);
  return {
    won: leads.filter((lead) => lead > 0).length,
    tied: leads.filter((lead) => lead === 0).length,
    lost: leads.filter((lead) => lead < 0).length,
  };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const averageOf = (points: readonly BothPoints[]): BothPoints => ({
  own: average(points.map(({ own }) => own)),
  theirs: average(points.map(({ theirs }) => theirs)),
});

/** The levels that were played, from the lowest. */
export const byLevel = (games: readonly GameFacts[]): readonly LevelSummary[] =>
  LEVELS.flatMap((level) => {
    const played = games.filter((game) => game.level === level);
    if (played.length === 0) return [];
    return [{ level, games: played.length, lead: average(played.map(leadIn)), ...countResults(played) }];
  });

/** The scoring cards that were in the center, the most successful first. */
export function byCard(games: readonly GameFacts[]): readonly CardSummary[] {
  const keys = new Map(
    games.flatMap(({ deck, cards }) => cards.map(({ card }) => [`${deck}/${card}`, { deck, card }] as const)),
  );
  return [...keys.values()]
    .map(({ deck, card }) => {
      const played = games.filter(
        (game) => game.deck === deck && game.cards.some((one) => one.card === card),
      );
      const { won, tied } = countResults(played);
      return {
        deck,
        card,
        games: played.length,
        won: (won + tied / 2) / played.length,
        points: averageOf(played.flatMap(({ cards }) => cards.filter((one) => one.card === card))),
      };
    })
    .toSorted((a, b) => b.won - a.won || b.games - a.games || a.card.localeCompare(b.card));
}

export const byTerrain = (games: readonly GameFacts[]): readonly TerrainSummary[] =>
  TERRAINS.map((terrain) => ({ terrain, points: averageOf(games.map(({ terrains }) => terrains[terrain])) }));

/** The game with the most points; of several, the first. */
export const bestOf = (games: readonly GameFacts[]): GameFacts | undefined =>
  games.toSorted((a, b) => b.totals.own - a.totals.own || a.at - b.at)[0];

export type GameLoss = {
  readonly id: string;
  readonly code: string;
  readonly at: number;
  readonly lost: number;
};

/** Points lost in the games that were reviewed, the oldest first. */
export const lossesOf = (games: readonly GameFacts[]): readonly GameLoss[] =>
  games
    .flatMap(({ id, code, at, lost }) =>
      lost ? [{ id, code, at, lost: lost.start + lost.draft + lost.placement }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
