// Carries hints between nodes through Redis. When Redis is away hints are lost, and the slow poll makes up for it.

import { createClient } from 'redis';
import type { Bus, BusHint } from '../ports/bus.ts';
import type { Log } from '../ports/environment.ts';

const CHANNEL = 'wagons';

/** Connects in the background: a server starts and plays without it. */
export function redisBus(url: string, node: string, log: Log): Bus {
  let isAway = false;
  const client = (options: { readonly disableOfflineQueue: boolean }) =>
    createClient({ url, ...options })
      .on('error', (error: unknown) => {
        if (!isAway) log.warn({ err: error }, 'Redis cannot be reached; the nodes hear of each other slowly');
        isAway = true;
      })
      .on('ready', () => {
        if (isAway) log.info({}, 'Redis is there again');
        isAway = false;
      });
  // A hint that can't be sent now would be useless later.
  const sender = client({ disableOfflineQueue: true });
  const listener = client({ disableOfflineQueue: false });
  // They go on trying by themselves; errors are heard above.
  for (const one of [sender, listener]) one.connect().catch(() => undefined);
  return {
    publish: (hint) => {
      if (!sender.isReady) return;
      sender.publish(CHANNEL, JSON.stringify({ from: node, hint })).catch(() => undefined);
    },
    onHint: (hear) => {
      const listen = (text: string): void => {
        const hint = readHint(text, node);
        if (hint) hear(hint);
      };
      listener.subscribe(CHANNEL, listen).catch((error: unknown) => {
        log.warn({ err: error }, 'Redis does not tell this node anything');
      });
    },
    isUp: () => sender.isReady && listener.isReady,
    close: async () => {
      await Promise.allSettled([sender, listener].map(async (one) => one.destroy()));
    },
  };
}

/** What another node said; who can write there is trusted with nothing but hints. */
function readHint(text: string, node: string): BusHint | undefined {
  try {
    const { from, hint } = JSON.parse(text) as { readonly from: string; readonly hint: BusHint };
    return from === node ? undefined : hint;
  } catch {
    return undefined;
  }
}
