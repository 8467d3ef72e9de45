// How far the review is, with a button that stops or continues it.

import type { Reviewing } from '../../play/end/reviewing.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './review.module.css';

export function Progress({ reviewing }: { readonly reviewing: Reviewing }) {
  const { review: say } = useSpeech().pages;
  const { failed } = useSpeech().app.end.analysis;
  const { state, start, stop } = reviewing;
  const { is, grades, of } = state.value;
  if (is === 'done') return null;
  const done = grades.length;
  const texts = { working: say.working({ done, of }), stopped: say.stopped({ done, of }), failed };
  return (
    <div class={`row ${css.progress}`} data-review={is}>
      <span role="status">{texts[is]}</span>
      {is === 'working' && <progress max={of} value={done} aria-hidden="true" />}
      <button type="button" class="button" onClick={is === 'working' ? stop : start}>
        {is === 'working' ? say.stop : say.resume}
      </button>
    </div>
  );
}
