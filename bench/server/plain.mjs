// The least a server can do with `ws`: echo a message, or acknowledge it and broadcast it to a room.

import { WebSocketServer } from 'ws';

/** As long as our acknowledgement and our event. */
const ACK = 'a'.repeat(95);
const EVENT = 'e'.repeat(640);

/** @type {Map<string, Set<import('ws').WebSocket>>} */
const rooms = new Map();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '/' }) => {
  if (url === '/') {
    socket.on('message', (data) => socket.send(data, { binary: false }));
    return;
  }
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('close', () => room.delete(socket));
  socket.on('message', () => {
    socket.send(ACK);
    for (const one of room) one.send(EVENT);
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(`ws is ready: http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
});
