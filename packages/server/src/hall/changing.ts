// Somebody has another name, another rating, has become part of an account, or has gone: seen at once at all tables.

import type { PlayerId } from '../table/table.ts';
import { peopleAt } from '../table/face.ts';
import type { Desk } from './desk.ts';
import type { Lobby } from './lobby.ts';
import type { Held } from './shelf.ts';
import { isSeated, tellPeople, tellTable } from './telling.ts';

/** Learns who somebody is now, and shows it wherever he is looked at. */
export async function showAnew(desk: Desk, lobby: Lobby, player: PlayerId): Promise<void> {
  desk.people.doubt(player);
  // If it cannot be read now, it is told later.
  desk.untold.add(player);
  lobby.stir();
  const tables = desk.shelf.watched().filter(({ table }) => table && peopleAt(table).includes(player));
  if (tables.length > 0) await desk.people.learn([player]);
  desk.untold.delete(player);
  for (const held of tables) tellPeople(desk, held);
}

/** The account sits where the guest sat. Who has come as the account before this was known sees the table anew. */
export async function becomeOne(desk: Desk, guest: PlayerId, account: PlayerId): Promise<void> {
  desk.people.doubt(guest);
  await desk.people.learn([guest, account]);
  await desk.shelf.merge(guest, account, async (held) => {
    tellPeople(desk, held);
    await showSeat(desk, held, account);
  });
}

async function showSeat(desk: Desk, { id, table, visitors }: Held, player: PlayerId): Promise<void> {
  const comers = [...visitors].filter((visitor) => visitor.player === player);
  if (!table || comers.length === 0) return;
  // What was said can be asked for again; what one is there cannot.
  const chat = await desk.store.chat(id, 0).catch(() => []);
  for (const visitor of comers) tellTable(desk, visitor, table, isSeated(table, visitor) ? chat : []);
}

/** Hints get lost: who is known at the tables here is compared with the store now and then. */
export async function lookForChanges(desk: Desk, lobby: Lobby): Promise<void> {
  const { people, shelf, untold } = desk;
  const known = new Set(shelf.all().flatMap(({ table }) => (table ? peopleAt(table) : [])));
  if (known.size === 0) return;
  const changed = await people.learnAnew([...known]);
  for (const id of new Set([...changed, ...untold])) await showAnew(desk, lobby, id);
  await people.learn(changed.map(people.canonical));
  for (const id of known) if (people.canonical(id) !== id) await becomeOne(desk, id, people.canonical(id));
}
