// The screen of a lesson: text, board, actions and navigation.

import { Flourish } from '@wagons/board';
import { useEffect, useRef } from 'preact/hooks';
import { gameLeft, go } from '../../kit/browser/navigation.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useMoveEffects } from '../../play/motion/useMoveEffects.ts';
import { ARROWS } from '../../play/table/nudge.ts';
import { LEARNER } from './goals.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { TableView } from '../../play/tableView/table.tsx';
import { Counting } from './counting.tsx';
import { Legend } from './legend.tsx';
import { LESSON_LIST } from './lessons.ts';
import type { Pupil } from './pupil.ts';
import { AboutCard, Prompts } from './prompts.tsx';
import { Tools } from './tools.tsx';
import { useLessonTable } from './useLessonTable.tsx';
import * as task from '../../play/tableView/task.module.css';
import * as css from './learn.module.css';

type LessonViewProps = {
  readonly pupil: Pupil;
  readonly step: number;
  readonly goTo: (step: number) => void;
};

export function LessonView({ pupil, step, goTo }: LessonViewProps) {
  const { lesson, verdict, turnDraft, table, looked, look } = pupil;
  const isLast = step === LESSON_LIST.length - 1;
  const model = useLessonTable(pupil);
  useMoveEffects({ now: turnDraft.now, reader: LEARNER, isShared: false });
  const isPlacing = table.game.value.phase === 'place';
  return (
    <TableView
      model={model}
      arrangement={`${task.task} ${css.learn}`}
      facts={{ 'data-lesson': lesson.id, 'data-state': verdict.value?.is ?? 'task' }}
      keys={focusTheCircle}
      bar={<LessonBar pupil={pupil} step={step} />}
      side={lesson.bonus && <AboutCard card={lesson.bonus} />}
      prompt={<Prompts pupil={pupil} />}
      instead={lesson.moves === 0 ? <Legend /> : undefined}
      scoringCard={{ shown: looked.value, act: look }}
      underTowns={isPlacing && lesson.tally && <Counting pupil={pupil} />}
      actions={<Tools pupil={pupil} onNext={isLast ? undefined : () => goTo(step + 1)} />}
      below={<LessonNav step={step} isLast={isLast} goTo={goTo} />}
    />
  );
}

/** Arrows lead to the cards of the circle, while there is none to place. */
function focusTheCircle(key: string): boolean {
  const card = document.querySelector<HTMLElement>('[data-part=circle] [tabindex="0"]');
  if (!(key in ARROWS) || !card) return false;
  card.focus();
  return true;
}

function LessonBar({ pupil: { lesson }, step }: Pick<LessonViewProps, 'pupil' | 'step'>) {
  const { web } = useSpeech();
  const words = useSpeech().lessons;
  const leave = gameLeft.value ? web.shell.backToGame : web.shell.places.home;
  return (
    <header class={`${task.bar} ${css.bar}`}>
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
      <small class={css.step}>{words.progress({ step: step + 1, of: LESSON_LIST.length })}</small>
      <Flourish class={css.rule} />
    </header>
  );
}

function LessonNav({
  step,
  isLast,
  goTo,
}: Pick<LessonViewProps, 'step' | 'goTo'> & { readonly isLast: boolean }) {
  const { web } = useSpeech();
  const words = useSpeech().lessons;
  return (
    <footer class={css.nav}>
      <button type="button" class="plain" disabled={step === 0} onClick={() => goTo(step - 1)}>
        <span aria-hidden="true">←</span> {web.shell.back}
      </button>
      <Dots step={step} />
      {isLast ? (
        <a class="plain" href={makeRoute({ screen: 'rules' })}>
          {web.shell.places.rules} <span aria-hidden="true">→</span>
        </a>
      ) : (
        <button type="button" class="plain" onClick={() => goTo(step + 1)}>
          {words.skip} <span aria-hidden="true">→</span>
        </button>
      )}
    </footer>
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
    <span class={css.dots} aria-hidden="true">
      {LESSON_LIST.map(({ id }, place) => (
        <i key={id} data-is={place === step ? 'now' : place < step ? 'past' : 'ahead'} />
      ))}
    </span>
  );
}
