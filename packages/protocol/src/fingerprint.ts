// A checksum over the state of a game. Client and server compute it independently, so that they notice a divergence.

import { type Game, RULES_VERSION, type Town } from '@wagons/rules';

/** Sixteen hexadecimal digits. Guards against bugs and broken storage, not against forgery. */
export const fingerprint = (game: Game): string => checksum(stateText(game));

/** The whole state as text: everything that later moves depend on. Specified in docs/protocol.md. */
export function stateText(game: Game): string {
  const { deck, deal, circle, towns, phase } = game;
  const moving = phase === 'over' ? '' : game.seat;
  const held =
    phase === 'place' ? game.held.map(({ seat, card, free }) => `${seat} ${card} ${free}`).join() : '';
  return [
    RULES_VERSION,
    deck.hash,
    deal.center.join(),
    game.moves.length,
    phase,
    moving,
    circle.join(),
    held,
    townText(towns.first),
    townText(towns.second),
  ].join(';');
}

const townText = (town: Town): string =>
  town.map(({ card, cell, rotation }) => `${card} ${cell.x} ${cell.y} ${rotation}`).join();

/** FNV-1a in two 32-bit lanes with different seeds, each with a final mix. */
export function checksum(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter, 0x85ebca6b);
  }
  return hex(stir(one ^ (other >>> 15))) + hex(stir(other ^ (one >>> 13)));
}

function stir(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
