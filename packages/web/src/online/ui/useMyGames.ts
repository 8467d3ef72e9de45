// Hooks for our own games: polled, and older ones page by page on request.

import { useSignal } from '@preact/signals';
import type { ListedGame } from '@wagons/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { isSignedIn, me } from '../me.ts';
import { pushDevice } from '../identityFlag.ts';
import { type AnyTrouble, useAction, useQuery } from './requests.ts';
import { watchMyGames } from './watchMyGames.ts';
import { type Sorted, sortGames } from './myGames.ts';
import { useTurnMark } from './turnMark.ts';

/**
 * Polling intervals in milliseconds: while a move may come at any moment, and for correspondence. A connection
 * delivers changes, so polling is only a fallback.
 */
const OFTEN = 15_000;
const SELDOM = 60_000;
const TO_BE_SURE = 2 * 60_000;

type MyGames = Sorted & {
  readonly self: string;
  readonly trouble: AnyTrouble | undefined;
  /** Known to be empty. */
  readonly isNone: boolean;
  /** There are older games. */
  readonly showMore: (() => void) | undefined;
};

/** Undefined without a session, and until the first response. */
export function useMyGames(): MyGames | undefined {
  const self = isSignedIn(me.value) ? me.value.id : undefined;
  const isLively = useSignal(true);
  const isLive = useSignal(false);
  const untold = isLively.value ? OFTEN : SELDOM;
  const { value, trouble, again } = useQuery(() => api('myGames', { query: {} }), {
    about: self ?? '',
    every: isLive.value ? TO_BE_SURE : untold,
    isNeeded: self !== undefined,
  });
  // A static host has no server to connect to.
  const isThere = value !== undefined;
  useEffect(() => (isThere ? watchMyGames(again, isLive) : undefined), [isThere, again, isLive]);
  const isAwaited = value?.games.some(mayGoOnAtOnce) ?? true;
  useEffect(() => {
    isLively.value = isAwaited;
  }, [isAwaited, isLively]);
  const [older, setOlder] = useState<{ readonly games: readonly ListedGame[]; readonly more: boolean }>();
  const { act, trouble: olderTrouble } = useAction();
  const newest = value?.games ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const games = [...newest, ...(older?.games ?? []).filter(({ id }) => !known.has(id))];
  const sorted = sortGames(games, self ?? '', Date.now());
  useTurnMark(self === undefined ? 0 : sorted.mine.length);
  const waiting = value && sorted.mine.map(({ id }) => id).join(' ');
  useEffect(() => {
    // What has been dealt with elsewhere needs no notification.
    if (waiting === undefined || pushDevice() === undefined) return;
    void import('../pushAlerts.ts').then(async ({ withdrawAlerts }) =>
      withdrawAlerts(waiting.split(' ').filter((id) => id !== '')),
    );
  }, [waiting]);
  if (self === undefined || !(value ?? trouble)) return undefined;
  const isMore = older ? older.more : (value?.more ?? false);
  // Running games come complete; only finished ones are paged.
  const before = Math.min(...sorted.finished.map(({ changedAt }) => changedAt));
  const showMore = (): void =>
    act(
      () => api('myGames', { query: { before } }),
      (answer) => setOlder((had) => ({ games: [...(had?.games ?? []), ...answer.games], more: answer.more })),
    );
  return {
    self,
    ...sorted,
    trouble: olderTrouble ?? trouble,
    isNone: value?.games.length === 0,
    showMore: isMore ? showMore : undefined,
  };
}

const mayGoOnAtOnce = ({ status, settings }: ListedGame): boolean =>
  status === 'open' || (status === 'going' && settings.clock.kind === 'live');
