// Pointing at a tally line with a mouse or the keyboard. A finger taps instead: what it left behind would stay lit.

import type { Signal } from '@preact/signals';
import type { LineIndex } from '../text/lines.ts';

export const pointingAt = (lit: Signal<LineIndex | undefined>, line: LineIndex) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') lit.value = line;
  },
  onPointerLeave: ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') lit.value = undefined;
  },
  onFocus: ({ currentTarget }: FocusEvent): void => {
    if (currentTarget instanceof Element && currentTarget.matches(':focus-visible')) lit.value = line;
  },
  onBlur: (): void => {
    lit.value = undefined;
  },
});
