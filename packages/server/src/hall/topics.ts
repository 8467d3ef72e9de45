// The topics of the bus that this node follows: those of the tables, players and lists that someone connected here sees.

import type { Bus, BusHint, Topic } from '../ports/bus.ts';
import type { GameId } from '../ports/tableEvent.ts';
import { peopleAt } from '../table/face.ts';
import type { CachedTable } from './tableCache.ts';

export type Topics = {
  /** Returns unfollow. A topic is received once, however many follow it. `begun` is called when hints begin to arrive. */
  readonly follow: (topic: Topic, begun?: () => void) => () => void;
  /** Follows what a table needs as long as someone watches it; to be called when that may have changed. */
  readonly followTable: (entry: CachedTable) => void;
};

type Reactions = {
  readonly receive: (hint: BusHint) => void;
  /** Hints about a table arrive from now on. */
  readonly begun: (table: GameId) => void;
};

export function createTopics(bus: Bus, { receive, begun }: Reactions): Topics {
  const followed = new Map<Topic, { count: number; readonly unsubscribe: () => void }>();
  const follow: Topics['follow'] = (topic, onBegun) => {
    const known = followed.get(topic);
    if (known) known.count++;
    else {
      const listener = { receive, ...(onBegun && { begun: onBegun }) };
      followed.set(topic, { count: 1, unsubscribe: bus.subscribe(topic, listener) });
    }
    let isFollowing = true;
    return () => {
      const one = followed.get(topic);
      if (!isFollowing || !one) return;
      isFollowing = false;
      one.count--;
      if (one.count > 0) return;
      followed.delete(topic);
      one.unsubscribe();
    };
  };
  return {
    follow,
    followTable: (entry) => {
      const { id, topics } = entry;
      const wanted = topicsOf(entry);
      for (const [topic, unfollow] of topics) {
        if (wanted.includes(topic)) continue;
        topics.delete(topic);
        unfollow();
      }
      for (const topic of wanted)
        if (!topics.has(topic))
          topics.set(topic, follow(topic, topic.startsWith('table:') ? () => begun(id) : undefined));
    },
  };
}

const topicsOf = ({ id, table, visitors }: CachedTable): readonly Topic[] =>
  table && visitors.size > 0
    ? [`table:${id}`, ...new Set(peopleAt(table).map((player): Topic => `person:${player}`))]
    : [];
