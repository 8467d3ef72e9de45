import { type Game, mustPlay, newGame, opponent, score } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { late } from '../../test/games.ts';
import {
  placementIndex,
  placementsOf,
  type Puzzle,
  type PuzzleKind,
  readPuzzles,
  taskOf,
  totalWith,
  turnOf,
  writePuzzles,
} from './index.ts';

const question = (kind: PuzzleKind, game: Game, skips = 0) => ({ kind, code: makeCode(game), skips });

/** A game before a draft with this many cards in the circle. */
function drafting(cards: number): Game & { readonly phase: 'draft' } {
  const game = late('puzzles', cards);
  if (game.phase !== 'draft') throw new Error('the game awaits a draft');
  return game;
}

describe('the task of a puzzle', () => {
  const decks = [baseDeck()];

  it('is to place the card in hand', () => {
    const draft = drafting(6);
    const game = mustPlay(draft, { type: 'draft', card: draft.circle[2] ?? '' });
    const task = taskOf(question('placeOne', game), decks);
    expect(task).toMatchObject({ seat: draft.seat, cards: [draft.circle[2]] });
  });

  it('is to place the next three cards, free ones first', () => {
    const draft = drafting(7);
    expect(taskOf(question('placeThree', draft), decks).cards).toEqual(draft.circle.slice(0, 3));
    const taken = mustPlay(draft, { type: 'draft', card: draft.circle[1] ?? '' });
    const [own] = placements(visible(draft.deck, draft.towns[draft.seat]), draft.circle[1] ?? '');
    const free = mustPlay(taken, { type: 'place', ...own! });
    const task = taskOf(question('placeThree', free), decks);
    expect(task).toMatchObject({
      seat: opponent(draft.seat),
      cards: [draft.circle[0], draft.circle[2], draft.circle[3]],
    });
  });

  it('is about the other town when cards are given away', () => {
    const draft = drafting(6);
    const task = taskOf(question('gift', draft, 2), decks);
    expect(task).toMatchObject({ seat: opponent(draft.seat), cards: draft.circle.slice(0, 2) });
  });

  it('refuses a position that is not one of an unfinished game', () => {
    expect(() => taskOf({ kind: 'duel', code: 'nonsense', skips: 0 }, decks)).toThrow('unfinished');
  });
});

describe('the answer to a puzzle', () => {
  const draft = drafting(5);
  const task = taskOf(question('placeThree', draft), [baseDeck()]);

  it('is read as placements in the order of legal moves', () => {
    const town = draft.towns[draft.seat];
    const placed = placementsOf(draft.deck, town, task.cards, [3, 10, 0]);
    expect(placed.map(({ card }) => card)).toEqual(task.cards);
    expect(placed.map((one, i) => placementIndex(draft.deck, [...town, ...placed.slice(0, i)], one))).toEqual(
      [3, 10, 0],
    );
    expect(() => placementsOf(draft.deck, town, task.cards, [3, 9999, 0])).toThrow('legal');
  });

  it('scores the own town against the other one as it is', () => {
    const placed = placementsOf(draft.deck, draft.towns[draft.seat], task.cards, [3, 10, 0]);
    expect(totalWith(task, [])).toBe(score(draft)[draft.seat].total);
    const towns = { ...draft.towns, [draft.seat]: [...draft.towns[draft.seat], ...placed] };
    expect(totalWith(task, placed)).toBe(score({ ...draft, towns })[draft.seat].total);
  });

  it('is a whole turn in a duel', () => {
    const { card, placement, after } = turnOf(task, [1, 4]);
    expect(card).toBe(draft.circle[1]);
    expect(after.towns[draft.seat].at(-1)).toEqual(placement);
    expect(() => turnOf(task, [9, 4])).toThrow('circle');
  });
});

describe('the file of puzzles', () => {
  const { code } = question('duel', newGame('file', baseDeck()));
  const puzzles: readonly Puzzle[] = [
    {
      number: 1,
      kind: 'placeOne',
      code,
      skips: 0,
      best: 31,
      gap: 2,
      answers: [[4], [17]],
      rating: 950,
      level: 2,
    },
    {
      number: 2,
      kind: 'gift',
      code,
      skips: 3,
      best: 12,
      gap: 4,
      answers: [[4, 0, 9]],
      rating: 1450,
      level: 9,
    },
    { number: 3, kind: 'duel', code, skips: 0, best: -7, gap: 5, answers: [[1, 20]], rating: 1200, level: 5 },
    {
      number: 4,
      kind: 'placeThree',
      code,
      skips: 0,
      best: 40,
      gap: 2,
      answers: [[1, 2, 3]],
      rating: 1800,
      level: 8,
    },
  ];

  it('is read as it was written', () => {
    expect(readPuzzles(writePuzzles(puzzles))).toEqual(puzzles);
  });

  it('has no line without a kind', () => {
    expect(() => readPuzzles('x 1 2 3 4 5 6\n')).toThrow('line 1');
  });
});
