// Renames the player.

import type { Me } from '@wagons/protocol';
import { useId, useState } from 'preact/hooks';
import { rename } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { useOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import '../../kit/look/controls.css';

type RenameProps = { readonly self: Me; readonly onSaid: (text: string) => void };

export function Rename({ self, onSaid }: RenameProps) {
  const say = useOnlineWords().account.name;
  const [name, setName] = useState(self.name);
  const { act, isBusy, trouble } = useAction();
  const help = useId();
  const send = (event: Event): void => {
    event.preventDefault();
    act(
      () => rename(name.trim()),
      (now) => {
        setName(now.name);
        onSaid(say.saved({ name: now.name }));
      },
    );
  };
  const isNew = name.trim() !== '' && name.trim() !== self.name;
  return (
    <form class="account-part" onSubmit={send}>
      <label class="field">
        <span>{say.label}</span>
        <input
          value={name}
          autocomplete="nickname"
          maxLength={48}
          aria-describedby={help}
          aria-invalid={trouble !== undefined}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <small id={help}>{say.help}</small>
      {trouble && <TroubleMessage trouble={trouble} />}
      <button type="submit" class="button" disabled={isBusy || !isNew}>
        {say.save}
      </button>
    </form>
  );
}
