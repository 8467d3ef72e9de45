// What is said of a move when no better one was found: whether it was the only one, or how much worse the others are.

import type { Grade, NextBest } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { moveText } from '@wagons/words';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { RichText } from '../../play/view/richText.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ports } from '../../play/local/ports.ts';

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

/** Milliseconds a move is looked at before the engine is asked: canceling a question restarts it. */
const STILL = 300;

/** Undefined until the answer is known, and for moves that aren't proven to be the best. */
function useNextBest(before: Game, { played, lost }: Grade): NextBest | undefined {
  const found = useSignal<NextBest | undefined>(undefined);
  const isBest = lost === 0 && played.proven;
  useEffect(() => {
    if (!isBest) return undefined;
    let cancel = ports.clock.after(STILL, () => {
      const pending = ports.engine().ask({ is: 'nextBest', game: before, best: played });
      ({ cancel } = pending);
      void pending.answer.then((answer) => {
        if (answer.ok) found.value = answer.value;
      });
    });
    return () => cancel();
  }, [before, played, isBest, found]);
  return found.value;
}
