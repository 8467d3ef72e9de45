// The measures of every drawing: one territory is a square of 100 units, a card is two by two of them.

/** The side of one territory in user units. Patterns repeat with it, so drawings lie on multiples of it. */
export const CELL = 100;

/** The side of a card. */
export const CARD = 2 * CELL;
