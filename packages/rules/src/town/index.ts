// `@wagons/rules/town`: the geometry of a town, with or without a game around it.

export {
  cellAt,
  cover,
  coversCell,
  EMPTY_VIEW,
  facing,
  sameCell,
  territoryAt,
  topCells,
  type TopCell,
  type View,
  visible,
} from './town.ts';
export { checkSpot, placements } from './place.ts';
export { checkTowns, type Misplaced } from './checkTowns.ts';
