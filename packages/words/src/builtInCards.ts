// The scoring cards of the built-in decks, whose conditions every language words by hand.

export const PRINTED_CARD_IDS = [
  'badlands',
  'boom-or-bust',
  'bootleggers',
  'circle-the-wagons',
  'claim-jumpers',
  'cool-water',
  'fortified',
  'gold-country',
  'happy-cows',
  'one-too-many',
  'prairie-life',
  'rifles-ready',
  'smalltown-charm',
  'target-practice',
  'the-clearing',
  'the-herd',
  'undiscovered',
  'wagon-train',
] as const;

export const FRONTIER_CARD_IDS = [
  'claim-stakes',
  'standoff',
  'fastest-draw',
  'stronghold',
  'border-patrol',
  'long-haul',
  'general-store',
  'square-deal',
  'great-divide',
  'watering-holes',
  'law-and-order',
  'boomtown',
  'poachers',
  'telegraph-line',
  'cattle-drive',
  'trading-post',
  'tall-timber',
  'snowmelt',
] as const;

export const BUILT_IN_CARD_IDS = [...PRINTED_CARD_IDS, ...FRONTIER_CARD_IDS] as const;
export type BuiltInCardId = (typeof BUILT_IN_CARD_IDS)[number];

export const isBuiltInCardId = (id: string): id is BuiltInCardId =>
  BUILT_IN_CARD_IDS.some((known) => known === id);
