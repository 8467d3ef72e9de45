// Deletes the account or guest; opponents keep the games, without the name.

import type { Me } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { useOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';

type DeleteProps = { readonly self: Me; readonly onSaid: (text: string) => void };

export function DeleteMe({ self, onSaid }: DeleteProps) {
  const say = useOnlineWords().account.delete;
  const { act, isBusy, trouble } = useAction();
  const forget = (): void =>
    act(
      () => api('forget'),
      () => {
        setMe('anonymous');
        onSaid(say.done);
      },
    );
  return (
    <section class="account-part">
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
