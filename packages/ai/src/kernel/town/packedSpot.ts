// A placement packed into the low 13 bits of a number: position and rotation. The caller may use the higher bits.

/** Where a card is placed and which way up, as one number. */
export type PackedSpot = number;

export const packSpot = (x: number, y: number, rotation: number): PackedSpot =>
  ((x + 32) << 7) | ((y + 32) << 1) | rotation;
export const xOf = (spot: PackedSpot): number => ((spot >> 7) & 63) - 32;
export const yOf = (spot: PackedSpot): number => ((spot >> 1) & 63) - 32;
/** 0 for upright, 1 for upside down. */
export const rotationOf = (spot: PackedSpot): number => spot & 1;
