// Games as listed by the API: rows of the store with names instead of player ids.

import { type ListedGame, ratingKind } from '@wagons/protocol';
import type { GameRow } from '../ports/store.ts';
import type { HallDoor } from './world.ts';

export async function listGames(people: HallDoor['people'], rows: readonly GameRow[]): Promise<ListedGame[]> {
  const ids = rows.flatMap(({ host, first, second }) => [host, first, second]);
  await people.learn([...new Set(ids.filter((id) => id !== undefined))]);
  return rows.map((row) => listed(people, row));
}

export function listed(people: Pick<HallDoor['people'], 'person'>, row: GameRow): ListedGame {
  const { id, status, settings, host, first, second, openedAt, changedAt, moves } = row;
  const kind = ratingKind(settings.clock);
  return {
    id,
    status,
    settings,
    host: people.person(host, kind),
    ...(first !== undefined && { first: people.person(first, kind) }),
    ...(second !== undefined && { second: people.person(second, kind) }),
    ...(row.toMove && { toMove: row.toMove }),
    ...(row.deadline !== undefined && { deadline: row.deadline }),
    openedAt,
    changedAt,
    ...(row.end && { end: row.end }),
    ...(row.totals && { totals: row.totals }),
    moves,
  };
}
