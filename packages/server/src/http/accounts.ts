// Routes of passkeys and recovery codes: creating an account, signing in to it, and managing its keys.

import { type Me, readText, type RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { createHash } from 'node:crypto';
import {
  startRegistration,
  startSignIn,
  finishRegistration,
  type PasskeyPorts,
  finishSignIn,
} from '../people/passkeys.ts';
import { isAllowedName } from '../names/allowed.ts';
import { hashOfCode, makeCodes } from '../people/recovery.ts';
import type { Player, StoredPasskey } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { describeMe, issueSession, sessionOf, welcome } from './me.ts';
import type { Handlers, RouteRequest } from './serve.ts';
import type { World } from './world.ts';

type Keeping = 'newRecoveryCodes' | 'proofOptions' | 'prove' | 'passkeys' | 'renamePasskey' | 'removePasskey';
type Entering = 'passkeyOptions' | 'makePasskey' | 'signInOptions' | 'signIn' | 'recover';

export const accountHandlers = (world: World): Handlers<Entering | Keeping> => ({
  ...entering(world),
  ...keeping(world),
});

/** Creating an account, and signing in to it. */
function entering(world: World): Handlers<Entering> {
  const { store, hall, clock, random, challenges } = world;
  const ports: PasskeyPorts = world;

  return {
    passkeyOptions: async ({ me, reply }) => {
      // A guest may have had the name before it was refused. Accounts keep theirs.
      if (!me.account && !isAllowedName(me.name)) return refused('nameNotAllowed');
      // Refused early, before the browser creates a passkey. The definite check is made when it is stored.
      if (await store.isNameTaken(me.name, me.id)) return refused('nameTaken');
      const { options, keep } = await startRegistration(ports, me);
      void reply.header('set-cookie', keep);
      return ok(options);
    },
    makePasskey: async (asked) => {
      const { me, body, request, reply } = asked;
      const passkey = await finishRegistration(ports, me, body, request.headers);
      if (!passkey.ok) return passkey;
      // The first passkey comes with recovery codes; later ones leave them unchanged.
      const codes = me.account ? [] : makeCodes(random);
      const isAdded = await store.addPasskey(passkey.value, codes.map(hashOfCode), clock.now());
      if (!isAdded) return refused('nameTaken');
      const account = (await store.players([me.id])).get(me.id);
      if (!account || account.deletedAt !== undefined) return refused('badPasskey');
      hall.changed(me.id);
      // The guest's sessions are void, and so are its sockets.
      if (!me.account) world.signOut(me.id);
      void reply.header('set-cookie', challenges.drop());
      return ok({ me: await welcome(world, asked, account), recoveryCodes: [...codes] });
    },
    signInOptions: async ({ reply }) => {
      const { options, keep } = await startSignIn(ports);
      void reply.header('set-cookie', keep);
      return ok(options);
    },
    signIn: async (asked) => {
      const { body, request, reply } = asked;
      const owner = await finishSignIn(ports, body, request.headers);
      if (!owner.ok) return owner;
      const account = await signInTo(world, asked.me, owner.value, 'badPasskey');
      if (!account.ok) return account;
      void reply.header('set-cookie', challenges.drop());
      return ok(await welcome(world, asked, account.value));
    },
    recover: async (asked) => {
      const owner = await store.useRecovery(hashOfCode(asked.body.code), clock.now());
      if (owner === undefined) return refused('badRecoveryCode');
      const account = await signInTo(world, asked.me, owner, 'badRecoveryCode');
      return account.ok ? ok(await welcome(world, asked, account.value)) : account;
    },
  };
}

/** The keys of an account, and proofs that they are at hand. */
function keeping(world: World): Handlers<Keeping> {
  const { store, clock, random } = world;

  return {
    newRecoveryCodes: async ({ me }) => {
      const codes = makeCodes(random);
      await store.setRecovery(me.id, codes.map(hashOfCode), clock.now());
      return ok({ recoveryCodes: [...codes] });
    },
    proofOptions: async ({ me, reply }) => {
      const { options, keep } = await startSignIn(world, me);
      void reply.header('set-cookie', keep);
      return ok(options);
    },
    prove: async (asked) => prove(world, asked),
    passkeys: async ({ me }) => {
      const passkeys = await store.passkeysOf(me.id);
      return ok({
        passkeys: passkeys.map((passkey) => {
          const { name, device, addedAt, usedAt } = passkey;
          return {
            id: faceId(passkey),
            ...(name !== undefined && { name }),
            device,
            addedAt,
            ...(usedAt !== undefined && { usedAt }),
          };
        }),
      });
    },
    renamePasskey: async ({ me, params, body }) => {
      const passkey = await passkeyAt(world, me, params.id);
      if (!passkey) return refused('noSuchPasskey');
      const name = readText(body.name);
      if (name === undefined) return refused('badText');
      await store.namePasskey(me.id, passkey.id, name);
      return ok({});
    },
    removePasskey: async (asked) => {
      const { me, params, request } = asked;
      const passkey = await passkeyAt(world, me, params.id);
      if (!passkey) return refused('noSuchPasskey');
      if (!(await store.removePasskey(me.id, passkey.id))) return refused('lastPasskey');
      // Which session came from this passkey isn't known, so all others end; this one continues under its id.
      const account = (await store.players([me.id])).get(me.id) ?? me;
      world.signOut(me.id);
      return ok(await issueSession(world, asked, account, sessionOf(world, request, account)));
    },
  };
}

/** Credential ids are long and meant for the browser only; in addresses, a hash stands for them. */
const faceId = ({ id }: Pick<StoredPasskey, 'id'>): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 22);

const passkeyAt = async ({ store }: World, me: Player, id: string): Promise<StoredPasskey | undefined> =>
  (await store.passkeysOf(me.id)).find((passkey) => faceId(passkey) === id);

/** Records a fresh proof for this session. Someone else's passkey or code proves nothing, and isn't used up. */
async function prove(world: World, asked: RouteRequest<'prove'>): Promise<Result<Me, RefusalCode>> {
  const { store, clock, challenges, sessions, proofs } = world;
  const { me, body, request, reply } = asked;
  if ('code' in body) {
    if ((await store.useRecovery(hashOfCode(body.code), clock.now(), me.id)) === undefined)
      return refused('badRecoveryCode');
  } else {
    const owner = await finishSignIn(world, body.passkey, request.headers);
    if (!owner.ok || owner.value !== me.id) return refused('badPasskey');
    void reply.header('set-cookie', challenges.drop());
  }
  const session = sessions.claim(request.headers)?.session;
  // An early session has no id; it is replaced by one that has.
  if (session === undefined) return ok(await welcome(world, asked, me));
  await proofs.record(session);
  return ok(await describeMe(world, me));
}

/** The account whose ownership was proven. The guest on this device is merged into it. */
async function signInTo(
  { store, hall, signOut }: World,
  me: Player | undefined,
  owner: PlayerId,
  refusal: RefusalCode,
): Promise<Result<Player, RefusalCode>> {
  const account = (await store.players([owner])).get(owner);
  if (!account || account.deletedAt !== undefined) return refused(refusal);
  if (me && !me.account && me.id !== account.id) {
    await store.merge(me.id, account.id);
    await hall.merged(me.id, account.id);
    // Other tabs of this browser reconnect as the account, with the new cookie.
    signOut(me.id);
  }
  return ok(account);
}
