// The recovery codes: how many are left, and new ones.

import type { Me } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { asOwner } from '../../online/passkeys.ts';
import { noteNews } from '../../online/accountNews.ts';
import { isSignedIn, loadMe, setMe } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { CodeForm } from './codeForm.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './account.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type RecoveryProps = {
  readonly self: Me;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onSaid: (text: string) => void;
};

export function RecoveryCodes({ self, onCodes, onSaid }: RecoveryProps) {
  const say = useSpeech().online.account.codes;
  const { act, isBusy, trouble } = useAction();
  const renew = (): void =>
    act(
      async () => asOwner(async () => api('newRecoveryCodes')),
      ({ recoveryCodes }) => {
        setMe({ ...self, recoveryCodes: recoveryCodes.length });
        onCodes(recoveryCodes);
        // When that was is known to the server.
        void loadMe().then((now) => {
          if (now.ok && isSignedIn(now.value)) noteNews(now.value);
        });
      },
    );
  const prove = (code: string): void =>
    act(
      () => api('prove', { body: { code } }),
      (now) => {
        setMe(now);
        onSaid(say.proven);
      },
    );
  return (
    <section class={css.part}>
      <h2>{say.heading}</h2>
      <p>{say.what}</p>
      <p>{say.left({ codes: self.recoveryCodes })}</p>
      <p>
        <Ask act={say.renew} question={say.renewAsk} isDisabled={isBusy} onSure={renew} />
      </p>
      <CodeForm act={say.prove} send={say.confirm} isDisabled={isBusy} onCode={prove} />
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
