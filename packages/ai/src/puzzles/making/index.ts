// `@wagons/ai/puzzle-making`: makes puzzles from games and proves them; for tools.

export { choosePuzzles, type PuzzleQuota } from './choosePuzzles.ts';
export { puzzlesOf } from './gamePuzzles.ts';
export { type OwnMistake, ownMistakes } from './ownMistakes.ts';
export { type MadePuzzle, withRating } from './rating.ts';
