// A relay with socket.io: a message is acknowledged and sent to all in the room. It knows no game.

import { Server } from 'socket.io';
import { createServer } from 'node:http';

/** As long as our event is. */
const EVENT = 'e'.repeat(640);

const http = createServer();
const io = new Server(http);
io.on('connection', (socket) => {
  const { room } = socket.handshake.query;
  void socket.join(room);
  socket.on('move', (_, acknowledge) => {
    acknowledge({ ok: true, seq: 1 });
    io.to(room).emit('event', EVENT);
  });
});
http.listen(0, () => console.log(`socket.io is ready: http://localhost:${http.address().port}`));
