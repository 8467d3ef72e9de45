// The state of a table on this device: pure transitions, and how two tabs with the same game are reconciled.

import { type BySeat, type Game, type Move, type Points, type Result, score } from '@wagons/rules';
import { leadsTo } from '../store/copies.ts';
import type { GameTrouble, OpenGame } from '../store/games.ts';
import type { KeptGame, TakeBack } from '../store/keptGame.ts';

/** What is stored of a game besides its record. */
export type GameMeta = Omit<KeptGame, 'deck' | 'code' | 'pending'>;

/** A game as it is stored: `pending` are the moves of an unconfirmed turn. */
export type StoredGame = Omit<OpenGame, 'kept'> & { readonly kept: GameMeta };

export type LocalState = StoredGame & {
  /** Whether this tab may write the game. */
  readonly isHeld: boolean;
  /** The highest revision that this tab has written. */
  readonly latest: number;
};

/** Identifies one revision of a game across tabs. */
export const stampOf = ({ revision, writerTab }: GameMeta): string => `${revision}.${writerTab}`;

export function totalsOf(game: Game): BySeat<Points> | undefined {
  if (game.phase !== 'over') return undefined;
  const { first, second } = score(game);
  return { first: first.total, second: second.total };
}

/** The state with a new revision, ready to be stored. */
export function revised(state: LocalState, by: { readonly tab: string; readonly at: number }): LocalState {
  const { totals: _, ...before } = state.kept;
  const totals = totalsOf(state.game);
  // Unique even after an earlier revision was restored.
  const latest = Math.max(state.latest, before.revision) + 1;
  const kept: GameMeta = {
    ...before,
    ...(totals && { totals }),
    changed: by.at,
    revision: latest,
    from: before.writerTab === by.tab ? before.from : stampOf(before),
    writerTab: by.tab,
  };
  return { ...state, kept, latest };
}

/** The state with another game or other pending moves, and a note if turns were taken back. */
export function changed(
  state: LocalState,
  to: { readonly game?: Game; readonly pending?: readonly Move[]; readonly takeBack?: TakeBack },
): LocalState {
  const { game = state.game, pending = [], takeBack } = to;
  const kept = takeBack ? { ...state.kept, takeBacks: [...state.kept.takeBacks, takeBack] } : state.kept;
  return { ...state, game, pending, kept };
}

export const adopted = (state: LocalState, { kept, game, pending }: StoredGame): LocalState => ({
  ...state,
  kept,
  game,
  pending,
});

/** Whether this tab has moves of its own that the other tab did not know of and does not contain. */
export function isForked(state: LocalState, there: StoredGame, tab: string): boolean {
  const isSeen = [there.kept.from, stampOf(there.kept)].includes(stampOf(state.kept));
  return state.kept.writerTab === tab && !isSeen && !leadsTo(state.game, there.game);
}

/** What to do about a game that another tab has written. */
export type Reconciliation = {
  /** Keep the other tab's game as a copy. */
  readonly copiesTheirs: boolean;
  readonly next: 'save' | 'adopt' | 'ignore';
};

type Found = Result<StoredGame, GameTrouble>;

/**
 * Either tab may have written before it knew of the other, so neither overwrites the other's moves. `there` is what
 * the other tab wrote, `stored` what is in storage now.
 */
export function reconcile(
  state: LocalState,
  { there, stored }: { readonly there: Found; readonly stored: Found },
  tab: string,
): Reconciliation {
  if (!there.ok) {
    // A damaged record was set aside, and is written again.
    return { copiesTheirs: false, next: state.isHeld && !stored.ok ? 'save' : 'ignore' };
  }
  const continues = state.isHeld && state.kept.writerTab === tab;
  const isOurs = stored.ok && stored.value.kept.writerTab === tab;
  const winner = continues ? state.game : isOurs ? stored.value.game : undefined;
  const isNew = stampOf(there.value.kept) !== stampOf(state.kept);
  return {
    copiesTheirs: winner !== undefined && !leadsTo(there.value.game, winner),
    next: continues ? 'save' : isNew ? 'adopt' : 'ignore',
  };
}
