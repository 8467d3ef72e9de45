// The server of boardgame.io with our game, as its documentation starts it: everything is kept in memory.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { CircleTheWagons } from './game.js';

const { appServer } = await Server({ games: [CircleTheWagons], origins: [/localhost/] }).run(0);
console.log(`boardgame.io is ready: http://localhost:${appServer.address().port}`);
