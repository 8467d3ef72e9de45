// Passkeys: made and used by the browser, asked for and checked by the server.

import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Answer, Me } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { api, type Trouble } from './api.ts';
import { becomeSomebody, nowIAm } from './me.ts';

/**
 * Why there is no passkey: this page came over an insecure connection, by a number instead of a name, the browser
 * knows none; or the person closed the question, the device has one already, something else.
 */
export type PasskeyTrouble = {
  readonly what: 'passkey';
  readonly why: 'insecure' | 'number' | 'browser' | 'cancelled' | 'already' | 'failed';
};

type Passkeyed<Value> = Promise<Result<Value, Trouble | PasskeyTrouble>>;

/** What stands in the way of all passkeys here, if anything does. */
export function whyNoPasskeys(): PasskeyTrouble['why'] | undefined {
  if (!isSecureContext) return 'insecure';
  if (isNumber(location.hostname)) return 'number';
  return 'PublicKeyCredential' in globalThis ? undefined : 'browser';
}

/** An IP address: passkeys belong to a name. */
export const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Makes the guest of this browser an account, or gives an account another passkey. */
export async function makePasskey(name: string): Passkeyed<Answer<'makePasskey'>> {
  const self = await becomeSomebody(name);
  if (!self.ok) return self;
  const options = await api('passkeyOptions');
  if (!options.ok) return options;
  const made = await inBrowser(async () => {
    const browser = await import('@simplewebauthn/browser');
    return browser.startRegistration({ optionsJSON: options.value as Options<typeof startRegistration> });
  });
  if (!made.ok) return made;
  const answer = await api('makePasskey', { body: made.value });
  if (answer.ok) nowIAm(answer.value.me);
  return answer;
}

export async function signIn(): Passkeyed<Me> {
  const options = await api('signInOptions');
  if (!options.ok) return options;
  const shown = await inBrowser(async () => {
    const browser = await import('@simplewebauthn/browser');
    return browser.startAuthentication({ optionsJSON: options.value as Options<typeof startAuthentication> });
  });
  if (!shown.ok) return shown;
  const answer = await api('signIn', { body: shown.value });
  if (answer.ok) nowIAm(answer.value);
  return answer;
}

/** What the server sends is made for the browser by the other half of the same library. */
type Options<Start extends (options: never) => unknown> = Parameters<Start>[0] extends {
  readonly optionsJSON: infer Json;
}
  ? Json
  : never;

/** Does something with the library that speaks to the browser; it comes only when it is wanted. */
async function inBrowser<Value>(does: () => Promise<Value>): Passkeyed<Value> {
  try {
    return ok(await does());
  } catch (error) {
    return refused({ what: 'passkey', why: reasonOf(error) });
  }
}

function reasonOf(error: unknown): PasskeyTrouble['why'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'already' : 'failed';
}
