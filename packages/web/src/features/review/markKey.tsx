// What the marks mean, with the thresholds of the grades; folded until it is asked for.

import { GRADE_MARKS, type GradeMark, LARGEST_UNCERTAINTY, THRESHOLDS } from '@wagons/ai/grades';
import { capital } from '@wagons/words';
import { MarkSign } from './markSign.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './review.module.css';

export function MarkKey() {
  const { marks: say } = useSpeech().pages.review;
  const { analysis } = useSpeech().game;
  const meanings: Readonly<Record<GradeMark, string>> = {
    best: say.best,
    good: say.good,
    inaccuracy: say.inaccuracy({ points: THRESHOLDS.mistake - 1 }),
    mistake: say.mistake({ points: THRESHOLDS.mistake }),
    costlyGift: say.costlyGift({ points: THRESHOLDS.costlyGift }),
  };
  return (
    <details class={css.markKey}>
      <summary>{say.heading}</summary>
      <dl>
        {GRADE_MARKS.map((mark) => (
          <div key={mark}>
            <dt>
              <MarkSign mark={mark} /> {capital(analysis.marks[mark])}
            </dt>
            <dd>{meanings[mark]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{say.sure({ points: LARGEST_UNCERTAINTY })}</small>
      </p>
    </details>
  );
}
