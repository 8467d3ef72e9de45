import { computed, signal } from '@preact/signals';
import { type CardId, type Game, type Move, mustPlay, newGame, type Seat } from '@wagons/rules';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeClock } from '../../../test/time.ts';
import { followTable } from './followed.ts';
import type { Table } from './table.ts';

const nth = (game: Game, n: number): CardId => game.circle[n] ?? '';
const origin = { x: 0, y: 0 };
const place = (game: Game): Game =>
  game.phase === 'place'
    ? mustPlay(game, {
        type: 'place',
        card: game.held[0].card,
        cell: game.towns[game.seat].length === 0 ? origin : { x: 2, y: 0 },
        rotation: 'upright',
      })
    : game;

/** The second player chooses the start; the first takes the second card, so that the second player places one more. */
const dealt = newGame('follow', baseDeck());
const started = mustPlay(dealt, { type: 'pickStart', card: nth(dealt, 0) });
const drafted = mustPlay(started, { type: 'draft', card: nth(started, 1) });
const placed = place(drafted);

/** A table of which only the game matters; `mine` moves from this device. */
function tableWith(mine: readonly Seat[], pace = 600) {
  const now = signal<Game>(started);
  const pending = signal<readonly Move[]>([]);
  const clock = makeClock();
  const pace$ = signal(pace);
  const table = { now, game: now, pending, mine: signal(mine), leave: () => undefined } as unknown as Table;
  const shown = followTable(table, { clock, pace: computed(() => pace$.value) });
  const seen = () => [shown.follow.step.value?.at, shown.now.value.moves.length, shown.mine.value.length];
  return { now, clock, pace: pace$, shown, seen };
}

it('shows what others do step by step, and only then it is the player’s turn', () => {
  const { now, clock, seen, shown } = tableWith(['second']);
  expect(seen()).toEqual([undefined, 1, 1]);
  now.value = placed;
  expect(seen(), 'the card is still in the circle').toEqual(['taking', 1, 0]);
  clock.pass(600);
  expect(seen()).toEqual(['taken', 2, 0]);
  clock.pass(600);
  expect(seen()).toEqual(['placed', 3, 0]);
  clock.pass(600);
  expect(seen(), 'its points').toEqual(['scored', 3, 0]);
  clock.pass(600);
  expect(seen()).toEqual([undefined, 3, 1]);
  expect(shown.now.value).toBe(placed);
});

it('shows moves that come one after the other in the same way', () => {
  const { now, clock, seen } = tableWith(['second']);
  now.value = drafted;
  expect(seen()).toEqual(['taking', 1, 0]);
  now.value = placed;
  expect(seen()).toEqual(['taking', 1, 0]);
  clock.pass(1200);
  expect(seen()).toEqual(['placed', 3, 0]);
});

it('never delays own moves, an undo, or two people at one device', () => {
  const own = tableWith(['first']);
  own.now.value = placed;
  expect(own.seen()).toEqual([undefined, 3, 1]);
  own.now.value = started;
  expect(own.seen()).toEqual([undefined, 1, 1]);
  const shared = tableWith(['first', 'second']);
  shared.now.value = placed;
  expect(shared.seen()).toEqual([undefined, 3, 2]);
});

it('shows everything at once when it is skipped, when the pace is instant, and when the game goes back', () => {
  const skipped = tableWith(['second']);
  skipped.now.value = placed;
  skipped.shown.follow.skip();
  expect(skipped.seen()).toEqual([undefined, 3, 1]);
  skipped.clock.pass(5000);
  expect(skipped.seen()).toEqual([undefined, 3, 1]);

  const instant = tableWith(['second'], 0);
  instant.now.value = placed;
  expect(instant.seen()).toEqual([undefined, 3, 1]);

  const back = tableWith(['second']);
  back.now.value = placed;
  back.now.value = started;
  expect(back.seen()).toEqual([undefined, 1, 1]);
});

it('shows the last turn of others again, and ends with the table as it is', () => {
  const { now, clock, seen, shown } = tableWith(['second'], 0);
  expect(shown.follow.canRepeat.value).toBe(false);
  const answered = place(placed);
  now.value = answered;
  expect(shown.follow.canRepeat.value).toBe(true);
  shown.follow.repeat();
  expect(seen()).toEqual(['taking', 1, 0]);
  clock.pass(600 * 3);
  expect(seen()).toEqual(['scored', 3, 0]);
  clock.pass(600);
  expect(seen()).toEqual([undefined, 4, 1]);
  expect(shown.now.value).toBe(answered);
});

it('an own move while a turn is shown again ends that', () => {
  const { now, clock, seen, shown } = tableWith(['second']);
  now.value = placed;
  shown.follow.skip();
  shown.follow.repeat();
  now.value = place(placed);
  expect(seen()).toEqual([undefined, 4, 1]);
  clock.pass(5000);
  expect(seen()).toEqual([undefined, 4, 1]);
});

it('stops with the table', () => {
  const { now, clock, seen, shown } = tableWith(['second']);
  now.value = placed;
  shown.leave();
  clock.pass(5000);
  expect(seen()).toEqual(['taking', 1, 0]);
});
