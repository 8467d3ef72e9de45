// Signing in to an account: with a passkey, or with a recovery code.

import type { Me } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { signIn, whyNoPasskeys } from '../../online/passkeys.ts';
import { useAction } from '../../online/ui/requests.ts';
import { useOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import '../../kit/look/controls.css';

type SignInProps = { readonly onSaid: (text: string) => void };

export function SignIn({ onSaid }: SignInProps) {
  const { passkey, codes } = useOnlineWords().account;
  const { act, isBusy, trouble } = useAction();
  const [code, setCode] = useState('');
  const welcome = (one: Me): void => {
    setMe(one);
    onSaid(passkey.signedIn({ name: one.name }));
  };
  return (
    <section class="account-part">
      <p>{passkey.signInHelp}</p>
      {whyNoPasskeys() === undefined && (
        <p>
          <button type="button" class="button" disabled={isBusy} onClick={() => act(signIn, welcome)}>
            {passkey.signIn}
          </button>
        </p>
      )}
      <details>
        <summary>{codes.use}</summary>
        <form
          class="account-part"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => api('recover', { body: { code: code.trim() } }), welcome);
          }}
        >
          <label class="field">
            <span>{codes.label}</span>
            <input
              value={code}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              maxLength={64}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={isBusy || code.trim() === ''}>
            {codes.send}
          </button>
        </form>
      </details>
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
