// Addresses about oneself: to be somebody, to be called otherwise, to leave.

import { type Me, readName } from '@wagons/protocol';
import { ok, refused } from '@wagons/rules';
import type { FastifyRequest } from 'fastify';
import { NEW_RATING } from '../people/glicko2.ts';
import { guestName } from '../people/guestName.ts';
import { isProgram } from '../people/origin.ts';
import type { Session } from '../people/sessions.ts';
import type { Player } from '../ports/store.ts';
import { listGames } from './listing.ts';
import type { RouteRequest, Handlers } from './serve.ts';
import type { World } from './world.ts';

const ID_BYTES = 12;
const PAGE = 50;

async function describeMe({ store, hall }: World, me: Player): Promise<Me> {
  const [passkeys, recoveryCodes] = await Promise.all([store.passkeysOf(me.id), store.recoveryLeft(me.id)]);
  await hall.people.learn([me.id]);
  const { rating, provisional } = hall.people.person(me.id);
  return {
    id: me.id,
    name: me.name,
    account: me.account,
    ...(rating !== undefined && { rating }),
    ...(provisional !== undefined && { provisional }),
    passkeys: passkeys.length,
    recoveryCodes,
  };
}

type Asking = Pick<RouteRequest<'me'>, 'request' | 'reply'>;

/** Begins a session for whoever asked, and ends the one they had. */
export async function welcome(world: World, asking: Asking, player: Player): Promise<Me> {
  const before = world.sessions.claim(asking.request.headers);
  if (before?.session !== undefined) await world.sessions.end(before);
  return hand(world, asking, player, world.sessions.begin(player));
}

/** Hands over a session: to a browser as a cookie, to a program as a token. */
async function hand(world: World, { request, reply }: Asking, player: Player, session: Session): Promise<Me> {
  const me = await describeMe(world, player);
  if (isProgram(request.headers)) return { ...me, token: world.sessions.token(session) };
  void reply.header('set-cookie', world.sessions.keep(session));
  return me;
}

export function meHandlers(
  world: World,
): Handlers<'becomeGuest' | 'me' | 'rename' | 'forget' | 'signOut' | 'myGames'> {
  const { store, hall, clock, random, sessions } = world;
  /** The session of whoever asks. It stays the same one, so that signing out ends every copy of it. */
  const sessionOf = ({ headers }: FastifyRequest, me: Player): Session => {
    const session = sessions.begin(me);
    return { ...session, id: sessions.claim(headers)?.session ?? session.id };
  };
  return {
    becomeGuest: async (asked) => {
      const { me, body } = asked;
      if (me) return ok(await hand(world, asked, me, sessionOf(asked.request, me)));
      const name = body.name === undefined ? guestName(random) : readName(body.name);
      if (name === undefined) return refused('badName');
      if (!world.storageLimit.mayBecomeGuest(asked.request.ip)) return refused('enoughToday');
      const guest: Player = {
        id: random.letters(ID_BYTES),
        name,
        account: false,
        createdAt: clock.now(),
        epoch: 0,
        rating: NEW_RATING,
      };
      await store.addPlayer(guest);
      return ok(await welcome(world, asked, guest));
    },
    me: async ({ me, request, reply }) => {
      // Each visit prolongs the session.
      if (sessions.claim(request.headers)?.by === 'cookie')
        void reply.header('set-cookie', sessions.keep(sessionOf(request, me)));
      return ok(await describeMe(world, me));
    },
    rename: async ({ me, body }) => {
      const name = readName(body.name);
      if (name === undefined) return refused('badName');
      if (!(await store.rename(me.id, name))) return refused('nameTaken');
      hall.changed(me.id);
      return ok(await describeMe(world, { ...me, name }));
    },
    forget: async ({ me, reply }) => {
      // While he is still there: afterwards nobody could say whose tables they were.
      await hall.giveUpAll(me.id);
      await store.anonymise(me.id, clock.now());
      hall.changed(me.id);
      world.signOut(me.id);
      // What he sat down at meanwhile, on another device.
      await hall.giveUpAll(me.id);
      void reply.header('set-cookie', sessions.drop());
      return ok({});
    },
    signOut: async ({ me, body, request, reply }) => {
      const claim = sessions.claim(request.headers);
      if (body.everywhere) await store.signOutEverywhere(me.id);
      else if (claim) await sessions.end(claim);
      // All sockets are closed; devices whose session is still valid reconnect at once.
      world.signOut(me.id);
      void reply.header('set-cookie', sessions.drop());
      return ok({});
    },
    myGames: async ({ me, query }) => {
      const rows = await store.gamesOf(me.id, PAGE + 1, query.before);
      const finished = rows.filter(({ status }) => status === 'over');
      // All that goes on is told at once; only what is over comes in pages.
      const last = finished.length > PAGE ? finished.at(-1) : undefined;
      const shown = rows.filter((row) => row !== last);
      const [listed, offers] = await Promise.all([
        listGames(hall.people, shown),
        store.offers(shown.map(({ id }) => id)),
      ]);
      const games = listed.map((game) => {
        const offer = offers.get(game.id);
        return offer ? { ...game, offer } : game;
      });
      return ok({ games: inOrder(games, me.id), more: last !== undefined });
    },
  };
}

/** Where one is to move first, then the others that go on, then what is over; in each the latest change first. */
function inOrder(games: Awaited<ReturnType<typeof listGames>>, me: string): typeof games {
  const rank = ({ status, toMove, first, second }: (typeof games)[number]): number => {
    if (status === 'over') return 2;
    const mover = toMove && { first, second }[toMove];
    return mover?.id === me ? 0 : 1;
  };
  return games.toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}
