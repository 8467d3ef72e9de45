// The name that others see, and a way to change it.

import type { Me } from '@wagons/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { rename } from '../me.ts';
import { useOnlineWords } from './onlineWords.ts';
import { Standing } from './person.tsx';
import { useAction } from './requests.ts';
import { TroubleMessage } from './troubleMessage.tsx';
import '../../kit/look/controls.css';

export function OwnName({ self }: { readonly self: Me }) {
  const { lobby } = useOnlineWords();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <NewName self={self} onDone={() => setChanging(false)} />;
  return (
    <p class="own-name">
      <span>
        {lobby.playAs({ name: self.name })} <Standing person={self} />
      </span>
      <button type="button" class="button" onClick={() => setChanging(true)}>
        {lobby.rename}
      </button>
    </p>
  );
}

function NewName({ self, onDone }: { readonly self: Me; readonly onDone: () => void }) {
  const { name: say } = useOnlineWords().account;
  const { cancel } = useSpeech().web.shell;
  const [name, setName] = useState(self.name);
  const { act, isBusy, trouble } = useAction();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = (event: Event): void => {
    event.preventDefault();
    act(
      () => rename(name.trim()),
      (now) => {
        announce(say.saved({ name: now.name }));
        onDone();
      },
    );
  };
  return (
    <form class="field" onSubmit={send}>
      <label for={`${help}-name`}>{say.label}</label>
      <div class="row">
        <input
          id={`${help}-name`}
          ref={input}
          value={name}
          autocomplete="nickname"
          maxLength={48}
          aria-describedby={help}
          aria-invalid={trouble !== undefined}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="button main" disabled={isBusy || name.trim() === ''}>
          {say.save}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {cancel}
        </button>
      </div>
      <small id={help}>{say.help}</small>
      {trouble && <TroubleMessage trouble={trouble} />}
    </form>
  );
}
