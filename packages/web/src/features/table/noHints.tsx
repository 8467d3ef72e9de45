// Where the button for hints would be in the daily deal: that it is played without them.

import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './tableBar.module.css';

export function NoHints() {
  return (
    <small class={css.noHints} data-part="no-hints">
      {useSpeech().puzzles.daily.noHints}
    </small>
  );
}
