// What may remain of a player who was deleted: the id that no name belongs to anymore. Only a report still has a name.

export type KeptColumn = {
  readonly column: string;
  readonly what: string;
  readonly why: string;
  readonly until: string;
};

const GAMES = 'the games belong to the opponents too';
const RATINGS = 'the ratings of opponents were computed from it';
const REPORTS = 'the operator must be able to act on a report';
const LOG = 'operators must be able to account for what they did';
const FOREVER = 'for as long as the game';

/** docs/operations.md has the same table; a test searches every column of the database for traces that aren't listed. */
export const KEPT: readonly KeptColumn[] = [
  { column: 'player.id', what: 'the id', why: 'shows that the player was deleted', until: FOREVER },
  { column: 'player.merged_into', what: 'the id', why: 'guests who became this player', until: FOREVER },
  { column: 'game.host', what: 'the id', why: GAMES, until: FOREVER },
  { column: 'game.first_player', what: 'the id', why: GAMES, until: FOREVER },
  { column: 'game.second_player', what: 'the id', why: GAMES, until: FOREVER },
  { column: 'archive.body', what: 'the id, and the moves', why: GAMES, until: FOREVER },
  { column: 'event.body', what: 'the id, and the moves', why: GAMES, until: FOREVER },
  { column: 'event.player', what: 'the id', why: GAMES, until: FOREVER },
  { column: 'rating.player', what: 'the id, and the rating after each game', why: RATINGS, until: FOREVER },
  { column: 'rating.opponent', what: 'the id', why: RATINGS, until: FOREVER },
  { column: 'report.reporter', what: 'the id', why: REPORTS, until: '180 days' },
  { column: 'report.player', what: 'the id', why: REPORTS, until: '180 days' },
  { column: 'report.text', what: 'what was reported', why: REPORTS, until: '180 days' },
  { column: 'report.reporter_name', what: 'the name at that time', why: REPORTS, until: '180 days' },
  { column: 'report.player_name', what: 'the name at that time', why: REPORTS, until: '180 days' },
  { column: 'report.chat', what: 'the last lines of chat', why: REPORTS, until: '180 days' },
  { column: 'operator_log.player', what: 'the id', why: LOG, until: 'for as long as the database' },
];
