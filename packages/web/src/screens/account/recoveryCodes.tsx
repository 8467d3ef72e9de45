// The recovery codes: how many are left, new ones, and the sheet that shows them once.

import type { Me } from '@wagons/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { copy } from '../../app/copy.ts';
import { laterWords } from '../../app/laterWords.ts';
import { api } from '../../online/api.ts';
import { nowIAm } from '../../online/me.ts';
import { useAct } from '../online/asking.ts';
import { useOnlineWords } from '../online/onlineWords.ts';
import { TroubleMessage } from '../online/troubleMessage.tsx';
import { Ask } from '../online/ask.tsx';
import '../../look/panel.css';

type RecoveryProps = { readonly self: Me; readonly onCodes: (codes: readonly string[]) => void };

export function RecoveryCodes({ self, onCodes }: RecoveryProps) {
  const say = useOnlineWords().account.codes;
  const { act, isBusy, trouble } = useAct();
  const renew = (): void =>
    act(
      () => api('newRecoveryCodes'),
      ({ recoveryCodes }) => {
        nowIAm({ ...self, recoveryCodes: recoveryCodes.length });
        onCodes(recoveryCodes);
      },
    );
  return (
    <section class="account-part">
      <h2>{say.heading}</h2>
      <p>{say.what}</p>
      <p>{say.left(self.recoveryCodes)}</p>
      <p>
        <Ask button={say.renew} text={say.renewAsk} sure={say.renew} isDisabled={isBusy} onSure={renew} />
      </p>
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}

type CodeSheetProps = {
  readonly codes: readonly string[];
  readonly name: string;
  readonly onDone: () => void;
};

/** Stays until it is said that they are kept: they cannot be shown again. */
export function CodeSheet({ codes, name, onDone }: CodeSheetProps) {
  const say = useOnlineWords().account.codes;
  const { share } = laterWords.use();
  const [isKept, setKept] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copyAll = async (): Promise<void> => {
    const text = (await copy([say.sheet(name), ...codes].join('\n'))) ? share.copied : share.copyFailed;
    setSaid(text);
    announce(text);
  };
  return (
    <section class="panel code-sheet">
      <h2 ref={heading} tabindex={-1}>
        {say.sheet(name)}
      </h2>
      <p>{say.keep}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="button" onClick={() => void copyAll()}>
          {say.copy}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {say.print}
        </button>
        <span>{said}</span>
      </div>
      <label class="kept">
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        <span>{say.kept}</span>
      </label>
      <button type="button" class="button main" disabled={!isKept} onClick={onDone}>
        {say.done}
      </button>
    </section>
  );
}
