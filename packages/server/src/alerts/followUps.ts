// Turns events into alerts: a task for each event that a player should learn of, and one for each address it goes to.

import { readBy } from '@wagons/protocol';
import type { Deck } from '@wagons/rules';
import { Type } from 'typebox';
import type { FollowUp, TaskReply } from '../hall/followUps.ts';
import type { AlertStore, AlertText } from '../ports/alerts.ts';
import type { Clock } from '../ports/environment.ts';
import type { NewTask, Task } from '../ports/outbox.ts';
import type { GameRow, Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import {
  isNews,
  type News,
  newsTasks,
  ownerOf,
  readNews,
  rivalOf,
  type AlertStage,
  stageAt,
  ALERT_STAGES,
} from './news.ts';
import { quietUntil } from './quietHours.ts';
import type { AlertSender } from './sender.ts';
import { newsText } from './texts.ts';

export type AlertPorts = {
  readonly store: Pick<Store, 'find' | 'players' | 'gamesOf' | 'addTasks'> & AlertStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly sender: Pick<AlertSender, 'send'>;
  /** Whether the player looks at the app now, on any device. */
  readonly isPresent: (player: PlayerId) => Promise<boolean>;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
};

const DELIVERY = 'alert';

/** First for the news, then for each delivery. */
export const alertFollowUps = (ports: AlertPorts): readonly FollowUp[] => [
  { kind: 'news', tasksOf: newsTasks, handle: async (task) => tell(ports, task) },
  { kind: DELIVERY, tasksOf: () => [], handle: async (task) => deliver(ports, task) },
];

/** The table, if there is still something to tell. */
async function current(
  { store }: AlertPorts,
  news: News,
): Promise<{ readonly row: GameRow; readonly player: PlayerId } | undefined> {
  const row = await store.find(news.game);
  const player = row && ownerOf(news, row);
  return row && player !== undefined && isNews(news, row) ? { row, player } : undefined;
}

async function tell(ports: AlertPorts, task: Task): Promise<TaskReply> {
  const { store, clock, isPresent } = ports;
  const news = readNews(task.body);
  const there = news && (await current(ports, news));
  if (!there) return 'done';
  const { row, player } = there;
  const now = clock.now();
  const { settings, targets } = await store.alertsOf(player);
  const { stage, next } = stageAt(news, row, now);
  const later: TaskReply = next === undefined ? 'done' : { againAt: next };
  if (!settings || targets.length === 0) return later;
  const quietEnd = quietUntil(now, settings);
  if (quietEnd !== undefined) return { againAt: quietEnd };
  // Who is there has seen it; if they leave without a turn, there is still the reminder.
  if (await isPresent(player)) return later;
  const tasks = targets.map(({ id }): NewTask => ({
    id: `${task.id}:${stage}:${id}`,
    kind: DELIVERY,
    player,
    body: JSON.stringify({ news: task.body, stage, target: id } satisfies Sending),
    dueAt: now,
  }));
  await store.addTasks(tasks);
  return later;
}

const SendingSchema = Type.Object({
  news: Type.String(),
  stage: Type.Unsafe<AlertStage>(Type.Enum([...ALERT_STAGES])),
  target: Type.String(),
});
type Sending = { readonly news: string; readonly stage: AlertStage; readonly target: string };

async function deliver(ports: AlertPorts, task: Task): Promise<TaskReply> {
  const { store, clock, sender } = ports;
  const read = readBy(SendingSchema, JSON.parse(task.body));
  const news = read.ok ? readNews(read.value.news) : undefined;
  const there = news && (await current(ports, news));
  if (!read.ok || !there) return 'done';
  const { row, player } = there;
  const { settings, targets } = await store.alertsOf(player);
  const target = targets.find(({ id }) => id === read.value.target);
  if (!settings || !target) return 'done';
  const rival = rivalOf(news, row);
  const rivals = rival === undefined ? undefined : (await store.players([rival])).get(rival);
  const text: AlertText = {
    ...(await newsText(task.id, news, read.value.stage, {
      language: settings.language,
      row,
      rival: rivals?.name ?? '',
      deck: await ports.deck(row.settings.deck),
      now: clock.now(),
    })),
    waiting: await countWaiting(store, player),
  };
  const delivery = await sender.send(target, text);
  if (delivery.is !== 'later') return 'done';
  if (delivery.after !== undefined) return { againAt: clock.now() + delivery.after };
  throw new Error(`the ${target.channel} service can't be reached`);
}

/** The games that wait for a player. */
async function countWaiting({ gamesOf }: Pick<Store, 'gamesOf'>, player: PlayerId): Promise<number> {
  const games = await gamesOf(player, 0);
  return games.filter((game) => game.toMove !== undefined && game[game.toMove] === player).length;
}
