// The ports of local tables in the browser: storage, clock, random ids, and the engine.

import { makeEngine } from '@wagons/ai/service';
import { SEED_LENGTH } from '@wagons/rules/deal';
import type { TablePorts } from '../table/ports.ts';
import { startWorker } from '../engine/startWorker.ts';
import { store } from '../../kit/storage/storage.ts';
import { games } from './library.ts';
import { afterPaint } from '../../kit/browser/afterPaint.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Random letters and digits, without those that look alike. */
function letters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A seed for a new deal. */
export const newSeed = (): string => letters(Math.min(12, SEED_LENGTH));

const engine = makeEngine(startWorker);

export const ports: TablePorts = {
  store,
  games,
  clock: {
    now: () => Date.now(),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  newId: () => letters(10),
  tabId: letters(10),
  engine: () => engine,
  afterPaint,
};
