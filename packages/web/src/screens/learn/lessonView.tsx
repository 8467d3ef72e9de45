// A lesson on the screen: what to know and to do, the board to do it on, and the ways on and back.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { refusalText } from '@wagons/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { layout } from '../../app/appearance.ts';
import { go } from '../../app/navigation.ts';
import { Heading } from '../../app/page.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';
import type { LineIndex } from '../table/lines.ts';
import { Board } from './board.tsx';
import { sayingOf, useFacts } from './facts.ts';
import { useLessonKeys } from './keys.ts';
import { LESSON_LIST } from './lessons.ts';
import type { Pupil } from './pupil.ts';
import { Tools } from './tools.tsx';
import { lessonsWords } from './words.ts';
import './learn.css';

type LessonViewProps = {
  readonly pupil: Pupil;
  readonly step: number;
  readonly goTo: (step: number) => void;
};

export function LessonView({ pupil, step, goTo }: LessonViewProps) {
  const { web } = useSpeech();
  const words = lessonsWords.use();
  const { lesson, verdict } = pupil;
  const lit = useSignal<LineIndex | undefined>(undefined);
  const drag = useMemo(createDrag, []);
  useLessonKeys(pupil);
  const isLast = step === LESSON_LIST.length - 1;
  return (
    <main
      id="content"
      class="learn"
      data-layout={layout.value}
      data-lesson={lesson.id}
      data-state={verdict.value?.is ?? 'task'}
    >
      <header class="learn-bar">
        <button
          type="button"
          class="plain"
          aria-label={web.shell.places.home}
          title={web.shell.places.home}
          onClick={() => go({ screen: 'home' })}
        >
          <span aria-hidden="true">✕</span>
        </button>
        <Heading text={web.shell.places.learn} class="unseen" />
        <StepHeading
          text={words.lessons[lesson.id].heading}
          progress={words.progress(step + 1, LESSON_LIST.length)}
        />
      </header>
      <Sayings pupil={pupil} />
      <Board pupil={pupil} drag={drag} lit={lit} />
      <Tools pupil={pupil} drag={drag} onNext={isLast ? undefined : () => goTo(step + 1)} />
      <footer class="learn-nav">
        <button type="button" class="plain" disabled={step === 0} onClick={() => goTo(step - 1)}>
          <span aria-hidden="true">←</span> {web.shell.back}
        </button>
        <Dots step={step} />
        <button type="button" class="plain" disabled={isLast} onClick={() => goTo(step + 1)}>
          {words.skip} <span aria-hidden="true">→</span>
        </button>
      </footer>
    </main>
  );
}

/** The heading of a step takes the focus, so that reading goes on there. */
function StepHeading({ text, progress }: { readonly text: string; readonly progress: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={ref} tabindex={-1}>
        {text}
      </h2>
      <small class="learn-step">{progress}</small>
    </>
  );
}

/** The step among all; its number is said beside the heading. */
function Dots({ step }: { readonly step: number }) {
  return (
    <span class="dots" aria-hidden="true">
      {LESSON_LIST.map(({ id }, place) => (
        <i key={id} data-is={place === step ? 'now' : place < step ? 'past' : 'ahead'} />
      ))}
    </span>
  );
}

/** What to do, or what came of it. */
function Sayings({ pupil }: { readonly pupil: Pupil }) {
  const { words, web } = useSpeech();
  const lessons = lessonsWords.use();
  const facts = useFacts(pupil);
  const verdict = pupil.verdict.value;
  const illegal = verdict?.is === 'refused' ? verdict.illegal : undefined;
  const text = illegal ? refusalText(words, illegal) : sayingOf(lessons, pupil)(facts);
  useEffect(() => announce(text), [text]);
  return (
    <section class="learn-saying" data-is={verdict?.is ?? 'task'}>
      <p>
        {text}{' '}
        {illegal?.rule && (
          <a href={makeRoute({ screen: 'rules', rule: illegal.rule })}>{web.shell.places.rules}</a>
        )}
      </p>
    </section>
  );
}
