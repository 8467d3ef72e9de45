// Our identity on the server: anonymous until something is done there, then a guest or an account.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Me, readName } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { IDENTITY_KEY, hadIdentity } from './identityFlag.ts';
import { store } from '../kit/storage/storage.ts';
import { api, type Trouble } from './api.ts';

/** Not loaded yet, without a session, or signed in. */
export type Self = Me | 'unknown' | 'anonymous';

const self = signal<Self>('unknown');

export const me: ReadonlySignal<Self> = self;

export const isSignedIn = (one: Self): one is Me => typeof one === 'object';

/** Loads our identity without creating one. A browser that never had one skips the request, unless `isSure`. */
export async function loadMe({ isSure = false } = {}): Promise<Result<Self, Trouble>> {
  if (!isSure && !isSignedIn(self.value) && !hadIdentity()) {
    self.value = 'anonymous';
    return ok(self.value);
  }
  const answer = await api('me');
  if (!answer.ok && !isNotSignedIn(answer.error)) return answer;
  setMe(answer.ok ? answer.value : 'anonymous');
  return ok(self.value);
}

/** Signs in as a guest if necessary; `name` is only for a new guest. */
export async function ensureSignedIn(name?: string): Promise<Result<Me, Trouble>> {
  if (isSignedIn(self.value)) return ok(self.value);
  const body = name === undefined || name === '' ? {} : { name };
  if (body.name !== undefined && readName(body.name) === undefined) return refused(BAD_NAME);
  const answer = await api('becomeGuest', { body });
  if (answer.ok) setMe(answer.value);
  return answer;
}

/** Changes our name. */
export async function rename(name: string): Promise<Result<Me, Trouble>> {
  if (readName(name) === undefined) return refused(BAD_NAME);
  const answer = await api('rename', { body: { name } });
  if (answer.ok) setMe(answer.value);
  return answer;
}

/** The server validates names by the same function. */
const BAD_NAME: Trouble = { what: 'refused', problem: { code: 'badName', message: '' } };

/** Sets our identity from another response of the server. */
export function setMe(one: Me | 'anonymous'): void {
  self.value = one;
  if (!isSignedIn(one)) store.remove(IDENTITY_KEY);
  else if (!hadIdentity()) store.write(IDENTITY_KEY, 'yes');
}

/** A refusal may show that we are not signed in: signed out on another device, or deleted. */
export function noteTrouble(trouble: Trouble): void {
  if (isNotSignedIn(trouble)) setMe('anonymous');
}

const isNotSignedIn = (trouble: Trouble): boolean =>
  trouble.what === 'refused' && trouble.problem.code === 'notSignedIn';
