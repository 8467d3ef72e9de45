// Accounts without passwords: registration and sign-in with passkeys (WebAuthn).

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Clock } from '../ports/environment.ts';
import type { Passkey, Player, Store } from '../ports/store.ts';
import type { Challenges } from './challenges.ts';
import { deviceOf } from './devices.ts';

/** The name shown in the browser's list of passkeys. */
const NAME = 'Circle the Wagons';

/** Imported on first use: it takes as long to load as the rest of the server. */
const library = async () => import('@simplewebauthn/server');

/** The most passkeys per account. */
const MOST = 20;

export type PasskeyPorts = {
  readonly clock: Pick<Clock, 'now'>;
  readonly store: Pick<Store, 'passkey' | 'passkeysOf' | 'usePasskey'>;
  readonly site: () => Site;
  readonly challenges: Challenges;
};

/** The options for the browser, and the header that makes it keep the challenge. */
export type Ceremony = { readonly options: Readonly<Record<string, unknown>>; readonly keep: string };

export async function startRegistration(ports: PasskeyPorts, me: Player): Promise<Ceremony> {
  const { store, site, challenges } = ports;
  const passkeys = await store.passkeysOf(me.id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: site().passkeyName,
    userID: new Uint8Array(Buffer.from(me.id)),
    userName: me.name,
    userDisplayName: me.name,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // Discoverable credentials: the passkey identifies the account, so players type no name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options: { ...options }, keep: challenges.keep('make', options.challenge, me.id) };
}

/** Verifies a new passkey. */
export async function finishRegistration(
  ports: PasskeyPorts,
  me: Player,
  response: unknown,
  headers: IncomingHttpHeaders,
): Promise<Result<Passkey, RefusalCode>> {
  if ((await ports.store.passkeysOf(me.id)).length >= MOST) return refused('tooMany');
  const challenge = ports.challenges.read('make', headers, me.id);
  if (challenge === undefined) return refused('badPasskey');
  const { origins, passkeyName } = ports.site();
  const { verifyRegistrationResponse } = await library();
  const answer = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: passkeyName,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!answer?.verified) return refused('badPasskey');
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
  if (await ports.store.passkey(id)) return refused('badPasskey');
  if (!(await ports.challenges.spend(challenge))) return refused('badPasskey');
  return ok({
    id,
    player: me.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((transport) => /^[a-z-]{1,16}$/.test(transport)).slice(0, 8),
    device: deviceOf(headers['user-agent']),
  });
}

/** With an owner, only their passkeys are offered. */
export async function startSignIn(
  { store, site, challenges }: PasskeyPorts,
  owner?: Player,
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site().passkeyName,
    userVerification: 'preferred',
    ...(owner && {
      allowCredentials: (await store.passkeysOf(owner.id)).map(({ id, transports }) => ({
        id,
        transports: [...transports],
      })),
    }),
  });
  return { options: { ...options }, keep: challenges.keep('signIn', options.challenge) };
}

/** Verifies a sign-in and returns the owner. All failures look alike to the client. */
export async function finishSignIn(
  ports: PasskeyPorts,
  response: unknown,
  headers: IncomingHttpHeaders,
): Promise<Result<Passkey['player'], RefusalCode>> {
  const { store, clock, site } = ports;
  const challenge = ports.challenges.read('signIn', headers);
  const id = idOf(response);
  const passkey = challenge === undefined || id === undefined ? undefined : await store.passkey(id);
  if (challenge === undefined || !passkey) return refused('badPasskey');
  const { origins, passkeyName } = site();
  const { verifyAuthenticationResponse } = await library();
  const answer = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: passkeyName,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(() => undefined);
  if (!answer?.verified) return refused('badPasskey');
  // The counter of a synced passkey stays 0, so it can't reveal a replay; the used challenge does.
  if (!(await ports.challenges.spend(challenge))) return refused('badPasskey');
  await store.usePasskey(passkey.id, answer.authenticationInfo.newCounter, clock.now());
  return ok(passkey.player);
}

function idOf(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('id' in response)) return undefined;
  return typeof response.id === 'string' && /^[A-Za-z0-9_-]{1,1024}$/.test(response.id)
    ? response.id
    : undefined;
}
