// Carries hints between nodes through Redis, a channel per topic. While Redis is down hints are lost, and polling makes
// up for it.

import { readBy } from '@wagons/protocol';
import { createClient } from 'redis';
import { Type } from 'typebox';
import { type Bus, type BusHint, topicOf } from '../ports/bus.ts';
import type { Log } from '../ports/environment.ts';

const PREFIX = 'wagons:';

/** Connects in the background; the server works without Redis too. */
export function redisBus(url: string, node: string, log: Log): Bus {
  let isAway = false;
  const client = (options: { readonly disableOfflineQueue: boolean }) =>
    createClient({ url, ...options })
      .on('error', (error: unknown) => {
        if (!isAway) log.warn({ err: error }, 'Redis is unreachable; nodes notice each other by polling');
        isAway = true;
      })
      .on('ready', () => {
        if (isAway) log.info({}, 'Redis is reachable again');
        isAway = false;
      });
  // A hint that can't be sent now would be useless later.
  const sender = client({ disableOfflineQueue: true });
  const listener = client({ disableOfflineQueue: false });
  // Both reconnect on their own; errors are handled above.
  for (const one of [sender, listener]) one.connect().catch(() => undefined);
  return {
    publish: (hint) => {
      if (!sender.isReady) return;
      sender.publish(PREFIX + topicOf(hint), JSON.stringify({ from: node, hint })).catch(() => undefined);
    },
    subscribe: (topic, { receive, begun }) => {
      let isWanted = true;
      const listen = (text: string): void => {
        const hint = readHint(text, node);
        if (isWanted && hint) receive(hint);
      };
      listener.subscribe(PREFIX + topic, listen).then(
        () => isWanted && begun?.(),
        (error: unknown) => log.warn({ err: error }, 'Subscribing to Redis failed'),
      );
      return () => {
        isWanted = false;
        // Without a connection there is nothing to end.
        listener.unsubscribe(PREFIX + topic, listen).catch(() => undefined);
      };
    },
    isUp: () => sender.isReady && listener.isReady,
    close: async () => {
      await Promise.allSettled([sender, listener].map(async (one) => one.destroy()));
    },
  };
}

const Sent = Type.Object({
  from: Type.String(),
  hint: Type.Union([
    Type.Object({
      about: Type.Literal('table'),
      table: Type.String(),
      news: Type.Optional(Type.Literal('event')),
    }),
    Type.Object({
      about: Type.Literal('presence'),
      node: Type.String(),
      nth: Type.Integer(),
      table: Type.String(),
      first: Type.Boolean(),
      second: Type.Boolean(),
      watching: Type.Integer({ minimum: 0 }),
      asks: Type.Optional(Type.Literal(true)),
    }),
    Type.Object({ about: Type.Literal('games'), player: Type.String(), table: Type.String() }),
    Type.Object({ about: Type.Literal('lobby'), host: Type.Optional(Type.String()) }),
    Type.Object({ about: Type.Literal('player'), player: Type.String() }),
    Type.Object({
      about: Type.Literal('merged'),
      player: Type.String(),
      guest: Type.String(),
      account: Type.String(),
    }),
    Type.Object({ about: Type.Literal('presenceAsked'), player: Type.String() }),
    Type.Object({ about: Type.Literal('present'), player: Type.String() }),
    Type.Object({ about: Type.Literal('signedOut'), player: Type.String() }),
  ]),
});

/** A hint from another node. Anything else is ignored: it may come from a newer node, or from another program. */
export function readHint(text: string, node: string): BusHint | undefined {
  try {
    const sent = readBy(Sent, JSON.parse(text));
    return sent.ok && sent.value.from !== node ? sent.value.hint : undefined;
  } catch {
    return undefined;
  }
}
