// The PRNG of the random games, seeded by the number of the game, so that all contenders play the same games.
//
// Plain JavaScript, so that peers can use it without the project's build.

/**
 * The state of the dice before the first throw of a game.
 * @param {number} game
 */
export function firstState(game) {
  let state = Math.imul(game + 1, 0x9e3779b1);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  // Xorshift never leaves the state zero.
  return state ^ (state >>> 16) || 1;
}

/**
 * The state after a throw (xorshift32).
 * @param {number} state
 */
export function nextState(state) {
  const a = state ^ (state << 13);
  const b = a ^ (a >>> 17);
  return b ^ (b << 5);
}

/**
 * The throw of a die that a state shows: 0 … sides − 1, of at most 1,024 sides.
 * @param {number} state
 * @param {number} sides
 */
export const shown = (state, sides) => Math.imul(state >>> 10, sides) >>> 22;

/**
 * Dice that keep their state to themselves, for contenders that are not in a hurry.
 * @param {number} game
 * @returns {(sides: number) => number}
 */
export function diceOf(game) {
  let state = firstState(game);
  return (sides) => {
    state = nextState(state);
    return shown(state, sides);
  };
}
