// Whether what a server says is what the protocol says that it says.

import { checkOf, SERVER_MESSAGES, type ServerMessage } from '@wagons/protocol';

const checks = new Map(Object.entries(SERVER_MESSAGES).map(([type, schema]) => [type, checkOf(schema)]));

/** How a message differs from its schema; undefined if it does not. */
export function wrongIn(text: string): string | undefined {
  const message = JSON.parse(text) as ServerMessage;
  const check = checks.get(message.type);
  return check ? check(message) : 'there is no such message';
}
