// A horizontal rule with a diamond between two scrolls, for use under a title.

import type { JSX } from 'preact';

export const Flourish = ({ class: className = '' }: { readonly class?: string }): JSX.Element => (
  <svg class={`ctw-flourish ${className}`} viewBox="0 -3 240 27" aria-hidden="true">
    <path class="ctw-inked" d="M120 3l9 9-9 9-9-9zM100 12l4-4 4 4-4 4zM132 12l4-4 4 4-4 4z" />
    <path
      class="ctw-drawn"
      d="M94 12H44c-10 0-16-8-10-12 5-3 10 3 6 7-6 6-20 5-38 5M146 12h50c10 0 16-8 10-12-5-3-10 3-6 7 6 6 20 5 38 5"
    />
  </svg>
);
