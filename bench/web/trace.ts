// Traces the main thread of a page: how long its tasks take, what they do, and how soon a pointer move is shown.

import type { CDPSession, Page } from 'playwright';

/** A task of the main thread, in milliseconds. */
export type Task = {
  /** CPU time. */
  readonly cpu: number;
  /** Wall time, including other work of the machine. */
  readonly wall: number;
  /** What took its wall time, by the browser's names for it. */
  readonly doing: ReadonlyMap<string, number>;
};

/** What was measured between one mark and the next. */
export type Part = {
  readonly tasks: readonly Task[];
  /** From each pointer move to the frame that shows its change, in milliseconds. */
  readonly answers: readonly number[];
  /** From each press of a button or a key to the next paint, in milliseconds. */
  readonly interactions: readonly number[];
};

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Times are in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly message?: string };
  };
};

/** A running trace. */
export type Trace = {
  /** Begins the next part. */
  readonly mark: (part: string) => Promise<void>;
  /** Ends it; returns the parts by their names. */
  readonly stop: () => Promise<ReadonlyMap<string, Part>>;
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];

/** Marks in the trace are time stamps of the console that begin like this. */
export const MARK = 'part:';

/** What the script in a page has measured since it was last asked. */
type Measured = { answers: number[]; interactions: Map<number, number>; counted: number };

/** The pages' script that measures answers. It must be there before the page that is measured. */
export async function prepareAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: number[] = [];
    /** By the browser's number of the interaction: a press is several events. */
    const interactions = new Map<number, number>();
    Object.assign(globalThis, { measured: { answers, interactions, counted: 0 } });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        // Runs before the next frame is painted; by then the change must be in the page.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => answers.push(performance.now() - timeStamp);
          channel.port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
}

/** Starts a trace whose first part has this name. */
export async function startTrace(page: Page, first: string): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  const measuredUntil = new Map<string, Pick<Part, 'answers' | 'interactions'>>();
  let current = first;
  const collect = async (): Promise<void> => {
    measuredUntil.set(current, await takeMeasured(page));
  };
  return {
    async mark(part) {
      await collect();
      current = part;
      await page.evaluate((text) => console.timeStamp(text), MARK + part);
    },
    async stop() {
      await collect();
      await endTrace(session);
      const parts = new Map<string, Part>();
      for (const [name, tasks] of tasksByPart(events, first))
        parts.set(name, { tasks, ...(measuredUntil.get(name) ?? { answers: [], interactions: [] }) });
      return parts;
    },
  };
}

/** Interactions that are painted within a frame aren't reported one by one, only counted. */
const takeMeasured = (page: Page): Promise<Pick<Part, 'answers' | 'interactions'>> =>
  page.evaluate(() => {
    const { measured } = globalThis as unknown as { measured?: Measured };
    if (!measured) return { answers: [], interactions: [] };
    const { interactionCount } = performance as unknown as { interactionCount: number };
    const slow = [...measured.interactions.values()];
    const quick = Math.max(0, interactionCount - measured.counted - slow.length);
    measured.interactions.clear();
    measured.counted = interactionCount;
    return {
      answers: measured.answers.splice(0),
      interactions: [...slow, ...Array.from({ length: quick }, () => 16)],
    };
  });

async function endTrace(session: CDPSession): Promise<void> {
  const done = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await done;
}

/** The tasks of the main threads, by the part in which they end: a task that begins with a mark belongs to it. */
function tasksByPart(events: readonly TraceEvent[], first: string): ReadonlyMap<string, readonly Task[]> {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ours = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts);
  const marks = ours
    .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message?.startsWith(MARK))
    .map(({ ts, args }) => ({ ts, name: args?.data?.message?.slice(MARK.length) ?? '' }));
  const found = new Map<string, Task[]>([[first, []]]);
  for (const { name } of marks) found.set(name, []);
  for (const task of ours) {
    if (task.name !== 'RunTask') continue;
    const end = task.ts + (task.dur ?? 0);
    const part = marks.findLast(({ ts }) => ts <= end)?.name ?? first;
    found.get(part)?.push(taskOf(task, ours));
  }
  return found;
}

function taskOf(task: TraceEvent, events: readonly TraceEvent[]): Task {
  const { ts, dur = 0, tdur = 0 } = task;
  return {
    // Thread clocks sometimes jump by about 4 ms; CPU time can't exceed wall time.
    cpu: Math.min(dur, tdur) / 1000,
    wall: dur / 1000,
    doing: dur < LONG ? new Map() : selfTimes(events, task, ts + dur),
  };
}

/** What shorter tasks do is of no interest. In microseconds. */
const LONG = 2000;

/** The time of a task by kind of work, each without the work nested in it; events are in order of time. */
function selfTimes(
  events: readonly TraceEvent[],
  task: TraceEvent,
  end: number,
): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const add = (name: string, time: number): void => {
    times.set(name, (times.get(name) ?? 0) + time / 1000);
  };
  const open: Array<{ readonly name: string; readonly end: number }> = [];
  for (const { name, pid, tid, ts, dur } of events) {
    if (dur === undefined || pid !== task.pid || tid !== task.tid) continue;
    if (ts < task.ts) continue;
    if (ts >= end) break;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const around = open.at(-1);
    if (around) add(around.name, -dur);
    add(name, dur);
    open.push({ name, end: ts + dur });
  }
  return times;
}
