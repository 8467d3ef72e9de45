// People at the tables of a server of boardgame.io or of a relay: they come, play by the throw of a die, and leave.

import { io } from 'socket.io-client';
import { diceOf } from '../dice.mjs';
import { CircleTheWagons } from './game.js';

const OPTIONS = { transports: ['websocket'], forceNew: true, reconnection: false };

const connected = async (url, query) => {
  const socket = io(url, { ...OPTIONS, query });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
  });
  return socket;
};

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.json();
}

/** A match with two players and some who look on. Every move is a message of its own, as its client sends them. */
async function layMatch(host, number, people) {
  const url = `http://${host}/games/${CircleTheWagons.name}`;
  const { matchID } = await post(`${url}/create`, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${url}/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  const sockets = [];
  let state;
  for (let i = 0; i < people; i++) {
    const socket = await connected(`http://${host}/${CircleTheWagons.name}`);
    const playerID = i < 2 ? String(i) : null;
    const synced = new Promise((resolve) => {
      socket.once('sync', (_, { state: first }) => resolve(first));
    });
    socket.emit('sync', matchID, playerID, credentials[i], 2);
    state = await synced;
    sockets.push(socket);
  }
  const roll = diceOf(number);
  let count = 0;
  const play = () =>
    new Promise((resolve) => {
      const next = () => {
        const { G, ctx, _stateID } = state;
        if (ctx.gameover) return resolve(count);
        const playerID = ctx.currentPlayer;
        const moves = CircleTheWagons.ai.enumerate(G, ctx, playerID);
        const { move, args } = moves[roll(moves.length)];
        const payload = { type: move, args, playerID, credentials: credentials[playerID] };
        count++;
        sockets[playerID].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
      };
      sockets[0].on('update', (_, update) => {
        state = update;
        next();
      });
      next();
    });
  return { play, leave: () => sockets.forEach((socket) => socket.disconnect()) };
}

const MESSAGE = 'm'.repeat(190);

async function layRoom(host, room, people, messages) {
  const sockets = [];
  for (let i = 0; i < people; i++) sockets.push(await connected(`http://${host}`, { room: String(room) }));
  const [speaker] = sockets;
  const play = async () => {
    for (let i = 0; i < messages; i++) {
      const heard = new Promise((resolve) => {
        speaker.once('event', resolve);
      });
      await Promise.all([speaker.emitWithAck('move', MESSAGE), heard]);
    }
    return messages;
  };
  return { play, leave: () => sockets.forEach((socket) => socket.disconnect()) };
}

let tables = [];

async function answer({ wish, way, host, count, people, messages, first }) {
  if (wish === 'lay')
    for (let i = 0; i < count; i++)
      tables.push(
        way === 'boardgame.io'
          ? await layMatch(host, first + i, people)
          : await layRoom(host, first + i, people, messages),
      );
  if (wish === 'play') {
    const played = await Promise.all(tables.map((table) => table.play()));
    return played.reduce((sum, one) => sum + one, 0);
  }
  if (wish === 'leave') {
    for (const table of tables) table.leave();
    tables = [];
  }
  return 0;
}

process.on('message', (question) => {
  void answer(question).then((played) => process.send(played));
});
