// The life of the connection to the server as a state machine: pure transitions, each with the effects to run.

import { CLOSE_CODES } from '@wagons/protocol/codes';
import { RULES_VERSION } from '@wagons/rules';
import type { Trouble } from './api.ts';

/** `since` is our own time of the first loss; `why` is known only if the server was never reached. */
type Outage = { readonly since: number; readonly why?: Trouble };

type Phase =
  /** No socket, and no listener that needs one. */
  | { readonly is: 'idle' }
  /** A socket is open or opening, the server has not welcomed us yet; `isSilent` until its first message. */
  | { readonly is: 'dialing'; readonly isSilent: boolean; readonly outage?: Outage }
  | { readonly is: 'online' }
  /** No socket; the next attempt is scheduled. */
  | { readonly is: 'backoff'; readonly outage: Outage }
  /** The server has another version, or sends what this one can't read; only a reload helps. */
  | { readonly is: 'outdated' };

export type LinkState = {
  readonly phase: Phase;
  /** Attempts since a connection last proved stable. */
  readonly tries: number;
  readonly wasReached: boolean;
  /** Whether the server has sent an invalid message since the page was opened. */
  readonly isDoubted: boolean;
};

export const INITIAL: LinkState = { phase: { is: 'idle' }, tries: 0, wasReached: false, isDoubted: false };

/** `at` is our own time; `code` is the close code of the socket. */
type Loss = { readonly at: number; readonly isNeeded: boolean; readonly code?: number | undefined };

export type LinkEvent =
  /** A listener wants to be connected. */
  | { readonly is: 'needed' }
  /** Reconnect now, for example after signing in. */
  | { readonly is: 'renewed' }
  /** The browser reports a good moment to try: the network is back, or the page is visible again. */
  | { readonly is: 'woken' }
  /** The backoff is over. */
  | { readonly is: 'retried' }
  /** Any message from the server. */
  | { readonly is: 'received' }
  | { readonly is: 'welcomed'; readonly rulesVersion: number }
  | { readonly is: 'ponged' }
  /** The socket was closed or the server stayed silent. */
  | ({ readonly is: 'lost' } & Loss)
  /** The server sent an invalid message. */
  | ({ readonly is: 'misread' } & Loss)
  /** The reason for an outage was found out. */
  | { readonly is: 'explained'; readonly why: Trouble }
  | { readonly is: 'left' };

export type LinkEffect = 'close' | 'dial' | 'backOff' | 'explain' | 'greet' | 'ping';

export type LinkStep = { readonly state: LinkState; readonly effects: readonly LinkEffect[] };

/** What the rest of the app sees. */
export type ConnectionStatus =
  | { readonly is: 'connecting' | 'online' | 'outdated' }
  | ({ readonly is: 'offline' } & Outage);

export function statusOf({ phase }: LinkState): ConnectionStatus {
  if (phase.is === 'online' || phase.is === 'outdated') return { is: phase.is };
  const outage = phase.is === 'idle' ? undefined : phase.outage;
  return outage ? { is: 'offline', ...outage } : { is: 'connecting' };
}

const stay = (state: LinkState): LinkStep => ({ state, effects: [] });

/** The next state, and what to do on the way. */
export function step(state: LinkState, event: LinkEvent): LinkStep {
  const { phase } = state;
  // A reload is the only way on.
  if (phase.is === 'outdated' && event.is !== 'left') return stay(state);
  switch (event.is) {
    case 'needed':
      return phase.is === 'idle' ? dial(state) : stay(state);
    case 'renewed':
      return dial({ ...state, tries: 0 });
    case 'woken':
      return wake({ ...state, tries: 0 });
    case 'retried':
      return dial(state);
    case 'received':
      return stay(phase.is === 'dialing' ? { ...state, phase: { ...phase, isSilent: false } } : state);
    case 'welcomed':
      return event.rulesVersion === RULES_VERSION
        ? { state: { ...state, phase: { is: 'online' }, wasReached: true }, effects: ['greet', 'ping'] }
        : outdated(state);
    case 'ponged':
      // Only a connection that holds resets the backoff.
      return stay({ ...state, tries: 0 });
    case 'lost':
      return lose(state, event);
    case 'misread':
      // Another server may do better, but reconnecting again and again would not.
      return state.isDoubted ? outdated(state) : lose({ ...state, isDoubted: true }, event);
    case 'explained':
      return stay(explained(state, event.why));
    case 'left':
      return { state: { ...state, phase: { is: 'idle' } }, effects: ['close'] };
  }
}

const outageOf = ({ phase }: LinkState): Outage | undefined =>
  phase.is === 'dialing' || phase.is === 'backoff' ? phase.outage : undefined;

function dial(state: LinkState): LinkStep {
  const outage = outageOf(state);
  return {
    state: { ...state, phase: { is: 'dialing', isSilent: true, ...(outage && { outage }) } },
    effects: ['close', 'dial'],
  };
}

function wake(state: LinkState): LinkStep {
  if (state.phase.is === 'online') return { state, effects: ['ping'] };
  const isUnderWay = state.phase.is === 'dialing' && state.phase.isSilent;
  return isUnderWay ? stay(state) : dial(state);
}

const outdated = (state: LinkState): LinkStep => ({
  state: { ...state, phase: { is: 'outdated' } },
  effects: ['close'],
});

function lose(state: LinkState, { at, code, isNeeded }: Loss): LinkStep {
  if (code === CLOSE_CODES.unknownProto) return outdated(state);
  if (!isNeeded) return { state: { ...state, phase: { is: 'idle' } }, effects: ['close'] };
  const outage = outageOf(state) ?? { since: at };
  return {
    state: { ...state, phase: { is: 'backoff', outage }, tries: state.tries + 1 },
    effects: ['close', 'backOff', ...(state.wasReached ? [] : (['explain'] as const))],
  };
}

function explained(state: LinkState, why: Trouble): LinkState {
  const { phase, wasReached } = state;
  const outage = outageOf(state);
  if (wasReached || !outage) return state;
  if (phase.is === 'dialing' || phase.is === 'backoff')
    return { ...state, phase: { ...phase, outage: { ...outage, why } } };
  return state;
}

/** Milliseconds. */
const FIRST_WAIT = 500;
/** During the first minutes a game clock may be running, so the wait stays short. */
const LONGEST_WAIT = { soon: 2500, later: 30_000 } as const;
const SOON = 2 * 60_000;

/** Exponential backoff with jitter; `away` is the length of the outage, `random` is in [0, 1). */
export const waitAfter = (tries: number, away: number, random: number): number =>
  Math.min(LONGEST_WAIT[away < SOON ? 'soon' : 'later'], FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
