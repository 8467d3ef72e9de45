// A subscriber to tables and lists, behind one socket.

import type { ServerMessage } from '@wagons/protocol';
import type { PlayerId } from '../ports/tableEvent.ts';

export type Visitor = {
  /** Undefined for a client without a session. */
  readonly player: PlayerId | undefined;
  readonly send: (message: ServerMessage) => void;
  /** For broadcasts, which are serialized once. */
  readonly sendText: (text: string) => void;
};
