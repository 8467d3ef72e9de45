// Positions as link codes, for stories and screenshots that start in the middle of a game; played, not hard-coded.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant, legalMoves, newGame, opponent, play, score, seatToMove } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeCode, makeMove } from '@wagons/rules/notation';
import { ROOT } from './files.mjs';

/** @typedef {import('@wagons/rules').Game} Game */
/** @typedef {import('@wagons/rules').Move} Move */

/**
 * A deck in the folder `decks`, by file name.
 * @param {string} name
 */
export function readDeckFile(name) {
  const deck = parseDeck(readFileSync(join(ROOT, `packages/rules/decks/${name}.json`), 'utf8'));
  invariant(deck.ok, `${name}.json is a deck`);
  return deck.value;
}

/**
 * @param {Game} game
 * @param {Move | undefined} move
 * @returns {Game}
 */
function after(game, move) {
  const next = move && play(game, move);
  invariant(next?.ok, 'there is a legal move');
  return next.value;
}

/**
 * The lead of a seat in points.
 * @param {Game} game
 * @param {import('@wagons/rules').Seat} seat
 */
function lead(game, seat) {
  const tallies = score(game);
  return tallies[seat].total - tallies[opponent(seat)].total;
}

/**
 * The placement that leaves its player furthest ahead.
 * @param {Game} game
 * @returns {Move}
 */
function bestPlacement(game) {
  const seat = seatToMove(game) ?? 'first';
  const found = legalMoves(game).map((move) => ({ move, lead: lead(after(game, move), seat) }));
  return found.reduce((best, other) => (other.lead > best.lead ? other : best)).move;
}

/**
 * The game after placing a number of held cards, each where it scores best.
 * @param {Game} game
 * @param {number} [cards]
 * @returns {Game}
 */
function placed(game, cards = Infinity) {
  let now = game;
  for (let n = 0; n < cards && now.phase === 'place'; n++) now = after(now, bestPlacement(now));
  return now;
}

/**
 * The game after a draft that skips a number of cards.
 * @param {Game} game
 * @param {number} skipped
 * @returns {Game}
 */
const draft = (game, skipped) => after(game, legalMoves(game)[skipped]);

/**
 * The game after some drafts, with all their cards placed; each number says how many cards are skipped.
 * @param {Game} game
 * @param {readonly number[]} skips
 * @returns {Game}
 */
const drafts = (game, skips) => skips.reduce((now, skipped) => placed(draft(now, skipped)), game);

/**
 * The width and height of a town in cells.
 * @param {import('@wagons/rules').Town} town
 */
export function extentOf(town) {
  const [xs, ys] = [town.map(({ cell }) => cell.x), town.map(({ cell }) => cell.y)];
  return { width: Math.max(...xs) - Math.min(...xs) + 2, height: Math.max(...ys) - Math.min(...ys) + 2 };
}

/**
 * The placement that brings a town closest to 7 × 8 cells, the median of greedy games, without exceeding it.
 * @param {Game} game
 * @returns {Move}
 */
function spreadingPlacement(game) {
  const seat = seatToMove(game) ?? 'first';
  const sized = legalMoves(game).map((move) => {
    const { width, height } = extentOf(after(game, move).towns[seat]);
    return { move, size: width > 7 || height > 8 ? 0 : width * height };
  });
  return sized.reduce((best, other) => (other.size > best.size ? other : best)).move;
}

/**
 * The game up to the first placement in a town of 7 × 8 cells.
 * @param {Game} game
 * @returns {Game}
 */
function spread(game) {
  let now = game;
  for (;;) {
    if (now.phase === 'place') {
      const { width, height } = extentOf(now.towns[now.seat]);
      if (width === 7 && height === 8) return now;
      now = after(now, spreadingPlacement(now));
    } else now = draft(now, 0);
  }
}

/**
 * The game when so few cards are left in the circle, with both towns as large as greedy games make them.
 * @param {Game} game
 * @param {number} left
 * @returns {Game}
 */
function late(game, left) {
  let now = game;
  while (now.phase === 'place' || now.circle.length > left)
    now = now.phase === 'place' ? after(now, spreadingPlacement(now)) : draft(now, 0);
  return now;
}

const dealt = newGame('positions', readDeckFile('base'));
const started = after(dealt, legalMoves(dealt)[3]);
/** The first player gives away three cards with every draft. */
const lastDraft = drafts(started, [3, 0, 3, 0, 3]);
/** Everything but the last placement of a game in which few cards are given away. */
const lastPlacement = draft(drafts(started, [0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0]), 0);

/** The first player gives away three cards, then one. */
const early = drafts(started, [3, 0]);

/** Link codes. */
export const POSITIONS = {
  /** The second player chooses the starting card. */
  start: makeCode(dealt),
  /** The first player drafts; nine cards are left. */
  drafting: makeCode(drafts(started, [0, 0, 0, 0, 0, 0])),
  /** The second player places a free card, and two more after it. */
  gifts: makeCode(placed(draft(drafts(started, [0, 0, 0, 0]), 3), 1)),
  /** The first player drafts with a town of two cards; twelve are left. */
  early: makeCode(drafts(started, [0, 1])),
  /** The second player places a free card into a town of four. */
  four: makeCode(placed(draft(early, 1), 1)),
  /** The second player places the last of three free cards into a town of ten. */
  ten: makeCode(placed(draft(drafts(early, [3, 0]), 3), 3)),
  /** A card is placed into a town of 7 × 8 cells. */
  spread: makeCode(spread(started)),
  /** Cards are drafted and placed between towns of 7 × 8 cells, with seven, then three left in the circle. */
  lateDraft: makeCode(late(started, 7)),
  latePlace: makeCode(draft(late(started, 7), 0)),
  lastThree: makeCode(late(started, 3)),
  lastTwo: makeCode(draft(late(started, 3), 0)),
  /** The second player drafts the last card for a town of eleven. */
  lastDraft: makeCode(lastDraft),
  /** The second player places the last card into a town of eleven. */
  lastCard: makeCode(draft(lastDraft, 0)),
  over: makeCode(placed(lastPlacement)),
};

/** A game before its last move, and that move. */
export const LAST = {
  code: makeCode(lastPlacement),
  move: makeMove(bestPlacement(lastPlacement)),
};
