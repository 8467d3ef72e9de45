// What the routes depend on.

import type { OpenTable, Person, QuickMatch, RatingKind, RefusalCode, TableSettings } from '@wagons/protocol';
import type { Deck, Result } from '@wagons/rules';
import type { Site } from '../config/config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Challenges } from '../people/challenges.ts';
import type { Proofs } from '../people/proofs.ts';
import type { Sessions } from '../people/sessions.ts';
import type { AlertSender } from '../alerts/sender.ts';
import type { Clock, Meter, Random } from '../ports/environment.ts';
import type { StorageLimit } from '../limits/storageLimit.ts';
import type { Player, Store } from '../ports/store.ts';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import type { TableState } from '../table/table.ts';

/** The part of the hall that HTTP uses. */
export type HallDoor = {
  readonly people: {
    readonly learn: (ids: readonly PlayerId[]) => Promise<void>;
    readonly player: (id: PlayerId) => Promise<Player | undefined>;
    readonly person: (id: PlayerId, kind?: RatingKind) => Person;
  };
  readonly lobby: { readonly tables: (player?: PlayerId) => Promise<readonly OpenTable[]> };
  readonly deck: (hash: string) => Promise<Deck | undefined>;
  readonly table: (id: GameId) => Promise<Result<TableState, RefusalCode>>;
  readonly openTable: (host: PlayerId, settings: TableSettings) => Promise<Result<GameId, RefusalCode>>;
  readonly quickMatch: (
    player: PlayerId,
    request: { readonly match: QuickMatch; readonly rated: boolean },
  ) => Promise<Result<{ readonly id: GameId; readonly waiting: boolean }, RefusalCode>>;
  readonly giveUpAll: (player: PlayerId) => Promise<void>;
  /** A player's name or account status has changed, or the player was deleted. */
  readonly changed: (player: PlayerId) => void;
  /** A guest was merged into an account. */
  readonly merged: (guest: PlayerId, account: PlayerId) => Promise<void>;
};

export type World = {
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Random;
  readonly store: Store;
  readonly hall: HallDoor;
  readonly meter: Meter;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly proofs: Proofs;
  /** Depends on the port, so it is final only once the server listens. */
  readonly site: () => Site;
  readonly limits: Limits;
  readonly storageLimit: StorageLimit;
  readonly alerts: AlertSender;
  readonly isClosing: () => boolean;
  /** Closes every socket of a player, on all nodes. */
  readonly signOut: (player: PlayerId) => void;
};
