// Public routes: games with their moves, profiles, and the leaderboard.

import {
  type Answer,
  type Leader,
  ESTABLISHED_GAMES,
  LEADER_OPPONENTS,
  type Profile,
  RATING_KINDS,
  type RatingFigures,
  type RatingKind,
} from '@wagons/protocol';
import { ok, refused, RULES_VERSION } from '@wagons/rules';
import { makeCode, makeGame, makeMove } from '@wagons/rules/notation';
import { dealOf } from '../table/face.ts';
import type { GameRow, Player, Store } from '../ports/store.ts';
import { listed, listGames } from './listing.ts';
import { keepPages } from './pages.ts';
import type { Handled, Handlers } from './serve.ts';
import type { World } from './world.ts';

const LEADERS = 100;
const CURVE = 200;
const RECENT = 20;
/** How long a profile may be out of date, in milliseconds. */
const PROFILE_KEPT = 5_000;
const LEADERS_KEPT = 5_000;

export function gameHandlers(world: World): Handlers<'game' | 'exportGame' | 'player' | 'leaderboard'> {
  const { hall } = world;
  const pages = keepPages(world.clock);
  return {
    game: async ({ params }) => publicGame(world, params.id),
    exportGame: async ({ params, reply }) => {
      const table = await hall.table(params.id);
      if (!table.ok) return table;
      const { seq, game, covered } = table.value;
      if (covered) return refused('notDealt');
      void reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="wagons-${params.id.slice(-8)}.txt"`);
      return ok(await pages.get(`export ${params.id}`, { version: seq }, async () => makeGame(game)));
    },
    player: async ({ params, me }) => {
      const player = await hall.people.player(params.id);
      if (!player || player.deletedAt !== undefined) return refused('noSuchPlayer');
      // Part of the key, so that a new name or rating shows immediately.
      const who = RATING_KINDS.map((kind) => JSON.stringify(hall.people.person(player.id, kind))).join(' ');
      const key = `profile ${player.id} ${who} ${me?.id}`;
      const make = async (): Promise<string> => JSON.stringify(await profileOf(world, player, me));
      return ok(await pages.get(key, { keptFor: PROFILE_KEPT }, make));
    },
    leaderboard: async ({ query: { kind = 'live' } }) => {
      const make = async (): Promise<string> => JSON.stringify({ leaders: await leadersOf(world, kind) });
      return ok(await pages.get(`leaders ${kind}`, { keptFor: LEADERS_KEPT }, make));
    },
  };
}

async function publicGame({ store, hall }: World, id: string): Handled<'game'> {
  const found = await hall.table(id);
  if (!found.ok) return found;
  const row = await store.find(id);
  if (!row) return refused('noSuchTable');
  const { game, seq, covered } = found.value;
  await hall.people.learn([row.host, row.first, row.second].filter((one) => one !== undefined));
  const answer: Answer<'game'> = {
    ...listed(hall.people, row),
    moves: game.moves.map(makeMove),
    rulesVersion: RULES_VERSION,
    seq,
    deal: dealOf(found.value),
    ...(covered && { covered }),
    code: makeCode(game),
  };
  return ok(answer);
}

async function leadersOf({ store, hall }: World, kind: RatingKind): Promise<readonly Leader[]> {
  const leaders = await store.leaders(kind, LEADERS);
  await hall.people.learn(leaders.map(({ id }) => id));
  return leaders.map(({ id, ratings }, place) => ({
    rank: place + 1,
    player: hall.people.person(id, kind),
    games: ratings[kind].games,
  }));
}

async function profileOf(
  { store, hall: { people } }: World,
  player: Player,
  viewer: Player | undefined,
): Promise<Profile> {
  const { id, createdAt } = player;
  const [results, changes, rows, live, correspondence] = await Promise.all([
    store.results(id),
    store.ratingsOf(id, CURVE),
    store.gamesOf(id, 3 * RECENT),
    figuresOf(store, player, 'live'),
    figuresOf(store, player, 'correspondence'),
  ]);
  await people.learn([id, ...new Set(changes.map(({ opponent }) => opponent))]);
  const shown = rows.filter((row) => mayBeShown(row, viewer)).slice(0, RECENT);
  return {
    player: people.person(id),
    since: createdAt,
    ...(live && { deviation: live.deviation }),
    ratings: { ...(live && { live }), ...(correspondence && { correspondence }) },
    results: { ...results },
    rated: changes
      .toSorted((a, b) => a.at - b.at)
      .map(({ game, at, opponent, kind, result, before, after }) => ({
        game,
        at,
        opponent: people.person(opponent, kind),
        kind,
        result,
        before: Math.round(before.rating),
        after: Math.round(after.rating),
      })),
    recent: await listGames(people, shown),
  };
}

async function figuresOf(
  store: Store,
  { id, ratings }: Player,
  kind: RatingKind,
): Promise<RatingFigures | undefined> {
  const { rating, deviation, games } = ratings[kind];
  if (games === 0) return undefined;
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    provisional: games < ESTABLISHED_GAMES,
    games,
    opponents: await store.establishedOpponents(id, kind, LEADER_OPPONENTS),
  };
}

/** The id of an open table lets anyone sit down, so private games are listed only for their own players. */
function mayBeShown({ settings, host, first, second }: GameRow, viewer: Player | undefined): boolean {
  return (
    settings.listed || settings.rated || (viewer !== undefined && [host, first, second].includes(viewer.id))
  );
}
