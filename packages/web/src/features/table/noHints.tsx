// Where the button for hints would be in the daily deal: that it is played without them.

import { rareBundle } from '../../kit/lazy/bundles.ts';
import './noHints.css';

const words = rareBundle.part(({ puzzles }) => puzzles);

export const NoHints = words.wait(function Without() {
  return <small class="no-hints">{words.use().daily.noHints}</small>;
});
