// Adds a mail address or a webhook.

import type { Alerts } from '@wagons/protocol';
import { useId, useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { localWishes } from '../../online/pushAlerts.ts';
import { type AnyTrouble, useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as form from '../../kit/ui/form.module.css';
import * as layout from '../../kit/ui/layout.module.css';

type NewAddressProps = { readonly of: 'mail' | 'webhook'; readonly onChange: (alerts: Alerts) => void };

export function NewAddress({ of, onChange }: NewAddressProps) {
  const { add, [of]: say } = useSpeech().alerts;
  const id = useId();
  const [text, setText] = useState('');
  const { act, isBusy, trouble } = useAction();
  const isBad = isBadAddress(trouble);
  const target = of === 'mail' ? { mail: text.trim() } : { webhook: text.trim() };
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act(
            () => api('addAlertTarget', { body: { ...localWishes(), target } }),
            (alerts) => {
              setText('');
              onChange(alerts);
            },
          );
        }}
      >
        <div class={form.field}>
          <label for={id}>{say.label}</label>
          <input
            id={id}
            type="text"
            inputMode={of === 'mail' ? 'email' : 'url'}
            autocomplete={of === 'mail' ? 'email' : 'off'}
            aria-describedby={`${id}-help`}
            aria-invalid={isBad}
            value={text}
            maxLength={of === 'mail' ? 254 : 500}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <small id={`${id}-help`}>{say.help}</small>
        </div>
        {isBad && (
          <p class={form.wrong} role="alert">
            {say.bad}
          </p>
        )}
        <p>
          <button type="submit" class="button" disabled={isBusy || text.trim() === ''}>
            {add}
          </button>
        </p>
      </form>
      {trouble && !isBad && <TroubleMessage trouble={trouble} />}
    </section>
  );
}

const isBadAddress = (trouble: AnyTrouble | undefined): boolean =>
  trouble?.what === 'refused' && trouble.problem.code === 'badAlertAddress';
