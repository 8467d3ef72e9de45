// The units of every drawing: a territory is a square of 100 units, a card is two by two territories.

/** The side of a territory. Terrain patterns repeat with it, so territories are drawn at multiples of it. */
export const CELL = 100;

/** The side of a card. */
export const CARD = 2 * CELL;
