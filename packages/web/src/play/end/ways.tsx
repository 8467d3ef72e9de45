// What can be done after a game: one clear way forward, and the rest in a quiet row.

import type { ComponentChildren } from 'preact';

type WaysProps = {
  /** The button that most readers want, and at most one beside it. */
  readonly main: ComponentChildren;
  readonly more: ComponentChildren;
};

export const Ways = ({ main, more }: WaysProps) => (
  <>
    <div class="next-main">{main}</div>
    <div class="next-more">{more}</div>
  </>
);
