import { type Grade, review } from '@wagons/ai';
import { type BySeat, type Game, mustPlay, newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { wholeGame } from '../../../test/wholeGame.ts';
import { baseDeck } from '../../../../rules/test/table.ts';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { commentOn, isEarlyGame } from './comment.ts';

const deck = baseDeck();
const whole = wholeGame('coach', deck);
const { grades } = review(whole, { nodes: 1 });

/** A grade of a move as if it had cost this many points; `better` is the move that was better. */
const costing = (grade: Grade, lost: number, better = grade.best): Grade => ({
  ...grade,
  lost,
  best: better,
});

const gradeOf = (is: (grade: Grade) => boolean): Grade => {
  const found = grades.find(is);
  if (!found) throw new Error('no such move in the game');
  return found;
};
const placed = gradeOf(({ played }) => played.move.type === 'place');

function afterStart(): Game {
  const [start] = whole.moves;
  if (!start) throw new Error('no start');
  return mustPlay(newGame('coach', deck), start);
}

/** The first draft, of the last card of the circle or of the first. */
function drafted(which: 'last' | 'first'): Game {
  const game = afterStart();
  const card = game.circle.at(which === 'last' ? -1 : 0);
  if (card === undefined) throw new Error('no card');
  return mustPlay(game, { type: 'draft', card });
}

describe('the comment on a turn', () => {
  it('is about the worst decision, and silent about small ones', () => {
    expect(commentOn(whole, [])).toBeUndefined();
    expect(commentOn(whole, [costing(placed, 4)])).toBeUndefined();
    expect(commentOn(whole, [costing(placed, 5)])).toEqual({
      is: 'spot',
      points: 5,
      card: placed.played.move.card,
    });
    const start = gradeOf(({ decision }) => decision === 'start');
    expect(
      commentOn(whole, [costing(start, 20)]),
      'the starting card is no beginner’s topic',
    ).toBeUndefined();
  });

  it('names the gifts, if a better card gives away fewer, or else the card to skip to', () => {
    const game = drafted('last');
    const [grade] = review(game, { nodes: 1 }).grades.slice(-1);
    const cheap = review(drafted('first'), { nodes: 1 }).grades.at(-1);
    if (!grade || !cheap) throw new Error('no grades');
    const { circle } = afterStart();
    expect(commentOn(game, [costing(grade, 9, cheap.played)])).toEqual({
      is: 'gift',
      points: 9,
      card: circle[0],
      given: circle.slice(0, -1),
    });
    expect(commentOn(drafted('first'), [costing(cheap, 9, grade.played)]), 'nothing was given').toEqual({
      is: 'card',
      points: 9,
      card: circle.at(-1),
    });
  });
});

describe('an early game', () => {
  const person: SeatPlayer = { kind: 'person' };
  const bot: SeatPlayer = { kind: 'bot', level: 1 };
  const game = (
    id: string,
    started: number,
    players: BySeat<SeatPlayer> = { first: person, second: bot },
  ) => ({
    id,
    started,
    players,
  });

  it('is one of the first two against the computer', () => {
    const games = [
      game('c', 3),
      game('b', 2, { first: bot, second: person }),
      { ...game('practice', 0), practice: { of: 'code' } },
      game('people', 0, { first: person, second: person }),
      game('bots', 0, { first: bot, second: bot }),
      game('a', 1),
    ];
    expect(games.filter(({ id }) => isEarlyGame(games, id)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
