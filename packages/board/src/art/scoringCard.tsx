// The back of a card: a scoring condition with its title, its pictogram line and its sentence.

import type { Bonus } from '@wagons/rules';
import type { ComponentChildren, JSX } from 'preact';
import { Pictogram } from './pictogram/pictogram.tsx';

type ScoringCardProps = {
  readonly title: string;
  readonly sentence: string;
  readonly bonus: Bonus;
  /** How well the condition is known: a seal. */
  readonly seal?: ComponentChildren;
  /** In a narrow strip the sentence is not seen; it is still read out. */
  readonly compact?: boolean | undefined;
  readonly class?: string | undefined;
  /** What the screen adds at the foot: the points of both players. */
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
