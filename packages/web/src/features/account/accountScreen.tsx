// The account: name, passkeys, recovery codes, signing out, and blocked players.

import type { Me } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { isSignedIn, loadMe, me } from '../../online/me.ts';
import { type Act, useAction, useQuery } from '../../online/ui/requests.ts';
import { NameField } from '../../online/ui/nameField.tsx';
import { NewName } from '../../online/ui/newName.tsx';
import { Standing } from '../../online/ui/person.tsx';
import { AccountNotice } from '../../online/ui/accountNotice.tsx';
import { Suspension } from '../../online/ui/suspension.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Blocked } from './blocked.tsx';
import { DeleteMe } from './deleteMe.tsx';
import { Passkeys } from './passkeys.tsx';
import { CodeSheet, unkept } from './codeSheet.tsx';
import { RecoveryCodes } from './recoveryCodes.tsx';
import { SignIn } from './signIn.tsx';
import { SignOut } from './signOut.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './account.module.css';

export function AccountScreen() {
  const { account: say } = useSpeech().online;
  const { shell } = useSpeech().web;
  const { trouble, again } = useQuery(loadMe);
  // Kept here, because creating a passkey makes a guest first, which swaps the parts below.
  const making = useAction();
  const [said, setSaid] = useState('');
  const tell = (text: string): void => {
    setSaid(text);
    announce(text);
    focusHeading();
  };
  const { value: self } = me;
  const setCodes = (codes: readonly string[]): void => {
    const { value: now } = me;
    if (isSignedIn(now)) unkept.value = { of: now.id, codes };
  };
  return (
    <Page
      heading={say.heading}
      width="wide"
      scene={<Scenery of="account" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'online' })}>
          {shell.places.online}
        </a>
      }
    >
      {trouble && <TroubleMessage trouble={trouble} again={again} />}
      <Suspension />
      <AccountNotice />
      {self === 'unknown' && !trouble && <Waiting />}
      {said !== '' && <p class="message">{said}</p>}
      {isSignedIn(self) && unkept.value?.of === self.id ? (
        <CodeSheet codes={unkept.value.codes} name={self.name} />
      ) : (
        <>
          {self === 'anonymous' && <Stranger making={making} onCodes={setCodes} onSaid={tell} />}
          {isSignedIn(self) && <OwnAccount self={self} making={making} onCodes={setCodes} onSaid={tell} />}
        </>
      )}
    </Page>
  );
}

type PartProps = {
  readonly making: Act;
  readonly onCodes: (codes: readonly string[]) => void;
  /** A message that outlives the part that caused it. */
  readonly onSaid: (text: string) => void;
};

function Stranger({ making, onCodes, onSaid }: PartProps) {
  const { account: say } = useSpeech().online;
  return (
    <>
      <p>{say.intro.nobody}</p>
      <div class={css.parts}>
        <SignIn onSaid={onSaid} />
        <NameField />
        <Passkeys making={making} onCodes={onCodes} onSaid={onSaid} />
      </div>
    </>
  );
}

function OwnAccount({ self, making, onCodes, onSaid }: PartProps & { readonly self: Me }) {
  const { account: say } = useSpeech().online;
  return (
    <>
      {!self.account && <p>{say.intro.guest}</p>}
      <div class="row">
        <Standing person={self} />
        <a href={makeRoute({ screen: 'player', id: self.id })}>{say.profile}</a>
      </div>
      <div class={css.parts}>
        <div class={css.part}>
          <NewName self={self} onSaved={onSaid} />
        </div>
        <Passkeys making={making} onCodes={onCodes} onSaid={onSaid} />
        {self.account ? (
          <RecoveryCodes self={self} onCodes={onCodes} onSaid={onSaid} />
        ) : (
          <SignIn onSaid={onSaid} />
        )}
        <Blocked onSaid={onSaid} />
        <SignOut self={self} onSaid={onSaid} />
        <DeleteMe self={self} onSaid={onSaid} />
      </div>
    </>
  );
}
