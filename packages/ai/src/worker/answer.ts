// Answers a question, synchronously. Bots are cached from one move of a game to the next.

import { type Deck, type Game, type Move, mustPlay, type Points, score, type Tally } from '@wagons/rules';
import { dice, type Dice } from '@wagons/rules/deal';
import { deepHint, hint } from '../analysis/hint.ts';
import { nextBest } from '../analysis/nextBest.ts';
import { packReview, unpackReview } from '../analysis/packed.ts';
import { review } from '../analysis/review.ts';
import type { Grade } from '../grades/grade.ts';
import type { Prospect } from '../grades/prospect.ts';
import { makeBot } from '../players/bot.ts';
import { ownMistakes } from '../puzzles/making/ownMistakes.ts';
import type { Budget } from '../search/budget.ts';
import { immediateGains } from '../search/greedy.ts';
import { botOf, botSeed } from '../service/bots.ts';
import { BUDGETS, HINT_MOVES, type ThinkingLimit } from '../service/budgets.ts';
import type {
  Answers,
  HintQuestion,
  MoveQuestion,
  OnGrade,
  ParQuestion,
  Question,
  ReviewQuestion,
} from '../service/questions.ts';
import { solve } from '../solver/solve.ts';

/** What an answer needs from outside. */
type AnswerEnvironment = {
  /** Milliseconds of a monotonic clock, for limits in time. */
  readonly now: () => number;
  /** Polled regularly; true asks for the best answer so far. */
  readonly aborted?: () => boolean;
  readonly onGrade?: OnGrade;
};

export type Answerer = <Q extends Question>(question: Q, env: AnswerEnvironment) => Answers[Q['is']];

/** Tests inject `make`. */
export function makeAnswerer(make = makeBot): Answerer {
  const chooseMove = makeMoveChooser(make);
  // A game from another thread has a copy of its deck, or one without cards, but caches are keyed by the deck object.
  let deck: Deck | undefined;
  return <Q extends Question>(question: Q, env: AnswerEnvironment) => {
    if (deck?.hash !== question.game.deck.hash) ({ deck } = question.game);
    const known: Question = { ...question, game: { ...question.game, deck } };
    const answer = known.is === 'move' ? chooseMove(known, env) : find(known, env);
    return answer as Answers[Q['is']];
  };
}

function find(question: Exclude<Question, MoveQuestion>, env: AnswerEnvironment): Answers[Question['is']] {
  const { game } = question;
  switch (question.is) {
    case 'hint':
      return hintOf(question, env);
    case 'review':
      return reviewOf(question, env);
    case 'solve':
      return solve(game, budgetOf(limitOf(question, BUDGETS.solve), env), { forBounds: BOUNDS_SHARE });
    case 'mistakes':
      return ownMistakes(game, question.seat);
    case 'nextBest':
      return game.phase === 'over'
        ? { is: 'none' }
        : nextBest(game, question.best, budgetOf(BUDGETS.nextBest, env));
    case 'par':
      return parOf(question);
    case 'gains':
      return immediateGains(game);
  }
}

const isLimited = ({ nodes, milliseconds }: ThinkingLimit): boolean =>
  nodes !== undefined || milliseconds !== undefined;

const limitOf = ({ limit = {} }: { readonly limit?: ThinkingLimit }, usual: ThinkingLimit): ThinkingLimit =>
  isLimited(limit) ? limit : usual;

const budgetOf = ({ nodes, milliseconds }: ThinkingLimit, { now, aborted }: AnswerEnvironment): Budget => ({
  ...(aborted && { aborted }),
  ...(nodes !== undefined && { nodes }),
  ...(milliseconds !== undefined && { time: { milliseconds, now } }),
});

function hintOf(
  { game, most = HINT_MOVES, limit = {} }: HintQuestion,
  env: AnswerEnvironment,
): Answers['hint'] {
  const found = isLimited(limit)
    ? deepHint(game, budgetOf(limit, env), most)
    : hint(game, budgetOf(BUDGETS.hint, env), most);
  return { ...found, gains: game.phase === 'draft' ? immediateGains(game) : [] };
}

/** The share of a solver's budget that is kept to narrow the bounds of what it can't prove. */
const BOUNDS_SHARE = 0.2;

function reviewOf(question: ReviewQuestion, env: AnswerEnvironment): Answers['review'] {
  const { game, packed, known = [] } = question;
  const { length: moves } = game.moves;
  const report = (grade: Grade): void => env.onGrade?.(slim(grade), moves);
  const kept = packed === undefined ? undefined : unpackReview(game, packed);
  const missing = kept?.grades.slice(0, moves - known.length).toReversed() ?? [];
  for (const grade of missing) report(grade);
  // The rest of the moves get their share of the budget.
  const limit = limitOf(question, BUDGETS.review);
  const share = 1 - known.length / Math.max(1, moves);
  const budget = budgetOf(limit.nodes === undefined ? limit : { nodes: Math.ceil(limit.nodes * share) }, env);
  const made = kept ?? review(game, budget, report, known);
  return { packed: made.complete ? packReview(game, made) : undefined };
}

const BEST_LEVEL = 8;

/** The best level's total, from the same seat against the same opponent. */
function parOf({ game: start, seat, level, seed }: ParQuestion): Points {
  let game: Game = start;
  while (game.phase !== 'over') {
    const playing = game.seat === seat ? BEST_LEVEL : level;
    const bot = makeBot(botOf(playing), dice(botSeed(seed, game.seat, game)));
    game = mustPlay(game, bot(game));
  }
  return score(game)[seat].total;
}

/** Without contributions and their cells, which no program shows and which take long to copy to another thread. */
function slim(grade: Grade): Grade {
  const bare = ({ terrains, bonuses, total }: Tally): Tally => ({
    terrains: Object.fromEntries(
      Object.entries(terrains).map(([terrain, line]) => [terrain, { ...line, contributions: [] }]),
    ) as unknown as Tally['terrains'],
    bonuses: bonuses.map((line) => ({ ...line, contributions: [] })),
    total,
  });
  const prospect = (one: Prospect): Prospect => ({
    ...one,
    tallies: { first: bare(one.tallies.first), second: bare(one.tallies.second) },
  });
  const played = prospect(grade.played);
  return { ...grade, played, best: grade.best === grade.played ? played : prospect(grade.best) };
}

// ---- Moves of bots ----

type CachedBot = {
  readonly key: string;
  readonly choose: (question: MoveQuestion, env: AnswerEnvironment) => Move;
};

/** Cached bots: one per seat. */
const SEATED = 2;

/** A bot without the name of a player is not cached. */
function makeMoveChooser(make: typeof makeBot): CachedBot['choose'] {
  let cached: readonly CachedBot[] = [];
  return (question, env) => {
    const { player, bot, limit } = question;
    const key = JSON.stringify([player, bot, limit]);
    const found = cached.find((one) => one.key === key) ?? makeCachedBot(key, question, make);
    if (player !== undefined) cached = [found, ...cached.filter((one) => one !== found)].slice(0, SEATED);
    return found.choose(question, env);
  };
}

/** The bot is reused, but every move has its own seed and its own abort signal. */
function makeCachedBot(key: string, first: MoveQuestion, make: typeof makeBot): CachedBot {
  let roll: Dice = dice(first.seed);
  let env: AnswerEnvironment = { now: () => 0 };
  const bot = make(
    first.bot,
    (sides) => roll(sides),
    budgetOf(first.limit ?? {}, { now: () => env.now(), aborted: () => env.aborted?.() ?? false }),
  );
  return {
    key,
    choose: ({ seed, game }, current) => {
      roll = dice(seed);
      env = current;
      return bot(game);
    },
  };
}
