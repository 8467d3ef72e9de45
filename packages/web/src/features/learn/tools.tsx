// The actions of a lesson: the card in hand, taking a card, or the next lesson.

import { type Drag, HandCard, HandPicture } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import { useRef } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck } from '../../play/local/library.ts';
import { newSeed } from '../../play/local/ports.ts';
import { sound } from '../../kit/browser/sound.ts';
import { layout } from '../../kit/browser/appearance.ts';
import { useMount } from '../../kit/browser/useMount.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { startGame } from '../../play/local/startGame.ts';
import { opponentText } from '../../play/text/gameSummary.ts';
import { planGame } from '../../play/table/plans.ts';
import { takeCard } from '../../play/view/takeCard.ts';
import { TurnTool } from '../../play/view/turnTool.tsx';
import { forgetLesson } from './savedLesson.ts';
import type { Pupil } from './pupil.ts';
import { lessonsWords } from './words.ts';

/** The opponent of the first real game. */
const FIRST_LEVEL = 1;

type ToolsProps = {
  readonly pupil: Pupil;
  readonly drag: Drag;
  /** Goes to the next lesson; the last one has none. */
  readonly onNext: (() => void) | undefined;
};

export function Tools({ pupil, drag, onNext }: ToolsProps) {
  const { lesson, verdict, hasErred, sitting } = pupil;
  const words = lessonsWords.use();
  const isDone = verdict.value?.is === 'right';
  return (
    <section class="learn-tools">
      {lesson.moves === 0 ? (
        <Onwards onNext={onNext} />
      ) : isDone ? (
        <>
          <Taken pupil={pupil} />
          <Onwards onNext={onNext} focused />
        </>
      ) : (
        <>
          {sitting.card.value !== undefined && <Hand pupil={pupil} drag={drag} />}
          {hasErred.value && (
            <button type="button" class="button show-me" onClick={pupil.showMe}>
              {words.showMe}
            </button>
          )}
          <Choice pupil={pupil} />
        </>
      )}
    </section>
  );
}

/** The drafted card, to be placed in the next lesson. */
function Taken({ pupil: { sitting } }: Pick<ToolsProps, 'pupil'>) {
  const letters = useLetters();
  const game = sitting.now.value;
  const isTaken = game.moves.at(-1)?.type === 'draft' && game.phase === 'place';
  return isTaken ? <HandPicture card={cardOf(printedDeck, game.held[0].card)} letters={letters} /> : null;
}

/** The next button; after a right answer it takes the focus, so that Enter continues. */
function Onwards({ onNext, focused }: Pick<ToolsProps, 'onNext'> & { readonly focused?: true }) {
  const words = lessonsWords.use();
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
    <button ref={ref} type="button" class="button main next" onClick={next}>
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
      sitters: { first: { kind: 'person' }, second: { kind: 'bot', level: FIRST_LEVEL } },
    }),
  );
}

/** Takes the selected card. */
export function Pick({ pupil }: { readonly pupil: Pupil }) {
  const { selected } = pupil;
  const speech = useSpeech();
  const { actions } = speech.web.table;
  const card = selected.value;
  const title = card === undefined ? undefined : titleIn(speech, printedDeck)(card);
  return (
    <button
      type="button"
      class="button main"
      disabled={card === undefined}
      aria-label={title && actions.take({ card: title })}
      onClick={() => card !== undefined && takeCard(pupil, card)}
    >
      {actions.takeIt}
    </button>
  );
}

/** Takes or places the card; on a wide screen the chosen card has its buttons beside it, as at the table. */
function Choice({ pupil }: Pick<ToolsProps, 'pupil'>) {
  const { sitting } = pupil;
  const isPlacing = sitting.card.value !== undefined;
  if (layout.value !== 'wide') return isPlacing ? <Lay pupil={pupil} /> : <Pick pupil={pupil} />;
  return isPlacing && !sitting.isChosen.value ? <Rotate pupil={pupil} /> : null;
}

/** Turns and places the card in hand. */
export function Lay({ pupil }: Pick<ToolsProps, 'pupil'>) {
  const { sitting } = pupil;
  return (
    <>
      <Rotate pupil={pupil} />
      <button type="button" class="button main" disabled={!sitting.ghost.value} onClick={sitting.place}>
        {useSpeech().web.table.actions.place}
      </button>
    </>
  );
}

function Rotate({ pupil: { lesson, sitting } }: Pick<ToolsProps, 'pupil'>) {
  return lesson.turns ? <TurnTool hand={sitting} /> : null;
}

function Hand({ pupil: { sitting }, drag }: Pick<ToolsProps, 'pupil' | 'drag'>) {
  const speech = useSpeech();
  const { table } = speech.web;
  const letters = useLetters();
  const game = sitting.now.value;
  if (game.phase !== 'place') return null;
  const [{ card, seat }, ...rest] = game.held;
  const label = table.addressed({ who: table.hand, what: titleIn(speech, printedDeck)(card) });
  return (
    <HandCard
      card={cardOf(printedDeck, card)}
      rotation={sitting.rotation.value}
      following={rest.filter((held) => held.seat === seat).map((held) => cardOf(printedDeck, held.card))}
      label={label}
      letters={letters}
      away={sitting.isChosen.value}
      drag={drag}
    />
  );
}
