// Where the button for hints would be in the daily deal: that it is played without them.

import { useSpeech } from '../../kit/speech/speech.ts';
import './noHints.css';

export function NoHints() {
  return <small class="no-hints">{useSpeech().puzzles.daily.noHints}</small>;
}
