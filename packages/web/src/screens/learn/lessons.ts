// The lessons as data: one game in the notation, and which of its moves the learner makes, to what end.

import {
  type CardId,
  type Cell,
  type Deck,
  type Game,
  invariant,
  parseGame,
  type Points,
  type Terrain,
} from '@wagons/rules';
import type { LessonId } from '@wagons/words/lessons';

/** The learner is the second player. What the first one does happens between the lessons. */
const GAME = `wagons 1
deck base 1
center happy-cows mother-lode badlands
circle chuck-wagon claim-stakes the-clearing one-too-many border-patrol cool-water square-deal great-divide stronghold the-herd general-store fastest-draw standoff wagon-train circled-camp
second: start square-deal
first: take square-deal; place square-deal 0,0
second: take great-divide; place great-divide 0,0
first: take stronghold; place stronghold 2,1
second: take general-store; place general-store -2,0
first: place the-herd 2,-1 turned; take wagon-train; place wagon-train 2,-3
second: place fastest-draw 0,-2; place standoff -1,-4; take circled-camp; place circled-camp -2,-2
first: take claim-stakes; place claim-stakes 3,-5
second: place chuck-wagon -3,-4 turned; take the-clearing; place the-clearing -4,-3
first: take border-patrol; place border-patrol 3,-7
second: place one-too-many -3,-2; take cool-water; place cool-water -4,-1
`;

/** A line of the tally: the largest group of a terrain, a scoring card, or all together. */
export type LineName = Terrain | 'happy-cows' | 'mother-lode' | 'badlands' | 'total';

/** What a move must be to be the one that a lesson asks for; its name is also the slip when it is not. */
export type Want =
  | { readonly is: 'card'; readonly card: CardId }
  /** The card covers nothing. */
  | { readonly is: 'beside' }
  | { readonly is: 'covering' }
  | { readonly is: 'turned' }
  | { readonly is: 'line'; readonly line: LineName; readonly atLeast: Points };

export type Lesson = {
  readonly id: LessonId;
  /** It begins after so many moves of the game. */
  readonly from: number;
  /** The learner makes so many; without any, there is a scoring card to look at. */
  readonly moves: number;
  /** All of them must hold, for every move. The first one that does not is what the learner is told. */
  readonly wants: readonly Want[];
  /** Cells to look at. */
  readonly marked?: readonly Cell[];
  /** Where the card belongs is shown at once: later lessons build on it. */
  readonly shows?: true;
  /** The scoring card that it is about. */
  readonly bonus?: CardId;
  /** Where only corners would touch is shown as well. */
  readonly corners?: true;
  /** Cards can be turned: from the lesson on that tells how. */
  readonly turns?: true;
  /** The tally is there: from the lesson on that tells what is counted. */
  readonly tally?: true;
};

export const LESSON_LIST: readonly Lesson[] = [
  { id: 'table', from: 0, moves: 0, wants: [] },
  { id: 'start', from: 0, moves: 1, wants: [{ is: 'card', card: 'square-deal' }] },
  { id: 'take', from: 3, moves: 1, wants: [{ is: 'card', card: 'great-divide' }] },
  { id: 'first', from: 4, moves: 1, wants: [] },
  { id: 'gift', from: 7, moves: 1, wants: [{ is: 'card', card: 'general-store' }] },
  { id: 'edge', from: 8, moves: 1, wants: [{ is: 'beside' }], corners: true },
  { id: 'free', from: 12, moves: 2, wants: [], shows: true },
  { id: 'group', from: 15, moves: 1, wants: [{ is: 'line', line: 'water', atLeast: 5 }], tally: true },
  {
    id: 'turn',
    from: 18,
    moves: 1,
    wants: [{ is: 'turned' }, { is: 'line', line: 'badlands', atLeast: 4 }],
    // The gun in the snow, and the desert on its right.
    marked: [
      { x: -1, y: -4 },
      { x: 0, y: -4 },
    ],
    bonus: 'badlands',
    turns: true,
    tally: true,
  },
  {
    id: 'cover',
    from: 20,
    moves: 1,
    wants: [{ is: 'covering' }, { is: 'line', line: 'forest', atLeast: 4 }],
    // The forests on both sides of a plains.
    marked: [
      { x: -3, y: -4 },
      { x: -2, y: -3 },
      { x: -1, y: -3 },
    ],
    turns: true,
    tally: true,
  },
  {
    id: 'bonus',
    from: 23,
    moves: 1,
    wants: [{ is: 'line', line: 'happy-cows', atLeast: 10 }],
    // The snow beside a cow.
    marked: [{ x: -2, y: -1 }],
    bonus: 'happy-cows',
    turns: true,
    tally: true,
  },
  {
    id: 'end',
    from: 25,
    moves: 1,
    wants: [{ is: 'line', line: 'total', atLeast: 36 }],
    turns: true,
    tally: true,
  },
];

const games = new WeakMap<Deck, Game>();

/** The whole game; read once. */
export function lessonGame(deck: Deck): Game {
  const known = games.get(deck);
  if (known) return known;
  const read = parseGame(GAME, [deck]);
  invariant(read.ok, 'the game of the lessons is in order');
  games.set(deck, read.value);
  return read.value;
}
