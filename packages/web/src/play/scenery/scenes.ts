// What stands where in each picture. A phone shows the middle, from 480 to 1120; a wide screen everything.

import type { CardId } from '@wagons/rules';
import type { SceneName } from './sceneNames.ts';
import type { ThingName } from './things.ts';

/** The land under an open sky, or a plank with the land behind it. */
type Ground = 'trail' | 'plank';

/** Where a thing stands: its foot, its size, and whether it looks to the left. */
type Place = {
  readonly thing: ThingName;
  readonly x: number;
  readonly y?: number;
  readonly size?: number;
  readonly isMirrored?: boolean;
};

/** A card of the printed deck that leans or lies there. */
type PlacedCard = { readonly card: CardId; readonly x: number; readonly y: number; readonly turn: number };

export type SceneSetting = {
  readonly ground: Ground;
  readonly places: readonly Place[];
  readonly cards?: readonly PlacedCard[];
  /** A wire from pole to pole. */
  readonly wire?: string;
};

/** Cards side by side like a hand, turned by 14 degrees each. */
const fan = (x: number, y: number, cards: readonly CardId[]): readonly PlacedCard[] =>
  cards.map((card, n) => {
    const from = n - (cards.length - 1) / 2;
    return { card, x: x + from * 46, y: y + from * from * 4, turn: from * 14 };
  });

const PINES_LEFT: readonly Place[] = [
  { thing: 'pine', x: 60, size: 0.9 },
  { thing: 'pine', x: 118, size: 0.7 },
];
const PINES_RIGHT: readonly Place[] = [
  { thing: 'pine', x: 1490, size: 0.9 },
  { thing: 'pine', x: 1546, size: 0.7 },
];
const FAR_LEFT: readonly Place[] = [...PINES_LEFT, { thing: 'cactus', x: 330, size: 0.7 }];
const FAR_RIGHT: readonly Place[] = [{ thing: 'cactus', x: 1300, size: 0.8 }, ...PINES_RIGHT];
const BIRDS: Place = { thing: 'birds', x: 450, y: 92 };

export const SCENES: Readonly<Record<SceneName, SceneSetting>> = {
  newGame: {
    ground: 'trail',
    places: [
      ...PINES_LEFT,
      ...PINES_RIGHT,
      BIRDS,
      { thing: 'cactus', x: 505, size: 0.7 },
      { thing: 'wagon', x: 250, size: 0.78 },
      { thing: 'ox', x: 400, size: 0.78 },
      { thing: 'wagon', x: 660 },
      { thing: 'ox', x: 842 },
      { thing: 'ox', x: 960 },
      { thing: 'signpost', x: 1080, size: 0.8 },
      { thing: 'wagon', x: 1215, size: 0.78 },
      { thing: 'ox', x: 1365, size: 0.78 },
    ],
  },
  lobby: {
    ground: 'trail',
    wire: 'M0 102Q90 120 205 106Q340 134 475 106Q590 134 705 106Q805 130 895 106Q1010 134 1125 106Q1260 134 1395 106Q1500 122 1600 104',
    places: [
      ...FAR_RIGHT,
      { thing: 'pole', x: 205, size: 0.66 },
      { thing: 'store', x: 330, size: 0.72 },
      { thing: 'pole', x: 475, size: 0.66 },
      { thing: 'saloon', x: 595, size: 0.8 },
      { thing: 'pole', x: 705, size: 0.66 },
      { thing: 'cactus', x: 800, size: 0.6 },
      { thing: 'pole', x: 895, size: 0.66 },
      { thing: 'store', x: 1010, size: 0.8 },
      { thing: 'pole', x: 1125, size: 0.66 },
      { thing: 'saloon', x: 1250, size: 0.72 },
      { thing: 'pole', x: 1395, size: 0.66 },
    ],
  },
  invitation: {
    ground: 'plank',
    cards: [
      { card: 'cool-water', x: 690, y: 196, turn: -9 },
      { card: 'happy-cows', x: 1030, y: 198, turn: 8 },
    ],
    places: [
      { thing: 'letter', x: 860 },
      { thing: 'inkwell', x: 580 },
      { thing: 'ledger', x: 340 },
      { thing: 'lantern', x: 1260 },
    ],
  },
  waiting: {
    ground: 'trail',
    places: [
      ...FAR_LEFT,
      ...FAR_RIGHT,
      { thing: 'wagon', x: 600 },
      { thing: 'log', x: 730, size: 0.8 },
      { thing: 'fire', x: 830 },
      { thing: 'log', x: 930, size: 0.8 },
      { thing: 'ox', x: 1070, isMirrored: true },
      { thing: 'wagon', x: 260, size: 0.8 },
    ],
  },
  settings: {
    ground: 'plank',
    places: [
      { thing: 'map', x: 800 },
      { thing: 'lantern', x: 600 },
      { thing: 'compass', x: 985 },
      { thing: 'watch', x: 1082 },
      { thing: 'journal', x: 380 },
      { thing: 'pencil', x: 1290 },
    ],
  },
  games: {
    ground: 'plank',
    cards: fan(910, 206, ['the-herd', 'gold-country', 'wagon-train', 'badlands']),
    places: [
      { thing: 'ledger', x: 620 },
      { thing: 'journal', x: 626, y: 170, size: 0.9 },
      { thing: 'medal', x: 745 },
      { thing: 'pencil', x: 1160, size: 0.8 },
      { thing: 'lantern', x: 320 },
    ],
  },
  account: {
    ground: 'plank',
    places: [
      { thing: 'hat', x: 660 },
      { thing: 'star', x: 830 },
      { thing: 'keys', x: 950 },
      { thing: 'letter', x: 1280, size: 0.9 },
      { thing: 'lantern', x: 360 },
    ],
  },
  leaders: {
    ground: 'trail',
    places: [
      ...FAR_LEFT,
      ...FAR_RIGHT,
      BIRDS,
      { thing: 'peak', x: 650, size: 0.74 },
      { thing: 'peak', x: 945, size: 0.62 },
      { thing: 'peak', x: 800 },
      { thing: 'wagon', x: 1090, size: 0.5 },
      { thing: 'pine', x: 545, size: 0.6 },
      { thing: 'pine', x: 510, size: 0.45 },
    ],
  },
  player: {
    ground: 'plank',
    cards: fan(960, 206, ['prairie-life', 'fortified', 'undiscovered']),
    places: [
      { thing: 'frame', x: 690, size: 0.95 },
      { thing: 'medal', x: 800 },
      { thing: 'journal', x: 380 },
      { thing: 'hat', x: 1290, size: 0.8 },
    ],
  },
  about: {
    ground: 'plank',
    places: [
      { thing: 'map', x: 740 },
      { thing: 'compass', x: 930 },
      { thing: 'pencil', x: 1070, size: 0.8 },
      { thing: 'hat', x: 540, size: 0.8 },
      { thing: 'lantern', x: 320 },
      { thing: 'ledger', x: 1300 },
    ],
  },
  pad: {
    ground: 'plank',
    cards: fan(960, 206, ['claim-jumpers', 'one-too-many', 'the-clearing']),
    places: [
      { thing: 'tally', x: 690 },
      { thing: 'pencil', x: 830, size: 0.7 },
      { thing: 'compass', x: 420 },
      { thing: 'lantern', x: 1260 },
    ],
  },
  cards: {
    ground: 'plank',
    cards: fan(800, 212, [
      'boom-or-bust',
      'target-practice',
      'circle-the-wagons',
      'smalltown-charm',
      'rifles-ready',
    ]),
    places: [
      { thing: 'ledger', x: 480, size: 0.9 },
      { thing: 'lantern', x: 280 },
      { thing: 'hat', x: 1190, size: 0.8 },
    ],
  },
  rules: {
    ground: 'plank',
    cards: [{ card: 'bootleggers', x: 985, y: 198, turn: 7 }],
    places: [
      { thing: 'book', x: 770 },
      { thing: 'inkwell', x: 610 },
      { thing: 'lantern', x: 1270 },
      { thing: 'journal', x: 360 },
    ],
  },
  replay: {
    ground: 'trail',
    places: [
      ...FAR_LEFT,
      ...FAR_RIGHT,
      BIRDS,
      { thing: 'flag', x: 560 },
      { thing: 'flag', x: 690, y: 196 },
      { thing: 'flag', x: 820 },
      { thing: 'wagon', x: 1000, size: 0.85 },
    ],
  },
  puzzles: {
    ground: 'plank',
    cards: [
      { card: 'gold-country', x: 640, y: 198, turn: -4 },
      { card: 'claim-jumpers', x: 742, y: 198, turn: 3 },
      { card: 'cool-water', x: 960, y: 198, turn: 14 },
    ],
    places: [
      { thing: 'lantern', x: 845, size: 0.9 },
      { thing: 'compass', x: 1080, size: 0.9 },
      { thing: 'pencil', x: 480, size: 0.8 },
      { thing: 'ledger', x: 330 },
      { thing: 'hat', x: 1280, size: 0.8 },
    ],
  },
  daily: {
    ground: 'trail',
    places: [
      ...FAR_LEFT,
      ...FAR_RIGHT,
      BIRDS,
      { thing: 'signpost', x: 560, size: 0.9 },
      { thing: 'wagon', x: 740 },
      { thing: 'ox', x: 915 },
      { thing: 'flag', x: 1050 },
    ],
  },
  statistics: {
    ground: 'plank',
    cards: fan(620, 206, ['the-herd', 'wagon-train', 'badlands']),
    places: [
      { thing: 'tally', x: 800 },
      { thing: 'medal', x: 905 },
      { thing: 'compass', x: 990 },
      { thing: 'journal', x: 380 },
      { thing: 'lantern', x: 1260 },
    ],
  },
  lab: {
    ground: 'plank',
    cards: fan(930, 206, ['boom-or-bust', 'prairie-life', 'fortified']),
    places: [
      { thing: 'inkwell', x: 590 },
      { thing: 'tally', x: 740 },
      { thing: 'watch', x: 1070 },
      { thing: 'ledger', x: 380 },
      { thing: 'lantern', x: 1260 },
    ],
  },
  nowhere: {
    ground: 'trail',
    places: [
      ...FAR_LEFT,
      ...FAR_RIGHT,
      { thing: 'signpost', x: 800, size: 1.1 },
      { thing: 'skull', x: 920 },
      { thing: 'cactus', x: 660 },
      { thing: 'cactus', x: 1050, size: 0.6 },
    ],
  },
};
