// A town for each scoring card that shows what its condition means, and what it does not; written in the notation.

import type { BaseCardId } from '@wagons/words';

/** The town of whoever scores, and the opponent's where the condition compares both. */
export type ExampleTowns = { readonly town: string; readonly rival?: string };

export const EXAMPLES: Readonly<Record<BaseCardId, ExampleTowns>> = {
  badlands: {
    town: 'wagon-train 0,0; standoff -2,-1 turned; square-deal -3,-2 turned; happy-cows 1,-1; the-clearing -3,-3 turned',
  },
  'one-too-many': {
    town: 'chuck-wagon 0,0; great-divide 2,0',
    rival: 'mother-lode 0,0; wagon-train 2,0',
  },
  'happy-cows': { town: 'the-herd 0,0; great-divide 2,0 turned' },
  'cool-water': { town: 'standoff 0,0; circled-camp -1,0; the-clearing -1,2' },
  'the-herd': {
    town: 'border-patrol 0,0; one-too-many 0,-1 turned; badlands -1,0 turned; great-divide -2,0',
  },
  'the-clearing': { town: 'chuck-wagon 0,0 turned; stronghold 0,2' },
  'chuck-wagon': { town: 'one-too-many 0,0 turned; the-herd 1,1 turned; wagon-train 0,1 turned' },
  'circled-camp': {
    town: 'border-patrol 0,0; general-store -2,1; mother-lode -3,-1; badlands -2,-2; the-herd 0,-3; claim-stakes 2,-2',
  },
  'mother-lode': { town: 'badlands 0,0; the-clearing -2,0; claim-stakes -1,0 turned' },
  'claim-stakes': { town: 'general-store 0,0; circled-camp 2,0 turned; fastest-draw 1,0 turned' },
  standoff: {
    town: 'happy-cows 0,0 turned; circled-camp -2,-1 turned; badlands -4,-2 turned; square-deal -3,0 turned',
  },
  'fastest-draw': {
    town: 'standoff 0,0; general-store 2,0',
    rival: 'great-divide 0,0; happy-cows 1,1',
  },
  stronghold: { town: 'border-patrol 0,0; fastest-draw 1,1 turned; square-deal 2,0' },
  'border-patrol': {
    town: 'wagon-train 0,0 turned; badlands 1,2; the-herd 1,-1 turned; the-clearing 3,0',
  },
  'wagon-train': { town: 'stronghold 0,0; badlands -1,-1; the-clearing -3,0 turned' },
  'general-store': { town: 'mother-lode 0,0 turned; badlands 2,0 turned' },
  'square-deal': {
    town: 'circled-camp 0,0 turned; happy-cows 1,-1 turned; fastest-draw 0,2 turned; claim-stakes 1,2',
  },
  'great-divide': {
    town: 'mother-lode 0,0; general-store 2,0',
    rival: 'border-patrol 0,0; claim-stakes 2,0; wagon-train 0,2',
  },
};
