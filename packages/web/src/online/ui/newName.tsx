// The field for another name, on the account and wherever the own name is shown.

import type { Me } from '@wagons/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { rename } from '../me.ts';
import { useAction } from './requests.ts';
import { TroubleMessage } from './troubleMessage.tsx';
import * as form from '../../kit/ui/form.module.css';

type NewNameProps = {
  readonly self: Me;
  /** Receives the sentence that says so. */
  readonly onSaved: (text: string) => void;
  /** Given if the field was opened by a button: it takes the focus, and can be closed. */
  readonly onCancel?: () => void;
};

export function NewName({ self, onSaved, onCancel }: NewNameProps) {
  const { name: say } = useSpeech().online.account;
  const { cancel } = useSpeech().web.shell;
  const [name, setName] = useState(self.name);
  const { act, isBusy, trouble } = useAction();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) input.current?.select();
  }, [isOpened]);
  const send = (event: Event): void => {
    event.preventDefault();
    act(
      () => rename(name.trim()),
      (now) => {
        setName(now.name);
        onSaved(say.saved({ name: now.name }));
      },
    );
  };
  const isNew = name.trim() !== '' && name.trim() !== self.name;
  return (
    <form class={form.field} onSubmit={send}>
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
        <button class={isOpened ? 'button main' : 'button'} disabled={isBusy || !isNew}>
          {say.save}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
      <small id={help}>{say.help}</small>
      {trouble && <TroubleMessage trouble={trouble} />}
    </form>
  );
}
