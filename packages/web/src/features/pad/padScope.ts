// What the components of the score pad share.

import type { Signal } from '@preact/signals';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import type { PadEditor } from './padEditor.ts';

export type PadScope = {
  readonly editor: PadEditor;
  readonly viewpoint: Viewpoint;
  /** The line of the tally that is pointed at. */
  readonly lit: Signal<LineIndex | undefined>;
};
