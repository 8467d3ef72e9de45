// Everything the rules offer to the other packages, by name.

export {
  type Bonus,
  type BySeat,
  type Card,
  type CardId,
  type Cell,
  type Choice,
  type Circle,
  type Contribution,
  type Deal,
  type Deck,
  type Draft,
  type Filter,
  type Game,
  type GameRecord,
  type Held,
  type Icon,
  ICONS,
  type Illegal,
  type IllegalMove,
  type InLanguages,
  type Language,
  LANGUAGES,
  type Line,
  type Move,
  opponent,
  type Outcome,
  OUTCOMES,
  type Phase,
  type PickStart,
  type Place,
  type Placement,
  type Points,
  type Provenance,
  PROVENANCES,
  type Range,
  type Refusal,
  REFUSALS,
  type Rotation,
  ROTATIONS,
  RULES_VERSION,
  type Seat,
  SEATS,
  type SizedThings,
  type Steps,
  type Tally,
  type Terrain,
  TERRAINS,
  type Territory,
  type Things,
  type Town,
  type TownCell,
  type Turn,
  withSeat,
} from './types.ts';
export { invariant, type Ok, ok, refused, type Refused, type Result } from './result.ts';
export { type Fault, type JsonType } from './faults.ts';
export { BUILT_IN_DECKS, deckPrefix, readDeckUnchecked } from './builtInDecks.ts';
export { parseDeck, readDeck } from './deck.ts';
export { writeDeck } from './writeDeck.ts';
export { type Dice, dice, isSeed, SEED_LENGTH } from './dice.ts';
export { skipped } from './circle.ts';
export { cardOf, cellAt, cover, EMPTY, facing, findCard, sameCell, territoryAt, type View, visible } from './town.ts';
export { deal } from './deal.ts';
export { mayLie, placements } from './place.ts';
export { checkTowns, type Misplaced } from './checkTowns.ts';
export { begin, isUnderWay, seatToMove, turnsOf } from './turn.ts';
export { worth } from './scoring/evaluate.ts';
export { outcome, score, scoreTowns, tally } from './score.ts';
export { legalMoves, legalPrefix, mustPlay, newGame, play, playAll, positionsOf, undo } from './play.ts';
export { recordOf, replay } from './record.ts';
export { type CodeError, type Expected, type TextError } from './notation/errors.ts';
export { makeCell, parseCell } from './notation/cell.ts';
export { findByName } from './notation/words.ts';
export { makeMove, makePlacement, readMadeMove } from './notation/madeMove.ts';
export { parseMove } from './notation/move.ts';
export { makeTown, parseTown } from './notation/town.ts';
export { parseTypedMove } from './notation/typedMove.ts';
export {
  ICON_LETTERS,
  makePicture,
  makeTerritory,
  parsePicture,
  parseTerritory,
  TERRAIN_LETTERS,
} from './notation/picture.ts';
export { makeGame, parseGame } from './notation/game.ts';
export { makeCode, parseCode } from './notation/linkCode.ts';
export { perft } from './perft.ts';
