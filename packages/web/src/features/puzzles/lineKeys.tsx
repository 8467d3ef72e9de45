// The buttons that step through perfect play on the board, below the towns.

import { StepButton } from '../../kit/ui/stepButton.tsx';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import type { Attempt } from './attempt.ts';
import { stepTo } from './duelLine.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './puzzle.module.css';

/** Nothing until a line is shown. */
export function LineKeys({ attempt: { line } }: { readonly attempt: Attempt }) {
  const { solve } = useSpeech().puzzles;
  const { review } = useSpeech().pages;
  const now = line.value;
  if (!now) return null;
  const { at, stops } = now;
  const goTo = (to: number): void => {
    line.value = stepTo(now, to);
  };
  const [before, after] = [at > 0, at < stops.length];
  return (
    <div class={css.lineKeys} role="group" aria-label={solve.line}>
      <StepButton label={solve.lineStart} to={before ? 0 : undefined} goTo={goTo}>
        <PlayerSign name="toStart" />
      </StepButton>
      <StepButton label={review.lineBack} to={before ? at - 1 : undefined} goTo={goTo}>
        <PlayerSign name="back" />
      </StepButton>
      <span>{solve.lineStep({ at, of: stops.length })}</span>
      <StepButton label={review.lineOn} to={after ? at + 1 : undefined} goTo={goTo}>
        <PlayerSign name="on" />
      </StepButton>
      <StepButton label={review.lineEnd} to={after ? stops.length : undefined} goTo={goTo}>
        <PlayerSign name="toEnd" />
      </StepButton>
    </div>
  );
}
