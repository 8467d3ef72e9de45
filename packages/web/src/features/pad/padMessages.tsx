// Messages above the pad: a broken link, or a shared pad.

import { useSignal } from '@preact/signals';
import { Message } from '../../kit/ui/message.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { NoPad } from './padText.ts';
import * as css from './pad.module.css';

export type Guest = { readonly takeOver: () => void; readonly leave: () => void };

type PadMessagesProps = { readonly refused: NoPad | undefined; readonly guest: Guest | undefined };

export function PadMessages({ refused, guest }: PadMessagesProps) {
  const { shell } = useSpeech().web;
  const say = useSpeech().pages.pad;
  const isRead = useSignal(false);
  return (
    <div class={css.messages} data-part="messages">
      {refused && !isRead.value && (
        <Message>
          <p>{say.refused[refused]}</p>
          <button type="button" class="button" onClick={() => (isRead.value = true)}>
            {shell.close}
          </button>
        </Message>
      )}
      {guest && (
        <Message role="status">
          <p>{say.linked.text}</p>
          <button type="button" class="button" onClick={guest.takeOver}>
            {say.linked.take}
          </button>
          <button type="button" class="button main" onClick={guest.leave}>
            {say.linked.mine}
          </button>
        </Message>
      )}
    </div>
  );
}
