// What can be done after a game: one clear way forward, and the rest in a quiet row.

import type { ComponentChildren } from 'preact';
import * as css from './finale.module.css';

type WaysProps = {
  /** The button that most readers want, and at most one beside it. */
  readonly main: ComponentChildren;
  readonly more: ComponentChildren;
};

export const Ways = ({ main, more }: WaysProps) => (
  <>
    <div class={css.main}>{main}</div>
    <div class={css.more}>{more}</div>
  </>
);
