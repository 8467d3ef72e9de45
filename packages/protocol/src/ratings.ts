// Which rating a game changes, and when a rating is established.

import type { ClockSetting } from './settings.ts';

/** Live and correspondence games are rated apart. */
export const RATING_KINDS = ['live', 'correspondence'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** The rating that a game with this clock changes. */
export const ratingKind = ({ kind }: Pick<ClockSetting, 'kind'>): RatingKind =>
  kind === 'live' ? 'live' : 'correspondence';

/** A rating is provisional until this number of games has counted. */
export const ESTABLISHED_GAMES = 10;

/** The leaderboard needs this number of different opponents whose ratings aren't provisional. */
export const LEADER_OPPONENTS = 10;

/** Only the first results between the same two players count on a day (UTC), of both kinds together. */
export const COUNTED_PER_DAY = 3;
