// Tests of the sentences about the opponent's moves.

import { type Game, legalMoves, newGame, play } from '@wagons/rules';
import { loadArea } from '@wagons/words/areas';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { firstNewCard, madeMoves } from '../table/turns.ts';
import { didText, didTexts, givenAway, inShort, lastOfOthers } from './moveTexts.ts';

/** Plays the moves at these places of the legal ones. */
const after = (...choices: readonly number[]): Game =>
  choices.reduce(
    (game: Game, choice) => {
      const move = legalMoves(game)[choice];
      const next = move && play(game, move);
      if (!next?.ok) throw new Error('no such move');
      return next.value;
    },
    newGame('told', baseDeck()),
  );

describe('what the others did', () => {
  // The second player names a start; the first skips two cards, takes the third and places it.
  const game = after(0, 2, 0);

  test('is every move since one moved oneself', () => {
    expect(lastOfOthers(game, 'second').map(({ by, move }) => [by, move.type])).toEqual([
      ['first', 'draft'],
      ['first', 'place'],
    ]);
    expect(lastOfOthers(game, 'first')).toEqual([]);
    expect(madeMoves(game)).toHaveLength(3);
  });

  test('lists the cards given away until it is the opponent’s turn', () => {
    const drafted = after(0, 2);
    expect(givenAway(drafted)).toEqual(after(0).circle.slice(0, 2));
    expect(givenAway(game)).toEqual([]);
  });

  test('in short, that cards were placed goes without saying, unless nothing else happened', () => {
    const all = lastOfOthers(game, 'second');
    expect(inShort(all).map(({ move }) => move.type)).toEqual(['draft']);
    expect(inShort(all.slice(1)).map(({ move }) => move.type)).toEqual(['place']);
  });

  test('marks all cards that were laid since, and the last one where nothing is new', () => {
    expect(firstNewCard(game, 'first')).toBe(0);
    // The second places both gifts, drafts and places.
    const later = after(0, 2, 0, 0, 0, 0, 0);
    expect(later.towns.second).toHaveLength(3);
    expect(firstNewCard(later, 'second')).toBe(0);
    expect(firstNewCard(later, 'first')).toBe(0);
    // The first drafts and places again: that card is new.
    const last = after(0, 2, 0, 0, 0, 0, 0, 0, 0);
    expect(last.towns.first).toHaveLength(2);
    expect(firstNewCard(last, 'first')).toBe(1);
    expect(firstNewCard(last, 'second')).toBe(2);
  });

  test.each([
    ['en', /^Amos placed [^ ]+, [^ ]+, and [^ ]+\.$/],
    ['de', /^Amos hat [^ ]+, [^ ]+ und [^ ]+ angelegt\.$/],
    ['nl', /^Amos plaatste [^ ]+, [^ ]+ en [^ ]+\.$/],
    ['fr', /^Amos a placé [^ ]+, [^ ]+ et [^ ]+\.$/],
    ['it', /^Amos ha piazzato [^ ]+, [^ ]+ e [^ ]+\.$/],
  ] as const)('lists cards that were placed in a row in one sentence (%s)', async (language, sentence) => {
    const web = await loadArea('web', language);
    const speech = { web, words: web.play };
    const parties = { first: { name: 'Bess' }, second: { name: 'Amos' } };
    // The second places two gifts, drafts and places; here as if the three cards were given.
    const all = madeMoves(after(0, 2, 0, 0, 0, 0, 0));
    const placed = all.filter(({ by, move }) => by === 'second' && move.type === 'place');
    expect(placed).toHaveLength(3);
    const [text = '', ...more] = didTexts(speech, placed, (card) => card, parties);
    expect(text).toMatch(sentence);
    expect(more).toEqual([]);
    // Other moves and other players keep sentences of their own.
    expect(didTexts(speech, all, (card) => card, parties)).toHaveLength(all.length - 1);
  });

  test('names the gifts', async () => {
    const web = await loadArea('web', 'en');
    const speech = { web, words: web.play };
    const [draft] = lastOfOthers(game, 'second');
    if (!draft) throw new Error('nobody drafted');
    const [one, two, three] = draft.before.circle;
    const text = didText(speech, draft, (card) => card, { first: 'opponent', second: 'you' });
    expect(text).toBe(`Your opponent took ${three} and gave you ${one} and ${two}.`);
    const watched = didText(speech, draft, (card) => card, {
      first: { name: 'Ann' },
      second: { name: 'Bob' },
    });
    expect(watched).toBe(`Ann took ${three} and gave away ${one} and ${two}.`);
  });
});
