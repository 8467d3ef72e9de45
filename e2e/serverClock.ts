// A server in this process with a clock that a story can move forward.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools/files.mjs';
import { readConfig } from '../packages/server/src/config/config.ts';
import type { Clock } from '../packages/server/src/ports/environment.ts';
import { realRandom } from '../packages/server/src/real.ts';
import { startServer } from '../packages/server/src/server.ts';

type MovedClock = Clock & { readonly forward: (milliseconds: number) => void };

type Timer = { due: number; cancel: () => void; readonly call: () => void };

/** A running clock that can also be moved forward; timers that are due fire then. */
function movedClock(): MovedClock {
  let ahead = 0;
  const timers = new Set<Timer>();
  const now = () => Date.now() + ahead;
  const start = (timer: Timer) => {
    const fire = () => {
      timers.delete(timer);
      timer.call();
    };
    const running = setTimeout(fire, Math.max(0, timer.due - now()));
    timer.cancel = () => clearTimeout(running);
  };
  return {
    now,
    after: (milliseconds, call) => {
      const timer: Timer = { due: now() + milliseconds, call, cancel: () => undefined };
      timers.add(timer);
      start(timer);
      return () => {
        timers.delete(timer);
        timer.cancel();
      };
    },
    forward: (milliseconds) => {
      ahead += milliseconds;
      for (const timer of timers) {
        timer.cancel();
        start(timer);
      }
    },
  };
}

type ClockedServer = {
  readonly url: string;
  readonly clock: MovedClock;
  /** Ends it after its visitors have left: a page may still be loading a font. */
  readonly stop: (...visitors: readonly Page[]) => Promise<void>;
};

export async function serveWithClock(
  environment: Readonly<Record<string, string>> = {},
): Promise<ClockedServer> {
  const data = mkdtempSync(join(tmpdir(), 'wagons-data-'));
  const clock = movedClock();
  const config = readConfig({ PORT: '0', HOST: 'localhost', DATA: data, ...environment });
  const { port, close } = await startServer(config, join(ROOT, 'packages/web/dist/site'), {
    clock,
    random: realRandom,
  });
  return {
    url: `http://localhost:${port}`,
    clock,
    stop: async (...visitors) => {
      await Promise.all(visitors.map(async (page) => page.close()));
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
