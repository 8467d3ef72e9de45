// Carries hints between nodes through Redis. When Redis is away hints are lost, and the slow poll makes up for it.

import { createClient } from 'redis';
import type { Bus, Hint, Log } from '../ports.ts';

const CHANNEL = 'wagons';

/** Connects in the background: a server starts and plays without it. */
export function redisBus(url: string, node: string, log: Log): Bus {
  const sender = createClient({ url, disableOfflineQueue: true });
  const listener = createClient({ url });
  let isAway = false;
  for (const client of [sender, listener]) {
    client.on('error', (error: unknown) => {
      if (!isAway) log.warn({ err: error }, 'Redis cannot be reached; the nodes hear of each other slowly');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) log.info({}, 'Redis is there again');
      isAway = false;
    });
  }
  const connect = (client: typeof sender): void => {
    // It goes on trying by itself; errors are heard above.
    client.connect().catch(() => undefined);
  };
  connect(sender);
  connect(listener);
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
    close: async () => {
      await Promise.allSettled([sender, listener].map(async (client) => client.destroy()));
    },
  };
}

/** What another node said; who can write there is trusted with nothing but hints. */
function readHint(text: string, node: string): Hint | undefined {
  try {
    const { from, hint } = JSON.parse(text) as { readonly from: string; readonly hint: Hint };
    return from === node ? undefined : hint;
  } catch {
    return undefined;
  }
}
