// What the server does by itself, again and again: it says that it is there, raises flags, and looks for what it missed.

import { deadlineOf, NOTICED_AFTER, safeAfter } from '../table/clock.ts';
import { beat } from './beat.ts';
import { lookForChanges } from './changing.ts';
import { catchUpChat, raiseFlag } from './commands.ts';
import type { Desk } from './desk.ts';
import { freeAbandoned, noteHosts } from './hosts.ts';
import type { Lobby } from './lobby.ts';
import type { Held } from './shelf.ts';
import { tellPresence } from './telling.ts';
import { tidyUp } from './tidying.ts';
import { catchUp } from './writing.ts';

/** Half of what it takes to notice that nobody is there. */
const BEAT = NOTICED_AFTER / 2;
const POLL = 5_000;
/** For what is not looked at by anybody who plays. */
const SELDOM = 30_000;
const AT_ONCE = 200;

export type Rounds = { readonly stop: () => Promise<void> };

export async function goRounds(desk: Desk, lobby: Lobby): Promise<Rounds> {
  // Before any flag is raised: how long was nobody there?
  await beat(desk);
  let wasDeaf = false;
  const rounds = [
    every(desk, BEAT, async () => {
      await beat(desk);
      await raiseFlags(desk);
    }),
    every(desk, POLL, async () => {
      await lookForNews(desk);
      for (const id of desk.presence.refresh()) {
        const held = desk.shelf.known(id);
        if (held) tellPresence(desk, held);
      }
      lobby.stir();
    }),
    every(desk, POLL, async () => {
      await noteHosts(desk);
      await freeAbandoned(desk);
    }),
    every(desk, SELDOM, tidyUp(desk)),
    every(desk, SELDOM, async () => {
      await lookForChanges(desk, lobby);
      if (wasDeaf || !desk.bus.isUp()) desk.mine.tellAll();
      wasDeaf = !desk.bus.isUp();
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(rounds.map(async (stop) => stop()));
      await beat(desk);
    },
  };
}

/** Does something again and again, never twice at once. What goes wrong is said, and tried again. */
function every({ clock, log }: Desk, pause: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let forget = (): void => undefined;
  let running: Promise<void> = Promise.resolve();
  const wait = (): void => {
    if (isStopped) return;
    forget = clock.after(pause, () => {
      running = work()
        .catch((error: unknown) => log.warn({ err: error }, 'A round of the server did not work'))
        .finally(wait);
    });
  };
  wait();
  return async () => {
    isStopped = true;
    forget();
    await running;
  };
}

async function raiseFlags(desk: Desk): Promise<void> {
  const due = await desk.store.due(desk.clock.now(), AT_ONCE);
  await Promise.all(
    due.map(async (id) =>
      desk.shelf
        .inTurn(id, async (held) => raiseOrPostpone(desk, held))
        .catch((error: unknown) => desk.log.warn({ table: id, err: error }, 'A flag could not be raised')),
    ),
  );
}

async function raiseOrPostpone(desk: Desk, held: Held): Promise<void> {
  if (!(await desk.shelf.load(held))) return;
  await catchUp(desk, held);
  if ((await raiseFlag(desk, held)) || !held.table) return;
  const deadline = deadlineOf(held.table, desk.outages);
  const safeUntil = safeAfter(held.table, desk.clock.now(), desk.outages);
  if (deadline === undefined || safeUntil === undefined) return;
  await desk.store.postpone(held.id, held.table.seq, { deadline, safeUntil });
}

/** Hints get lost: what is watched here is compared with the store now and then. */
async function lookForNews(desk: Desk): Promise<void> {
  const watched = desk.shelf.watched();
  if (watched.length === 0) return;
  const heads = await desk.store.heads(watched.map(({ id }) => id));
  for (const { id, table, line } of watched) {
    const head = heads.get(id);
    if (head && (head.seq !== table?.seq || head.line > line)) await readNews(desk, id);
  }
}

/** Reads what is new at a table that is known here: its events, and the chat unless only an event is new. */
export async function readNews(desk: Desk, id: string, news?: 'event'): Promise<void> {
  if (!desk.shelf.known(id)) return;
  await desk.shelf.inTurn(id, async (held) => {
    if (held.visitors.size === 0) {
      // Nobody waits for it; whoever comes next reads it.
      held.isStale = true;
      return;
    }
    // First of all who sits there: lines are for those alone.
    await catchUp(desk, held);
    if (news !== 'event' && held.table) await catchUpChat(desk, held, held.table);
  });
}
