// Where a table says what to do now, and what else there is to say.

import type { ComponentChildren } from 'preact';
import { scrollable } from '../../kit/ui/scrollable.ts';
import * as css from './saying.module.css';

type SayingProps = {
  /** Whether it may be longer than its room. */
  readonly isScrollable?: boolean;
  readonly children: ComponentChildren;
};

export const Saying = ({ isScrollable = false, children }: SayingProps) => (
  <section class={css.saying} data-part="saying" {...scrollable({ isOn: isScrollable })}>
    {children}
  </section>
);

/** What to do now. */
export const Now = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={css.now} data-part="now" aria-live="polite">
    {children}
  </p>
);
