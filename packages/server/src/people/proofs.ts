// Fresh proofs: what can take an account away needs a passkey or a recovery code used in this session minutes ago. A
// copied session is not enough.

import type { Clock } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { Claim } from './sessions.ts';

const MINUTES = 5;

export type Proofs = {
  readonly record: (session: string) => Promise<void>;
  readonly isFresh: (claim: Pick<Claim, 'session'> | undefined) => Promise<boolean>;
};

export type ProofPorts = {
  readonly store: Pick<Store, 'prove' | 'isProven'>;
  readonly clock: Pick<Clock, 'now'>;
};

export const makeProofs = ({ store, clock }: ProofPorts): Proofs => ({
  record: async (session) => {
    const now = clock.now();
    await store.prove(session, { now, until: now + MINUTES * 60_000 });
  },
  // An early session has no id, so nothing can be recorded for it.
  isFresh: async (claim) =>
    claim?.session !== undefined && (await store.isProven(claim.session, clock.now())),
});
