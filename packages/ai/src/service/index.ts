// `@wagons/ai/service`: how programs ask the engine, which runs in a thread of its own. Light: a page can load it.

export { type BotName, BOTS, botOf, botSeed, type Level, LEVELS } from './bots.ts';
export { BUDGETS, type ThinkingLimit } from './budgets.ts';
export {
  type Engine,
  type EngineReport,
  type EngineRequest,
  makeEngine,
  type NoAnswer,
  type PendingAnswer,
  type StartThread,
} from './engine.ts';
export type { Answers, OnGrade, Question } from './questions.ts';
