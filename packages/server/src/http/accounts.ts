// Routes of passkeys and recovery codes: creating an account, and signing in to it.

import type { RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import {
  startRegistration,
  startSignIn,
  finishRegistration,
  type PasskeyPorts,
  finishSignIn,
} from '../people/passkeys.ts';
import { hashOfCode, makeCodes } from '../people/recovery.ts';
import type { Player } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { welcome } from './me.ts';
import type { Handlers } from './serve.ts';
import type { World } from './world.ts';

type Names = 'passkeyOptions' | 'makePasskey' | 'signInOptions' | 'signIn' | 'recover' | 'newRecoveryCodes';

export function accountHandlers(world: World): Handlers<Names> {
  const { store, hall, clock, random, challenges } = world;
  const ports: PasskeyPorts = world;

  return {
    passkeyOptions: async ({ me, reply }) => {
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
    newRecoveryCodes: async ({ me }) => {
      const codes = makeCodes(random);
      await store.setRecovery(me.id, codes.map(hashOfCode));
      return ok({ recoveryCodes: [...codes] });
    },
  };
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
