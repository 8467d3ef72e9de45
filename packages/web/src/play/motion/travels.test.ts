import { type CardId, type Game, mustPlay, newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { soundsOf } from './moveSounds.ts';
import { stepsBetween } from '../table/turns.ts';
import { travelsOf } from './travels.ts';

const dealt = newGame('travel', baseDeck());
const nth = (game: Game, n: number): CardId => {
  const card = game.circle[n];
  if (card === undefined) throw new Error('no such card');
  return card;
};
const place = (game: Game, card: CardId): Game =>
  mustPlay(game, { type: 'place', card, cell: { x: 0, y: 0 }, rotation: 'upright' });

/** The second player chooses the start, then the first takes the third card and gives two away. */
const started = mustPlay(dealt, { type: 'pickStart', card: nth(dealt, 4) });
const [gift, otherGift, taken] = [nth(started, 0), nth(started, 1), nth(started, 2)];
const drafted = mustPlay(started, { type: 'draft', card: taken });
const placed = place(drafted, taken);
/** The second player places the first gift. */
const answered = place(placed, gift);

const travels = (before: Game, after: Game, own: 'first' | 'second' | undefined) =>
  travelsOf(stepsBetween(before, after), own);

describe('cards that travel', () => {
  it('go from the circle to the hand, and gifts to the side of the opponent', () => {
    expect(travels(started, drafted, 'first')).toEqual([
      { card: taken, from: { at: 'circle' }, to: { at: 'hand' } },
      { card: gift, from: { at: 'circle' }, to: { at: 'side', seat: 'second' } },
      { card: otherGift, from: { at: 'circle' }, to: { at: 'side', seat: 'second' } },
    ]);
  });

  it('go to the side of the opponent who takes them, and from there to the town', () => {
    expect(travels(started, drafted, 'second')[0]).toEqual({
      card: taken,
      from: { at: 'circle' },
      to: { at: 'side', seat: 'first' },
    });
    expect(travels(drafted, placed, 'second')).toEqual([
      { card: taken, from: { at: 'side', seat: 'first' }, to: { at: 'town', seat: 'first' } },
    ]);
  });

  it('go straight to the town when a whole turn arrives at once', () => {
    expect(travels(started, placed, 'second').map(({ card, from, to }) => [card, from.at, to.at])).toEqual([
      [taken, 'circle', 'town'],
      [gift, 'circle', 'side'],
      [otherGift, 'circle', 'side'],
    ]);
  });

  it('stay where the player has put them', () => {
    expect(travels(drafted, placed, 'first')).toEqual([]);
    expect(travels(placed, answered, 'second')).toEqual([]);
  });

  it('go straight to the player’s own town when the first card is placed by itself', () => {
    expect(travels(started, placed, 'first').map(({ card, from, to }) => [card, from.at, to.at])).toEqual([
      [taken, 'circle', 'town'],
      [gift, 'circle', 'side'],
      [otherGift, 'circle', 'side'],
    ]);
    expect(travels(drafted, answered, 'second').map(({ card, to }) => [card, to.at])).toEqual([
      [taken, 'town'],
    ]);
  });

  it('do not exist for the starting card, an undo, another game, or nothing new', () => {
    expect(travels(dealt, started, 'first')).toEqual([]);
    expect(travels(drafted, started, 'first')).toEqual([]);
    expect(travels(started, started, 'first')).toEqual([]);
    const other = newGame('other', dealt.deck);
    expect(travels(started, mustPlay(other, { type: 'pickStart', card: nth(other, 0) }), 'first')).toEqual(
      [],
    );
    const another = mustPlay(dealt, { type: 'pickStart', card: nth(dealt, 7) });
    const there = mustPlay(another, { type: 'draft', card: nth(another, 0) });
    expect(travels(started, there, 'first'), 'a different course').toEqual([]);
  });
});

describe('the sounds of a game', () => {
  const sounds = (before: Game, after: Game, own: 'first' | 'second' | undefined, isShared = false) =>
    soundsOf(stepsBetween(before, after), after, { own, isShared });

  it('tell taking, giving and placing apart', () => {
    expect(sounds(started, drafted, 'first')).toEqual(['take', 'gift']);
    const next = mustPlay(started, { type: 'draft', card: gift });
    expect(sounds(started, next, 'first')).toEqual(['take']);
    expect(sounds(drafted, placed, 'first')).toEqual(['card']);
  });

  it('tell the opponent’s moves, and that it is the player’s turn', () => {
    expect(sounds(started, drafted, 'second')).toEqual(['theirs']);
    expect(sounds(drafted, placed, 'second')).toEqual(['theirs', 'yourTurn']);
    expect(sounds(drafted, placed, undefined), 'a spectator has no turn').toEqual(['theirs']);
  });

  it('are those of the decision when the first card of a town is placed by itself', () => {
    expect(sounds(started, placed, 'first')).toEqual(['take', 'gift']);
    expect(sounds(drafted, answered, 'second'), 'a gift, after the opponent’s turn').toEqual(['card']);
  });

  it('are those of one’s own moves for two people at one device, and none for an undo', () => {
    expect(sounds(drafted, placed, 'first', true)).toEqual(['card']);
    expect(sounds(drafted, placed, 'second', true)).toEqual(['card']);
    expect(sounds(placed, drafted, 'first')).toEqual([]);
  });
});
