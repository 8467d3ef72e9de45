// New tables: opened by somebody, found by quick match, or laid for two who play on.

import type { QuickMatch, RefusalCode, TableSettings } from '@wagons/protocol';
import { fingerprint, QUICK_MATCHES } from '@wagons/protocol';
import { BUILT_IN_DECKS, isSeed, ok, refused, type Result, RULES_VERSION } from '@wagons/rules';
import type { NewGame, StoredEvent } from '../store/port.ts';
import { apply, type Opened, openTable } from '../table/apply.ts';
import type { GameId, PlayerId, Table, TableEvent, Time } from '../table/table.ts';
import type { Desk } from './desk.ts';
import { summaryOf } from './summary.ts';

/** How many tables one person may keep open, and how many games one may be in. */
const MOST_OPEN = 20;
const MOST_GOING = 200;

const GAME_ID_BYTES = 16;
const SEED_BYTES = 9;

export const newGameId = ({ random }: Desk): GameId =>
  random.letters(GAME_ID_BYTES).padEnd(22, 'A').slice(0, 22);

export async function openNewTable(
  desk: Desk,
  host: PlayerId,
  settings: TableSettings,
  quick?: QuickMatch,
): Promise<Result<GameId, RefusalCode>> {
  const deck = await desk.deck(settings.deck);
  if (!deck) return refused('noSuchDeck');
  const objection = (await mayPlay(desk, host, settings.rated)) ?? objectionTo(settings);
  if (objection) return refused(objection);

  const id = newGameId(desk);
  const at = desk.clock.now();
  const seed = settings.seed ?? desk.random.letters(SEED_BYTES);
  const opened: Opened = { type: 'opened', rules: RULES_VERSION, settings, seed, host };
  const table = openTable(id, opened, at, deck);
  await desk.store.open({
    id,
    events: [storedEvent(table, opened)],
    summary: summaryOf(table, desk.outages, quick),
  });
  await desk.people.learn([host]);
  desk.mine.tell([host], id);
  desk.bus.publish({ about: 'table', table: id, news: 'event', players: [host] });
  if (settings.listed) desk.stirLobby();
  return ok(id);
}

/** Rated games are fair: a deck that both players know, a deal and seats that neither has chosen, and no help. */
function objectionTo({ rated, deck, seed, first, hints }: TableSettings): RefusalCode | undefined {
  if (seed !== undefined && !isSeed(seed)) return 'badSettings';
  const isFair = BUILT_IN_DECKS.includes(deck) && seed === undefined && first === 'random' && !hints;
  return rated && !isFair ? 'badSettings' : undefined;
}

/** Why somebody may not sit down at one more table. */
export async function mayPlay(
  { people, store }: Desk,
  player: PlayerId,
  rated: boolean,
): Promise<RefusalCode | undefined> {
  const known = await people.player(player);
  if (!known || known.deletedAt !== undefined) return 'notSignedIn';
  if (rated && !known.account) return 'accountNeeded';
  const { open, going } = await store.unfinished(player);
  return open >= MOST_OPEN || going >= MOST_GOING ? 'tooMany' : undefined;
}

/** The settings that quick match goes by: always the printed deck, so that those who wait find each other. */
export const quickSettings = (match: QuickMatch, rated: boolean): TableSettings => ({
  deck: BUILT_IN_DECKS[0] ?? '',
  first: 'random',
  clock: QUICK_MATCHES[match],
  rated,
  listed: true,
});

/** The table where the same two play on, with seats swapped. */
export function newRematch(
  desk: Desk,
  { settings, seats, seed, host, offer, game }: Table,
  { next: id, seat }: TableEvent & { readonly type: 'rematched' },
  at: Time,
): NewGame {
  const { seed: _, ...same } = settings;
  const isSame = offer?.kind === 'rematch' && offer.deal === 'same';
  const opened: Opened = {
    type: 'opened',
    rules: RULES_VERSION,
    settings: { ...same, listed: false },
    seed: isSame ? seed : desk.random.letters(SEED_BYTES),
    host,
  };
  const table = openTable(id, opened, at, game.deck);
  const sat: TableEvent = {
    type: 'sat',
    seats: { first: seats?.second ?? host, second: seats?.first ?? host },
    // Who has agreed is there; whoever had offered it sits in that one's place now, and may have gone meanwhile.
    ...(settings.clock.kind === 'live' && { awaits: [seat] }),
  };
  const going = apply(table, sat, at);
  return {
    id,
    events: [storedEvent(table, opened), storedEvent(going, sat)],
    summary: summaryOf(going, desk.outages),
  };
}

const storedEvent = (after: Table, event: TableEvent): StoredEvent => ({
  seq: after.seq,
  at: after.changedAt,
  event,
  hash: fingerprint(after.game),
});
