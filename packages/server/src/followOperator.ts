// Applies what the operator did, by another process, to the players and tables in the memory of this node.

import type { Hall } from './hall/hall.ts';
import type { Clock, Log } from './ports/environment.ts';
import type { OperatorAction } from './ports/operator.ts';
import type { Store } from './ports/store.ts';
import type { Gateway } from './socket/gateway.ts';

/** The operator's log is polled: it works without a bus, and a suspension must not wait for anything. */
const POLL = 500;

type Parts = {
  readonly hall: Pick<Hall, 'operatorActed'>;
  readonly gateway: Pick<Gateway, 'signOut' | 'suspend'>;
};
type Ports = {
  readonly clock: Clock;
  readonly store: Pick<Store, 'operatorActions' | 'lastOperatorAction' | 'anonymize'>;
  readonly log: Log;
};

/** Follows the operator's log from its end. Returns stop. */
export async function followOperator(parts: Parts, { clock, store, log }: Ports): Promise<() => void> {
  let last = await store.lastOperatorAction();
  let isStopped = false;
  let isFailing = false;
  let cancel = (): void => undefined;
  const poll = async (): Promise<void> => {
    for (const action of await store.operatorActions(last)) {
      await apply(parts, store, action);
      last = action.nth;
    }
    isFailing = false;
  };
  const schedule = (): void => {
    if (isStopped) return;
    cancel = clock.after(POLL, () => {
      poll()
        .catch((error: unknown) => {
          if (!isFailing) log.warn({ err: error }, 'Reading the operator’s log failed');
          isFailing = true;
        })
        .finally(schedule);
    });
  };
  schedule();
  return () => {
    isStopped = true;
    cancel();
  };
}

async function apply({ hall, gateway }: Parts, store: Ports['store'], action: OperatorAction): Promise<void> {
  const { verb, player } = action;
  await hall.operatorActed(action);
  if (player === undefined) return;
  if (verb === 'suspend') gateway.suspend(player);
  if (verb !== 'delete') return;
  gateway.signOut(player);
  // What was still being written until the sockets closed.
  await store.anonymize(player, action.at);
}
