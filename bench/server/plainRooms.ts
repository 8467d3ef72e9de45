// Rooms full of sockets on the plainest of servers: what comes back to the one who speaks lets it speak again.

import { WebSocket } from 'ws';
import type { Round } from './round.ts';

/** As long as a turn is. */
const MESSAGE = 'm'.repeat(190);

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  return socket;
}

/** `people` sockets in each of some rooms; with one alone, its words come back to it and that is all. */
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
  // The acknowledgement comes first, what everybody hears second.
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
