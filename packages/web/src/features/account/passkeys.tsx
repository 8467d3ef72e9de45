// The passkeys, and a button to create one where supported.

import { isSignedIn, me } from '../../online/me.ts';
import { makePasskey, whyNoPasskeys } from '../../online/passkeys.ts';
import { PasskeyList } from './passkeyList.tsx';
import type { Act } from '../../online/ui/requests.ts';
import { useNameTrouble, wishedName } from '../../online/ui/nameField.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './account.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type PasskeysProps = {
  readonly making: Act;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onSaid: (text: string) => void;
};

export function Passkeys({ making, onCodes, onSaid }: PasskeysProps) {
  const say = useSpeech().online.account.passkey;
  const { act, isBusy, trouble: anyTrouble } = making;
  const trouble = useNameTrouble(anyTrouble);
  const passkeys = isSignedIn(me.value) ? me.value.passkeys : 0;
  const isAccount = isSignedIn(me.value) && me.value.account;
  const why = whyNoPasskeys();
  const make = (): void =>
    act(
      () => makePasskey(wishedName.value.trim()),
      ({ recoveryCodes }) => {
        onSaid(say.made);
        if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      },
    );
  return (
    <section class={css.part}>
      <h2>{say.heading}</h2>
      <p>{say.what}</p>
      {passkeys > 0 && <p>{say.count({ passkeys })}</p>}
      {isAccount && <PasskeyList passkeys={passkeys} onSaid={onSaid} />}
      {why === undefined ? (
        <p>
          <button
            type="button"
            class={passkeys > 0 ? 'button' : 'button main'}
            disabled={isBusy}
            onClick={make}
          >
            {passkeys > 0 ? say.another : say.make}
          </button>
        </p>
      ) : (
        <p class="message">{say.unable[why]}</p>
      )}
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
