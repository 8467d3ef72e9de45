// A fake browser for tests: tabs that share storage as real ones do, a clock, and an engine.

import { makeBot } from '@wagons/ai';
import type { Engine, NoAnswer, Question } from '@wagons/ai/service';
import { type Move, ok, type Result } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck, deckFile } from '../../rules/test/table.ts';
import { type Damages, watchDamages } from '../src/kit/storage/damaged.ts';
import { type Games, openGames } from '../src/play/store/games.ts';
import {
  type StorageBackend,
  makeKeyValueStore,
  type KeyValueStore,
} from '../src/kit/storage/keyValueStore.ts';
import { keepNew, type LocalTable, openTable } from '../src/play/table/localTable.ts';
import type { Plan } from '../src/play/table/plans.ts';
import type { TablePorts } from '../src/play/table/ports.ts';
import { makeClock, type TestClock } from './time.ts';

type Write = { readonly tab: number; readonly key: string; readonly text: string | undefined };

/**
 * A browser. Every tab sees its own writes immediately; they reach storage in order, and other tabs are notified
 * later, as in browsers that run each tab in its own process.
 */
export function makeBrowser() {
  const storage = new Map<string, string>();
  const sent: Write[] = [];
  const tabs: Array<{ readonly hear: (write: Write) => void; readonly inbox: Write[] }> = [];
  /** Called before each write: the error to throw instead. */
  let failure: (key: string) => Error | undefined = () => undefined;

  const backend = (): StorageBackend & { readonly close: () => void } => {
    const tab = tabs.length;
    const cache = new Map(storage);
    const own = new Map<string, number>();
    const listeners: Array<(key: string, text: string | undefined) => void> = [];
    const count = (key: string, by: number): number => {
      own.set(key, (own.get(key) ?? 0) + by);
      return own.get(key) ?? 0;
    };
    tabs.push({
      inbox: [],
      hear: ({ tab: from, key, text }) => {
        if (from === tab) {
          count(key, -1);
          return;
        }
        // A tab keeps its own write until storage has it.
        if (count(key, 0) === 0) set(cache, key, text);
        for (const heard of listeners) heard(key, text);
      },
    });
    const put = (key: string, text: string | undefined): void => {
      const error = failure(key);
      if (error) throw error;
      set(cache, key, text);
      count(key, 1);
      sent.push({ tab, key, text });
    };
    return {
      getItem: (key) => cache.get(key) ?? null,
      setItem: put,
      removeItem: (key) => {
        put(key, undefined);
      },
      keys: () => [...cache.keys()],
      onChange: (heard) => void listeners.push(heard),
      close: () => {
        listeners.length = 0;
      },
    };
  };

  /** Applies the next write in flight. */
  const flush = (): boolean => {
    const write = sent.shift();
    if (!write) return false;
    set(storage, write.key, write.text);
    for (const { inbox } of tabs) inbox.push(write);
    return true;
  };
  /** Notifies a tab of the next write. */
  const hear = (tab: number): boolean => {
    const write = tabs[tab]?.inbox.shift();
    if (write) tabs[tab]?.hear(write);
    return write !== undefined;
  };
  return {
    storage,
    backend,
    flush,
    hear,
    /** Delivers everything in flight, and what that causes. */
    settle: () => {
      for (let isNews = true; isNews;) {
        isNews = flush();
        for (const tab of tabs.keys()) isNews = hear(tab) || isNews;
      }
    },
    failWith: (next: (key: string) => Error | undefined) => {
      failure = next;
    },
  };
}
export type Browser = ReturnType<typeof makeBrowser>;

function set(map: Map<string, string>, key: string, text: string | undefined): void {
  if (text === undefined) map.delete(key);
  else map.set(key, text);
}

export const quota = (): Error => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** An engine that answers immediately with the greedy bot's move, or fails. */
export function makeFakeEngine(fail: (question: Question) => NoAnswer | undefined = () => undefined) {
  const asked: Question[] = [];
  const greedy = makeBot('greedy', dice(''));
  const engine: Engine = {
    ask: (question) => {
      asked.push(question);
      const error = fail(question);
      const answer: Result<Move, NoAnswer> = error ? { ok: false, error } : ok(greedy(question.game));
      return { answer: Promise.resolve(answer) as never, cancel: () => undefined, stop: () => undefined };
    },
  };
  return { engine, asked };
}

export type Tab = TablePorts & {
  readonly damages: Damages;
  readonly clock: TestClock;
  /** The tab crashes. */
  readonly close: () => void;
};

let ids = 0;

const builtIn = [baseDeck(), deckFile('frontier')];

/** A new tab, with a library. */
export function openTab(browser: Browser, more: Partial<TablePorts> = {}): Tab {
  const backend = browser.backend();
  const store: KeyValueStore = makeKeyValueStore(backend);
  const damages = watchDamages(store);
  const games: Games = openGames({ store, damages, builtIn });
  return {
    store,
    games,
    damages,
    close: backend.close,
    newId: () => `id${++ids}`,
    tabId: `tab${++ids}`,
    engine: () => makeFakeEngine().engine,
    afterPaint: (call) => {
      call();
      return () => undefined;
    },
    ...more,
    clock: makeClock(),
  };
}

/** Starts a new game and opens its table. */
export function startTable(tab: TablePorts, plan: Plan): LocalTable {
  const opened = openTable(tab, keepNew(tab, plan));
  if (!opened.ok) throw new Error(`The new game cannot be opened: ${opened.error.what}.`);
  return opened.value;
}
