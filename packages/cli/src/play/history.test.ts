import { type Game, newGame, type Seat } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { afterMove, type GameHistory, startHistory, stepBack, stepForward } from './history.ts';

const anyone = () => true;
const only = (seat: Seat) => (game: Game) => game.phase !== 'over' && game.seat === seat;

/** Names the third card, takes the second, so that each player places one. */
function opening(): GameHistory {
  let session = startHistory(newGame('prairie', printedDeck));
  const [, , start = '', taken = ''] = session.game.circle;
  const moves = [
    { type: 'pickStart', card: start },
    { type: 'draft', card: taken },
    { type: 'place', card: taken, cell: { x: 0, y: 0 }, rotation: 'upright' },
    { type: 'place', card: start, cell: { x: 0, y: 0 }, rotation: 'upright' },
  ] as const;
  for (const move of moves) {
    const next = afterMove(session, move);
    if (!next.ok) throw new Error(next.error.why);
    session = next.value;
  }
  return session;
}

describe('undo and redo', () => {
  it('steps back move by move and forward to the same game', () => {
    const end = opening();
    let session = end;
    for (let left = 3; left >= 0; left--) {
      session = stepBack(session, anyone) ?? session;
      expect(session.game.moves).toHaveLength(left);
    }
    expect(stepBack(session, anyone)).toBeUndefined();
    for (let i = 0; i < 4; i++) session = stepForward(session, anyone) ?? session;
    expect(makeCode(session.game)).toBe(makeCode(end.game));
    expect(stepForward(session, anyone)).toBeUndefined();
  });

  it('steps back over the opponent’s moves to the last own decision', () => {
    const end = opening();
    const once = stepBack(end, only('first'));
    expect(once?.game.moves).toHaveLength(2);
    const twice = once && stepBack(once, only('first'));
    expect(twice?.game.moves).toHaveLength(1);
    expect(twice && stepBack(twice, only('first'))).toBeUndefined();
    expect(twice && stepForward(twice, only('first'))?.game.moves).toHaveLength(2);
    expect(once && stepForward(once, only('first'))?.game.moves).toHaveLength(4);
  });

  it('clears the redo list after a new move', () => {
    const earlier = stepBack(opening(), anyone);
    const card = earlier?.game.moves[0]?.card ?? '';
    const next =
      earlier && afterMove(earlier, { type: 'place', card, cell: { x: 0, y: 0 }, rotation: 'upsideDown' });
    expect(next?.ok && next.value.undone).toEqual([]);
  });

  it('refuses illegal moves', () => {
    expect(afterMove(opening(), { type: 'draft', card: 'nobody' })).toMatchObject({
      ok: false,
      error: { rule: 'D2' },
    });
  });
});
