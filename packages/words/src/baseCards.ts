// The scoring cards of the base deck, whose conditions every language words by hand.

export const BASE_CARD_IDS = [
  'badlands',
  'one-too-many',
  'happy-cows',
  'cool-water',
  'the-herd',
  'the-clearing',
  'chuck-wagon',
  'circled-camp',
  'mother-lode',
  'claim-stakes',
  'standoff',
  'fastest-draw',
  'stronghold',
  'border-patrol',
  'wagon-train',
  'general-store',
  'square-deal',
  'great-divide',
] as const;
export type BaseCardId = (typeof BASE_CARD_IDS)[number];

export const isBaseCardId = (id: string): id is BaseCardId => BASE_CARD_IDS.some((known) => known === id);
