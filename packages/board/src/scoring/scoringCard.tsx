// The back of a card: a scoring condition with its title, pictogram and sentence.

import type { Bonus } from '@wagons/rules/scoring';
import type { ComponentChildren, JSX } from 'preact';
import { Pictogram } from '../art/pictogram/pictogram.tsx';

type ScoringCardProps = {
  readonly title: string;
  readonly sentence: string;
  readonly bonus: Bonus;
  /** A seal for the provenance of the condition. */
  readonly seal?: ComponentChildren;
  /** In a narrow strip the sentence is visually hidden; screen readers still read it. */
  readonly compact?: boolean | undefined;
  readonly class?: string | undefined;
  /** Added at the foot, for example the points of both players. */
  readonly children?: ComponentChildren;
};

export function ScoringCard({
  title,
  sentence,
  bonus,
  seal,
  compact = false,
  class: className = '',
  children,
}: ScoringCardProps): JSX.Element {
  return (
    <div class={`ctw-scoring ${compact ? 'ctw-compact' : ''} ${className}`}>
      <div class="ctw-scoring-title">{title}</div>
      {seal}
      <div class="ctw-scoring-picture">
        <Pictogram bonus={bonus} oneRow={compact} />
      </div>
      <p class="ctw-scoring-sentence">{sentence}</p>
      {children}
    </div>
  );
}
