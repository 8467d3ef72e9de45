// The clocks of a game, computed from its log alone: from the times and types of its events, without the server's code.

import type { BySeat, Seat } from '@wagons/rules';
import type { Outage, StoredEvent } from '../../src/ports/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** In milliseconds: how long a claimed opponent has been away, at least. */
const AWAY = 60_000;

type Model = {
  left: Record<Seat, number> | undefined;
  /** The seats that must be ready before the clock runs. */
  awaits: ReadonlySet<Seat>;
  /** How long they may take, and since when. */
  within: number;
  mover: Seat;
  since: number;
};

export type ClockReport = { readonly checked: number; readonly wrongs: readonly string[] };

const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

/** Compares every stored clock with the model. */
export function checkClocks(events: readonly StoredEvent[], outages: readonly Outage[]): ClockReport {
  const opened = events[0]?.event;
  if (opened?.type !== 'opened') return { checked: 0, wrongs: ['the log doesn’t begin'] };
  const { clock } = opened.settings;
  const budget =
    clock.kind === 'live' ? clock.seconds * 1000 : clock.kind === 'days' ? clock.days * DAY : undefined;
  const bonus = (left: number): number =>
    clock.kind === 'live' ? left + clock.increment * 1000 : (budget ?? left);
  const model: Model = { left: undefined, awaits: new Set(), within: 0, mover: 'second', since: 0 };
  const wrongs: string[] = [];
  let checked = 0;
  let last = 0;
  for (const { seq, at, event } of events) {
    if (at < last) wrongs.push(`event ${seq} is ${last - at} ms before the one before`);
    last = at;
    const passed = passedBetween(model.since, at, outages);
    const isRunning = model.left !== undefined && model.awaits.size === 0;
    const shown = model.left && { ...model.left };
    if (shown && isRunning) shown[model.mover] = Math.max(0, shown[model.mover] - passed);
    if (shown && event.type === 'turn' && isRunning) shown[event.seat] = bonus(shown[event.seat]);
    const stored = 'left' in event ? event.left : undefined;
    if (stored) {
      checked++;
      if (!shown || !isSame(stored, shown))
        wrongs.push(
          `the clocks after event ${seq} are ${JSON.stringify(stored)}, not ${JSON.stringify(shown)}`,
        );
    } else if (shown && stopsClock(event)) wrongs.push(`event ${seq} has no clocks`);
    wrongs.push(...objectionsTo(event, model, { shown, passed }).map((why) => `event ${seq}: ${why}`));
    advance(model, event, { at, shown, budget });
  }
  return { checked, wrongs };
}

const isSame = (one: BySeat<number>, two: BySeat<number>): boolean =>
  one.first === two.first && one.second === two.second;

/** Time in which a server was running, as far as was known then: an outage is known once it is over. */
function passedBetween(since: number, until: number, outages: readonly Outage[]): number {
  const known = outages.filter(({ to }) => to <= until);
  const lost = known.map(({ from, to }) => Math.max(0, Math.min(to, until) - Math.max(from, since)));
  return Math.max(
    0,
    lost.reduce((rest, one) => rest - one, until - since),
  );
}

type Event = StoredEvent['event'];

const stopsClock = (event: Event): boolean =>
  event.type === 'turn' ||
  event.type === 'resigned' ||
  event.type === 'flagged' ||
  event.type === 'takeBackMade';

/** What is wrong with how a game ends. */
function objectionsTo(
  event: Event,
  { awaits, within, mover }: Model,
  { shown, passed }: { readonly shown: BySeat<number> | undefined; readonly passed: number },
): readonly string[] {
  if (event.type !== 'flagged' && event.type !== 'aborted') return [];
  if (event.away) return passed < AWAY || event.seat !== mover ? ['claimed too early'] : [];
  if (event.type === 'flagged')
    return event.seat !== mover || shown?.[event.seat] !== 0 ? ['flagged with time left'] : [];
  if (event.why === 'notReady') return awaits.size === 0 || passed < within ? ['closed too early'] : [];
  if (event.why === 'noMove') return shown?.[mover] === 0 ? [] : ['aborted with time left'];
  return [];
}

/** What an event does to the clocks. */
function advance(
  model: Model,
  event: Event,
  now: {
    readonly at: number;
    readonly shown: Record<Seat, number> | undefined;
    readonly budget: number | undefined;
  },
): void {
  const { at, shown, budget } = now;
  switch (event.type) {
    case 'sat':
      model.left = budget === undefined ? undefined : { first: budget, second: budget };
      model.awaits = new Set(event.awaits ?? []);
      model.within = event.within ?? 0;
      model.since = at;
      break;
    case 'ready':
    case 'dealt':
    case 'turn':
      if (event.type === 'turn') Object.assign(model, { left: shown, mover: other(event.seat), since: at });
      model.awaits = new Set([...model.awaits].filter((seat) => seat !== event.seat));
      if (model.awaits.size === 0) model.since = at;
      break;
    case 'takeBackAsked':
      if (event.rest !== undefined) Object.assign(model, { left: shown, since: at + event.rest });
      break;
    case 'takeBackRefused':
      model.since = Math.min(model.since, at);
      break;
    case 'takeBackMade':
      Object.assign(model, { left: shown, mover: other(event.seat), since: at });
      break;
    default:
  }
}
