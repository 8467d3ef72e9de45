// Somebody who looks at a table through one socket.

import type { ServerMessage } from '@wagons/protocol';
import type { PlayerId } from '../table/table.ts';

export type Visitor = {
  /** Undefined for somebody without a name. */
  readonly player: PlayerId | undefined;
  readonly send: (message: ServerMessage) => void;
  /** For what is said to many: written once. */
  readonly sendText: (text: string) => void;
};
