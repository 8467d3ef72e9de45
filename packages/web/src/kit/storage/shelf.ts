// The shelf: what is put here under a key is still there tomorrow, and other tabs see it.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Whether the shelf keeps what it is given: it does, it is full, or the browser does not allow it at all. */
const CONDITIONS = ['kept', 'full', 'blocked'] as const;
type Condition = (typeof CONDITIONS)[number];
export type Written = 'ok' | Exclude<Condition, 'kept'>;

/** The text may already be written over again. */
type Heard = (key: string, text: string | undefined) => void;

export type Shelf = {
  readonly read: (key: string) => string | undefined;
  /** What cannot be written stays readable as long as this page lives, and is tried again later. */
  readonly write: (key: string, text: string) => Written;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Tells what another tab has written or removed, until the answer is called. */
  readonly onChange: (heard: Heard) => () => void;
  readonly condition: ReadonlySignal<Condition>;
  /** The keys whose last change is not kept. */
  readonly unkept: ReadonlySignal<ReadonlyMap<string, Exclude<Condition, 'kept'>>>;
};

/** The part of a browser's storage that a shelf is made of. Each of them may throw. */
export type Boards = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Tells of changes from other tabs. */
  readonly onChange: (heard: Heard) => void;
};

/** Everything of ours begins so, because other pages may share the storage of an address. */
const OURS = 'wagons/';

/** Without boards there is a shelf all the same, for as long as the page lives. */
export function makeShelf(boards: Boards | undefined): Shelf {
  /** What could not be written, or is removed here but could not be removed there. */
  const waiting = new Map<string, string | undefined>();
  const unkept = signal<ReadonlyMap<string, Exclude<Condition, 'kept'>>>(new Map());
  const listeners = new Set<Heard>();

  const put = (key: string, text: string | undefined): Written => {
    const written = attempt(boards, OURS + key, text);
    if (written === 'ok') waiting.delete(key);
    else waiting.set(key, text);
    if (written === 'ok' ? unkept.value.has(key) : unkept.value.get(key) !== written) {
      const next = new Map(unkept.value);
      if (written === 'ok') next.delete(key);
      else next.set(key, written);
      unkept.value = next;
    }
    return written;
  };
  /** Where one thing has found room, others may too. */
  const putAgain = (): void => {
    for (const [key, text] of waiting) if (put(key, text) !== 'ok') return;
  };
  const forget = (key: string): void => {
    if (!waiting.delete(key)) return;
    const next = new Map(unkept.value);
    next.delete(key);
    unkept.value = next;
  };

  boards?.onChange((changed, text) => {
    if (!changed.startsWith(OURS)) return;
    const key = changed.slice(OURS.length);
    // The other tab was later than we.
    forget(key);
    for (const heard of listeners) heard(key, text);
  });

  return {
    read: (key) => (waiting.has(key) ? waiting.get(key) : readBoard(boards, OURS + key)),
    write: (key, text) => {
      const answer = put(key, text);
      if (answer === 'ok') putAgain();
      return answer;
    },
    remove: (key) => {
      if (put(key, undefined) === 'ok') putAgain();
    },
    keys: () => {
      const there = written(boards).filter((key) => key.startsWith(OURS));
      const keys = new Set(there.map((key) => key.slice(OURS.length)));
      for (const [key, text] of waiting) {
        if (text === undefined) keys.delete(key);
        else keys.add(key);
      }
      return [...keys];
    },
    onChange: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    condition: computed(() => {
      const failures = [...unkept.value.values()];
      if (!boards || failures.includes('blocked')) return 'blocked';
      return failures.length > 0 ? 'full' : 'kept';
    }),
    unkept,
  };
}

function attempt(boards: Boards | undefined, key: string, text: string | undefined): Written {
  if (!boards) return 'blocked';
  try {
    if (text === undefined) boards.removeItem(key);
    else boards.setItem(key, text);
    return 'ok';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return /quota/i.test(name) ? 'full' : 'blocked';
  }
}

function readBoard(boards: Boards | undefined, key: string): string | undefined {
  try {
    return boards?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function written(boards: Boards | undefined): readonly string[] {
  try {
    return boards?.keys() ?? [];
  } catch {
    return [];
  }
}
