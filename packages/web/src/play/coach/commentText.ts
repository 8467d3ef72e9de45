// A comment of the coach as a sentence with pictures of the cards.

import type { Game } from '@wagons/rules';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import type { Comment } from './comment.ts';

/** More gifts than this are counted, because they lie in the opponent's town and fill the note. */
const PICTURED = 3;

/** `name` is the opponent's. */
export function useCommentText({ deck }: Game, name: string): (comment: Comment) => string {
  const speech = useSpeech();
  const say = useSpeech().app.coach;
  const mention = pictureIn(speech, deck);
  return (comment) => {
    const { points } = comment;
    const card = mention(comment.card);
    if (comment.is !== 'gift') return say[comment.is]({ card, points });
    const { given } = comment;
    return say.gift({
      ...{ card, points, name },
      few: given.length <= PICTURED,
      count: given.length,
      cards: speech.words.amounts.and(given.map(mention)),
    });
  };
}
