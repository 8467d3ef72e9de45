// Who one is online: nobody until something is done there, then a guest or an account.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Me, readName } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { IDENTITY_KEY, hadIdentity } from './identityFlag.ts';
import { store } from '../kit/storage/storage.ts';
import { api, type Trouble } from './api.ts';

/** Not asked yet, nobody, or somebody. */
export type Self = Me | 'unknown' | 'nobody';

const self = signal<Self>('unknown');

export const me: ReadonlySignal<Self> = self;

export const isSomebody = (one: Self): one is Me => typeof one === 'object';

/** Learns who one is; this makes nobody somebody. Whoever never was somebody need not ask, unless to be sure. */
export async function learnWhoIAm({ isSure = false } = {}): Promise<Result<Self, Trouble>> {
  if (!isSure && !isSomebody(self.value) && !hadIdentity()) {
    self.value = 'nobody';
    return ok(self.value);
  }
  const answer = await api('me');
  if (!answer.ok && !isNobody(answer.error)) return answer;
  nowIAm(answer.ok ? answer.value : 'nobody');
  return ok(self.value);
}

/** Whoever does something online is a guest at least; `name` is a wish for somebody new. */
export async function becomeSomebody(name?: string): Promise<Result<Me, Trouble>> {
  if (isSomebody(self.value)) return ok(self.value);
  const wish = name === undefined || name === '' ? {} : { name };
  if (wish.name !== undefined && readName(wish.name) === undefined) return refused(BAD_NAME);
  const answer = await api('becomeGuest', { body: wish });
  if (answer.ok) nowIAm(answer.value);
  return answer;
}

/** Takes another name. */
export async function rename(name: string): Promise<Result<Me, Trouble>> {
  if (readName(name) === undefined) return refused(BAD_NAME);
  const answer = await api('rename', { body: { name } });
  if (answer.ok) nowIAm(answer.value);
  return answer;
}

/** What the server would say to a name that it does not take: it reads names by the same function. */
const BAD_NAME: Trouble = { what: 'refused', problem: { code: 'badName', message: '' } };

/** What the server said about oneself in another answer. */
export function nowIAm(one: Me | 'nobody'): void {
  self.value = one;
  if (!isSomebody(one)) store.remove(IDENTITY_KEY);
  else if (!hadIdentity()) store.write(IDENTITY_KEY, 'yes');
}

/** Trouble that finds nobody there says so here: signed out on another device, or deleted. */
export function seeTrouble(trouble: Trouble): void {
  if (isNobody(trouble)) nowIAm('nobody');
}

const isNobody = (trouble: Trouble): boolean =>
  trouble.what === 'refused' && trouble.problem.code === 'notSignedIn';
