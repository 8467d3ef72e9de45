// What the components of the score pad share.

import type { Signal } from '@preact/signals';
import type { Drag } from '@wagons/board';
import type { Chairs } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import type { PadEditor } from './padEditor.ts';

export type PadScope = {
  readonly editor: PadEditor;
  readonly chairs: Chairs;
  /** The line of the tally that is pointed at. */
  readonly lit: Signal<LineIndex | undefined>;
  readonly drag: Drag;
};
