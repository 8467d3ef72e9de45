// Validates server messages against the protocol.

import { checkOf, SERVER_MESSAGES, type ServerMessage } from '@wagons/protocol';

const checks = new Map(Object.entries(SERVER_MESSAGES).map(([type, schema]) => [type, checkOf(schema)]));

/** How a message differs from its schema; undefined if it doesn't. */
export function wrongIn(text: string): string | undefined {
  const message = JSON.parse(text) as ServerMessage;
  const check = checks.get(message.type);
  return check ? check(message) : 'there is no such message';
}
