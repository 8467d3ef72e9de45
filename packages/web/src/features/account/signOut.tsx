// Signs out on this device or on every device.

import type { Me } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { dropSubscription } from '../../online/pushAlerts.ts';
import { useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './account.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type SignOutProps = { readonly self: Me; readonly onSaid: (text: string) => void };

export function SignOut({ self, onSaid }: SignOutProps) {
  const say = useSpeech().online.account.out;
  const { act, isBusy, trouble } = useAction();
  const leave = (everywhere: boolean): void =>
    act(
      () => api('signOut', { body: { everywhere } }),
      () => {
        void dropSubscription();
        setMe('anonymous');
        onSaid(say.done);
      },
    );
  return (
    <section class={css.part}>
      <h2>{say.heading}</h2>
      <div class="row">
        {self.account ? (
          <>
            <button type="button" class="button" disabled={isBusy} onClick={() => leave(false)}>
              {say.here}
            </button>
            <button type="button" class="button" disabled={isBusy} onClick={() => leave(true)}>
              {say.everywhere}
            </button>
          </>
        ) : (
          <Ask act={say.here} question={say.guestAsk} isDisabled={isBusy} onSure={() => leave(false)} />
        )}
      </div>
      {self.account && <small>{say.everywhereHelp}</small>}
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
