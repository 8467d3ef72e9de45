// @ts-nocheck: a client written from docs/protocol.md alone, without our packages.
//
// Opens a table or sits down at one, plays simple legal moves, and verifies every position.
//
//   node examples/client.mjs http://localhost:8080           opens a table, and prints its id
//   node examples/client.mjs http://localhost:8080 TABLE     sits down at the table with this id

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';

const PROTO = 1;
const RULES_VERSION = 1;
/** Refusals that only mean: not now. */
const LATER = ['tooFast', 'tooMany', 'unavailable', 'closing', 'ourFault'];

// ---- The game, as RULES.md and docs/notation.md describe it ----

const other = (seat) => (seat === 'first' ? 'second' : 'first');

export const begin = ({ deck, deal }) => {
  const towns = { first: [], second: [] };
  return { deck, ...deal, moves: 0, phase: 'pickStart', seat: 'second', held: [], towns };
};

/** The game after a move that the server has accepted, such as `take CARD` or `place CARD 2,-1 turned`. */
export function play(game, text) {
  const [verb, card, cell = '', turned] = text.split(' ');
  const { circle, seat, drafter, towns } = game;
  const at = circle.indexOf(card);
  const next = { ...game, moves: game.moves + 1 };
  if (verb === 'start')
    return { ...next, circle: [...circle.slice(at), ...circle.slice(0, at)], phase: 'draft', seat: 'first' };
  if (verb === 'take') {
    const free = circle.slice(0, at).map((skipped) => ({ seat: other(seat), card: skipped, free: true }));
    const held = [{ seat, card, free: false }, ...free];
    return { ...next, circle: circle.slice(at + 1), phase: 'place', held, drafter: seat };
  }
  const [x, y] = cell.split(',').map(Number);
  const placement = { card, x, y, rotation: turned === undefined ? 'upright' : 'upsideDown' };
  const placed = {
    ...next,
    towns: { ...towns, [seat]: [...towns[seat], placement] },
    held: game.held.slice(1),
  };
  if (placed.held.length > 0) return { ...placed, seat: placed.held[0].seat };
  return circle.length > 0
    ? { ...placed, phase: 'draft', seat: other(drafter) }
    : { ...placed, phase: 'over', seat: '' };
}

/** A legal move without strategy: every card goes to the right of the last one; now and then a card is skipped. */
function chooseMove({ phase, circle, moves, held, towns, seat }) {
  if (phase === 'pickStart') return `start ${circle[0]}`;
  if (phase === 'draft') return `take ${circle[Math.min(moves % 3, circle.length - 1)]}`;
  const [{ card, free }] = held;
  return `place ${card} ${2 * towns[seat].length},0${free ? ' turned' : ''}`;
}

/** All moves of this turn. */
function chooseTurn(game) {
  const moves = [];
  for (let now = game; now.seat === game.seat; now = play(now, moves.at(-1))) moves.push(chooseMove(now));
  return moves;
}

// ---- The fingerprint ----

const townText = (town) => town.map(({ card, x, y, rotation }) => `${card} ${x} ${y} ${rotation}`).join();

export function stateText({ deck, center, moves, phase, seat, circle, held, towns }) {
  const holding = held.map((one) => `${one.seat} ${one.card} ${one.free}`).join();
  const lists = [circle.join(), holding, townText(towns.first), townText(towns.second)];
  return [RULES_VERSION, deck, center.join(), moves, phase, seat, ...lists].join(';');
}

export function checksum(text) {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return stir(one ^ (two >>> 15)) + stir(two ^ (one >>> 13));
}

function stir(word) {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

// ---- The connection ----

/** Milliseconds before an attempt to connect: they double, up to 2.5 s as a clock may be running, with jitter. */
export const waitBefore = (tries, random) => Math.min(2500, 250 * 2 ** tries) * (0.5 + random / 2);

export class Client {
  constructor(server, invitation) {
    Object.assign(this, { server, table: invitation, name: invitation === undefined ? 'Host' : 'Guest' });
  }

  /** Plays one game; resolves to the game as the server publishes it. */
  async play() {
    this.me = await this.ask('POST', '/api/me', { name: this.name });
    this.table ??= await this.openTable();
    const over = new Promise((resolve, reject) => {
      Object.assign(this, { resolve, reject });
    });
    this.connect();
    await over.finally(() => this.leave());
    return this.ask('GET', `/api/games/${this.table}`);
  }

  async openTable() {
    const { decks } = await this.ask('GET', '/api/decks');
    const settings = { first: 'random', clock: { kind: 'none' }, rated: false, listed: false };
    const { id } = await this.ask('POST', '/api/tables', { deck: decks.at(-1).hash, ...settings });
    console.log(`table ${id}`);
    return id;
  }

  async ask(method, path, wish) {
    const body = wish && { body: JSON.stringify(wish) };
    const headers = { ...this.identity(), ...(wish && { 'content-type': 'application/json' }) };
    const answer = await fetch(new URL(path, this.server), { method, headers, ...body });
    const later = answer.headers.get('retry-after');
    if (later !== null) {
      await pause(1000 * Number(later) + waitBefore(1, Math.random()));
      return this.ask(method, path, wish);
    }
    const value = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.code}: ${value.message}`);
    return value;
  }

  identity() {
    return this.me && { authorization: `Bearer ${this.me.token}` };
  }

  connect() {
    this.socket = new WebSocket(new URL('/api/socket', this.server), { headers: this.identity() });
    const greeting = { type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION };
    this.socket.addEventListener('open', () => this.say(greeting));
    this.socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data)));
    this.socket.addEventListener('error', () => undefined);
    this.socket.addEventListener('close', ({ code }) => this.lost(code));
  }

  /** Connects again later, unless that is pointless. */
  lost(code) {
    if (this.isDone) return;
    if (code === 4000 || code === 4004)
      return this.reject(new Error(`The server closed the socket: ${code}`));
    this.tries = (this.tries ?? 0) + 1;
    setTimeout(() => this.connect(), waitBefore(this.tries, Math.random()));
  }

  leave() {
    this.isDone = true;
    this.socket.close();
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** Unless the connection was lost meanwhile: then it happens with the next one. */
  resend() {
    if (this.wish && this.socket.readyState === WebSocket.OPEN) this.say(this.wish);
  }

  hear(message) {
    switch (message.type) {
      case 'welcome':
        this.say({ type: 'ping', at: Date.now() });
        return this.say({ type: 'watch', table: this.table });
      case 'table':
        // Unanswered commands are sent again unchanged; the server executes them once.
        if (this.wish) this.say(this.wish);
        this.start = begin(message);
        return this.see(message, message.moves);
      case 'event': {
        if (message.seq !== this.seq + 1) return this.say({ type: 'watch', table: this.table });
        const { from = this.record.length, moves = [] } = message.happened;
        return this.see(message, [...this.record.slice(0, from), ...moves]);
      }
      case 'pong':
        this.tries = 0;
        return undefined;
      case 'ok':
        this.wish = undefined;
        return this.seq >= message.seq ? this.act() : undefined;
      case 'refused':
        // Sent again with the same cmdId: it can't be executed twice.
        if (LATER.includes(message.code))
          return setTimeout(() => this.resend(), waitBefore(3, Math.random()));
        this.wish = undefined;
        if (message.code === 'conflict') return this.say({ type: 'watch', table: this.table });
        return this.reject(new Error(`refused: ${JSON.stringify(message)}`));
    }
  }

  /** Replays the record and compares fingerprints. */
  see({ seq, hash, face }, record) {
    const game = record.reduce(play, this.start);
    if (checksum(stateText(game)) !== hash)
      return this.reject(new Error(`Event ${seq}: the positions differ`));
    Object.assign(this, { seq, face, record, game });
    return this.act();
  }

  /** Takes the next action, once the last command is answered. */
  act() {
    const { wish, face, game, me } = this;
    if (face.status === 'over') return this.resolve();
    if (wish) return undefined;
    if (face.status === 'open') return face.host.id === me.id ? undefined : this.want({ type: 'sit' });
    const isMyTurn = face.seats[game.seat].id === me.id;
    return isMyTurn ? this.want({ type: 'turn', moves: chooseTurn(game) }) : undefined;
  }

  want(command) {
    const cmdId = randomUUID();
    this.wish = { type: 'do', table: this.table, cmdId, expectedSeq: this.seq, command };
    this.say(this.wish);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { end, totals, moves } = await new Client(...process.argv.slice(2)).play();
  console.log(`over ${JSON.stringify({ end, totals, moves: moves.length })}`);
}
