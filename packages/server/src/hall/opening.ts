// Opens new tables: on request, by quick match, or for a rematch.

import type { QuickMatch, RefusalCode, TableSettings } from '@wagons/protocol';
import { fingerprint, QUICK_MATCHES } from '@wagons/protocol';
import { ok, refused, type Result, RULES_VERSION } from '@wagons/rules';
import { isSeed } from '@wagons/rules/deal';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import type { NewGame, StoredEvent } from '../ports/store.ts';
import type { GameId, PlayerId, TableEvent, Time } from '../ports/tableEvent.ts';
import { apply, type Opened, openTable } from '../table/apply.ts';
import { READY_WITHIN } from '../table/clock.ts';
import type { TableState } from '../table/table.ts';
import type { HallContext } from './context.ts';
import { ABORTS_COUNT_FOR, pausedUntil } from './abortPause.ts';
import { newGameId } from './gameId.ts';
import { lobbyChanged } from './lobby.ts';
import { summaryOf } from './summary.ts';

/** Limits per player: open tables, and games in progress. */
const MOST_OPEN = 20;
const MOST_GOING = 200;

const SEED_BYTES = 9;

/** What is dealt, face down, at every table whose cards are dealt later. */
const COVERED = 'covered';

export const newSeed = ({ random }: Pick<HallContext, 'random'>): string => random.letters(SEED_BYTES);

/**
 * The cards of a live game are dealt when both players are ready, so that neither can study them before, or leave
 * because of them. In a correspondence game both have as much time as they like.
 */
const dealt = (
  context: HallContext,
  { clock, seed }: Pick<TableSettings, 'clock' | 'seed'>,
): Pick<Opened, 'seed' | 'covered'> =>
  clock.kind === 'live' && seed === undefined
    ? { seed: COVERED, covered: true }
    : { seed: seed ?? newSeed(context) };

export async function openNewTable(
  context: HallContext,
  host: PlayerId,
  settings: TableSettings,
  quick?: QuickMatch,
): Promise<Result<GameId, RefusalCode>> {
  const deck = await context.deck(settings.deck);
  if (!deck) return refused('noSuchDeck');
  const objection = (await mayPlay(context, host, settings)) ?? objectionTo(settings);
  if (objection) return refused(objection);

  const id = newGameId(context);
  const at = context.clock.now();
  const opened: Opened = {
    type: 'opened',
    rules: RULES_VERSION,
    settings,
    ...dealt(context, settings),
    host,
  };
  const table = openTable(id, opened, at, deck);
  await context.store.open({
    id,
    events: [storedEvent(table, opened)],
    summary: summaryOf(table, context.heartbeat.outages(), quick),
  });
  await context.people.learn([host]);
  context.mine.notify([host], id);
  context.bus.publish({ about: 'games', player: host, table: id });
  if (settings.listed) lobbyChanged(context);
  return ok(id);
}

/** Rated games must be fair, and end: a public deck, a random deal, random seats, no hints or help, and a clock. */
function objectionTo({ rated, deck, seed, first, clock, ...agreed }: TableSettings): RefusalCode | undefined {
  if (seed !== undefined && !isSeed(seed)) return 'badSettings';
  const isUnaided = !agreed.hints && agreed.help === undefined;
  const isFair = BUILT_IN_DECKS.includes(deck) && seed === undefined && first === 'random' && isUnaided;
  return rated && !(isFair && clock.kind !== 'none') ? 'badSettings' : undefined;
}

/** Why a player may not sit down at one more table. */
export async function mayPlay(
  { people, store, clock }: HallContext,
  player: PlayerId,
  { rated }: Pick<TableSettings, 'rated'>,
): Promise<RefusalCode | undefined> {
  const known = await people.player(player);
  if (!known || known.deletedAt !== undefined) return 'notSignedIn';
  if (rated && !known.account) return 'accountNeeded';
  const { open, going } = await store.unfinished(player);
  if (open >= MOST_OPEN || going >= MOST_GOING) return 'tooMany';
  return rated && (await isPaused({ store, clock }, player)) ? 'abortedEnough' : undefined;
}

/** Whether a player has aborted too many rated games to play another one now. */
export async function isPaused(
  { store, clock }: Pick<HallContext, 'store' | 'clock'>,
  player: PlayerId,
): Promise<boolean> {
  const now = clock.now();
  return pausedUntil(await store.ratedAborts(player, now - ABORTS_COUNT_FOR)) > now;
}

/** The settings of a quick match. It always uses the printed deck, so that waiting players find each other. */
export const quickSettings = ({
  match,
  rated,
}: {
  readonly match: QuickMatch;
  readonly rated: boolean;
}): TableSettings => ({
  deck: BUILT_IN_DECKS[0] ?? '',
  first: 'random',
  clock: QUICK_MATCHES[match],
  rated,
  listed: true,
});

/** The table of a rematch: the same players, with seats swapped. */
export function newRematch(
  context: HallContext,
  { settings, seats, seed, host, offer, game }: TableState,
  { next: id, seat }: TableEvent & { readonly type: 'rematched' },
  at: Time,
): NewGame {
  const { seed: _, ...same } = settings;
  const isSame = offer?.kind === 'rematch' && offer.deal === 'same';
  const opened: Opened = {
    type: 'opened',
    rules: RULES_VERSION,
    settings: { ...same, listed: false },
    ...dealt(context, { clock: settings.clock, ...(isSame && { seed }) }),
    host,
  };
  const table = openTable(id, opened, at, game.deck);
  const sat: TableEvent = {
    type: 'sat',
    seats: { first: seats?.second ?? host, second: seats?.first ?? host },
    // The player who has just agreed is present. The one who offered has swapped into `seat`, and may have left.
    ...(settings.clock.kind === 'live' && { awaits: [seat], within: READY_WITHIN }),
  };
  const going = apply(table, sat, at);
  return {
    id,
    events: [storedEvent(table, opened), storedEvent(going, sat)],
    summary: summaryOf(going, context.heartbeat.outages()),
  };
}

const storedEvent = (after: TableState, event: TableEvent): StoredEvent => ({
  seq: after.seq,
  at: after.changedAt,
  event,
  hash: fingerprint(after.game),
});
