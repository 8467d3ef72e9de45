// What was added to our account since this device last knew: a passkey, or new recovery codes. Its owner should see what
// someone else has added.

import type { Me } from '@wagons/protocol';
import { Type } from 'typebox';
import { parseJson } from '../kit/storage/json.ts';
import { store } from '../kit/storage/storage.ts';

export type AccountNews = { readonly passkeyAt?: number; readonly codesAt?: number };

const Known = Type.Object({ passkeyAt: Type.Number(), codesAt: Type.Number() });

const keyOf = ({ id }: Me): string => `account/known/${id}`;

/** Empty if there is nothing new; a device that has just signed in has nothing to compare with. */
export function newsOf(self: Me): AccountNews {
  const known = parseJson(Known, store.read(keyOf(self)));
  if (!known) return {};
  const { passkeyAddedAt = 0, recoveryCodesAt = 0 } = self;
  return {
    ...(passkeyAddedAt > known.passkeyAt && { passkeyAt: passkeyAddedAt }),
    ...(recoveryCodesAt > known.codesAt && { codesAt: recoveryCodesAt }),
  };
}

/** The owner has read it, or has done it here. */
export function noteNews(self: Me): void {
  const { passkeyAddedAt: passkeyAt = 0, recoveryCodesAt: codesAt = 0 } = self;
  store.write(keyOf(self), JSON.stringify({ passkeyAt, codesAt }));
}

/** From now on additions are news on this device. */
export function beginNews(self: Me): void {
  if (self.account && store.read(keyOf(self)) === undefined) noteNews(self);
}
