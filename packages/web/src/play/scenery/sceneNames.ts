// The pictures above the pages and the tokens beside choices, by name.

export type SceneName =
  | 'newGame'
  | 'lobby'
  | 'invitation'
  | 'waiting'
  | 'settings'
  | 'games'
  | 'account'
  | 'leaders'
  | 'player'
  | 'about'
  | 'pad'
  | 'cards'
  | 'rules'
  | 'replay'
  | 'puzzles'
  | 'daily'
  | 'statistics'
  | 'lab'
  | 'nowhere';

/** The small drawings beside choices. */
export type TokenName =
  | 'watch'
  | 'letter'
  | 'fire'
  | 'wagon'
  | 'ox'
  | 'keys'
  | 'signpost'
  | 'lantern'
  | 'compass'
  | 'map'
  | 'tally'
  | 'hat'
  | 'star'
  | 'medal'
  | 'book'
  | 'ledger'
  | 'sun'
  | 'pegs'
  | 'empty';
