// `@wagons/ai/puzzles`: the puzzles' file and questions. It imports only the rules, so a page can load it.

export {
  placementIndex,
  placementsOf,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleAnswer,
  type PuzzleKind,
  type PuzzleQuestion,
  type PuzzleTask,
  taskOf,
  totalWith,
  turnOf,
} from './puzzle.ts';
export { readPuzzles, writePuzzles } from './puzzleFile.ts';
