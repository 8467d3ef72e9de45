// A field for a recovery code, folded until it is needed.

import { useState } from 'preact/hooks';
import * as form from '../../kit/ui/form.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './account.module.css';

type CodeFormProps = {
  /** What the code is for. */
  readonly act: string;
  /** The label of the button. */
  readonly send: string;
  readonly isDisabled: boolean;
  readonly onCode: (code: string) => void;
};

export function CodeForm({ act, send, isDisabled, onCode }: CodeFormProps) {
  const { label } = useSpeech().online.account.codes;
  const [code, setCode] = useState('');
  return (
    <details>
      <summary>{act}</summary>
      <form
        class={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code.trim());
        }}
      >
        <label class={form.field}>
          <span>{label}</span>
          <input
            value={code}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={64}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={isDisabled || code.trim() === ''}>
          {send}
        </button>
      </form>
    </details>
  );
}
