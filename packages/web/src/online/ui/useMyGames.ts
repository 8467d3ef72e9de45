// One's own games, looked at again and again, and the older ones when somebody wants them.

import { useSignal } from '@preact/signals';
import type { ListedGame } from '@wagons/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { isSignedIn, me } from '../me.ts';
import { type AnyTrouble, useAct, useAsked } from './asking.ts';
import { hearOfMine } from './hearOfMine.ts';
import { type Sorted, sortGames } from './myGames.ts';
import { useTurnMark } from './turnMark.ts';

/**
 * Milliseconds: while somebody may sit down or move at any moment, and while it is a matter of hours. Over the line
 * one is told, and asks only to be sure.
 */
const OFTEN = 15_000;
const SELDOM = 60_000;
const TO_BE_SURE = 2 * 60_000;

type MyGames = Sorted & {
  readonly self: string;
  readonly trouble: AnyTrouble | undefined;
  /** It is certain that there are none. */
  readonly isNone: boolean;
  /** There are older ones. */
  readonly showMore: (() => void) | undefined;
};

/** Undefined for nobody, and until the first answer is there. */
export function useMyGames(): MyGames | undefined {
  const self = isSignedIn(me.value) ? me.value.id : undefined;
  const isLively = useSignal(true);
  const isTold = useSignal(false);
  const untold = isLively.value ? OFTEN : SELDOM;
  const { value, trouble, again } = useAsked(() => api('myGames', { query: {} }), {
    about: self ?? '',
    every: isTold.value ? TO_BE_SURE : untold,
    isNeeded: self !== undefined,
  });
  // A host of files has no line; it would be dialled for nothing, again and again.
  const isThere = value !== undefined;
  useEffect(() => (isThere ? hearOfMine(again, isTold) : undefined), [isThere, again, isTold]);
  const isAwaited = value?.games.some(mayGoOnAtOnce) ?? true;
  useEffect(() => {
    isLively.value = isAwaited;
  }, [isAwaited, isLively]);
  const [older, setOlder] = useState<{ readonly games: readonly ListedGame[]; readonly more: boolean }>();
  const { act, trouble: olderTrouble } = useAct();
  const newest = value?.games ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const games = [...newest, ...(older?.games ?? []).filter(({ id }) => !known.has(id))];
  const sorted = sortGames(games, self ?? '', Date.now());
  useTurnMark(self !== undefined && sorted.mine.length > 0);
  if (self === undefined || !(value ?? trouble)) return undefined;
  const isMore = older ? older.more : (value?.more ?? false);
  // What goes on is told at once; only what is over comes in pages.
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
