import type { Engine } from '@wagons/ai/service';
import { makeAnswerer } from '@wagons/ai/worker';
import {
  type Game,
  legalMoves,
  mustPlay,
  newGame,
  ok,
  refused,
  type Seat,
  turnsOf,
  undo,
} from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeCoach } from './coach.ts';

/** A game in which each player always takes the next card, so that there are many turns. */
function longGame(): Game {
  let game = newGame('coach', baseDeck());
  while (game.phase !== 'over') {
    const [move] = legalMoves(game);
    if (!move) throw new Error('no move');
    game = mustPlay(game, move);
  }
  return game;
}
const whole = longGame();

/** The game after each turn. */
const afterTurns = turnsOf(whole).map(({ seat, from, moves }) => ({
  seat,
  game: undo(whole, whole.moves.length - from - moves.length),
}));

/** An engine that answers on demand, and finds every move dear. */
function makeFakeEngine() {
  const answer = makeAnswerer();
  const asked: Array<{ readonly game: Game; graded: number; isCanceled: boolean; run: () => void }> = [];
  const engine: Engine = {
    ask: (question, onGrade) => {
      let settle: (value: never) => void = () => undefined;
      const request = { game: question.game, graded: 0, isCanceled: false, run };
      function run(): void {
        const found = answer(
          { ...question, limit: { nodes: 1 } },
          {
            now: () => 0,
            onGrade: (grade, of) => {
              if (request.isCanceled) return;
              request.graded += 1;
              onGrade?.({ ...grade, lost: 9 }, of);
            },
          },
        );
        if (!request.isCanceled) settle(ok(found) as never);
      }
      asked.push(request);
      return {
        answer: new Promise((done) => {
          settle = done;
        }),
        cancel: () => {
          request.isCanceled = true;
          settle(refused({ why: 'canceled' }) as never);
        },
        stop: () => undefined,
      };
    },
  };
  return { engine, asked };
}

function start(reader: Seat) {
  const fake = makeFakeEngine();
  const coach = makeCoach(fake.engine, reader, undo(whole, whole.moves.length));
  return { ...fake, coach };
}

describe('the coach', () => {
  it('grades the turns of the reader only, each no further than its beginning', () => {
    const { coach, asked } = start('first');
    for (const { game } of afterTurns) {
      coach.follow(game);
      asked.filter(({ graded, isCanceled }) => graded === 0 && !isCanceled).forEach(({ run }) => run());
    }
    const own = turnsOf(whole).filter(({ seat }) => seat === 'first');
    expect(asked.length).toBeGreaterThan(0);
    asked.forEach((request, i) => expect(request.graded).toBe(own[i]?.moves.length));
  });

  it('keeps thinking while the opponent answers, and forgets a turn that is taken back', () => {
    const { coach, asked } = start('first');
    const mine = afterTurns.findIndex(({ seat }) => seat === 'first');
    const [turn, reply] = afterTurns.slice(mine);
    if (!turn || !reply) throw new Error('no turns');
    coach.follow(turn.game);
    coach.follow(reply.game);
    expect(asked.map(({ isCanceled }) => isCanceled)).toEqual([false]);
    asked[0]?.run();
    expect(coach.comment.value).toMatchObject({ points: 9 });
    coach.follow(undo(whole, whole.moves.length));
    expect(coach.comment.value).toBeUndefined();
  });

  it('says no more than three things in a game', () => {
    const { coach, asked } = start('second');
    let said = 0;
    for (const { game, seat } of afterTurns) {
      coach.follow(game);
      asked.at(-1)?.run();
      if (seat === 'second' && coach.comment.value) said += 1;
      coach.dismiss();
    }
    expect(said).toBe(3);
  });

  it('stops when the table is left', () => {
    const { coach, asked } = start('first');
    const turn = afterTurns.find(({ seat }) => seat === 'first');
    if (!turn) throw new Error('no turn');
    coach.follow(turn.game);
    coach.leave();
    expect(asked.map(({ isCanceled }) => isCanceled)).toEqual([true]);
  });
});
