// The recovery codes: how many are left, and new ones.

import type { Me } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { useOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';

type RecoveryProps = { readonly self: Me; readonly onCodes: (codes: readonly string[]) => void };

export function RecoveryCodes({ self, onCodes }: RecoveryProps) {
  const say = useOnlineWords().account.codes;
  const { act, isBusy, trouble } = useAction();
  const renew = (): void =>
    act(
      () => api('newRecoveryCodes'),
      ({ recoveryCodes }) => {
        setMe({ ...self, recoveryCodes: recoveryCodes.length });
        onCodes(recoveryCodes);
      },
    );
  return (
    <section class="account-part">
      <h2>{say.heading}</h2>
      <p>{say.what}</p>
      <p>{say.left({ codes: self.recoveryCodes })}</p>
      <p>
        <Ask act={say.renew} question={say.renewAsk} isDisabled={isBusy} onSure={renew} />
      </p>
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
