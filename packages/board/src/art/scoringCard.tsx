// The back of a card: a scoring condition with its title, its pictogram line and its sentence.

import type { Bonus, Provenance } from '@wagons/rules';
import type { ComponentChildren, JSX } from 'preact';
import { Pictogram } from './pictogram/pictogram.tsx';

type ScoringCardProps = {
  readonly title: string;
  readonly sentence: string;
  readonly bonus: Bonus;
  /** How well the condition is known, and the word for it. */
  readonly provenance?: { readonly mark: Provenance; readonly label: string } | undefined;
  /** In a narrow strip the sentence is not seen; it is still read out. */
  readonly compact?: boolean | undefined;
  readonly class?: string | undefined;
  /** What the screen adds at the foot: the points of both players. */
  readonly children?: ComponentChildren;
};

/** The seal beside the title: full, half or open, like how much of the card is known. */
const SEALS: Readonly<Record<Provenance, string>> = {
  documented: 'M10 4a6 6 0 0 1 0 12a6 6 0 0 1 0-12z',
  reconstructed: 'M10 4a6 6 0 0 1 0 12z',
  original: '',
};

function Seal({ mark, label }: { readonly mark: Provenance; readonly label: string }): JSX.Element {
  return (
    <svg class="ctw-seal" viewBox="0 0 20 20" role="img" aria-label={label}>
      <title>{label}</title>
      <circle cx="10" cy="10" r="8.5" />
      <path d={SEALS[mark]} />
    </svg>
  );
}

export function ScoringCard({
  title,
  sentence,
  bonus,
  provenance,
  compact = false,
  class: className = '',
  children,
}: ScoringCardProps): JSX.Element {
  return (
    <div class={`ctw-scoring ${compact ? 'ctw-compact' : ''} ${className}`}>
      <div class="ctw-scoring-title">{title}</div>
      {provenance && <Seal {...provenance} />}
      <div class="ctw-scoring-picture">
        <Pictogram bonus={bonus} oneRow={compact} />
      </div>
      <p class="ctw-scoring-sentence">{sentence}</p>
      {children}
    </div>
  );
}
