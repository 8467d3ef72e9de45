// Clients of the minimal server: each answer triggers the next message.

import { WebSocket } from 'ws';
import type { Round } from './round.ts';

/** As long as a turn. */
const MESSAGE = 'm'.repeat(190);

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  return socket;
}

/** `people` sockets per room; with one, messages are only echoed. */
export async function layRooms(
  host: string,
  rooms: number,
  people: number,
  messages: number,
): Promise<Round> {
  const all = await Promise.all(
    Array.from({ length: rooms }, async (_, room) =>
      Promise.all(
        Array.from({ length: people }, async () => connect(`ws://${host}/${people === 1 ? '' : room}`)),
      ),
    ),
  );
  // The acknowledgement comes first, then the broadcast.
  const answers = people === 1 ? 1 : 2;
  const speak = async ([socket]: readonly WebSocket[]): Promise<void> =>
    new Promise((resolve) => {
      let left = messages * answers;
      socket?.on('message', () => {
        left--;
        if (left === 0) resolve();
        else if (left % answers === 0) socket.send(MESSAGE);
      });
      socket?.send(MESSAGE);
    });
  return {
    play: async () => {
      await Promise.all(all.map(speak));
      return { messages: rooms * messages, moves: rooms * messages };
    },
    leave: () => all.flat().forEach((socket) => socket.terminate()),
  };
}
