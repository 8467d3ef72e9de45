// The passkeys of the account: device, dates and name, and a way to remove each.

import type { PasskeyFace } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { setMe } from '../../online/me.ts';
import { asOwner } from '../../online/passkeys.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';

type PasskeyListProps = {
  /** How many there are; the list is loaded again when it changes. */
  readonly passkeys: number;
  readonly onSaid: (text: string) => void;
};

export function PasskeyList({ passkeys, onSaid }: PasskeyListProps) {
  const say = useSpeech().online.account.passkey;
  const { value, trouble, again } = useQuery(() => api('passkeys'), { about: String(passkeys) });
  const { act, isBusy, trouble: actTrouble } = useAction();
  const remove = ({ id }: PasskeyFace): void =>
    act(
      async () => asOwner(async () => api('removePasskey', { params: { id } })),
      (self) => {
        setMe(self);
        onSaid(say.removed);
      },
    );
  const rename = ({ id }: PasskeyFace, name: string): void =>
    act(() => api('renamePasskey', { params: { id }, body: { name } }), again);
  const failed = actTrouble ?? trouble;
  return (
    <>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {value?.passkeys.map((passkey) => (
          <li key={passkey.id} class={panel.panel}>
            <Entry passkey={passkey} isBusy={isBusy} onName={(name) => rename(passkey, name)} />
            <Ask
              act={say.remove}
              to={titleOf(passkey, say.heading)}
              question={say.removeAsk}
              isDisabled={isBusy}
              onSure={() => remove(passkey)}
            />
          </li>
        ))}
      </ul>
      {failed && <TroubleMessage trouble={failed} />}
    </>
  );
}

const titleOf = ({ name, device }: PasskeyFace, other: string): string => name ?? (device || other);

type EntryProps = {
  readonly passkey: PasskeyFace;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
};

function Entry({ passkey, isBusy, onName }: EntryProps) {
  const { account, formats } = useSpeech().online;
  const { cancel } = useSpeech().web.shell;
  const [name, setName] = useState<string>();
  const { passkey: say } = account;
  const { device, addedAt, usedAt } = passkey;
  return (
    <div>
      <bdi>{titleOf(passkey, say.heading)}</bdi>
      <small>
        {passkey.name !== undefined && device !== '' && <span>{device} · </span>}
        {say.added({ date: formats.day(addedAt) })}
        {usedAt !== undefined && <> · {say.used({ date: formats.day(usedAt) })}</>}
      </small>
      {name === undefined ? (
        <button type="button" class="plain" onClick={() => setName(titleOf(passkey, ''))}>
          {say.name}
        </button>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            onName(name.trim());
            setName(undefined);
          }}
        >
          <input
            aria-label={say.name}
            value={name}
            maxLength={40}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={isBusy || name.trim() === ''}>
            {account.name.save}
          </button>
          <button type="button" class="button" onClick={() => setName(undefined)}>
            {cancel}
          </button>
        </form>
      )}
    </div>
  );
}
