// Tests of the connection's state machine, transition by transition.

import { CLOSE_CODES } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { INITIAL, type LinkEvent, type LinkState, statusOf, step } from './connectionState.ts';

const WELCOME: LinkEvent = { is: 'welcomed', rulesVersion: RULES_VERSION };
const lostAt = (at: number): LinkEvent => ({ is: 'lost', at, isNeeded: true });

/** The state after some events, and the effects of the last one. */
function after(...events: readonly LinkEvent[]) {
  let state: LinkState = INITIAL;
  let effects: readonly string[] = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { ...state, effects, status: statusOf(state) };
}

describe('the connection state machine', () => {
  it('dials when a listener needs it, and only once', () => {
    expect(after({ is: 'needed' })).toMatchObject({
      effects: ['close', 'dial'],
      status: { is: 'connecting' },
    });
    expect(after({ is: 'needed' }, { is: 'needed' }).effects).toEqual([]);
  });

  it('greets and pings once the server has welcomed it', () => {
    expect(after({ is: 'needed' }, { is: 'received' }, WELCOME)).toMatchObject({
      effects: ['greet', 'ping'],
      status: { is: 'online' },
      wasReached: true,
    });
  });

  it('backs off after a loss, and is offline since the first loss of an outage', () => {
    const once = after({ is: 'needed' }, WELCOME, lostAt(100));
    expect(once).toMatchObject({ effects: ['close', 'backOff'], tries: 1 });
    expect(once.status).toEqual({ is: 'offline', since: 100 });
    const again = after({ is: 'needed' }, WELCOME, lostAt(100), { is: 'retried' }, lostAt(900));
    expect(again).toMatchObject({ tries: 2, status: { is: 'offline', since: 100 } });
  });

  it('stays offline while it dials again', () => {
    const dialing = after({ is: 'needed' }, WELCOME, lostAt(100), { is: 'retried' });
    expect(dialing).toMatchObject({ effects: ['close', 'dial'], status: { is: 'offline', since: 100 } });
  });

  it('asks for the reason of an outage only if the server was never reached', () => {
    expect(after({ is: 'needed' }, lostAt(1)).effects).toEqual(['close', 'backOff', 'explain']);
    const why = { what: 'away' } as const;
    expect(after({ is: 'needed' }, lostAt(1), { is: 'explained', why }).status).toMatchObject({ why });
    expect(after({ is: 'needed' }, WELCOME, lostAt(1), { is: 'explained', why }).status).toEqual({
      is: 'offline',
      since: 1,
    });
  });

  it('resets the backoff when a ping is answered, not when the socket opens', () => {
    const back = [{ is: 'needed' }, lostAt(1), { is: 'retried' }, WELCOME] as const;
    expect(after(...back).tries).toBe(1);
    expect(after(...back, { is: 'ponged' }).tries).toBe(0);
  });

  it('dials on waking up, unless an attempt is under way; online it pings', () => {
    expect(after({ is: 'needed' }, { is: 'woken' }).effects).toEqual([]);
    expect(after({ is: 'needed' }, { is: 'received' }, { is: 'woken' }).effects).toEqual(['close', 'dial']);
    expect(after({ is: 'needed' }, lostAt(1), { is: 'woken' })).toMatchObject({
      effects: ['close', 'dial'],
      tries: 0,
    });
    expect(after({ is: 'needed' }, WELCOME, { is: 'woken' }).effects).toEqual(['ping']);
  });

  it('goes idle when it is lost and not needed, and dials for the next listener', () => {
    const idle = [{ is: 'needed' }, WELCOME, { is: 'lost', at: 1, isNeeded: false }] as const;
    expect(after(...idle)).toMatchObject({ effects: ['close'], status: { is: 'connecting' } });
    expect(after(...idle, { is: 'needed' }).effects).toEqual(['close', 'dial']);
  });

  it('shows a renewed connection as connecting, not as offline', () => {
    expect(after({ is: 'needed' }, WELCOME, { is: 'renewed' })).toMatchObject({
      effects: ['close', 'dial'],
      status: { is: 'connecting' },
    });
  });

  it('tries another connection after an invalid message, and is outdated for good after the second', () => {
    const misread: LinkEvent = { is: 'misread', at: 100, isNeeded: true };
    const once = after({ is: 'needed' }, WELCOME, misread);
    expect(once).toMatchObject({ effects: ['close', 'backOff'], status: { is: 'offline', since: 100 } });
    const again = [{ is: 'needed' }, WELCOME, misread, { is: 'retried' }, WELCOME, { is: 'ponged' }] as const;
    expect(after(...again).status).toEqual({ is: 'online' });
    for (const next of [{ is: 'woken' }, { is: 'renewed' }, { is: 'retried' }] as const)
      expect(after(...again, misread, next)).toMatchObject({ effects: [], status: { is: 'outdated' } });
  });

  it.each<[string, LinkEvent]>([
    ['other rules', { is: 'welcomed', rulesVersion: RULES_VERSION + 1 }],
    ['another protocol', { is: 'lost', at: 1, isNeeded: true, code: CLOSE_CODES.unknownProto }],
  ])('is outdated for good when the server has %s', (_, event) => {
    const outdated = after({ is: 'needed' }, event);
    expect(outdated).toMatchObject({ effects: ['close'], status: { is: 'outdated' } });
    for (const next of [{ is: 'woken' }, { is: 'renewed' }, { is: 'needed' }] as const)
      expect(after({ is: 'needed' }, event, next)).toMatchObject({ effects: [], status: { is: 'outdated' } });
  });
});
