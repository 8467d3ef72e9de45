// The lessons as data: one game in the notation, and the goals of the learner's moves.

import {
  type CardId,
  type Cell,
  type Deck,
  type Game,
  invariant,
  type Points,
  type Terrain,
} from '@wagons/rules';
import { parseGame } from '@wagons/rules/notation';
import type { LessonId } from '@wagons/words/areas';

/** The positions that the lessons start from. The learner is the second player. */
const GAME = `wagons 1
deck 1
center happy-cows gold-country badlands
circle cool-water bootleggers target-practice rifles-ready undiscovered smalltown-charm circle-the-wagons fortified boom-or-bust wagon-train the-herd prairie-life one-too-many claim-jumpers the-clearing
second: start circle-the-wagons
first: take circle-the-wagons; place circle-the-wagons 0,0
second: take fortified; place fortified 0,0
first: take boom-or-bust; place boom-or-bust 2,1
second: take the-herd; place the-herd -1,-2
first: place wagon-train 2,-1 turned; take claim-jumpers; place claim-jumpers 0,-2
second: place prairie-life -1,2; place one-too-many -2,0; take the-clearing; place the-clearing -3,2
first: take bootleggers; place bootleggers -1,-3 turned
second: place cool-water -4,0 turned; take target-practice; place target-practice -5,1
first: take undiscovered; place undiscovered 1,-1
second: place rifles-ready 0,2; take smalltown-charm; place smalltown-charm -7,1
`;

/** A line of the tally: the largest group of a terrain, a scoring card, or all together. */
export type LineName = Terrain | 'happy-cows' | 'gold-country' | 'badlands' | 'total';

/** A goal of a lesson; its name is also the slip if a move misses it. */
export type Want =
  | { readonly is: 'card'; readonly card: CardId }
  /** The card covers nothing. */
  | { readonly is: 'beside' }
  | { readonly is: 'covering' }
  | { readonly is: 'turned' }
  | { readonly is: 'line'; readonly line: LineName; readonly atLeast: Points };

export type Lesson = {
  readonly id: LessonId;
  /** The number of moves of the game before it: every lesson starts from its own position. */
  readonly from: number;
  /** The number of moves the learner makes; with 0, there is only something to read. */
  readonly moves: number;
  /** It doesn't continue from where the learner's last move led. */
  readonly elsewhere?: true;
  /** All must hold for every move; the learner reads about the first that doesn't. */
  readonly wants: readonly Want[];
  /** Where to place the card: marked from the start. */
  readonly outline?: Cell;
  /** The scoring card that it is about. */
  readonly bonus?: CardId;
  /** Also shows spots that touch only at corners. */
  readonly corners?: true;
  /** Cards can be turned, from the lesson that explains it. */
  readonly turns?: true;
  /** The tally is shown, from the lesson that explains scoring. */
  readonly tally?: true;
};

export const LESSON_LIST: readonly Lesson[] = [
  { id: 'table', from: 0, moves: 0, wants: [] },
  { id: 'take', from: 3, moves: 1, wants: [{ is: 'card', card: 'fortified' }] },
  { id: 'gift', from: 7, moves: 1, wants: [{ is: 'card', card: 'the-herd' }] },
  { id: 'edge', from: 8, moves: 1, wants: [{ is: 'beside' }], corners: true },
  { id: 'free', from: 12, moves: 2, elsewhere: true, wants: [] },
  {
    id: 'group',
    from: 15,
    moves: 1,
    elsewhere: true,
    wants: [{ is: 'line', line: 'water', atLeast: 5 }],
    tally: true,
  },
  {
    id: 'turn',
    from: 18,
    moves: 1,
    elsewhere: true,
    wants: [{ is: 'turned' }, { is: 'line', line: 'badlands', atLeast: 4 }],
    outline: { x: -4, y: 0 },
    bonus: 'badlands',
    turns: true,
    tally: true,
  },
  {
    id: 'cover',
    from: 20,
    moves: 1,
    elsewhere: true,
    wants: [{ is: 'covering' }, { is: 'line', line: 'forest', atLeast: 4 }],
    outline: { x: -5, y: 1 },
    turns: true,
    tally: true,
  },
  {
    id: 'bonus',
    from: 23,
    moves: 1,
    elsewhere: true,
    wants: [{ is: 'line', line: 'happy-cows', atLeast: 6 }],
    bonus: 'happy-cows',
    turns: true,
    tally: true,
  },
  {
    id: 'end',
    from: 25,
    moves: 1,
    elsewhere: true,
    wants: [{ is: 'line', line: 'total', atLeast: 38 }],
    turns: true,
    tally: true,
  },
];

const games = new WeakMap<Deck, Game>();

/** The whole game; parsed once. */
export function lessonGame(deck: Deck): Game {
  const known = games.get(deck);
  if (known) return known;
  const read = parseGame(GAME, [deck]);
  invariant(read.ok, 'the game of the lessons is in order');
  games.set(deck, read.value);
  return read.value;
}
