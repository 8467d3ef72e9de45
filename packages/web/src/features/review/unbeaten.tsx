// What is said of a move when no better one was found: whether it was the only one, or how much worse the others are.

import type { Grade } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { moveText } from '@wagons/words';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { RichText } from '../../play/view/richText.tsx';
import { useNextBest } from './useNextBest.ts';

type UnbeatenProps = { readonly before: Game; readonly grade: Grade };

export function Unbeaten({ before, grade }: UnbeatenProps) {
  const speech = useSpeech();
  const words = useSpeech().game;
  const { nextBest: say } = useSpeech().pages.review;
  const { analysis } = words;
  const next = useNextBest(before, grade);
  if (next?.is === 'none') return <>{analysis.onlyMove}</>;
  if (next?.is !== 'proven') return <>{analysis.nothingBetter}</>;
  if (next.by === 0) return <>{say.equal}</>;
  const move = moveText(words, {
    game: before,
    move: next.move,
    title: titleIn(speech, before.deck),
    mention: pictureIn(speech, before.deck),
    where: 'another',
  });
  return <RichText deck={before.deck} text={say.worse({ move, points: words.points(next.by) })} />;
}
