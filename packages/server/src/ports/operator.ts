// What the operator does to players and tables.

import type { ReportReason } from '@wagons/protocol';
import type { GameId, PlayerId, Time } from './tableEvent.ts';

/** Why and until when a player may not play, chat or change their name. */
export type Suspension = { readonly until: Time; readonly reason: ReportReason };

export const OPERATOR_VERBS = [
  'rename',
  'suspend',
  'lift',
  'delete',
  'closeTable',
  'annul',
  'closeReport',
] as const;
type OperatorVerb = (typeof OPERATOR_VERBS)[number];

/** An entry of the operator's log. It names players by id only. */
export type OperatorAction = {
  readonly nth: number;
  readonly at: Time;
  readonly verb: OperatorVerb;
  readonly player?: PlayerId;
  readonly game?: GameId;
  readonly report?: string;
  /** Why, in the operator's words. */
  readonly reason: string;
  readonly detail?: string;
};

/** Whether a player is suspended at this time. */
export const isSuspended = ({ suspension }: { readonly suspension?: Suspension }, at: Time): boolean =>
  suspension !== undefined && suspension.until > at;
