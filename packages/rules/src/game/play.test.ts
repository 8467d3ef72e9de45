import { describe, expect, it } from 'vitest';
import { expectRefused, frozen, playing, randomCourse, typed } from '../../test/course.ts';
import { baseDeck } from '../../test/table.ts';
import { legalMoves, legalPrefix, mustPlay, newGame, play, playAll, positionsOf, undo } from './play.ts';
import { recordOf, replay } from './record.ts';
import { begin, isUnderWay, seatToMove, turnsOf } from './turn.ts';
import type { Game, Move } from '../core/types.ts';

const deck = baseDeck();
/** Center: the-herd target-practice one-too-many. Circle: gold-country boom-or-bust circle-the-wagons … */
const dealt = newGame('wagons', deck);
const [A = '', B = '', C = ''] = dealt.deal.circle;

describe('the start', () => {
  it('[S3] everything lies open: the position holds the whole deal', () => {
    expect([...dealt.deal.center, ...dealt.circle].toSorted()).toEqual(
      deck.cards.map(({ id }) => id).toSorted(),
    );
  });

  it('[S4][S5] the second player names any one of the fifteen', () => {
    expect(seatToMove(dealt)).toBe('second');
    expect(legalMoves(dealt)).toEqual(dealt.deal.circle.map((card) => ({ type: 'pickStart', card })));
    expect(play(dealt, { type: 'pickStart', card: A }, 'first')).toEqual({
      ok: false,
      error: { why: 'notYourTurn', rule: 'T1' },
    });
  });

  it('[S5] a scoring card, or none of the deck, is no starting card', () => {
    expectRefused(dealt, 'start the-herd', 'noSuchStart', 'S5');
    expect(play(dealt, { type: 'pickStart', card: 'joker' })).toMatchObject({
      error: { why: 'noSuchStart', rule: 'S5' },
    });
  });
});

describe('the draft', () => {
  it('[D1] the first player drafts first, clockwise from the starting card', () => {
    const game = playing(dealt, 'start 4');
    expect(seatToMove(game)).toBe('first');
    expect(game.circle).toEqual([...dealt.deal.circle.slice(3), ...dealt.deal.circle.slice(0, 3)]);
  });

  it('[D2] takes the next card or skips as far as it likes; there is no pass', () => {
    const game = playing(dealt, 'start 1');
    expect(legalMoves(game)).toEqual(game.circle.map((card) => ({ type: 'draft', card })));
    expectRefused(game, 'take the-herd', 'notInCircle', 'D2');
  });

  it('[D3][T1] the draft example: B is taken, A goes to the second player, who places it and then drafts', () => {
    const game = playing(dealt, `start ${A}; take ${B}`);
    expect(game).toMatchObject({
      phase: 'place',
      seat: 'first',
      held: [
        { seat: 'first', card: B, free: false },
        { seat: 'second', card: A, free: true },
      ],
    });
    const gift = playing(game, '0,0');
    expect(gift).toMatchObject({
      phase: 'place',
      seat: 'second',
      held: [{ seat: 'second', card: A, free: true }],
    });
    const next = playing(gift, '0,0');
    expect(next).toMatchObject({ phase: 'draft', seat: 'second' });
    expect(next.circle[0]).toBe(C);
  });

  it('[D3] skipped cards go to the opponent in clockwise order', () => {
    const game = playing(dealt, 'start 3; take 5; 0,0');
    expect(game).toMatchObject({
      held: dealt.deal.circle.slice(2, 6).map((card) => ({ seat: 'second', card, free: true })),
    });
  });

  it('[D4] a card behind the draft point is gone', () => {
    const game = playing(dealt, 'start 1; take 3; 0,0; 0,0; 2,0');
    expect(game.circle).toEqual(dealt.deal.circle.slice(3));
    expectRefused(game, `take ${A}`, 'notInCircle', 'D2');
  });

  it('[D4] a draft may skip up to the card before the starting card', () => {
    const game = playing(dealt, `start 2; take ${A}`);
    expect(game).toMatchObject({ phase: 'place', circle: [] });
    expect(game.phase === 'place' && game.held).toHaveLength(15);
  });
});

describe('turn order and the end', () => {
  const holding = playing(dealt, 'start 1; take 3; 0,0');

  it('[T1] free cards are placed in their order, no other way round', () => {
    expectRefused(holding, `place ${B} 0,0`, 'wrongCard', 'T1');
    expectRefused(playing(holding, '0,0'), `place ${A} 2,0`, 'wrongCard', 'T1');
  });

  it('[T1] a move of another phase is refused', () => {
    expectRefused(dealt, `take ${A}`, 'wrongPhase', 'T1');
    expectRefused(dealt, `place ${A} 0,0`, 'wrongPhase', 'T1');
    expectRefused(holding, `take ${dealt.deal.circle[5]}`, 'wrongPhase', 'T1');
    expectRefused(playing(dealt, 'start 1'), `start ${A}`, 'wrongPhase', 'T1');
  });

  it('[T1] only the seat whose turn it is may move', () => {
    const move = typed(holding, '0,0');
    expect(play(holding, move, 'first')).toEqual({ ok: false, error: { why: 'notYourTurn', rule: 'T1' } });
    expect(play(holding, move, 'second').ok).toBe(true);
  });

  it("[T2][P1] free cards may be a player's first cards", () => {
    expect(legalMoves(holding)).toEqual([
      { type: 'place', card: A, cell: { x: 0, y: 0 }, rotation: 'upright' },
      { type: 'place', card: A, cell: { x: 0, y: 0 }, rotation: 'upsideDown' },
    ]);
    expectRefused(holding, '1,0', 'notAtOrigin', 'P1');
  });

  it('[T3] when a draft takes the last card the opponent still places the free cards; then it is over', () => {
    let game = playing(dealt, 'start 1; take 15');
    expect(seatToMove(game)).toBe('first');
    game = playing(game, '0,0');
    for (let gift = 0; gift < 14; gift++) {
      expect(seatToMove(game)).toBe('second');
      game = playing(game, '0,0');
    }
    expect(game.phase).toBe('over');
    expect(game.moves).toHaveLength(17);
    expect(legalMoves(game)).toEqual([]);
    expect(play(game, { type: 'draft', card: A })).toEqual({
      ok: false,
      error: { why: 'gameOver', rule: 'T3' },
    });
  });

  it('[T3][N4] a game without skips takes 31 moves', () => {
    let game: Game = playing(dealt, 'start 1');
    while (game.phase !== 'over') game = playing(game, game.phase === 'draft' ? '1' : '0,0');
    expect(game.moves).toHaveLength(31);
    expect([game.towns.first.length, game.towns.second.length]).toEqual([8, 7]);
  });
});

describe('play, undo and replay', () => {
  it('[T1] malformed moves are refused and cite no rule', () => {
    const placing = playing(dealt, 'start 1; take 1');
    const broken: readonly unknown[] = [
      undefined,
      null,
      7,
      'take',
      [],
      {},
      { type: 'draft' },
      { type: 'draft', card: 3 },
      { type: 'pass', card: A },
      { type: 'place', card: A },
      { type: 'place', card: A, cell: '0,0', rotation: 'upright' },
      { type: 'place', card: A, cell: { x: '0', y: 0 }, rotation: 'upright' },
      { type: 'place', card: A, cell: null, rotation: 'upright' },
      { type: 'place', card: A, cell: { x: 0, y: 0 }, rotation: 1 },
      { type: 'place', card: A, cell: { x: 0, y: 0 } },
    ];
    for (const move of broken) {
      expect(play(placing, move as Move)).toEqual({
        ok: false,
        error: { why: 'malformed', rule: undefined },
      });
    }
  });

  it('[N4] what a move carries beyond its words is not kept', () => {
    const move = { type: 'pickStart', card: A, note: 'x'.repeat(1000) } as Move;
    const next = play(dealt, move);
    expect(next.ok && next.value.moves).toEqual([{ type: 'pickStart', card: A }]);
  });

  it('[N4][P8] random games keep their invariants at every state', () => {
    for (let i = 0; i < 60; i++) {
      const seed = `invariants ${i}`;
      const course = frozen(randomCourse(seed));
      for (const [at, game] of course.entries()) {
        const held = game.phase === 'place' ? game.held.map(({ card }) => card) : [];
        const laid = [...game.towns.first, ...game.towns.second].map(({ card }) => card);
        expect([...game.deal.center, ...game.circle, ...held, ...laid].toSorted(), seed).toEqual(
          deck.cards.map(({ id }) => id).toSorted(),
        );
        expect(legalMoves(game).length > 0, seed).toBe(game.phase !== 'over');
        expect(game.moves.length, seed).toBe(at);
        const before = course[at - 1];
        if (before) {
          expect(game.towns.first.slice(0, before.towns.first.length), seed).toEqual(before.towns.first);
          expect(game.towns.second.slice(0, before.towns.second.length), seed).toEqual(before.towns.second);
          expect(undo(game), seed).toEqual(before);
        }
      }
      const last = course.at(-1);
      expect(last?.moves.length, seed).toBeLessThanOrEqual(31);
      expect(last && replay(recordOf(last), deck), seed).toEqual({ ok: true, value: last });
    }
  });

  it('[N4] undo goes back any number of moves, never before the deal', () => {
    const game = playing(dealt, 'start 1; take 3; 0,0; 0,0');
    expect(undo(game, 3)).toEqual(playing(dealt, 'start 1'));
    expect(undo(game, 99)).toEqual(dealt);
    expect(undo(dealt)).toEqual(dealt);
  });

  it('[N4] a record with a foreign deck or an illegal move is not replayed', () => {
    const record = recordOf(playing(dealt, 'start 1; take 2; 0,0'));
    expect(replay({ ...record, deck: 'ff' }, deck)).toEqual({
      ok: false,
      error: { why: 'otherDeck', rule: undefined },
    });
    const moves = record.moves.with(1, { type: 'draft', card: 'the-herd' });
    expect(replay({ ...record, moves }, deck)).toEqual({
      ok: false,
      error: { why: 'notInCircle', rule: 'D2', at: 1 },
    });
  });

  it('[S2] a record with a card missing, or there twice, is not replayed', () => {
    const { deck: hash, deal } = recordOf(dealt);
    const circles = [
      deal.circle.slice(1),
      deal.circle.with(0, B),
      deal.circle.with(0, deal.center[0]),
      deal.circle.with(0, 'joker'),
    ];
    for (const circle of circles) {
      expect(replay({ deck: hash, deal: { ...deal, circle }, moves: [] }, deck)).toMatchObject({
        error: { why: 'badDeal', rule: 'S2' },
      });
    }
    expect(replay({ deck: hash, deal, moves: [] }, deck)).toEqual({ ok: true, value: begin(deck, deal) });
  });
});

describe('several moves', () => {
  const game = playing(dealt, 'start 1; take 3; 0,0; 0,0');

  it('[N4] playAll makes every move, or says which one is refused', () => {
    expect(playAll(dealt, game.moves)).toEqual({ ok: true, value: game });
    expect(playAll(dealt, [])).toEqual({ ok: true, value: dealt });
    expect(playAll(dealt, game.moves.with(1, { type: 'draft', card: 'the-herd' }))).toEqual({
      ok: false,
      error: { why: 'notInCircle', rule: 'D2', at: 1 },
    });
  });

  it("[T1] playAll by a seat stops at the opponent's move", () => {
    expect(playAll(dealt, game.moves, 'second')).toEqual({
      ok: false,
      error: { why: 'notYourTurn', rule: 'T1', at: 1 },
    });
  });

  it('[N4] legalPrefix keeps the moves before the first refusal', () => {
    expect(legalPrefix(dealt, game.moves)).toEqual(game.moves);
    expect(legalPrefix(dealt, game.moves, 'second')).toEqual(game.moves.slice(0, 1));
  });

  it('[N4] mustPlay throws on an illegal move', () => {
    expect(mustPlay(dealt, { type: 'pickStart', card: A })).toEqual(playing(dealt, 'start 1'));
    expect(() => mustPlay(dealt, { type: 'draft', card: A })).toThrow('This is a bug');
  });

  it('[N4] positionsOf lists the deal and the position after each move', () => {
    const course = randomCourse('positions');
    expect(positionsOf(course.at(-1) ?? dealt)).toEqual(course);
  });

  it('[T1][T2][T3] a turn is the run of moves by one seat', () => {
    for (let i = 0; i < 40; i++) {
      const course = randomCourse(`turns ${i}`);
      for (const [at, position] of course.entries()) {
        const seats = turnsOf(position).flatMap(({ seat, moves }) => moves.map(() => seat));
        expect(seats).toEqual(course.slice(0, at).map(seatToMove));
      }
      const turns = turnsOf(course.at(-1) ?? dealt);
      expect(turns.flatMap(({ moves }) => moves)).toEqual(course.at(-1)?.moves);
      for (const [n, { seat, from }] of turns.entries()) {
        expect(seatToMove(course[from] ?? dealt)).toBe(seat);
        expect(turns[n + 1]?.seat).not.toBe(seat);
      }
    }
  });

  it('[D1] a game is under way once a card is drafted', () => {
    expect([dealt, playing(dealt, 'start 1'), playing(dealt, 'start 1; take 1')].map(isUnderWay)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
