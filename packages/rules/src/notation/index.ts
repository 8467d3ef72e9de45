// `@wagons/rules/notation`: moves, towns and games as text, and link codes (docs/notation.md).

export { type CodeError, type Expected, type TextError } from './errors.ts';
export { makeCell, parseCell } from './cell.ts';
export { findByName } from './words.ts';
export { makeMove, makePlacement, readMadeMove } from './madeMove.ts';
export { parseMove } from './move.ts';
export { makeTown, parseTown } from './town.ts';
export { parseTypedMove } from './typedMove.ts';
export {
  ICON_LETTERS,
  makePicture,
  makeTerritory,
  parsePicture,
  parseTerritory,
  TERRAIN_LETTERS,
} from './picture.ts';
export { makeGame, parseGame } from './game.ts';
export { makeCode, parseCode } from './linkCode.ts';
