// One person may be several players: an account, and guests before it.

/** The player, and the guests who were merged into them. */
export const SELVES =
  'select id from player where id = $1 union all select id from player where merged_into = $1';
