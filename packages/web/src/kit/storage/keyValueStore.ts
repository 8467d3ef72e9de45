// A key-value store in the browser that survives failing writes: entries stay readable in memory and are retried.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Whether writes are kept, fail because storage is full, or are blocked by the browser. */
const CONDITIONS = ['kept', 'full', 'blocked'] as const;
type Condition = (typeof CONDITIONS)[number];
type WriteFailure = Exclude<Condition, 'kept'>;
export type WriteResult = 'ok' | WriteFailure;

/** The entry may have changed again since. */
type ChangeListener = (key: string, text: string | undefined) => void;

export type KeyValueStore = {
  readonly read: (key: string) => string | undefined;
  /** A failed write stays readable as long as the page lives, and is retried later. */
  readonly write: (key: string, text: string) => WriteResult;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Subscribes to other tabs' writes; returns unsubscribe. */
  readonly onChange: (listener: ChangeListener) => () => void;
  readonly condition: ReadonlySignal<Condition>;
  /** The keys whose last write failed. */
  readonly unkept: ReadonlySignal<ReadonlyMap<string, WriteFailure>>;
};

/** The part of `localStorage` that a store needs. Each method may throw. */
export type StorageBackend = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Subscribes to other tabs' writes. */
  readonly onChange: (listener: ChangeListener) => void;
};

/** Other pages may share the storage of an origin. */
const PREFIX = 'wagons/';

/** Without a backend the store lives as long as the page. */
export function makeKeyValueStore(backend: StorageBackend | undefined): KeyValueStore {
  const entries = new RetryingEntries(backend);
  return {
    read: (key) => entries.read(key),
    write: (key, text) => entries.write(key, text),
    remove: (key) => void entries.write(key, undefined),
    keys: () => entries.keys(),
    onChange: (listener) => {
      entries.listeners.add(listener);
      return () => void entries.listeners.delete(listener);
    },
    condition: computed(() => {
      const failures = [...entries.failures.value.values()];
      if (!backend || failures.includes('blocked')) return 'blocked';
      return failures.length > 0 ? 'full' : 'kept';
    }),
    unkept: entries.failures,
  };
}

class RetryingEntries {
  readonly listeners = new Set<ChangeListener>();
  readonly failures = signal<ReadonlyMap<string, WriteFailure>>(new Map());

  readonly #backend: StorageBackend | undefined;
  /** Failed writes, and failed removals as undefined. */
  readonly #waiting = new Map<string, string | undefined>();

  constructor(backend: StorageBackend | undefined) {
    this.#backend = backend;
    backend?.onChange((changed, text) => {
      if (!changed.startsWith(PREFIX)) return;
      const key = changed.slice(PREFIX.length);
      // The other tab wrote later than this one.
      if (this.#waiting.delete(key)) this.#setFailure(key, 'ok');
      for (const listener of this.listeners) listener(key, text);
    });
  }

  read(key: string): string | undefined {
    return this.#waiting.has(key) ? this.#waiting.get(key) : readFrom(this.#backend, PREFIX + key);
  }

  write(key: string, text: string | undefined): WriteResult {
    const result = this.#put(key, text);
    // If there is room for one entry, there may be room for others.
    if (result === 'ok') this.#retry();
    return result;
  }

  keys(): readonly string[] {
    const stored = keysOf(this.#backend).filter((key) => key.startsWith(PREFIX));
    const keys = new Set(stored.map((key) => key.slice(PREFIX.length)));
    for (const [key, text] of this.#waiting) {
      if (text === undefined) keys.delete(key);
      else keys.add(key);
    }
    return [...keys];
  }

  #put(key: string, text: string | undefined): WriteResult {
    const result = writeTo(this.#backend, PREFIX + key, text);
    if (result === 'ok') this.#waiting.delete(key);
    else this.#waiting.set(key, text);
    this.#setFailure(key, result);
    return result;
  }

  #retry(): void {
    for (const [key, text] of this.#waiting) if (this.#put(key, text) !== 'ok') return;
  }

  #setFailure(key: string, result: WriteResult): void {
    const before = this.failures.value;
    if ((before.get(key) ?? 'ok') === result) return;
    const next = new Map(before);
    if (result === 'ok') next.delete(key);
    else next.set(key, result);
    this.failures.value = next;
  }
}

function writeTo(backend: StorageBackend | undefined, key: string, text: string | undefined): WriteResult {
  if (!backend) return 'blocked';
  try {
    if (text === undefined) backend.removeItem(key);
    else backend.setItem(key, text);
    return 'ok';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return /quota/i.test(name) ? 'full' : 'blocked';
  }
}

function readFrom(backend: StorageBackend | undefined, key: string): string | undefined {
  try {
    return backend?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keysOf(backend: StorageBackend | undefined): readonly string[] {
  try {
    return backend?.keys() ?? [];
  } catch {
    return [];
  }
}
