// Tests of when a game may be claimed: who must be away, for how long, and what doesn't count.

import { expect, it } from 'vitest';
import { afterTurns, ANNA, BERT, by, CARL, sat, seated } from '../../test/play.ts';
import { apply } from './apply.ts';
import { claimableAt } from './claim.ts';
import { decide } from './decide.ts';
import { happened } from './face.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Anna is to move, in a game that is under way. */
const live = afterTurns(sat(), 3 + 2);
const { since } = live;
const WIN = { type: 'claim', as: 'win' } as const;
const at = (time: number, player = BERT, away = { first: since }) => ({ ...by(player, time), away });

it('a live game may be claimed when the player to move has been away for a minute', () => {
  expect(decide(live, WIN, at(since + MINUTE - 1))).toMatchObject({ error: { code: 'notClaimable' } });
  const won = decide(live, WIN, at(since + MINUTE));
  expect(won).toMatchObject({ value: { type: 'flagged', seat: 'first', away: true } });
  if (!won.ok) return;
  const after = apply(live, won.value, since + MINUTE);
  expect(after.end).toEqual({ by: 'time', outcome: 'second', away: true });
  expect(after.left?.first, 'the clock isn’t at zero').toBeGreaterThan(0);
});

it('the minute begins with the turn of the player who is away', () => {
  expect(claimableAt(live, { first: since - 10 * MINUTE }, [])).toBe(since + MINUTE);
  expect(claimableAt(live, { first: since + 5_000 }, [])).toBe(since + 5_000 + MINUTE);
  expect(claimableAt(live, { second: since }, []), 'who isn’t to move may be away').toBeUndefined();
});

it('time in which the server was down doesn’t count', () => {
  const outages = [{ from: since + 30_000, to: since + 90_000 }];
  expect(claimableAt(live, { first: since }, outages)).toBe(since + 2 * MINUTE);
  const now = { ...at(since + MINUTE + 30_000), outages };
  expect(decide(live, WIN, now)).toMatchObject({ error: { code: 'notClaimable' } });
});

it('only the opponent may claim', () => {
  expect(decide(live, WIN, at(since + MINUTE, ANNA))).toMatchObject({ error: { code: 'notClaimable' } });
  expect(decide(live, WIN, at(since + MINUTE, CARL))).toMatchObject({ error: { code: 'notSeated' } });
});

it('a game that is claimed as aborted has no winner, and says who had left', () => {
  const decided = decide(live, { type: 'claim', as: 'abort' }, at(since + MINUTE));
  expect(decided).toMatchObject({ value: { type: 'aborted', seat: 'first', away: true } });
  if (!decided.ok) return;
  const after = apply(live, decided.value, since + MINUTE);
  expect(after.end).toEqual({ by: 'aborted', seat: 'first', away: true });
  expect(happened(decided.value, { after, at: after.changedAt })).not.toHaveProperty('seat');
});

it('before the first draft a claimed win is an abort', () => {
  const begun = sat();
  const now = { ...at(begun.since + MINUTE, ANNA), away: { second: begun.since } };
  expect(decide(begun, WIN, now)).toMatchObject({ value: { type: 'aborted', seat: 'second', away: true } });
});

it('no game is claimed while its clock waits for both, or has days', () => {
  const away = { first: since, second: since };
  expect(claimableAt(seated(), away, [])).toBeUndefined();
  expect(claimableAt(afterTurns(sat({ clock: { kind: 'days', days: 1 } }), 5), away, [])).toBeUndefined();
  expect(claimableAt(afterTurns(sat({ clock: { kind: 'none' } }), 5), away, [])).toBeUndefined();
});

it('a rated game without a clock may be claimed after fourteen days of silence', () => {
  const old = afterTurns(sat({ clock: { kind: 'none' }, rated: true }), 5);
  expect(claimableAt(old, undefined, [])).toBe(old.since + 14 * DAY);
  const on = (day: number) => decide(old, WIN, by(BERT, old.since + day * DAY));
  expect(on(13.9)).toMatchObject({ error: { code: 'notClaimable' } });
  expect(on(14)).toMatchObject({ value: { type: 'flagged', seat: 'first', away: true } });
});
