// The screen of a lesson: text, board, actions and navigation.

import { createDrag, Flourish } from '@wagons/board';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { gameLeft, go } from '../../kit/browser/navigation.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useStory } from '../../play/motion/useStory.ts';
import { LEARNER } from './goals.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Board } from './board.tsx';
import { useLessonKeys } from './keys.ts';
import { LESSON_LIST } from './lessons.ts';
import type { Pupil } from './pupil.ts';
import { AboutCard, Prompts } from './prompts.tsx';
import { Tools } from './tools.tsx';
import { lessonsWords } from './words.ts';
import '../../play/view/table.css';
import './learn.css';

type LessonViewProps = {
  readonly pupil: Pupil;
  readonly step: number;
  readonly goTo: (step: number) => void;
};

export function LessonView({ pupil, step, goTo }: LessonViewProps) {
  const { web } = useSpeech();
  const words = lessonsWords.use();
  const leave = gameLeft.value ? web.shell.backToGame : web.shell.places.home;
  const { lesson, verdict } = pupil;
  const drag = useMemo(createDrag, []);
  const isLast = step === LESSON_LIST.length - 1;
  useLessonKeys(pupil);
  useStory({ now: pupil.sitting.now, reader: LEARNER, isShared: false });
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
          aria-label={leave}
          title={leave}
          onClick={() => go(gameLeft.value ?? { screen: 'home' })}
        >
          <span aria-hidden="true">✕</span>
        </button>
        <Heading text={web.shell.places.learn} class="unseen" />
        <StepHeading step={step} text={words.lessons[lesson.id].heading} />
        <small class="learn-step">{words.progress({ step: step + 1, of: LESSON_LIST.length })}</small>
        <Flourish class="learn-rule" />
      </header>
      <Prompts pupil={pupil} />
      {lesson.bonus && <AboutCard card={lesson.bonus} />}
      <Board key={lesson.id} pupil={pupil} drag={drag} />
      <Tools pupil={pupil} drag={drag} onNext={isLast ? undefined : () => goTo(step + 1)} />
      <footer class="learn-nav">
        <button type="button" class="plain" disabled={step === 0} onClick={() => goTo(step - 1)}>
          <span aria-hidden="true">←</span> {web.shell.back}
        </button>
        <Dots step={step} />
        {isLast ? (
          <a class="plain" href={makeRoute({ screen: 'rules' })}>
            {web.shell.places.rules} <span aria-hidden="true">→</span>
          </a>
        ) : (
          <button type="button" class="plain skip-step" onClick={() => goTo(step + 1)}>
            {words.skip} <span aria-hidden="true">→</span>
          </button>
        )}
      </footer>
    </main>
  );
}

/** The heading takes the focus when the step changes, for screen readers. */
function StepHeading({ step, text }: { readonly step: number; readonly text: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) ref.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return (
    <h2 ref={ref} tabindex={-1}>
      {text}
    </h2>
  );
}

/** The progress dots; the number is next to the heading. */
function Dots({ step }: { readonly step: number }) {
  return (
    <span class="dots" aria-hidden="true">
      {LESSON_LIST.map(({ id }, place) => (
        <i key={id} data-is={place === step ? 'now' : place < step ? 'past' : 'ahead'} />
      ))}
    </span>
  );
}
