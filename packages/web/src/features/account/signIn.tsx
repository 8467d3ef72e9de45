// Signing in to an account: with a passkey, or with a recovery code.

import type { Me } from '@wagons/protocol';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { signIn, whyNoPasskeys } from '../../online/passkeys.ts';
import { useAction } from '../../online/ui/requests.ts';
import { CodeForm } from './codeForm.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './account.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type SignInProps = { readonly onSaid: (text: string) => void };

export function SignIn({ onSaid }: SignInProps) {
  const { passkey, codes } = useSpeech().online.account;
  const { act, isBusy, trouble } = useAction();
  const welcome = (one: Me): void => {
    setMe(one);
    onSaid(passkey.signedIn({ name: one.name }));
  };
  return (
    <section class={css.part}>
      <p>{passkey.signInHelp}</p>
      {whyNoPasskeys() === undefined && (
        <p>
          <button type="button" class="button" disabled={isBusy} onClick={() => act(signIn, welcome)}>
            {passkey.signIn}
          </button>
        </p>
      )}
      <CodeForm
        act={codes.use}
        send={codes.send}
        isDisabled={isBusy}
        onCode={(code) => act(() => api('recover', { body: { code } }), welcome)}
      />
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
