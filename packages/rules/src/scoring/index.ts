// `@wagons/rules/scoring`: the scoring language, and scores of towns outside a game.

export {
  type Bonus,
  type Choice,
  type Contribution,
  type Filter,
  type Line,
  OUTCOMES,
  type Range,
  type SizedThings,
  type Steps,
  type Things,
  type TownCell,
} from '../core/types.ts';
export { worth } from './evaluate.ts';
export { scoreTowns, tally } from './score.ts';
