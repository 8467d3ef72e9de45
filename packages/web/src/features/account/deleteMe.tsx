// Deletes the account or guest; opponents keep the games, without the name.

import type { Me } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { asOwner } from '../../online/passkeys.ts';
import { setMe } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './account.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type DeleteProps = { readonly self: Me; readonly onSaid: (text: string) => void };

export function DeleteMe({ self, onSaid }: DeleteProps) {
  const say = useSpeech().online.account.delete;
  const { act, isBusy, trouble } = useAction();
  const forget = (): void =>
    act(
      async () => asOwner(async () => api('forget')),
      () => {
        setMe('anonymous');
        onSaid(say.done);
      },
    );
  return (
    <section class={css.part}>
      <h2>{say.heading}</h2>
      <p>
        <Ask
          act={self.account ? say.account : say.guest}
          question={say.ask}
          sure={say.sure}
          isDisabled={isBusy}
          onSure={forget}
        />
      </p>
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
