// What a client knows of the lobby, kept by the changes that the server sends.

import type { OpenTable, ServerMessages } from './messages.ts';

/** Without a version the server doesn't send changes, but whole lists. */
export type LobbyList = { readonly tables: readonly OpenTable[]; readonly version?: number };

/** The list after a change, new tables first; undefined if one was missed, so that the whole list must be requested. */
export function changeLobby(
  { tables, version }: LobbyList,
  change: ServerMessages['lobbyChanged'],
): LobbyList | undefined {
  if (version === undefined || change.version > version + 1) return undefined;
  // Doubled, or older than the list.
  if (change.version <= version) return { tables, version };
  const gone = new Set(change.gone);
  const listed = new Map(change.listed.map((table) => [table.id, table]));
  const kept = tables.filter(({ id }) => !gone.has(id)).map((table) => listed.get(table.id) ?? table);
  for (const { id } of kept) listed.delete(id);
  return { version: change.version, tables: [...listed.values(), ...kept] };
}
