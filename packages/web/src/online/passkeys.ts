// Passkeys (WebAuthn): created and used by the browser, requested and verified by the server.

import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Answer, Me } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { noteNews } from './accountNews.ts';
import { api, type Trouble } from './api.ts';
import { ensureSignedIn, setMe } from './me.ts';

/**
 * Why there is no passkey. `number`: the page was opened by IP address. `already`: the device has one for this
 * account.
 */
export type PasskeyTrouble = {
  readonly what: 'passkey';
  readonly why: 'insecure' | 'number' | 'browser' | 'cancelled' | 'already' | 'failed';
};

type Passkeyed<Value> = Promise<Result<Value, Trouble | PasskeyTrouble>>;

/** Why passkeys don't work on this page at all, if so. */
export function whyNoPasskeys(): PasskeyTrouble['why'] | undefined {
  if (!isSecureContext) return 'insecure';
  if (isNumber(location.hostname)) return 'number';
  return 'PublicKeyCredential' in globalThis ? undefined : 'browser';
}

/** Passkeys belong to a host name, not to an IP address. */
export const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Turns the guest of this browser into an account, or adds a passkey to an account. */
export async function makePasskey(name: string): Passkeyed<Answer<'makePasskey'>> {
  const self = await ensureSignedIn(name);
  if (!self.ok) return self;
  const options = await asOwner(async () => api('passkeyOptions'));
  if (!options.ok) return options;
  const made = await inBrowser(async () => {
    const browser = await import('@simplewebauthn/browser');
    return browser.startRegistration({ optionsJSON: options.value as Options<typeof startRegistration> });
  });
  if (!made.ok) return made;
  const answer = await api('makePasskey', { body: made.value });
  if (answer.ok) {
    setMe(answer.value.me);
    noteNews(answer.value.me);
  }
  return answer;
}

/**
 * Sends a request that only the owner of the account may make. If the server asks for a fresh proof, the passkey is used,
 * and the request is sent again.
 */
export async function asOwner<Value>(request: () => Passkeyed<Value>): Passkeyed<Value> {
  const answer = await request();
  const { error } = answer.ok ? {} : answer;
  if (error?.what !== 'refused' || error.problem.code !== 'proofNeeded') return answer;
  // Without passkeys, the refusal says that a recovery code is needed.
  if (whyNoPasskeys() !== undefined) return answer;
  const proven = await prove();
  return proven.ok ? request() : proven;
}

async function prove(): Passkeyed<Me> {
  const options = await api('proofOptions');
  if (!options.ok) return options;
  const shown = await askPasskey(options.value);
  if (!shown.ok) return shown;
  return api('prove', { body: { passkey: { ...shown.value } } });
}

export async function signIn(): Passkeyed<Me> {
  const options = await api('signInOptions');
  if (!options.ok) return options;
  const shown = await askPasskey(options.value);
  if (!shown.ok) return shown;
  const answer = await api('signIn', { body: shown.value });
  if (answer.ok) setMe(answer.value);
  return answer;
}

const askPasskey = async (options: object) =>
  inBrowser(async () => {
    const browser = await import('@simplewebauthn/browser');
    return browser.startAuthentication({ optionsJSON: options as Options<typeof startAuthentication> });
  });

/** The server creates the options with the server half of the same library. */
type Options<Start extends (options: never) => unknown> = Parameters<Start>[0] extends {
  readonly optionsJSON: infer Json;
}
  ? Json
  : never;

/** Runs a WebAuthn call and turns its exceptions into values. The library is loaded on demand. */
async function inBrowser<Value>(call: () => Promise<Value>): Passkeyed<Value> {
  try {
    return ok(await call());
  } catch (error) {
    return refused({ what: 'passkey', why: reasonOf(error) });
  }
}

function reasonOf(error: unknown): PasskeyTrouble['why'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'already' : 'failed';
}
