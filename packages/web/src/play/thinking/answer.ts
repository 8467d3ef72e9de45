// Answers a request to the engine, synchronously. Knows neither workers nor pages.

import {
  botOf,
  type Grade,
  hint,
  HINT_NODES,
  immediateGains,
  makeBot,
  nextBest,
  NEXT_BEST_NODES,
  packReview,
  type Prospect,
  review,
  REVIEW_NODES,
  unpackReview,
} from '@wagons/ai';
import { ownMistakes } from '@wagons/ai/puzzle-making';
import { type Deck, mustPlay, type Points, score, type Tally } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { botSeed } from './botSeed.ts';
import type { Answers, OnGrade, Question } from './thinker.ts';

export type Answerer = <Q extends Question>(question: Q, onGrade?: OnGrade) => Answers[Q['is']];

const BEST_LEVEL = 8;

/** The budget of a review is counted in nodes, so that the same game always gets the same grades. */
export function makeAnswerer(reviewNodes = REVIEW_NODES): Answerer {
  // A game from another thread has a copy of its deck, but engine and rules cache by deck identity.
  let deck: Deck | undefined;
  return <Q extends Question>(question: Q, onGrade?: OnGrade) => {
    if (deck?.hash !== question.game.deck.hash) ({ deck } = question.game);
    const known = { ...question, game: { ...question.game, deck } };
    return find(known, reviewNodes, onGrade) as Answers[Q['is']];
  };
}

function find(question: Question, reviewNodes: number, onGrade?: OnGrade): Answers[Question['is']] {
  const { game } = question;
  switch (question.is) {
    case 'move':
      return makeBot(botOf(question.level), dice(question.seed))(game);
    case 'hint':
      return hint(game, { nodes: HINT_NODES }, question.most);
    case 'review':
      return reviewOf(question, reviewNodes, onGrade);
    case 'mistakes':
      return ownMistakes(game, question.seat);
    case 'nextBest':
      return game.phase === 'over'
        ? { is: 'none' }
        : nextBest(game, question.best, { nodes: NEXT_BEST_NODES });
    case 'par':
      return parOf(question);
    case 'worths':
      return immediateGains(game);
  }
}

function reviewOf(
  { game, packed, known = [] }: Extract<Question, { readonly is: 'review' }>,
  reviewNodes: number,
  onGrade?: OnGrade,
): Answers['review'] {
  const { length: moves } = game.moves;
  const report = (grade: Grade): void => onGrade?.(slim(grade), moves);
  const kept = packed === undefined ? undefined : unpackReview(game, packed);
  const missing = kept?.grades.slice(0, moves - known.length).toReversed() ?? [];
  for (const grade of missing) report(grade);
  // The rest of the moves get their share of the budget.
  const nodes = Math.ceil(reviewNodes * (1 - known.length / moves));
  return { packed: packReview(game, kept ?? review(game, { nodes }, report, known)) };
}

/** The best level's total, from the same seat against the same opponent. */
function parOf({ game: start, seat, level, seed }: Extract<Question, { readonly is: 'par' }>): Points {
  let game = start;
  while (game.phase !== 'over') {
    const playing = game.seat === seat ? BEST_LEVEL : level;
    const bot = makeBot(botOf(playing), dice(botSeed(seed, game.seat, game)));
    game = mustPlay(game, bot(game));
  }
  return score(game)[seat].total;
}

/** Without contributions and their cells, which no screen shows and which take long to copy to the page. */
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
