// The answer to a question: what the thread that thinks does, here and now. Knows neither threads nor pages.

import { botOf, type Grade, hint, HINT_NODES, makeBot, review } from '@wagons/ai';
import { type Deck, dice } from '@wagons/rules';
import type { Answers, Question } from './thinker.ts';
import { worthsOf } from './worths.ts';

type Graded = (grade: Grade, of: number) => void;
export type Answerer = <Q extends Question>(question: Q, graded?: Graded) => Answers[Q['is']];

/** A whole game is graded with so much work (U2), counted, so that the same game always gets the same grades. */
const REVIEW_NODES = 45_000;

export function makeAnswerer(reviewNodes = REVIEW_NODES): Answerer {
  // A game from another thread brings a copy of its deck, but what is worked out for a deck is kept with the deck.
  let deck: Deck | undefined;
  return <Q extends Question>(question: Q, graded?: Graded) => {
    if (deck?.hash !== question.game.deck.hash) ({ deck } = question.game);
    const known = { ...question, game: { ...question.game, deck } };
    return find(known, reviewNodes, graded) as Answers[Q['is']];
  };
}

function find(question: Question, reviewNodes: number, graded?: Graded): Answers[Question['is']] {
  const { game } = question;
  switch (question.is) {
    case 'move':
      return makeBot(botOf(question.level), dice(question.chance))(game);
    case 'hint':
      return hint(game, { nodes: HINT_NODES }, question.most);
    case 'review':
      return review(game, { nodes: reviewNodes }, graded);
    case 'worths':
      return worthsOf(game);
  }
}
