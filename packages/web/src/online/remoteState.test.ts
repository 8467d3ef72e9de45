// Tests of the state machine of a table on the server, transition by transition.

import { type Command, fingerprint, type ServerMessages, type TableFace } from '@wagons/protocol';
import { type Game, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { randomTurn } from '../../test/randomTurn.ts';
import type { PendingCommand } from './outbox.ts';
import type { Replica } from './replica.ts';
import { JOINING, type RemoteEvent, type RemoteState, replicaOf, step } from './remoteState.ts';

const ANN = { id: 'ann', name: 'Ann', account: false };
const BOB = { id: 'bob', name: 'Bob', account: false };
const GOING: TableFace = { status: 'going', host: ANN, seats: { first: ANN, second: BOB } };
const start = newGame('a', baseDeck());
const roll = dice('remote state');
const turn = randomTurn(start, roll);

const replicaAt = (seq: number, game = start): Replica => ({
  seq,
  game,
  face: GOING,
  settings: { deck: start.deck.hash, first: 'host', clock: { kind: 'none' }, rated: false, listed: false },
  role: 'second',
  isCovered: false,
});
const snapshot = (
  replica: (RemoteEvent & { is: 'snapshot' })['replica'],
  unanswered: readonly PendingCommand[] = [],
): RemoteEvent => ({ is: 'snapshot', replica, chat: [], unanswered });

const eventMessage = (seq: number, game: Game, from: number): ServerMessages['event'] => ({
  type: 'event',
  table: 't',
  seq,
  hash: fingerprint(game),
  happened: { type: 'turn', at: 0, from, moves: game.moves.slice(from).map(makeMove) },
  face: GOING,
  time: 0,
});
const turnEvent = (seq: number): RemoteEvent => ({
  is: 'event',
  message: eventMessage(seq, turn.reduce(mustPlay, start), 0),
});
/** An event that changes nothing on the board. */
const quietEvent = (seq: number): RemoteEvent => ({
  is: 'event',
  message: {
    ...eventMessage(seq, start, 0),
    happened: { type: 'takeBackRefused', at: 0, seat: 'first' },
  },
});
const brokenEvent = (seq: number): RemoteEvent => ({
  is: 'event',
  message: { ...eventMessage(seq, start, 0), hash: '0123456789abcdef' },
});

const TURN: Command = { type: 'turn', moves: turn.map(makeMove) };
const commandOf = (cmdId: string, command: Command, expectedSeq = 5): PendingCommand => ({
  type: 'do',
  table: 't',
  cmdId,
  expectedSeq,
  command,
  by: 'bob',
});

/** The state after some events, and the effects of the last one. */
function after(...events: readonly RemoteEvent[]) {
  let state: RemoteState = JOINING;
  let effects: ReturnType<typeof step>['effects'] = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { state, effects };
}

const CONNECTED: RemoteEvent = { is: 'connected', you: 'bob' };
const SYNCED = [CONNECTED, snapshot(replicaAt(5))] as const;
const ORDERED: RemoteEvent = { is: 'ordered', cmdId: 'one', command: TURN };

describe('following the server', () => {
  it('asks for a snapshot on the first connection, and for later events after a reconnect', () => {
    expect(after(CONNECTED).effects).toEqual([{ do: 'watch' }]);
    expect(after(...SYNCED, CONNECTED).effects).toEqual([{ do: 'watch', since: 5 }]);
  });

  it('asks for a snapshot when another player reconnects, because the role may differ', () => {
    expect(after(...SYNCED, { is: 'connected', you: 'ann' }).effects).toEqual([{ do: 'watch' }]);
  });

  it('is synced after the first snapshot, and restores the stored turn', () => {
    const { state, effects } = after(...SYNCED);
    expect(state.sync).toMatchObject({ is: 'synced', isCatchingUp: false });
    expect(effects).toContainEqual({ do: 'restoreDraft' });
  });

  it('follows the next event, ignores old ones, and keeps the identity of an equal position', () => {
    expect(replicaOf(after(...SYNCED, turnEvent(6)).state)?.game.moves).toHaveLength(turn.length);
    const before = after(...SYNCED).state;
    expect(step(before, turnEvent(5)).state.sync).toBe(before.sync);
    const { state } = step(before, quietEvent(6));
    expect(replicaOf(state)?.seq).toBe(6);
    expect(replicaOf(state)?.game).toBe(replicaOf(before)?.game);
  });

  it.each([
    ['with a wrong fingerprint', brokenEvent(6)],
    ['after a gap', turnEvent(7)],
  ])('resyncs on an event %s', (_, event) => {
    const { state, effects } = after(...SYNCED, event);
    expect(state.sync).toMatchObject({ is: 'resyncing', isDoubted: false });
    expect(state.recent).toEqual([]);
    expect(effects).toEqual([{ do: 'watch' }]);
  });

  it('applies no event while it resyncs, and catches up after the snapshot', () => {
    const waiting = [...SYNCED, brokenEvent(6), turnEvent(7)] as const;
    expect(replicaOf(after(...waiting).state)?.seq).toBe(5);
    const { state } = after(...waiting, snapshot(replicaAt(6)));
    expect(state.sync).toMatchObject({ is: 'synced', replica: { seq: 7 } });
  });

  it('ignores an older snapshot, except after a reconnect', () => {
    expect(replicaOf(after(...SYNCED, snapshot(replicaAt(3))).state)?.seq).toBe(5);
    expect(replicaOf(after(...SYNCED, CONNECTED, snapshot(replicaAt(3))).state)?.seq).toBe(3);
  });

  it('asks again after one unreadable snapshot, and gives up after two', () => {
    const once = after(CONNECTED, snapshot(undefined));
    expect(once.effects).toEqual([{ do: 'watch' }]);
    expect(once.state.trouble).toBeUndefined();
    const twice = after(CONNECTED, snapshot(undefined), snapshot(undefined));
    expect(twice.effects).toEqual([]);
    expect(twice.state.trouble).toBe('astray');
    expect(
      after(CONNECTED, snapshot(undefined), snapshot(undefined), snapshot(replicaAt(5))).state,
    ).toMatchObject({ sync: { is: 'synced' }, trouble: undefined });
  });

  it('reports an unknown deck and a refusal, and retries a refusal that passes', () => {
    expect(after(CONNECTED, snapshot('noDeck')).state.trouble).toBe('noSuchDeck');
    expect(after(CONNECTED, { is: 'refused', code: 'noSuchTable' }).state.trouble).toBe('noSuchTable');
    const later = after(CONNECTED, { is: 'refused', code: 'unavailable' });
    expect(later.effects).toEqual([{ do: 'expect', seq: Infinity }]);
    expect(later.state.trouble).toBeUndefined();
  });

  it('asks for an overdue event only if it has not arrived', () => {
    expect(after(...SYNCED, { is: 'overdue', seq: 6 }).effects).toEqual([{ do: 'watch', since: 5 }]);
    expect(after(...SYNCED, { is: 'overdue', seq: 5 }).effects).toEqual([]);
  });

  it('uses names that arrive while a snapshot is being read, but not older ones', () => {
    const renamed: RemoteEvent = {
      is: 'people',
      message: {
        type: 'people',
        table: 't',
        host: ANN,
        seats: { first: ANN, second: { ...BOB, name: 'Bo' } },
      },
    };
    const nameIn = (state: RemoteState) => replicaOf(state)?.face.seats?.second.name;
    expect(nameIn(after(CONNECTED, { is: 'announced' }, renamed, snapshot(replicaAt(5))).state)).toBe('Bo');
    expect(nameIn(after(CONNECTED, renamed, { is: 'announced' }, snapshot(replicaAt(5))).state)).toBe('Bob');
    expect(nameIn(after(...SYNCED, renamed).state)).toBe('Bo');
  });

  it('drops a drafted turn when the position changes, and only then', () => {
    const drafted: RemoteEvent = { is: 'drafted', moves: turn.slice(0, 1) };
    expect(after(...SYNCED, drafted).effects).toEqual([{ do: 'storeDraft' }]);
    expect(after(...SYNCED, drafted, quietEvent(6)).state.draft).toHaveLength(1);
    const moved = after(...SYNCED, drafted, turnEvent(6));
    expect(moved.state.draft).toEqual([]);
    expect(moved.effects).toContainEqual({ do: 'storeDraft' });
  });
});

describe('commands', () => {
  const one = commandOf('one', TURN);

  it('shows a confirmed turn until its event arrives', () => {
    expect(after(...SYNCED, ORDERED).state.turn).toMatchObject({ cmdId: 'one', moves: turn });
    const saved = after(...SYNCED, ORDERED, { is: 'replied', command: one, reply: { is: 'saved', seq: 6 } });
    expect(saved.state.turn).toBeDefined();
    expect(saved.effects).toEqual([{ do: 'expect', seq: 6 }]);
    const done = step(saved.state, turnEvent(6));
    expect(done.state.turn).toBeUndefined();
    expect(done.effects).toContainEqual({ do: 'settle', cmdId: 'one', refusal: undefined });
  });

  it('settles at once when the event arrived before the reply', () => {
    const { state, effects } = after(...SYNCED, ORDERED, turnEvent(6), {
      is: 'replied',
      command: one,
      reply: { is: 'saved', seq: 6 },
    });
    expect(state.turn).toBeUndefined();
    expect(effects).toEqual([{ do: 'settle', cmdId: 'one', refusal: undefined }]);
  });

  it('keeps the refusal of a command until it is forgotten or the next command', () => {
    const reply = { is: 'refused', code: 'illegal' } as const;
    const refused = after(...SYNCED, ORDERED, { is: 'replied', command: one, reply });
    expect(refused.state).toMatchObject({ turn: undefined, refusal: { command: 'turn', code: 'illegal' } });
    expect(step(refused.state, { is: 'forgotten' }).state.refusal).toBeUndefined();
    expect(step(refused.state, ORDERED).state.refusal).toBeUndefined();
  });

  const conflict = { is: 'refused', code: 'conflict', head: 6 } as const;

  it('reissues a turn that was overtaken by an event which leaves the position alone', () => {
    const overtaken = after(...SYNCED, ORDERED, { is: 'replied', command: one, reply: conflict });
    expect(overtaken.effects).toEqual([{ do: 'expect', seq: 6 }]);
    const ready = step(overtaken.state, quietEvent(6));
    expect(ready.effects).toContainEqual({ do: 'reissue', command: one });
    const again = step(ready.state, { is: 'reissued', was: 'one', cmdId: 'two' }).state;
    expect(again.turn).toMatchObject({ cmdId: 'two', moves: turn });
  });

  it('refuses a turn that was overtaken by another position', () => {
    const { state, effects } = after(
      ...SYNCED,
      ORDERED,
      { is: 'replied', command: one, reply: conflict },
      turnEvent(6),
    );
    expect(state.refusal).toEqual({ command: 'turn', code: 'conflict' });
    expect(effects).toContainEqual({ do: 'settle', cmdId: 'one', refusal: state.refusal });
  });

  it.each<[Command, boolean]>([
    [{ type: 'resign' }, true],
    [{ type: 'say', text: 'Howdy' }, true],
    [{ type: 'askTakeBack' }, false],
    [{ type: 'offerRematch', deal: 'new' }, false],
    [{ type: 'ready' }, false],
  ])('reissues an overtaken %o while it still means the same: %s', (command, isReissued) => {
    const overtaken: RemoteEvent = { is: 'replied', command: commandOf('c', command), reply: conflict };
    const { effects } = after(...SYNCED, overtaken, quietEvent(6));
    expect(effects.some((effect) => effect.do === 'reissue')).toBe(isReissued);
  });

  it('settles a chat line without waiting for an event', () => {
    const say = commandOf('c', { type: 'say', text: 'Howdy' });
    expect(
      after(...SYNCED, { is: 'replied', command: say, reply: { is: 'saved', seq: 99 } }).effects,
    ).toEqual([{ do: 'settle', cmdId: 'c', refusal: undefined }]);
  });

  it('shows a turn again that was sent before a reload, if the server has not moved on', () => {
    expect(after(CONNECTED, snapshot(replicaAt(5), [one])).state.turn).toMatchObject({ cmdId: 'one' });
    expect(after(CONNECTED, snapshot(replicaAt(6), [one])).state.turn).toBeUndefined();
  });
});
