// The least a server can do: whatever comes in on a socket goes out on it again.

import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data.toString('utf8')));
});
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  console.log(`echo is ready: http://127.0.0.1:${port}`);
});
