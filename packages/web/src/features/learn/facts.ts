// The values for the texts of a lesson: card titles and points.

import { type CardId, opponent, skipped } from '@wagons/rules';
import { type Facts, type LessonsWords, type Saying, sayingText } from '@wagons/words/areas';
import { printedDeck } from '../../play/local/library.ts';
import { useConditions } from '../../play/text/conditions.ts';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { LEARNER, lineOf, pointsAfter, pointsNow } from './goals.ts';
import type { Lesson } from './lessons.ts';
import type { Pupil } from './pupil.ts';

export function useFacts({ lesson, table, turnDraft, verdict, looked }: Pupil): Facts {
  const speech = useSpeech();
  const { actions } = speech.web.table;
  const conditionOf = useConditions(printedDeck);
  const titleOf = pictureIn(speech, printedDeck);
  const title = (card: CardId | undefined): string => (card === undefined ? '' : titleOf(card));
  const start = table.game.value;
  const game = turnDraft.now.value;
  const tried = verdict.value?.is === 'slip' ? verdict.value : undefined;
  const move = tried?.move ?? game.moves[lesson.from];
  const line = lineOf(lesson) ?? 'total';
  const { tallies } = standingOf(game);
  const bonus = looked.value ?? lesson.bonus;
  const scoring = printedDeck.cards.find(({ id }) => id === bonus);
  const given = move?.type === 'draft' ? skipped(start.circle, move.card) : [];
  return {
    card: title(askedFor(lesson) ?? turnDraft.card.value),
    taken: title(start.moves.findLast(({ type }) => type === 'draft')?.card),
    tried: title(move?.card),
    cards: speech.words.amounts.and(given.map(titleOf)),
    count: given.length,
    left: lesson.from + lesson.moves - game.moves.length,
    bonus: bonus === undefined ? '' : titleIn(speech, printedDeck)(bonus),
    condition: scoring ? conditionOf(scoring) : '',
    now: pointsNow(start, line),
    want: lesson.wants.find((want) => want.is === 'line')?.atLeast ?? 0,
    got: tried ? pointsAfter(tried.game, tried.move, line) : pointsNow(game, line),
    own: tallies[LEARNER].total,
    rival: tallies[opponent(LEARNER)].total,
    place: actions.place,
    turn: actions.turn,
  };
}

const askedFor = ({ wants }: Lesson): CardId | undefined => wants.find((want) => want.is === 'card')?.card;

/** What taking the selected card would give away, and what to press. The first draft is before gifts are explained. */
export function useGiftText(
  { lesson, turnDraft, selected, verdict }: Pupil,
  facts: Facts,
): string | undefined {
  const speech = useSpeech();
  const lessons = useSpeech().lessons;
  const { gift, noGift, actions } = speech.web.table;
  const { phase, circle } = turnDraft.now.value;
  const card = selected.value;
  const isAnswered = verdict.value?.is === 'right' || verdict.value?.is === 'shown';
  if (phase !== 'draft' || card === undefined || isAnswered) return undefined;
  const nowTake = lessons.nowTake({ take: actions.takeIt });
  if (lesson.id === 'take') return `${sayingText(lessons.lessons.take.task, facts)} ${nowTake}`;
  const cards = speech.words.amounts.and(skipped(circle, card).map(pictureIn(speech, printedDeck)));
  const given = cards === '' ? noGift : gift({ who: 'opponent', name: '', cards });
  return `${given} ${nowTake}`;
}

/** The text to show now, apart from refusals of the rules. */
export function sayingOf(words: LessonsWords, { lesson, verdict, turnDraft, looked }: Pupil): Saying {
  const said = words.lessons[lesson.id];
  const { task } = said;
  const wrong = 'wrong' in said ? said.wrong : {};
  const now = verdict.value;
  switch (now?.is) {
    case 'right':
      return 'right' in said ? said.right : task;
    case 'slip': {
      const slips: Readonly<Record<string, Saying>> = wrong;
      return slips[now.slip] ?? task;
    }
    case 'shown':
      return turnDraft.card.value === undefined ? words.shown.card : words.shown.place;
    case 'refused':
      return task;
    case undefined:
      return looked.value === undefined ? task : words.shown.look;
  }
}
