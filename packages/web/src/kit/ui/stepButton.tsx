// A button that leads to another move of a game.

import type { ComponentChildren } from 'preact';

type StepButtonProps = {
  readonly label: string;
  /** Its picture. */
  readonly children: ComponentChildren;
  /** The number to go to; undefined if there is none. */
  readonly to: number | undefined;
  readonly goTo: (to: number) => void;
};

/** Uses aria-disabled, so that the button keeps the focus at the last step. */
export const StepButton = ({ label, children, to, goTo }: StepButtonProps) => (
  <button
    type="button"
    class="button tool"
    title={label}
    aria-label={label}
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && goTo(to)}
  >
    {children}
  </button>
);
