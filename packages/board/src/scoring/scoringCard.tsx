// The back of a card: a scoring condition with its title, pictogram and sentence.

import type { Bonus } from '@wagons/rules/scoring';
import type { ComponentChildren, JSX } from 'preact';
import { Pictogram } from '../art/pictogram/pictogram.tsx';

type ScoringFrameProps = {
  readonly title: string;
  /** For a narrow strip: less padding, and the sentence is visually hidden. */
  readonly compact?: boolean | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
};

/** The paper of a scoring card with its title. */
export const ScoringFrame = ({
  title,
  compact = false,
  class: className = '',
  children,
}: ScoringFrameProps): JSX.Element => (
  <div class={`ctw-scoring ${compact ? 'ctw-compact' : ''} ${className}`}>
    <div class="ctw-scoring-title">{title}</div>
    {children}
  </div>
);

type ScoringCardProps = ScoringFrameProps & {
  readonly sentence: string;
  readonly bonus: Bonus;
  /** A seal for the provenance of the condition. */
  readonly seal?: ComponentChildren;
};

/** Its children are added at the foot, for example the points of both players. */
export function ScoringCard({
  sentence,
  bonus,
  seal,
  compact = false,
  children,
  ...frame
}: ScoringCardProps): JSX.Element {
  return (
    <ScoringFrame {...frame} compact={compact}>
      {seal}
      <div class="ctw-scoring-picture">
        <Pictogram bonus={bonus} oneRow={compact} />
      </div>
      <p class="ctw-scoring-sentence">{sentence}</p>
      {children}
    </ScoringFrame>
  );
}
