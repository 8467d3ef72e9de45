// `@wagons/rules/deal`: seeds, the seeded dice, and the deal that a seed produces.

export { type Dice, dice, isSeed, SEED_LENGTH } from './dice.ts';
export { deal } from './deal.ts';
