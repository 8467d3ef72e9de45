// The seal on a scoring card: the provenance of its condition.

import type { Provenance } from '@wagons/rules/deck';
import type { JSX } from 'preact';

/** Filled: confirmed by two sources; half: by one; empty: our own. */
const SEALS: Readonly<Record<Provenance, string>> = {
  confirmed: 'M10 4a6 6 0 0 1 0 12a6 6 0 0 1 0-12z',
  printAndPlay: 'M10 4a6 6 0 0 1 0 12z',
  original: '',
};

export function Seal({ mark, label }: { readonly mark: Provenance; readonly label: string }): JSX.Element {
  return (
    <svg class="ctw-seal" viewBox="0 0 20 20" role="img" aria-label={label}>
      <title>{label}</title>
      <circle cx="10" cy="10" r="8.5" />
      <path d={SEALS[mark]} />
    </svg>
  );
}
