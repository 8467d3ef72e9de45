// One's own games, looked at again and again, and the older ones when somebody wants them.

import type { ListedGame } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { isSomebody, me } from '../../online/me.ts';
import { type AnyTrouble, useAct, useAsked } from './asking.ts';
import { type Sorted, sortGames } from './myGames.ts';

/** Milliseconds. */
const OFTEN = 15_000;

type MyGames = Sorted & {
  readonly self: string;
  readonly trouble: AnyTrouble | undefined;
  /** There are older ones. */
  readonly showMore: (() => void) | undefined;
};

/** Undefined for nobody, and until the first answer is there. */
export function useMyGames(): MyGames | undefined {
  const self = isSomebody(me.value) ? me.value.id : undefined;
  const { value, trouble } = useAsked(() => api('myGames', { query: {} }), {
    about: self ?? '',
    every: OFTEN,
    isNeeded: self !== undefined,
  });
  const [older, setOlder] = useState<{ readonly games: readonly ListedGame[]; readonly more: boolean }>();
  const { act, trouble: olderTrouble } = useAct();
  if (self === undefined || !(value ?? trouble)) return undefined;
  const newest = value?.games ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const games = [...newest, ...(older?.games ?? []).filter(({ id }) => !known.has(id))];
  const isMore = older ? older.more : (value?.more ?? false);
  const sorted = sortGames(games, self);
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
    showMore: isMore ? showMore : undefined,
  };
}
