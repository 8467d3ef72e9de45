// Routes for reporting and blocking players.

import type { ChatLine } from '@wagons/protocol';
import { ok, refused } from '@wagons/rules';
import { BYTES } from '../limits/storageLimit.ts';
import type { Handlers } from './serve.ts';
import type { World } from './world.ts';

const ID_BYTES = 12;
/** The lines of chat that are kept with a report. */
const LINES = 20;
/** Invisible characters, except line breaks. */
const UNSEEN = /[^\P{C}\n]/u;

export function moderationHandlers(world: World): Handlers<'report' | 'blocked' | 'block' | 'unblock'> {
  const { store, hall, clock, random, meter, storageLimit } = world;
  const isThere = async (id: string): Promise<boolean> => {
    const player = await hall.people.player(id);
    return player !== undefined && player.deletedAt === undefined;
  };
  /** What the two have said last in a game of theirs. */
  const chatOf = async (game: string, players: readonly string[]): Promise<readonly ChatLine[]> => {
    const row = await store.find(game);
    const areSeated = players.every((id) => id === row?.first || id === row?.second);
    return areSeated ? (await store.chat(game, 0)).slice(-LINES) : [];
  };
  return {
    report: async ({ me, body: { player, game, reason, text }, request }) => {
      if (!(await isThere(player))) return refused('noSuchPlayer');
      const said = text?.normalize('NFC').trim();
      if (said !== undefined && UNSEEN.test(said)) return refused('badText');
      if (!storageLimit.mayStore(request.ip, BYTES.report)) return refused('enoughToday');
      const chat = game === undefined ? [] : await chatOf(game, [me.id, player]);
      await store.report({
        id: random.letters(ID_BYTES),
        at: clock.now(),
        by: me.id,
        player,
        ...(game !== undefined && { game }),
        reason,
        ...(said !== undefined && said !== '' && { text: said }),
        byName: me.name,
        playerName: hall.people.person(player).name,
        ...(chat.length > 0 && { chat }),
      });
      meter.count('reports', reason);
      return ok({});
    },
    blocked: async ({ me }) => {
      const ids = await store.blockedBy(me.id);
      await hall.people.learn(ids);
      return ok({ players: ids.map((id) => hall.people.person(id)) });
    },
    block: async ({ me, params: { id }, request }) => {
      if (id === me.id || !(await isThere(id))) return refused('noSuchPlayer');
      if (!storageLimit.mayStore(request.ip, BYTES.block)) return refused('enoughToday');
      await store.block(me.id, id);
      return ok({});
    },
    unblock: async ({ me, params: { id } }) => {
      await store.unblock(me.id, id);
      return ok({});
    },
  };
}
