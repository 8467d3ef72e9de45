// Public routes: games with their moves, profiles, and the leaderboard.

import type { Answer, Profile } from '@wagons/protocol';
import { ok, refused, RULES_VERSION } from '@wagons/rules';
import { makeCode, makeGame, makeMove } from '@wagons/rules/notation';
import { PROVISIONAL } from '../people/glicko2.ts';
import type { GameRow, Player } from '../ports/store.ts';
import { listed, listGames } from './listing.ts';
import { keepPages } from './pages.ts';
import type { Handled, Handlers } from './serve.ts';
import type { World } from './world.ts';

const LEADERS = 100;
const CURVE = 200;
const RECENT = 20;
/** How long a profile may be out of date, in milliseconds. */
const PROFILE_KEPT = 5_000;

export function gameHandlers(world: World): Handlers<'game' | 'exportGame' | 'player' | 'leaderboard'> {
  const { store, hall } = world;
  const pages = keepPages(world.clock);
  return {
    game: async ({ params }) => publicGame(world, params.id),
    exportGame: async ({ params, reply }) => {
      const table = await hall.table(params.id);
      if (!table.ok) return table;
      const { seq, game } = table.value;
      void reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="wagons-${params.id.slice(0, 8)}.txt"`);
      return ok(await pages.get(`export ${params.id}`, { version: seq }, async () => makeGame(game)));
    },
    player: async ({ params, me }) => {
      const player = await hall.people.player(params.id);
      if (!player || player.deletedAt !== undefined) return refused('noSuchPlayer');
      // Part of the key, so that a new name or rating shows immediately.
      const who = JSON.stringify(hall.people.person(player.id));
      const key = `profile ${player.id} ${who} ${me?.id}`;
      const make = async (): Promise<string> => JSON.stringify(await profileOf(world, player, me));
      return ok(await pages.get(key, { keptFor: PROFILE_KEPT }, make));
    },
    leaderboard: async () => {
      const leaders = await store.leaders(LEADERS, PROVISIONAL);
      await hall.people.learn(leaders.map(({ id }) => id));
      return ok({
        leaders: leaders.map(({ id, rating }, place) => ({
          rank: place + 1,
          player: hall.people.person(id),
          games: rating.games,
        })),
      });
    },
  };
}

async function publicGame({ store, hall }: World, id: string): Handled<'game'> {
  const found = await hall.table(id);
  if (!found.ok) return found;
  const row = await store.find(id);
  if (!row) return refused('noSuchTable');
  const { game, seq } = found.value;
  await hall.people.learn([row.host, row.first, row.second].filter((one) => one !== undefined));
  const answer: Answer<'game'> = {
    ...listed(hall.people, row),
    moves: game.moves.map(makeMove),
    rulesVersion: RULES_VERSION,
    seq,
    deal: { center: [...game.deal.center], circle: [...game.deal.circle] },
    code: makeCode(game),
  };
  return ok(answer);
}

async function profileOf(
  { store, hall: { people } }: World,
  player: Player,
  viewer: Player | undefined,
): Promise<Profile> {
  const { id, createdAt, rating } = player;
  const [results, changes, rows] = await Promise.all([
    store.results(id),
    store.ratingsOf(id, CURVE),
    store.gamesOf(id, 3 * RECENT),
  ]);
  await people.learn([id, ...new Set(changes.map(({ opponent }) => opponent))]);
  const shown = rows.filter((row) => mayBeShown(row, viewer)).slice(0, RECENT);
  return {
    player: people.person(id),
    since: createdAt,
    ...(rating.games > 0 && { deviation: Math.round(rating.deviation) }),
    results: { ...results },
    rated: changes
      .toSorted((a, b) => a.at - b.at)
      .map(({ game, at, opponent, result, before, after }) => ({
        game,
        at,
        opponent: people.person(opponent),
        result,
        before: Math.round(before.rating),
        after: Math.round(after.rating),
      })),
    recent: await listGames(people, shown),
  };
}

/** The id of an open table lets anyone sit down, so private games are listed only for their own players. */
function mayBeShown({ settings, host, first, second }: GameRow, viewer: Player | undefined): boolean {
  return (
    settings.listed || settings.rated || (viewer !== undefined && [host, first, second].includes(viewer.id))
  );
}
