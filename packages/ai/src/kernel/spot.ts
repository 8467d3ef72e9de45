// A placement in a few bits: where the card lies and which way up. Higher bits are free for its owner.

export const packSpot = (x: number, y: number, rotation: number): number =>
  ((x + 32) << 7) | ((y + 32) << 1) | rotation;
export const xOf = (spot: number): number => ((spot >> 7) & 63) - 32;
export const yOf = (spot: number): number => ((spot >> 1) & 63) - 32;
export const rotationOf = (spot: number): number => spot & 1;
