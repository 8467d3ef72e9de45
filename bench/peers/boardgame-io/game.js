// Circle the Wagons as a boardgame.io game: player 0 is the first player, player 1 the second.

import { INVALID_MOVE, TurnOrder } from 'boardgame.io/dist/cjs/core.js';
import { CARDS, frontOf } from './cards.js';
import { tallyOf } from './conditions.js';
import { lay, mayLie, spots } from './town.js';

const ROTATIONS = ['upright', 'upsideDown'];

const other = (playerID) => (playerID === '0' ? '1' : '0');

function setup({ random }, setupData) {
  const [a, b, c, ...rest] = random.Shuffle(CARDS);
  const { center, circle } = setupData ?? { center: [a, b, c], circle: rest };
  return {
    center,
    // Clockwise from the next card.
    circle,
    // The cards that wait to be placed, in order.
    held: [],
    towns: { 0: { cells: {}, box: null }, 1: { cells: {}, box: null } },
  };
}

function pickStart({ G, events }, card) {
  const at = G.circle.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  G.circle = [...G.circle.slice(at), ...G.circle.slice(0, at)];
  events.endPhase();
}

function draft({ G, playerID }, card) {
  const at = G.circle.indexOf(card);
  if (at < 0 || G.held.length > 0) return INVALID_MOVE;
  const skipped = G.circle.slice(0, at);
  G.circle = G.circle.slice(at + 1);
  G.held = [
    { card, playerID, free: false },
    ...skipped.map((gift) => ({ card: gift, playerID: other(playerID), free: true })),
  ];
}

function place({ G, playerID, events }, x, y, rotation) {
  const [next] = G.held;
  if (next?.playerID !== playerID || !ROTATIONS.includes(rotation)) return INVALID_MOVE;
  const town = G.towns[playerID];
  if (!mayLie(town, x, y)) return INVALID_MOVE;
  lay(town, x, y, frontOf(next.card, rotation));
  G.held.shift();
  // A turn is: place the free cards, draft, place the drafted card.
  if (!next.free) events.endTurn();
}

function enumerate(G, ctx) {
  if (ctx.phase === 'pickStart') return G.circle.map((card) => ({ move: 'pickStart', args: [card] }));
  if (G.held.length === 0) return G.circle.map((card) => ({ move: 'draft', args: [card] }));
  return spots(G.towns[G.held[0].playerID]).flatMap(({ x, y }) =>
    ROTATIONS.map((rotation) => ({ move: 'place', args: [x, y, rotation] })),
  );
}

function endIf({ G, ctx }) {
  if (ctx.phase === 'pickStart' || G.circle.length > 0 || G.held.length > 0) return undefined;
  const tallies = [tallyOf(G.center, G.towns[0], G.towns[1]), tallyOf(G.center, G.towns[1], G.towns[0])];
  const [first, second] = tallies.map(({ total }) => total);
  return first === second ? { tallies, draw: true } : { tallies, winner: first > second ? '0' : '1' };
}

export const CircleTheWagons = {
  name: 'circle-the-wagons',
  setup,
  phases: {
    pickStart: {
      start: true,
      moves: { pickStart },
      turn: { order: { first: () => 1, next: () => 1 } },
      next: 'play',
    },
    play: { moves: { draft, place }, turn: { order: TurnOrder.RESET } },
  },
  endIf,
  ai: { enumerate },
};
