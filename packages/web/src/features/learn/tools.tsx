// What can be done in a lesson besides taking and placing cards: see the solution, or go to the next lesson.

import { HandPicture } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import { useRef } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck } from '../../play/local/library.ts';
import { newSeed } from '../../play/local/ports.ts';
import { sound } from '../../kit/browser/sound.ts';
import { useMount } from '../../kit/browser/useMount.ts';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { startGame } from '../../play/local/startGame.ts';
import { opponentText } from '../../play/text/gameSummary.ts';
import { planGame } from '../../play/table/plans.ts';
import { forgetLesson } from './savedLesson.ts';
import type { Pupil } from './pupil.ts';
import * as css from './learn.module.css';

/** The opponent of the first real game. */
const FIRST_LEVEL = 1;

type ToolsProps = {
  readonly pupil: Pupil;
  /** Goes to the next lesson; the last one has none. */
  readonly onNext: (() => void) | undefined;
};

export function Tools({ pupil, onNext }: ToolsProps) {
  const { lesson, verdict, hasErred } = pupil;
  const words = useSpeech().lessons;
  if (lesson.moves === 0) return <Onwards onNext={onNext} />;
  if (verdict.value?.is === 'right')
    return (
      <>
        <Taken pupil={pupil} />
        <Onwards onNext={onNext} focused />
      </>
    );
  if (!hasErred.value) return null;
  return (
    <button type="button" class={`button ${css.showMe}`} onClick={pupil.showMe}>
      {words.showMe}
    </button>
  );
}

/** The drafted card, to be placed in the next lesson. */
function Taken({ pupil: { turnDraft } }: Pick<ToolsProps, 'pupil'>) {
  const letters = useLetters();
  const game = turnDraft.now.value;
  const isTaken = game.moves.at(-1)?.type === 'draft' && game.phase === 'place';
  return isTaken ? <HandPicture card={cardOf(printedDeck, game.held[0].card)} letters={letters} /> : null;
}

/** The next button; after a right answer it takes the focus, so that Enter continues. */
function Onwards({ onNext, focused }: Pick<ToolsProps, 'onNext'> & { readonly focused?: true }) {
  const words = useSpeech().lessons;
  const { web } = useSpeech();
  const ref = useRef<HTMLButtonElement>(null);
  useMount(() => {
    if (focused) ref.current?.focus({ preventScroll: true });
    if (onNext) return;
    forgetLesson(store);
    sound('win');
  });
  const next = onNext ?? play;
  return (
    <button ref={ref} type="button" class="button main" onClick={next}>
      {onNext ? words.next : words.play({ who: opponentText(web, FIRST_LEVEL) })}
    </button>
  );
}

/** Starts a first game against level 1, which chooses the starting card: no lesson was about that. */
function play(): void {
  startGame(
    planGame({
      deck: printedDeck,
      seed: newSeed(),
      players: { first: { kind: 'person' }, second: { kind: 'bot', level: FIRST_LEVEL } },
    }),
  );
}
