// Tests of the state of a local table, and of how two tabs are reconciled.

import { type Game, mustPlay, newGame, ok, refused } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { randomTurn } from '../../../test/randomTurn.ts';
import {
  changed,
  type GameMeta,
  isForked,
  type LocalState,
  reconcile,
  revised,
  stampOf,
  type StoredGame,
} from './localState.ts';

const start = newGame('a', baseDeck());
const DAMAGED = refused({ what: 'damaged' } as const);

const oneTurnOn = (game: Game, seed: string): Game => randomTurn(game, dice(seed)).reduce(mustPlay, game);

const meta = (more: Partial<GameMeta> = {}): GameMeta => ({
  id: 'g',
  players: { first: { kind: 'person' }, second: { kind: 'person' } },
  started: 0,
  changed: 0,
  takeBacks: [],
  revision: 3,
  writerTab: 'a',
  from: '',
  ...more,
});
const stored = (more: Partial<GameMeta> = {}, game = start): StoredGame => ({
  kept: meta(more),
  game,
  pending: [],
});
const state = (more: Partial<LocalState> = {}): LocalState => ({
  ...stored(),
  isHeld: true,
  latest: 3,
  ...more,
});

describe('a revision', () => {
  it('is numbered by the tab that writes it, and names the revision of another tab it continues', () => {
    const own = revised(state(), { tab: 'a', at: 7 }).kept;
    expect(own).toMatchObject({ revision: 4, writerTab: 'a', from: '', changed: 7 });
    const other = revised(state(), { tab: 'b', at: 7 }).kept;
    expect(other).toMatchObject({ revision: 4, writerTab: 'b', from: stampOf(meta()) });
  });

  it('gets a number of its own after an earlier revision was restored', () => {
    expect(revised(state({ latest: 9 }), { tab: 'a', at: 7 }).kept.revision).toBe(10);
  });

  it('notes what was taken back', () => {
    const takeBack = { seat: 'first', from: 3, to: 1 } as const;
    expect(changed(state(), { game: start, takeBack }).kept.takeBacks).toEqual([takeBack]);
  });
});

describe('reconciling two tabs', () => {
  const [mine, theirs] = [oneTurnOn(start, 'mine'), oneTurnOn(start, 'theirs')];
  const FROM_B = { revision: 4, writerTab: 'b' };

  it('the holder saves again, and copies the other game only if it has other moves', () => {
    const holder = state({ game: mine });
    const isSame = { there: ok(stored(FROM_B, start)), stored: ok(stored(FROM_B, start)) };
    expect(reconcile(holder, isSame, 'a')).toEqual({ copiesTheirs: false, next: 'save' });
    const differs = { there: ok(stored(FROM_B, theirs)), stored: ok(stored(FROM_B, theirs)) };
    expect(reconcile(holder, differs, 'a')).toEqual({ copiesTheirs: true, next: 'save' });
  });

  it('a tab that does not hold the table adopts a new revision and ignores a known one', () => {
    const idle = state({ isHeld: false });
    const there = ok(stored(FROM_B, theirs));
    expect(reconcile(idle, { there, stored: there }, 'a').next).toBe('adopt');
    const known = ok(stored());
    expect(reconcile(idle, { there: known, stored: known }, 'a').next).toBe('ignore');
  });

  it('the holder writes a damaged record again', () => {
    expect(reconcile(state(), { there: DAMAGED, stored: DAMAGED }, 'a').next).toBe('save');
    expect(reconcile(state({ isHeld: false }), { there: DAMAGED, stored: DAMAGED }, 'a').next).toBe('ignore');
    expect(reconcile(state(), { there: DAMAGED, stored: ok(stored()) }, 'a').next).toBe('ignore');
  });

  it('moves of this tab are forked if the other tab neither saw nor contains them', () => {
    const ours = state({ game: mine });
    expect(isForked(ours, stored(FROM_B, theirs), 'a')).toBe(true);
    expect(isForked(ours, stored(FROM_B, mine), 'a')).toBe(false);
    expect(isForked(ours, stored({ ...FROM_B, from: stampOf(ours.kept) }, theirs), 'a')).toBe(false);
    expect(isForked({ ...ours, kept: meta({ writerTab: 'c' }) }, stored(FROM_B, theirs), 'a')).toBe(false);
  });
});
