// An example town for each scoring card, in the notation.

import type { BuiltInCardId } from '@wagons/words';

/** The scoring player's town, and the opponent's if the condition compares both. */
export type ExampleTowns = { readonly town: string; readonly rival?: string };

export const EXAMPLES: Readonly<Record<BuiltInCardId, ExampleTowns>> = {
  badlands: {
    town: 'one-too-many 0,0 turned; undiscovered 1,-1 turned; claim-jumpers 1,2; smalltown-charm -1,2',
  },
  'boom-or-bust': {
    town: 'badlands 0,0; prairie-life -1,1; cool-water -2,0; the-herd 0,3 turned; one-too-many -2,3',
  },
  bootleggers: { town: 'rifles-ready 0,0; claim-jumpers -1,0' },
  'circle-the-wagons': { town: 'target-practice 0,0 turned; claim-jumpers 1,-2; happy-cows 2,0 turned' },
  'claim-jumpers': {
    town: 'the-herd 0,0 turned; boom-or-bust 2,0 turned',
    rival: 'bootleggers 0,0; badlands -2,0 turned',
  },
  'cool-water': { town: 'target-practice 0,0; the-clearing -1,-2' },
  fortified: {
    town: 'undiscovered 0,0 turned; prairie-life 0,2 turned; boom-or-bust 1,1; claim-jumpers -1,-1 turned',
  },
  'gold-country': { town: 'the-herd 0,0; happy-cows 1,0' },
  'happy-cows': { town: 'wagon-train 0,0 turned; fortified 1,1 turned' },
  'one-too-many': {
    town: 'bootleggers 0,0; rifles-ready -2,0',
    rival: 'cool-water 0,0 turned; badlands 1,0 turned',
  },
  'prairie-life': { town: 'undiscovered 0,0; wagon-train -2,-1; cool-water -2,1' },
  'rifles-ready': { town: 'circle-the-wagons 0,0 turned; boom-or-bust 2,0; one-too-many 1,-2' },
  'smalltown-charm': {
    town: 'circle-the-wagons 0,0 turned; happy-cows 0,2 turned; fortified 0,1',
    rival: 'undiscovered 0,0 turned; the-clearing 1,1 turned; bootleggers 2,-1 turned',
  },
  'target-practice': { town: 'rifles-ready 0,0 turned; bootleggers 1,2; gold-country 3,1 turned' },
  'the-clearing': { town: 'boom-or-bust 0,0 turned; cool-water 2,0 turned' },
  'the-herd': { town: 'fortified 0,0; wagon-train 0,2' },
  undiscovered: {
    town: 'target-practice 0,0; happy-cows 2,1; boom-or-bust 1,3 turned; bootleggers -1,2; prairie-life -2,3; badlands 0,5 turned',
  },
  'wagon-train': { town: 'target-practice 0,0; boom-or-bust 2,0 turned; smalltown-charm 0,2 turned' },

  'claim-stakes': { town: 'tall-timber 0,0; fastest-draw -1,1' },
  standoff: {
    town: 'cattle-drive 0,0 turned; trading-post -2,-1 turned; telegraph-line 0,-2; claim-stakes -1,2 turned',
  },
  'fastest-draw': {
    town: 'snowmelt 0,0; trading-post 1,-2; long-haul 2,0',
    rival: 'border-patrol 0,0; square-deal 0,-1',
  },
  stronghold: { town: 'trading-post 0,0 turned; watering-holes -1,-2 turned; square-deal -2,0 turned' },
  'border-patrol': { town: 'long-haul 0,0; boomtown 1,1 turned; great-divide 0,3 turned; fastest-draw -2,1' },
  'long-haul': { town: 'boomtown 0,0; poachers -1,2 turned; general-store 1,3' },
  'general-store': { town: 'watering-holes 0,0 turned; cattle-drive -1,2 turned; stronghold -2,1' },
  'square-deal': { town: 'snowmelt 0,0 turned; boomtown 0,2; general-store 2,1 turned' },
  'great-divide': {
    town: 'poachers 0,0 turned; snowmelt 0,2 turned',
    rival: 'general-store 0,0; tall-timber -2,0; square-deal -2,2 turned; standoff 0,2 turned',
  },
  'watering-holes': {
    town: 'border-patrol 0,0; boomtown -2,0; law-and-order 0,-2 turned; trading-post -3,-2 turned; tall-timber -4,0',
  },
  'law-and-order': { town: 'border-patrol 0,0; fastest-draw -1,2 turned; poachers 1,1 turned' },
  boomtown: {
    town: 'tall-timber 0,0; square-deal -2,-1 turned; snowmelt -1,1',
    rival: 'standoff 0,0 turned; border-patrol 2,-1 turned; general-store 1,0',
  },
  poachers: {
    town: 'general-store 0,0; watering-holes 1,1',
    rival: 'tall-timber 0,0 turned; trading-post -2,0',
  },
  'telegraph-line': { town: 'poachers 0,0 turned; cattle-drive -2,-1; fastest-draw -1,-3' },
  'cattle-drive': { town: 'watering-holes 0,0 turned; square-deal -2,0; stronghold 0,2 turned' },
  'trading-post': {
    town: 'border-patrol 0,0 turned; claim-stakes 0,2; stronghold -2,2; law-and-order -2,0 turned',
  },
  'tall-timber': { town: 'snowmelt 0,0 turned; claim-stakes 2,0 turned; standoff 2,-2' },
  snowmelt: { town: 'law-and-order 0,0 turned; great-divide 1,1' },
};
