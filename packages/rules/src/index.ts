// `@wagons/rules`: the vocabulary of the game, and playing it. The rest has subpaths such as `@wagons/rules/notation`.

export {
  type BySeat,
  type Card,
  type CardId,
  type Cell,
  type Circle,
  type Deal,
  type Deck,
  type Draft,
  type Game,
  type GameRecord,
  type Held,
  type Icon,
  ICONS,
  type Illegal,
  type IllegalMove,
  type Language,
  LANGUAGES,
  type Move,
  opponent,
  type Outcome,
  type PickStart,
  type Place,
  type Placement,
  type Points,
  type Refusal,
  REFUSALS,
  type Rotation,
  ROTATIONS,
  RULES_VERSION,
  type Seat,
  SEATS,
  type Tally,
  type Terrain,
  TERRAINS,
  type Territory,
  type Town,
  type Turn,
  withSeat,
} from './core/types.ts';
export { invariant, ok, refused, type Refused, type Result } from './core/result.ts';
export { skipped } from './game/circle.ts';
export { begin, isUnderWay, seatToMove, turnsOf } from './game/turn.ts';
export { legalMoves, legalPrefix, mustPlay, newGame, play, playAll, positionsOf, undo } from './game/play.ts';
export { recordOf, replay } from './game/record.ts';
export { outcome, score } from './scoring/score.ts';
