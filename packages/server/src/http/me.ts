// Routes about the client's own player: becoming a guest, renaming, signing out, deleting, own games.

import { type Me, readName } from '@wagons/protocol';
import { ok, refused } from '@wagons/rules';
import type { FastifyRequest } from 'fastify';
import { NEW_RATINGS } from '../rating/glicko2.ts';
import { guestName } from '../people/guestName.ts';
import { isAllowedName } from '../names/allowed.ts';
import { isProgram } from '../people/origin.ts';
import type { Session } from '../people/sessions.ts';
import { isSuspended } from '../ports/operator.ts';
import type { Player } from '../ports/store.ts';
import { listGames } from './listing.ts';
import type { Handled, Handlers, RouteRequest } from './serve.ts';
import type { World } from './world.ts';

const ID_BYTES = 12;
const PAGE = 50;
const RENAMES_PER_DAY = 3;

export async function describeMe({ store, hall, clock }: World, me: Player): Promise<Me> {
  const [passkeys, recovery] = await Promise.all([store.passkeysOf(me.id), store.recoveryOf(me.id)]);
  const newest = passkeys.at(-1);
  await hall.people.learn([me.id]);
  const { rating, provisional, ratedGames } = hall.people.person(me.id);
  return {
    id: me.id,
    name: me.name,
    account: me.account,
    ...(rating !== undefined && { rating }),
    ...(provisional !== undefined && { provisional }),
    ...(ratedGames !== undefined && { ratedGames }),
    passkeys: passkeys.length,
    recoveryCodes: recovery.left,
    ...(newest && { passkeyAddedAt: newest.addedAt }),
    ...(recovery.at !== undefined && { recoveryCodesAt: recovery.at }),
    ...(isSuspended(me, clock.now()) && { suspension: me.suspension }),
  };
}

type Asking = Pick<RouteRequest<'me'>, 'request' | 'reply'>;

/** Starts a new session, and ends the one the request came with. Accounts have just proven who they are. */
export async function welcome(world: World, asking: Asking, player: Player): Promise<Me> {
  const before = world.sessions.claim(asking.request.headers);
  if (before?.session !== undefined) await world.sessions.end(before);
  const session = world.sessions.begin(player);
  if (player.account) await world.proofs.record(session.id);
  return issueSession(world, asking, player, session);
}

/** Returns a session: to a browser as a cookie, to a program as a token. */
export async function issueSession(
  world: World,
  { request, reply }: Asking,
  player: Player,
  session: Session,
): Promise<Me> {
  const me = await describeMe(world, player);
  if (isProgram(request.headers)) return { ...me, token: world.sessions.token(session) };
  void reply.header('set-cookie', world.sessions.keep(session));
  return me;
}

/** The session of the request. It keeps its id, so that signing out ends every copy of it. */
export function sessionOf({ sessions }: World, { headers }: FastifyRequest, me: Player): Session {
  const session = sessions.begin(me);
  return { ...session, id: sessions.claim(headers)?.session ?? session.id };
}

export function meHandlers(
  world: World,
): Handlers<'becomeGuest' | 'me' | 'rename' | 'forget' | 'signOut' | 'myGames'> {
  const { store, hall, clock, sessions } = world;
  return {
    becomeGuest: async (asked) => becomeGuest(world, asked),
    me: async ({ me, request, reply }) => {
      // Each visit extends the session.
      if (sessions.claim(request.headers)?.by === 'cookie')
        void reply.header('set-cookie', sessions.keep(sessionOf(world, request, me)));
      return ok(await describeMe(world, me));
    },
    rename: async ({ me, body }) => {
      const name = readName(body.name);
      if (name === undefined) return refused('badName');
      if (!isAllowedName(name)) return refused('nameNotAllowed');
      if (name === me.name) return ok(await describeMe(world, me));
      const renamed = await store.rename(me.id, name, { at: clock.now(), atMost: RENAMES_PER_DAY });
      if (renamed === 'taken') return refused('nameTaken');
      if (renamed === 'enough') return refused('renamedEnough');
      hall.changed(me.id);
      return ok(await describeMe(world, { ...me, name }));
    },
    forget: async ({ me, reply }) => {
      // Before the deletion, while the games are still the player's.
      await hall.giveUpAll(me.id);
      await store.anonymize(me.id, clock.now());
      hall.changed(me.id);
      world.signOut(me.id);
      // Games the player has joined meanwhile on another device.
      await hall.giveUpAll(me.id);
      // What was still being written when the sockets closed.
      await store.anonymize(me.id, clock.now());
      void reply.header('set-cookie', sessions.drop());
      return ok({});
    },
    signOut: async ({ me, body, request, reply }) => {
      const claim = sessions.claim(request.headers);
      if (body.everywhere) await store.signOutEverywhere(me.id);
      else if (claim) await sessions.end(claim);
      // A device that is signed out gets no more alerts.
      await store.endAlerts(me.id, body.everywhere ? undefined : claim?.session);
      // Closes all sockets; devices whose session is still valid reconnect.
      world.signOut(me.id);
      void reply.header('set-cookie', sessions.drop());
      return ok({});
    },
    myGames: async (asked) => myGames(world, asked),
  };
}

async function becomeGuest(world: World, asked: RouteRequest<'becomeGuest'>): Handled<'becomeGuest'> {
  const { store, clock, random, storageLimit } = world;
  const { me, body, request } = asked;
  if (me) return ok(await issueSession(world, asked, me, sessionOf(world, request, me)));
  const name = body.name === undefined ? guestName(random) : readName(body.name);
  if (name === undefined) return refused('badName');
  if (!isAllowedName(name)) return refused('nameNotAllowed');
  if (!storageLimit.mayBecomeGuest(request.ip)) return refused('enoughToday');
  const guest: Player = {
    id: random.letters(ID_BYTES),
    name,
    account: false,
    createdAt: clock.now(),
    epoch: 0,
    ratings: NEW_RATINGS,
  };
  await store.addPlayer(guest);
  return ok(await welcome(world, asked, guest));
}

async function myGames({ store, hall }: World, { me, query }: RouteRequest<'myGames'>): Handled<'myGames'> {
  const rows = await store.gamesOf(me.id, PAGE + 1, query.before);
  const finished = rows.filter(({ status }) => status === 'over');
  // Only finished games are paginated.
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
}

/**
 * Games where it is the player's turn first, then others in progress, then finished ones; last changed first in each.
 */
function inOrder(games: Awaited<ReturnType<typeof listGames>>, me: string): typeof games {
  const rank = ({ status, toMove, first, second }: (typeof games)[number]): number => {
    if (status === 'over') return 2;
    const mover = toMove && { first, second }[toMove];
    return mover?.id === me ? 0 : 1;
  };
  return games.toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}
