import { type CardId, type Game, legalMoves, type Move, newGame, play } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../test/baseDeck.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { titleOf } from './titles.ts';
import type { Words } from './words.ts';
import { outcomeText, whatHappened, whatNow } from './course.ts';
import { english } from '../test/english.ts';

const titles = (words: Words) => (card: CardId) => titleOf(cardOf(baseDeck, card), words.language);

function after(game: Game, move: Move): Game {
  const next = play(game, move);
  if (!next.ok) throw new Error(next.error.why);
  return next.value;
}

/** What is said of a game in which the first player skips as many cards as told. */
function sayings(words: Words, skips: number): { readonly now: string[]; readonly happened: string[] } {
  const now: string[] = [];
  const happened: string[] = [];
  let game = newGame('0000000000000', baseDeck);
  while (game.phase !== 'over' && game.moves.length < 4 + skips) {
    const moves = legalMoves(game);
    const move = game.phase === 'draft' ? moves[skips] : moves[0];
    if (!move) throw new Error('no such move');
    now.push(whatNow(words, game, titles(words)));
    happened.push(whatHappened(words, game, move, titles(words)));
    game = after(game, move);
  }
  return { now, happened };
}

test('in English the game says whose move it is and which', () => {
  const game = newGame('0000000000000', baseDeck);
  const [a = '', b = '', c = ''] = game.circle.map(titles(english));
  const { now, happened } = sayings(english, 2);
  expect(now.slice(0, 5)).toEqual([
    'Second player: choose the starting card.',
    'First player: take a card from the circle.',
    `First player: place ${c}.`,
    `Second player: place the free card ${a} (1 more to place).`,
    `Second player: place the free card ${b}.`,
  ]);
  expect(happened.slice(0, 4)).toEqual([
    `The second player chooses ${a} as the starting card.`,
    `The first player takes ${c}. ${a} and ${b} go to the second player as free cards.`,
    `The first player places ${c} at 0,0, upright.`,
    `The second player places ${a} at 0,0, upright.`,
  ]);
});

test('in English the end names the winner and both totals', () => {
  expect(outcomeText(english, 'first', { first: 37, second: 30 })).toBe('The first player wins, 37 to 30.');
  expect(outcomeText(english, 'second', { first: 28, second: 30 })).toBe('The second player wins, 30 to 28.');
  expect(outcomeText(english, 'second', { first: 28, second: 30 }, { second: 'Ida' })).toBe(
    'Ida wins, 30 to 28.',
  );
  expect(outcomeText(english, 'draw', { first: 30, second: 30 })).toBe('It’s a tie, 30 all.');
});

describe.each(everyLanguage)('the course of a game in $language', (words) => {
  test.each([0, 1, 2])('is described in whole sentences with %i cards skipped', (skips) => {
    const { now, happened } = sayings(words, skips);
    for (const text of [...now, ...happened]) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    const circle = newGame('0000000000000', baseDeck).circle.map(titles(words));
    for (const title of circle.slice(0, skips + 1)) expect(happened[1]).toContain(title);
  });

  test('ends with both totals', () => {
    expect(whatNow(words, { ...newGame('0000000000000', baseDeck), phase: 'over' }, titles(words))).toMatch(
      /\.$/,
    );
    expect(outcomeText(words, 'first', { first: 37, second: -3 })).toMatch(/37.*−3.*\.$/);
    expect(outcomeText(words, 'draw', { first: 30, second: 30 })).toMatch(/30.*\.$/);
  });
});
